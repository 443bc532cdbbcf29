"""Mail, handed in where the host says."""

from __future__ import annotations

import asyncio
import smtplib
import ssl
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

from tavolata.engine.words import Words
from tavolata.server.nudges.messages import Note
from tavolata.server.nudges.settings import MailServer

#: How long the mail server may take for each word, in seconds.
_PATIENCE = 10.0


def mail_of(note: Note, sender: str, receiver: str) -> EmailMessage:
    """The message as a mail, with the header by which a mail program offers to stop it."""
    words = Words(note.language)
    stop = words.say("nudge-stop-link", {"link": note.stop_link})
    mail = _mail(sender, receiver, note.title, f"{note.title}\n{note.body}\n\n{note.link}\n\n--\n{stop}\n")
    mail["List-Unsubscribe"] = f"<{note.stop_link}>"
    return mail


def question_of(sender: str, receiver: str, link: str, language: str, table: str) -> EmailMessage:
    """Asks whoever reads mail there whether they want it: anybody could have typed the address."""
    words = Words(language)
    text = words.say("nudge-mail-ask", {"table": table, "link": link})
    return _mail(sender, receiver, words.say("nudge-mail-subject"), text + "\n")


def _mail(sender: str, receiver: str, subject: str, text: str) -> EmailMessage:
    mail = EmailMessage()
    mail["From"], mail["To"], mail["Subject"] = sender, receiver, subject
    mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain=sender.partition("@")[2])
    # Answering machines keep silent.
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(text)
    return mail


class Mailer:
    """Hands mail in, beside the event loop. `OSError` or `smtplib.SMTPException` if it could not be."""

    def __init__(self, server: MailServer, tls: ssl.SSLContext | None = None) -> None:
        self.server = server
        self._tls = tls or ssl.create_default_context()

    async def send(self, mail: EmailMessage) -> None:
        await asyncio.to_thread(self._hand_in, mail)

    def _hand_in(self, mail: EmailMessage) -> None:
        server = self.server
        if server.tls_at_once:
            with smtplib.SMTP_SSL(server.host, server.port, timeout=_PATIENCE, context=self._tls) as line:
                self._speak(line, mail)
            return
        with smtplib.SMTP(server.host, server.port, timeout=_PATIENCE) as line:
            # Never in the clear: not the password, nor who plays what.
            line.starttls(context=self._tls)
            self._speak(line, mail)

    def _speak(self, line: smtplib.SMTP, mail: EmailMessage) -> None:
        if self.server.user:
            line.login(self.server.user, self.server.password)
        line.send_message(mail)
