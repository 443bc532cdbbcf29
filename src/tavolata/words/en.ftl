### The words of the command line and of the terminal.
### Seats are counted from 1. Commands and options are the same in every language.

## Saying things

# $first: all but the last, already joined; $last: the last
list-and = { $first } and { $last }
page-more = Enter to read on, q to stop
page-back = Enter to go back

## The names of those who chose none

names-people = Ada Bruno Carla Dino Elsa Fabio Gaia Ugo Livia Nino
names-bots = Raven Wolf Badger Fox Owl Lynx Stag Falcon Hedgehog Bear

## The command line

cli-usage = usage:
cli-about = Italian tabletop games in the terminal, with friends and against bots. Every rule has a number, and the table can tell you why.
cli-nothing = (nothing)
cli-alone = Sit down at the table: the program asks what to play and with whom.
cli-commands = Commands
cli-options = Options
cli-examples = Examples
cli-see-help = Everything you can type: { $command }
cli-see-command-help = Every command has its own help, for instance: { $command }
cli-lang = The language: Italian or English. Without it, that of your system.
cli-help = Show this help.
cli-version-about = Show the version.
# $build: compiled or python
cli-version =
    tavolata { $version } ({ $build ->
        [compiled] compiled engine
       *[python] plain Python engine
    }, Python { $python })

cli-value-command = COMMAND
cli-value-options = OPTIONS
cli-value-game = GAME
cli-value-number = NUMBER
cli-value-seat = SEAT
cli-value-seats = SEATS
cli-value-seat-or-all = SEAT|all
cli-value-name = NAME
cli-value-names = NAMES
cli-value-bots = BOTS
cli-value-option = NAME=VALUE
cli-value-case = case
cli-value-reactions = quick|strict
cli-value-lesson = LESSON
cli-value-file = FILE
cli-value-bench = GAME|server
cli-value-address = ADDRESS
cli-value-folder = FOLDER
cli-value-backup = FOLDER|FILE
cli-value-url = URL
cli-value-log = text|json
cli-value-deck = DECK
cli-value-decks = DECKS
cli-value-deck-what = ACTION
cli-value-rule = NUMBER
cli-value-lab-what = ACTION
cli-value-lab-file = FILE|FOLDER|GAME
cli-value-bot = BOT
cli-value-cluster = CLUSTER
cli-value-answer = ANSWER
cli-value-percent = PERCENT
cli-value-word = WORD

cli-serve-about = Lay tables online: friends sit down with a link or a QR code, bots fill the empty seats.
cli-serve-port = The port; without one the first free from 8000 on.
cli-serve-host = The address to listen on: 127.0.0.1 for this computer alone; usually all.
cli-serve-data = The folder in which games are kept, instead of the user’s own.
cli-serve-database = A PostgreSQL database instead of the one in the folder; several servers may share it.
cli-serve-workers = In how many processes to serve; more than one needs PostgreSQL.
cli-serve-thinkers = In how many processes bots think.
cli-serve-proxy = Behind a proxy that does TLS: trust its word about addresses and scheme.
cli-serve-host-name = A name by which people call the server, such as games.example.org; may be given more than once.
cli-serve-keep-finished = For how many days a finished table is kept; usually 90, with 0 for ever.
cli-serve-keep-idle = For how many days a table is kept where nothing happens; usually 365, with 0 for ever.
cli-serve-drain = How many seconds before it stops the server says that it is not ready any more, for a proxy that asks.
cli-serve-log = What the log is written in: lines of text, or a JSON object for each line, for programs.
cli-serve-no-browser = Do not open the browser.
cli-backup-about = Copy all tables of the online server into a new folder, also while it runs.
cli-backup-folder = The folder to make; it must not be there yet, or be empty.
cli-backup-data = The folder of the server, instead of the user’s own.
cli-backup-database = The PostgreSQL database of the server, instead of the one in the folder.
cli-restore-about = Bring back the tables of a backup, to a server that has none; from a damaged database whatever can still be read.
cli-restore-backup = The folder that backup made, or a copy of a database, also a damaged one.
cli-restore-data = The folder of the server, instead of the user’s own.
cli-restore-database = The PostgreSQL database to bring them back into, instead of the one in the folder.
cli-games-about = The games of the house: how many play, how long they take, what they are about.
cli-play-about = Play in the terminal, alone against bots or with several people at one keyboard. The game saves itself after every answer.
cli-play-game = The game: { $games }.
cli-play-players = How many play, bots included.
cli-play-me = Your seat; the first one if you say nothing.
cli-play-people = The seats of people, separated by commas; bots take the others.
cli-play-names = The names of the people, separated by commas, in the order of their seats.
cli-play-bots = Who takes the other seats, one after the other, and then again from the first: { $bots }. The names on the screen, such as strong, or forte in Italian, will do as well.
cli-play-option = A decision of the table; may be repeated. The options are at the end of the rules.
cli-play-reactions = Who is asked when a reaction is possible: only those who can react (quick) or all who might (strict), so that silence gives nothing away.
cli-play-seed = The seed of chance: the same seed and the same answers make the same game.
cli-play-deck = A deck of your own, where the game allows it: the file, or the name of a deck kept with deck import. In Isola also a ready deck, such as LH1, or a code; after a comma that of the opponent.
cli-play-daily = The daily challenge: the same cards for everybody, alone or, with --players 3, together with two bots.
cli-play-save = The file that keeps the game, instead of one in the folder of saved games.
cli-play-resume = Go on with a saved game; without a file, choose among those not finished.
cli-learn-about = Learn a game by playing: a coach says what to do and why, step by step. Without a game, list the lessons. It can be left and taken up again.
cli-learn-game = The game: { $games }.
cli-learn-lesson = The lesson, where there are several; without it the first one.
cli-learn-check = For authors: play a lesson’s file through, show what is asked where it ends, and say everything that is wrong with it.
cli-deck-about = Write a deck of your own for Timeline Twist or Isola dei Demoni, check it, keep it for playing; look at the ready decks.
cli-deck-what = What to do: new begins a file with example cards, check says everything that is wrong, import keeps the deck, list names those kept (list isola also the ready ones), remove forgets one. For Isola only: export writes it as text and as a code, show says what is in it, hand deals sample hands.
cli-deck-file = The file (.csv or .json for Timeline, .txt for Isola), or the name of a deck that is kept; timeline is the house deck. In Isola also a ready deck, such as LH1, or a code that begins with ISOLA-.
cli-deck-game = The game, timeline or isola, where the deck alone does not tell.
cli-deck-name = With import: the name to keep the deck under, in place of that of the file.
cli-deck-seed = With hand: the seed of chance; the same seed deals the same hands.
cli-replay-about = Watch a game again step by step, forwards and back. Outside a terminal, print the whole log.
cli-replay-file = The file of the game, or the name of one in the folder of saved games.
cli-replay-seat = The seat to watch from; all shows every card, but only once the game is over.
cli-analyse-about = Explain a finished game: who was winning when, what decided it, which answers cost most, and what the deal was worth. Takes up to a minute.
cli-analyse-file = The file of the game, or the name of one in the folder of saved games.
cli-analyse-json = The file to write everything to that is shown.
cli-rules-about = The rules with their numbers, the decisions made where the rulebook is silent, and the options that change them.
cli-rules-game = The game: { $games }.
cli-rules-id = A single rule, for instance IN-018.
cli-rules-search = Only the rules that contain this word.
cli-rules-tests = Under every rule, the tests that cover it.
cli-rules-where = The places in the code that name every rule, and the tests that cover it.
cli-simulate-about = Let bots play thousands of games and count: wins by seat and by bot, length, decisions, speed.
cli-simulate-game = The game: { $games }.
cli-simulate-games = How many games.
cli-simulate-players = How many play.
cli-simulate-bots = Who plays, taking turns on the seats: { $bots }. The names on the screen will do as well, in either language.
cli-simulate-option = A decision of the table; may be repeated.
cli-simulate-reactions = How those who can react are asked: quick or strict.
cli-simulate-seed = The seed: the same seed gives the same results, whatever the number of processes.
cli-simulate-deck = Which decks are played, where the game allows it: those of play --deck. In Isola the first bot always plays the first and the second bot the second; whoever has none gets a deck to learn with.
cli-simulate-workers = How many processes work at the same time.
cli-simulate-json = The file to write the full report to.
cli-lab-about = Experiments: say in a file what is to be played, stop and go on when you like, and see what it says: shares, lengths, leads, what an option changes, which bot is stronger.
cli-lab-what = What to do: new begins a file, run plays it, resume goes on with a run, show tells what is there, report makes a page of it, vary tells what an option changes, restrict measures what an answer is worth, gate plays two bots until it is clear whether the first is better.
cli-lab-file = The experiment (new, run), the folder of a run (resume, show, report), or the game (vary, restrict, gate).
cli-lab-one = With gate: the bot that must prove itself. With restrict: the bot that plays. With report: another run to compare with.
cli-lab-other = With gate: the bot it is measured by.
cli-lab-more = With vary: what is played otherwise, on the same deals. Each word is compared by itself; what stands in one word with a comma is changed together. No bots stand before it.
cli-lab-into = With run: the folder for the results; otherwise beside the file, with the ending .run. With vary: otherwise here, with the name of what is changed. With restrict: where to keep them; otherwise they are not kept.
cli-lab-players = With vary, restrict or gate: how many play. With restrict and gate one seat belongs to the bot that is tested, all others to the second or to the unrestricted one.
cli-lab-bots = With vary: who plays, divided by commas; they take turns on the seats. With bots of different strength one also sees how much skill counts. Otherwise the usual bot on all seats.
cli-lab-option = With vary, restrict or gate: a decision of the table, for all games alike; may be repeated.
cli-lab-reactions = With vary, restrict or gate: how those who can react are asked, quick or strict.
cli-lab-decks = With vary or gate, where seats bring decks: ready ones, divided by commas. A single one is everybody’s; of several, each pair meets.
cli-lab-deals = With gate: after how many deals it gives up. With vary or restrict: how many are played.
cli-lab-worse = With gate: the share of victories that is no progress; otherwise an even one.
cli-lab-better = With gate: the share of victories that is; otherwise a tenth more than even.
cli-lab-never = With restrict: an answer, by the beginning of its notation, that one of the bots never gives if it has another; may be repeated.
cli-lab-out = With report: the file for the page; otherwise beside the run, with the ending .html.
cli-lab-seed = With vary, restrict or gate: the seed.
cli-lab-workers = How many processes work at the same time; they do not change the results.
cli-lab-on = With run, resume, vary or restrict: ray plays the games on a Ray cluster; the results are the same.
cli-lab-address = With --on ray: where the cluster is, as in 10.0.0.1:6379; without it this machine becomes one.
cli-lab-json = The file to write everything to that is shown.
cli-bench-about = Measure how fast the games run on this computer, relative to a reference loop, and where players take turns, what they are asked; with server, what the online table bears.
cli-bench-what = What to measure: nothing for all games, one of { $games }, or server for the online table.
cli-bench-runs = How often to repeat each measurement.
cli-bench-seconds = How many seconds each measurement takes.
cli-bench-quick = Only with server: every case made small, in half a minute.
cli-bench-case = Only with server: this case alone (moves, games, latency, bots, idle, live, kills, nonsense, page). May be repeated.
cli-bench-json = The file to write the measurements to.

cli-no-command = There is no command “{ $command }”. Choose from: { $known }.
cli-no-command-near = There is no command “{ $command }”. Did you mean “{ $near }”?
cli-unknown-argument = “{ $argument }” makes no sense here.
cli-unknown-argument-near = “{ $argument }” makes no sense here. Did you mean “{ $near }”?
cli-bad-argument = “{ $argument }” lacks its value, or has one too many.
cli-folder-missing = Say in which folder to put the backup.
cli-backup-missing = Say which backup to bring back.
cli-file-missing = The file of the game to watch is missing.

## Mistakes in what was typed

error-no-server = The online table needs packages that are not installed here: { $missing }. They come with: { $command }
error-not-a-number = { $name } needs a whole number: “{ $value }” is not one.
error-not-positive = { $name } needs a number above zero: “{ $value }” will not do.
error-number-least = { $name } needs a number of at least { $least }: { $value } will not do.
error-number-range = { $name } needs a number from { $least } to { $most }: { $value } will not do.
error-game-missing = The name of the game is missing. Choose from: { $known }.
error-game-near = There is no game called “{ $name }”. Did you mean “{ $near }”?
error-analyse-running = This game is still being played. What was good and bad in it is told once it is over.
error-analyse-team = In this game nobody wins against anybody, so there is no chance of winning to speak of.
error-bot-name = There is no bot called “{ $name }”. Choose from: { $known }.
error-bot-near = There is no bot called “{ $name }”. Did you mean “{ $near }”?
error-own-bot-answer = The bot “{ $name }” answered { $answer }, which is not among the actions it was offered.
error-own-bot-broke = The bot “{ $name }” broke: { $problem }
error-own-bot-missing = The module “{ $module }” has no “{ $name }”.
error-own-bot-module = The bot “{ $name }” could not be loaded: { $problem }
error-own-bot-resume = The bot “{ $name }” plays here, which is not one of the house. Name it again if you trust it: --bots { $name }
error-own-bot-shape = “{ $name }” is no bot: it needs a method “choose” that takes an observation and a source of luck.
# $bots: how many bots; $seats: how many seats for them
error-bots-surplus =
    { $bots ->
        [one] One bot was named
       *[other] { $bots } bots were named
    }, but { $seats ->
        [0] no seat is left for a bot
        [one] there is one seat for bots
       *[other] there are { $seats } seats for bots
    }: name no more than that.
# $bots: how many bots; $players: how many seats
error-bots-count =
    { $bots ->
        [0] There is no bot
        [one] There is one bot
       *[other] There are { $bots } bots
    } for { $players } seats: name at least one, and no more than there are seats.
error-only-here = “{ $name }” exists in this process only, and others would not find it: simulate with a single process.
cli-restrict-never = Say which answer is never given: tavolata lab restrict GAME --never ANSWER.
cli-gate-bots = A gate needs two bots: tavolata lab gate GAME ONE OTHER.
cli-vary-options = Say what is to be varied, as in tavolata lab vary GAME NAME=VALUE. “{ $command }” has the names and values.
cli-lab-word = “{ $word }” is one word too many for lab { $what }.
# $known: those that it has
cli-lab-flag = { $flag } does nothing with lab { $what }. That has: { $known }.
error-no-observation = “{ $name }” does not say yet what a seat knows as numbers: it needs observation_blocks and fill_observation.
error-no-slot = There is no answer number { $number } now: the legal ones are those from 0 that the mask names, { $count } in all.
error-not-parallel = In { $game } seats are mostly asked one after the other: use env. A parallel environment there is for talismani.
error-no-lab = The lab is not installed here (missing: { $missing }). Install it with: { $command }
error-adapter-actions = Answers cannot be numbered by “{ $value }”. Choose from: { $known }.
error-adapter-longest = A game cannot end after { $value } answers: give 0 for the usual length, or more.
error-no-lab-run = There is no such experiment here.
error-lab-busy = An experiment is being played already: wait until it is done, or stop it.
error-lab-full = There are { $most } experiments here: delete one first.
error-lab-large = That would be { $games } games; here an experiment has at most { $most }. For more there is the command “tavolata lab run”.
error-lab-version = Another version began this experiment: it can be read, but not gone on with.
error-no-ray = Ray is not installed here. Install it with: { $command }
error-ray-address = No Ray cluster answers at “{ $address }”. Start one with “ray start --head”, or give the address that it shows.
error-ray-version = A machine of the cluster has Tavolata { $found }, this one { $wanted }: install the same everywhere.
error-lab-on = The lab cannot play on “{ $value }”. It knows: { $known }.
error-lab-address = An address belongs to a cluster: add { $command }.
error-lab-what = “{ $what }” is nothing the lab does. It knows: { $known }.
error-lab-which = Say with what: tavolata lab { $what } FILE.
error-lab-there = “{ $path }” is there already and was left as it is: choose another name.
error-experiment-read = “{ $path }” could not be read ({ $reason }).
error-experiment-text = “{ $path }” is not a text in UTF-8.
error-experiment-toml = “{ $path }” is not written as TOML: { $reason }.
error-experiment-field = An experiment has no field “{ $field }”. It can have: { $known }.
error-experiment-field-near = An experiment has no field “{ $field }”. Did you mean “{ $near }”?
error-experiment-missing = The experiment lacks the field “{ $field }”.
# $kind: what it would have to be
error-experiment-value =
    “{ $field }” cannot be “{ $value }”: it is { $kind ->
        [int] a whole number
        [float] a number
        [bool] true or false
        [list] a list of texts, in square brackets
        [table] a table of names and values
       *[str] a text, in quotation marks
    }.
error-experiment-range = “{ $field }” cannot be { $value }: it goes from { $least } to { $most }.
error-experiment-choice = “{ $field }” cannot be “{ $value }”. Choose from: { $known }.
error-experiment-bots =
    { $least ->
        [one] This experiment needs at least one bot.
       *[other] This experiment needs at least { $least } bots; there are { $count }.
    }
error-experiment-twice = In “{ $field }” everybody can stand only once, except at a table.
error-experiment-never = No answer begins with “{ $value }”: after “{ $verb }” come other words, or none.
error-experiment-never-table = “never” is for a table: with the schedule “{ $schedule }” nobody could tell who is meant.
error-experiment-base = No variant can be called “{ $name }”: those are the options of the file itself.
error-run-there = In “{ $path }” there is a run already: go on with “tavolata lab resume { $path }”, or choose another folder with --into.
error-run-folder = “{ $path }” is not an empty folder: nothing was written. Choose another one with --into.
error-run-none = In “{ $path }” there is no run.
error-run-damaged = “{ $path }” is damaged and cannot be read.
error-run-format = The run in “{ $path }” is written in format { $found }; this Tavolata reads format { $wanted }.
error-run-version = The run in “{ $path }” was begun with Tavolata { $found }; this is { $wanted }. Half of each would be a run of neither: it can be read, but not gone on with.
error-run-busy = Somebody is already at work in “{ $path }”.
error-run-variant = The run has no variant “{ $name }”. It has: { $known }.
error-gate-bounds = A gate goes from { $worse } to { $better }: the second must be larger, and both between 0 and 100.
error-gate-percent = The shares of a gate are percent, as 50 and 55: { $worse } and { $better } would be less than one victory in a hundred.
# $first, $last: the numbers of the games
error-worker-died = A process died twice playing games { $first } to { $last } of seed { $seed }: the simulation stops here.
error-option-shape = “{ $value }” is not an option: write name=value.
error-option-near = There is no option “{ $name }”. Did you mean “{ $near }”?
error-option-value-near = The option “{ $name }” cannot be “{ $value }”. Did you mean “{ $near }”?
error-vary-nothing = “{ $value }” changes nothing: it is played like that anyway.
# $names: how many names; $people: how many people; $players: how many seats
error-names =
    { $names ->
        [one] There is one name
       *[other] There are { $names } names
    }, but { $people ->
        [one] only one person is at the keyboard
       *[other] { $people } people are at the keyboard
    }: name every person, or all { $players } seats.
error-names-twice = The name “{ $name }” is there twice: everybody at the table needs their own.
error-save-exists = { $path } exists already: use --resume to go on with that game, or choose another name.
error-daily-fixed = In the daily challenge cards and options are the same for everybody: { $name } cannot be used here.
error-nothing-saved = There is no game to go on with in the folder { $folder }.
error-rule = There is no rule “{ $number }”: the numbers run from { $first } to { $last }.
error-rule-near = There is no rule “{ $number }”. Did you mean { $near }?
error-rule-search = No rule contains “{ $word }”.
error-replay-open = The game is not over, so the cards stay hidden: choose a seat from 1 to { $players } with --seat, or watch as a spectator.
error-replay-seat = “{ $seat }” is not a seat at this table: they run from 1 to { $players }; once the game is over there is also { $all }.

# Decks of one’s own, of any game
error-deck-what = There is no “deck { $what }”. There are: { $known }.
error-deck-which = The name of the deck, or of the file, is missing.
error-deck-missing = There is no deck “{ $name }”, nor a file of that name.
error-deck-missing-near = There is no deck “{ $name }”. Did you mean “{ $near }”?
error-deck-exists = { $path } is already there, and I leave it alone: choose another name.
error-deck-file = I cannot read or write { $path } ({ $reason }).
error-deck-folder = { $path } is a folder: the file of the deck is needed.
error-deck-not-here = In { $game } nobody plays with decks of their own.
error-deck-only-lists = “deck { $what }” is there only for decks of Isola dei Demoni.
error-deck-two = There are two decks “{ $name }”, one for each game: say which with --game ({ $known }).

## The games

games-players = { $least } to { $most } players
games-how = To play: { $command }

## Sitting down

chooser-title = TAVOLATA
chooser-welcome = Welcome to the table. What shall we play?
chooser-resume-key =
    { $count ->
        [one] { " " }r go on with the game you left
       *[other] { " " }r go on with one of the { $count } games you left
    }
chooser-game = Which game? (Enter: 1)
chooser-not-there =
    { $last ->
        [one] “{ $text }” is not on the list: type 1 or press Enter.
       *[other] “{ $text }” is not on the list: type a number from 1 to { $last }.
    }
chooser-saved-title = Unfinished games
# $answers: how many answers have been given
chooser-saved =
    { $game }, { $when }: { $names } ({ $answers ->
        [one] one move
       *[other] { $answers } moves
    })
chooser-which = Which one, { $least } to { $most }? (Enter: { $usual })
chooser-players = How many play, bots included, { $least } to { $most }? (Enter: { $usual })
chooser-people = How many people at this keyboard, { $least } to { $most }? (Enter: { $usual })
chooser-name = What is the name of person { $number }? (Enter: { $name })
chooser-name-taken = Choose a name that nobody else at the table has.
chooser-bot = Who takes the other seat, { $least } to { $most }? (Enter: { $usual })
# $seats: how many seats of bots, at least two
chooser-bots = Who takes the other { $seats } seats, 1 to { $most }? One number for all, or one for each seat, such as { $example }. (Enter: { $usual })
chooser-bots-number = “{ $text }” will not do: type one number from 1 to { $most } for all { $seats } seats, or { $seats } of them.
chooser-decks = The decks (how each is played: tavolata deck list isola)
chooser-deck = Which deck does { $seat } play, { $least } to { $most }? (Enter: { $usual })
chooser-deck-bot = And the opponent, { $least } to { $most }? (Enter: { $usual })
chooser-options = The decisions of the table
chooser-option = A number up to { $most } changes a decision; Enter begins the game.
chooser-number = “{ $text }” will not do: type a number from { $least } to { $most }.

## The bots

bot-random-name = Absent-minded
bot-random = plays at random
bot-policy-name = Impulsive
bot-policy = judges every answer quickly, without looking ahead
bot-greedy-name = Determined
bot-greedy = always takes what looks best
bot-experienced-name = Experienced
bot-experienced = as the determined one, with many games behind it
bot-feather-name = Feather
bot-feather = knows the rules, and often takes the second best
bot-easy-name = Easy
bot-easy = plays sensibly, with a slip now and then
bot-medium-name = Medium
bot-medium = always takes what looks best
bot-strong-name = Strong
bot-strong = plays with care and gives little away
bot-master-name = Master
bot-master = thinks for long, and lets little slip by
bot-child-name = Child
bot-child = knows few dates, and roughly
bot-adult-name = Grown-up
bot-adult = remembers dates as most people do
bot-teacher-name = Teacher
bot-teacher = knows nearly all dates, or comes close

## Playing

# Who plays with which deck, at the beginning
play-decks = The decks: { $decks }.
play-deck = { $seat } with { $deck }
play-deck-named = “{ $name }”
play-deck-unnamed = a deck of { $count } cards
# In an exchange of replies: who has passed since the last reply. The first: whoever is asked now is the only one left
play-passed-last =
    { $count ->
        [one] { $seats } has passed: if you pass too, the replies end here.
       *[other] { $seats } have passed: if you pass too, the replies end here.
    }
play-passed =
    { $count ->
        [one] { $seats } has passed; the replies end when all have.
       *[other] { $seats } have passed; the replies end when all have.
    }
# The longest standing order in a game that has no words of its own for it
plain-until-next = until the next round
play-prompt = { $seat }:
play-keys = number or notation · ? why · r rules · l log · q quit · h help
# $next: until when, in the words of the game
play-keys-reaction = Enter: no · z: do not ask until my turn · zz: { $next } · h help
play-only-answer = There is only one answer for { $seat }: { $action }.
# $why: why a bot plays so, in its own words
play-bot-says = { $seat }: “{ $why }”
play-no-such-number = There is no number { $number }: the answers run from 1 to { $last }.
play-nothing-typed = Type the number of an answer, or h for help.
play-hint = A strong player would do this: { $answer }.
# $chance, $otherchance: games in a hundred; $other: an answer
play-hint-clear = Thinking ahead, it wins about { $chance } games in a hundred; the next best answer, “{ $other }”, about { $otherchance }.
play-hint-close = Thinking ahead, it is about as good as “{ $other }”: { $chance } games in a hundred against { $otherchance }.
# $better: an answer in words, or several steps; $points: of a hundred games
play-mark = That cost about { $points } games in a hundred. Better: { $better }.
play-marks-on = Clear mistakes are marked in the log from now on.
play-marks-off = Mistakes are not marked any more.
play-no-marks = In this game mistakes are not marked: its bots cannot say how often an answer wins.
play-no-hint-game = In this game there are no hints: what one knows is the game.
play-no-hint-people = Hints are for whoever plays with bots only.
play-no-hint-lesson = In a lesson the coach says by itself what to do.
play-curtain = Pass the keyboard to { $seat }. Everybody else, look away!
play-curtain-prompt = { $seat }, press Enter when nobody else is looking.
play-order-turn = All right: no questions about reactions until your turn.
play-order-period = All right: no questions about reactions { $next }.
play-saved = Saved in { $path }.
# For the key s with the name of a file that is there already
play-copy-exists = { $path } exists already: choose another name.
play-left = The game is safe in { $path }.
play-resume = To go on with it: { $command }

log-more =
    { $count ->
        [one] … one more thing happened before (l: the whole log)
       *[other] … { $count } more things happened before (l: the whole log)
    }

learn-how = Begin one with, for instance: { $command }
# $step, $of: which step of how many
learn-step = Coach, { $step } of { $of }:
learn-keys = Enter: go on · q quit
learn-keys-answer = number or notation · m show me · ? why · r rules · l log · q quit
learn-go-on = Enter: go on.
# $answer: in words; $number: its number in the list; $notation: as it is typed
learn-shown = What leads on: { $number }, { $answer } ({ $notation }).
learn-again = You take the lesson up again where you left it.
learn-left = The lesson is kept. To take it up again: { $command }
# At the end of a lesson: what to do now
learn-after = Enter: a game of your own against the easiest bot · c: go on with this one · q: quit
learn-after-over = Enter: a game of your own against the easiest bot · q: quit
learn-prompt = And now?
learn-right = Everything leads on.
learn-wrong =
    { $count ->
        [one] One thing is wrong.
       *[other] { $count } things are wrong.
    }

help-title = The keys
help-answer-keys = 3, pass
help-answer = Answer with the number, or with the notation beside the answer.
help-enter-keys = Enter
help-enter = When you could react: do nothing.
help-why-keys = ?
help-why = Why the table asks: the rules behind the question and the decisions that apply here.
help-hint-keys = c
help-hint = What a strong player would do, and why; for whoever plays with bots only.
help-marks-keys = m
help-marks = Mark my clear mistakes in the log, or no longer; for whoever plays with bots only.
# $rule: a number of this game
help-rule-keys = ? { $rule }
help-rule = The text of a rule, for instance the one at the end of a line of the log.
help-rules-keys = r
help-rules = All the rules.
help-log-keys = l
help-log = The whole log, as you see it.
help-save-keys = s [FILE]
help-save = Save, to a file of your choice if you name one. The game saves itself after every answer anyway.
help-quit-keys = q
help-quit = Save and quit; the program says how to come back.
help-z-keys = z
help-z = Do not ask me about reactions until my turn.
help-zz-keys = zz
help-zz = The same for longer: { $next }.
help-orders-keys = o [ORDER]
# $order: one of this game
help-orders = What you leave to the table: for example o { $order }.
help-help-keys = h
help-help = This help.

orders-title = What you may leave to the table
orders-none = In this game there is nothing to leave to the table.
# $ability: what, $order: the order
orders-given = All right. { $ability }: { $order }.
orders-ask = always ask
orders-button = ask
orders-concern = ask
orders-use = do it when it helps
orders-never = never
# $seat: who, $action: the answer
play-ordered-answer = { $seat } left it to the table: { $action }.

end-title = The game is over
# $score: the score in words
end-place = { $place }. { $seat }: { $score }
end-place-alone = { $place }. { $seat }
end-points =
    { $score ->
        [one] one point
       *[other] { $score } points
    }
# $seats: all names; $score: the score in words
end-together = { $seats }: { $score }
# $players: how many; $best: the score in words
end-best-first =
    { $players ->
        [1] This is your first score alone: next time it can be beaten.
       *[other] This is the first score of { $players } players: next time it can be beaten.
    }
end-best-beaten =
    { $players ->
        [1] A new best alone! It was { $best } before.
       *[other] A new best for { $players } players! It was { $best } before.
    }
end-best-stands =
    { $players ->
        [1] The best alone is still { $best }.
       *[other] The best for { $players } players is still { $best }.
    }
end-share = The result to send to friends; it gives nothing away:
end-file = The game is kept in { $path }.
end-replay = To watch it again: { $command }

## The lab

lab-written = The full report is in { $path }.
simulate-progress = Playing
simulate-title =
    { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    } of { $players } (seed { $seed })
simulate-bots = By bot
simulate-decks = By deck
simulate-seats = By seat
simulate-wins = wins
simulate-share = share
simulate-interval = 95% interval
simulate-fair = if equal
simulate-length = Decisions per game, on average
simulate-length-range = Eight games out of ten between
simulate-forced = Decisions with a single answer
simulate-ties = Shared victories
simulate-unfinished = Games stopped for their length
simulate-failed = Broken games
simulate-speed-games = Games per second
simulate-speed-decisions = Decisions per second
simulate-workers = Processes
simulate-digest = Fingerprint of the results
simulate-failure = Game { $number }, seed { $seed }: { $error }
lab-title =
    { $game }: { $games ->
        [one] one game
       *[other] { $games } games
    } of { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, { $players } players
lab-unfinished = Not finished yet: { $games } of { $all } games are there.
lab-incomplete = It was finished, but { $games } of { $all } games are left: the others were in files that are damaged or lost. To have them played again: { $command }
lab-damaged = A file cannot be read and was left out: { $path }
# $error: what went wrong, as the program says it; $deal, $seed: where it did first
lab-broke =
    { $games ->
        [one] One game broke (deal { $deal }, seed { $seed }): { $error }
       *[other] { $games } games broke (the first in deal { $deal }, seed { $seed }): { $error }
    }
lab-stopped = Stopped. What is played is kept; to go on: { $command }
lab-varied = All games are in { $path }. To look at them: { $command }
lab-begun = “{ $path }” is an experiment to begin with. Change it as you like, then: tavolata lab run { $path }
lab-after-first = By turn order
lab-figure-decisions = Decisions per game
lab-figure-turns = Turns
lab-figure-rounds = Rounds
lab-figure-branching = Answers per decision
lab-figure-forced = Decisions with a single answer
lab-figure-lead-changes = Lead changes
lab-figure-last-lead-change = Last lead change (share of the game)
lab-figure-estimate-lead-changes = Lead changes by estimate
lab-figure-estimate-last-lead-change = The last of these (share of the game)
lab-figure-deepest = How far behind the later winner was at worst
lab-figure-lowest = The later winner’s lowest chance
lab-figure-behind = Part of the game with another favourite
lab-figure-uncertainty = Uncertainty (100%: all equal)
lab-figure-skill = Part of skill in who wins
lab-few = too few to say
lab-endings = How games ended
lab-stopped-games = Games stopped for their length
lab-broken-games = Broken games
lab-ratings = Strength (Plackett-Luce, Elo scale, mean 0)
lab-elo = Elo
lab-error = ± standard error
lab-differences = What “{ $variant }” changes, deal by deal
lab-figure = figure
lab-base = base
lab-variant = variant
lab-change = change
lab-share-after-first = { ORDINAL($place) } in turn order: share of victories
lab-share-bot = { $bot }: share of victories
# $bot: who plays; $never: the answers it does without; $share, $low, $high: what it wins; $fair: what it would win otherwise
lab-restricted-worse = Without { $never }, { $bot } wins { $share } of the games ({ $low } to { $high }) instead of { $fair }: doing without costs it something.
lab-restricted-better = Without { $never }, { $bot } wins { $share } of the games ({ $low } to { $high }) instead of { $fair }: it would be better off never using it.
lab-restricted-open = Without { $never }, { $bot } wins { $share } of the games ({ $low } to { $high }); { $fair } would be even. So far nothing says that it matters.
lab-gate-progress = { $one } against { $other }: { $share } of victories after { $deals } deals (evidence { $ratio }, ends at ±2.94)
lab-gate-better = { $one } is better than { $other }: it won { $share } of { $games } games (95% interval { $interval }; { $fair } would be even).
lab-gate-not-better = { $one } is not clearly better than { $other }: it won { $share } of { $games } games (95% interval { $interval }; { $fair } would be even).
lab-gate-open = Undecided after { $deals } deals: { $one } won { $share } of { $games } games (95% interval { $interval }; { $fair } would be even).
lab-gate-about = The test weighs “wins at least { $better }%” against “wins no more than { $worse }%” and errs either way in 5 cases out of 100. The interval is that of so many deals fixed beforehand: a test that stops by itself stops where the share looks clearest, so the true one is rather a little closer to even.
bench-progress = Measuring
# $build: compiled or pure
bench-title =
    { $build ->
        [compiled] Speed of the compiled engine
       *[pure] Speed of the plain Python engine
    }
bench-about = xcal: decisions for each turn of the reference loop, more is better; units: turns for each operation, less is better.
bench-case = what
bench-value = here
bench-relative = relative
bench-spread = spread
bench-target = target
bench-reached = reached
bench-missed = missed
bench-case-play = random games
bench-case-turns = random games, counted in turns
bench-case-views = random, looking at the table
bench-case-bot = games of the game’s own bot
bench-case-clone = copying a game
bench-case-determinize = imagining the hidden cards
bench-case-dump-load = saving and loading
bench-case-memory = memory of a game
bench-case-start-up = from start to first question
bench-unit-per-second = { $value } decisions/s
bench-unit-turns-per-second = { $value } turns/s
bench-unit-microseconds = { $value } µs
bench-unit-bytes = { $value } bytes
bench-unit-milliseconds = { $value } ms
bench-unit-count = { $value }
bench-unit-minutes = { $value } min
bench-case-questions = questions in one’s own turn, mean
bench-case-taps = taps in one’s own turn, median
bench-case-off-turn = questions out of turn, per round and seat
bench-case-rounds = rounds of a game of bots
bench-case-minutes = a game of bots with the pauses of the online table

# The benchmark of the online table

# $build: pure or compiled
bench-server-title =
    { $build ->
        [compiled] The online table on this computer, rules compiled
       *[other] The online table on this computer, rules in plain Python
    }
bench-server-about = mxcal: moves for a thousand turns of the reference loop, more is better; units: turns of the loop, less is better.
bench-server-quick = Quick version: every case made small. The targets are those of the whole one.
# $case: what was tried, $reason: what was wrong
bench-server-broken = This is wrong: { $case }. { $reason }
bench-server-doing-moves = moves per second
bench-server-doing-games = CPU, game by game
bench-server-doing-latency = waiting time
bench-server-doing-bots = bots that think
bench-server-doing-idle = idle tables
bench-server-doing-live = memory
bench-server-doing-kills = sudden deaths
bench-server-doing-nonsense = senseless messages
bench-server-doing-page = the first page
# $count: how many tables, or messages
bench-server-case-moves = moves, { $count } tables
bench-server-case-cpu-indy = the server’s CPU each time a seat is told, Indy for two
bench-server-case-cpu-talismani = the same, I Talismani for ten
bench-server-case-cpu-timeline = the same, Timeline Twist for four
bench-server-case-cpu-talisman = the same, Talisman for four
bench-server-case-latency-half = until the other seat sees it, half of the time, { $count } tables
bench-server-case-latency-most = until the other seat sees it, 99 times in 100, { $count } tables
bench-server-case-beside-bots = the same beside { $count } tables of strong bots
bench-server-case-bots-half = a strong bot is awaited, half of the time, { $count } tables
bench-server-case-bots-most = a strong bot is awaited, 99 times in 100, { $count } tables
bench-server-case-start = start with { $count } idle tables
bench-server-case-idle-memory = memory with { $count } idle tables
bench-server-case-live-memory = memory with { $count } tables in play
bench-server-case-kills = acknowledged moves lost, killed amid { $count } tables
bench-server-case-nonsense = harm from { $count } senseless messages
bench-server-case-page = first page, compressed
bench-server-unit-moves = { $value } moves/s
bench-server-unit-us = { $value } µs
bench-server-unit-ms = { $value } ms
bench-server-unit-seconds = { $value } s
bench-server-unit-mb = { $value } MB
bench-server-unit-kb = { $value } kB
bench-server-unit-lost = { $value }
bench-server-unit-harm = { $value }

## Watching again

replay-prompt = Step { $step } of { $last }:
replay-keys = Enter next · p back · number jumps · g start · G end · l log · q quit
replay-unknown = “{ $text }” means nothing here: Enter goes on, p goes back, a number from 0 to { $last } jumps.
replay-old = This game follows version { $version } of the rules: its log can be read.

## Explained afterwards

analyse-progress = Thinking about the game
analyse-curve = The chance of winning
analyse-curve-about = From the first turn to the last, as bots of the same strength would go on, judged from what each could know.
analyse-place = { $place ->
        [1] won
       *[other] place { $place }
    }
analyse-moments = What decided it
analyse-moments-about = Where somebody gained most, by luck or by skill.
analyse-clock = { $game ->
        [indy] Manche
        [timeline] Round
       *[other] Turn
    } { $clock }
analyse-moment = { $when }: { $seat } rises from { $before } to { $after } (answers { $since } to { $until })
analyse-mistakes = The costliest answers
analyse-mistakes-about = In points of a hundred of the chance of winning, judged by what the seat could know then: bad luck is no mistake.
analyse-lost = { $seat }: { $lost } points given away in all
analyse-faultless = { $seat } made no clear mistake.
analyse-mistake = { $when }, answer { $number }: “{ $given }” cost { $cost }. Better: “{ $better }”.
analyse-not-weighed = In this game bots remember rather than reckon, so they cannot say which answer was a mistake.
analyse-deal = The luck of the deal
analyse-deal-about = The same cards and the same luck, played by equal bots: who would have won how often.

## The rules

rules-options = Options
rules-default = (default)
rules-here = (at this table)
rules-no-test = no test
rules-no-code = not named in the code: the tests alone show it
rules-untold = Scenarios and components

## The table in the terminal

seat-you = (you)
seat-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
seat-holds = holds
own-hand = Your hand

## Indy in the terminal

indy-shaman = { $name } ({ $colour })
indy-manche = round { $manche }
indy-until-next = until the next round
indy-score =
    { $score ->
        [0] no tokens
        [one] one token
       *[other] { $score } tokens
    }
indy-plate = plate
indy-empty = empty
indy-deck = deck { $count }
indy-dealer-mark = D
indy-plucked = plucked
indy-discarded = under the deck
indy-worst = the worst
indy-before = before:
indy-or = or
indy-maybe = maybe
indy-table = Open cards
# $type: C, H, O; $colour: R, G, B
indy-missing =
    a { $colour ->
        [R] red
        [G] green
       *[B] blue
    } { $type ->
        [C] character
        [H] horse
       *[O] object
    }
indy-lacks = lacks { $what }
# $own, $open: how many characters of the right colour, in hand and open
indy-way-back =
    { $colour ->
        [R] red
        [G] green
       *[B] blue
    } characters: { $own } in hand, { $open } of 2 open
indy-group-change = change
indy-group-alone = alone
indy-group-and = and
indy-group-swap = give
indy-group-for = for
indy-group-eagle = play the eagle and take
indy-keeps = keep { $card }
indy-decided =
    { $manches ->
        [one] How it went, in one round
       *[other] How it went, in { $manches } rounds
    }
indy-decided-seat =
    { $seat }: { $lost ->
        [0] no token lost
        [one] one token lost
       *[other] { $lost } tokens lost
    }, { $won ->
        [0] none gained
        [one] one gained
       *[other] { $won } gained
    }.
indy-decided-plucked = Out of tokens in round { $manches }.
error-output = What should be shown cannot be written ({ $reason }).
# $problem: file, record, field and reason, as they are in the files
error-data-file = A file of the game is wrong, and there is no playing without it: { $problem }

## I Talismani del Tempo in the terminal

talismani-until-next = until the next turn
talismani-turn = turn { $turn }
# $worth: what it is worth, in figures
talismani-stake = at stake { $card } ({ $worth })
talismani-next-stake = new stake { $card }
talismani-and-a-half = { $whole }.5
talismani-weather = Weather
talismani-pool = On the table
talismani-takers = taking in turn: { $seats }
talismani-sits-out = sits out, forges
talismani-before = before
talismani-ready = ready
talismani-specials = Specials
talismani-move = Move { $suit }
talismani-place = to place { $place }
talismani-can-forge = can forge
talismani-laid-by = from { $seat }
talismani-forged-now = forged at once: its suit dominates
talismani-waits = its suit is at place { $place } in the row
# $mark: the sign of cards that can forge
talismani-forges-alone = { $mark } forges alone
talismani-forges-with = { $mark } with { $cards }
talismani-forges-any = { $mark } with any fairy
talismani-dominates = { $suit } dominates
talismani-would-forge =
    { $count ->
        [one] { $seats } forges
       *[other] { $seats } forge
    }
talismani-decided =
    { $turns ->
        [one] How it went, in one turn
       *[other] How it went, in { $turns } turns
    }
talismani-final-row = The weather at the end: { $row }
# $halves: the talismans in figures; $stakes: the stakes won, the First Talisman apart
talismani-decided-seat =
    { $seat } { $halves }: { $forged ->
        [0] none forged
        [one] one forged
       *[other] { $forged } forged
    }, { $stakes ->
        [0] no stakes
        [one] one stake
       *[other] { $stakes } stakes
    }.
talismani-decided-primo = Has the First Talisman.
talismani-decided-wholes = Whole: { $suits }.
talismani-decided-unforged =
    { $count ->
        [one] One prepared in vain.
       *[other] { $count } prepared in vain.
    }

## Timeline Twist in the terminal

timeline-until-next = until the next round
timeline-round = round { $round }
timeline-tie-break = tie-break
timeline-competitive = everyone for themselves
timeline-collaborative = as a team
timeline-piles = pile { $draw }, discards { $discards }
timeline-line = Line
timeline-row = Row
timeline-discard-with = Discard
timeline-cards = Cards
timeline-top = on top
timeline-out = out
timeline-blocked = blocked
# $window: where, in the words of window-…
timeline-belonged = it belonged { $window }
timeline-play = turn over
timeline-discard = discard
timeline-decided = How it went
timeline-missed = What did not find its place
# $day: the day, 2026-11-16; $players: how many
timeline-result =
    Timeline Twist, challenge of { $day } { $players ->
        [one] (alone)
       *[other] ({ $players } players)
    }

## Talisman in the terminal

talisman-until-next = until the next round

# The short names of spaces
talisman-short-portal = Portal
talisman-short-knight = Knight
talisman-short-valley = Valley
talisman-short-glade = Glade
talisman-short-cave = Cave
talisman-short-peril = Peril
talisman-short-tower = Tower
talisman-short-fire = Fire
talisman-short-werewolf = Den
talisman-short-death = Death
talisman-short-crown = Crown

talisman-elsewhere = Elsewhere
talisman-coins =
    { $count ->
        [one] a coin
       *[other] { $count } coins
    }
# $cards: the top Adventure cards that you have seen, in order
talisman-foreseen = on top of the deck: { $cards }
talisman-left =
    { $count ->
        [one] 1 left
       *[other] { $count } left
    }
talisman-against = against
# What the one who answers counts, and the other one, before the dice; $alone: 1 if the other one does not roll
talisman-odds =
    { $mine } against { $theirs }{ $alone ->
        [1] , who does not roll
       *[other] { "" }
    }
talisman-unarmed = bare-handed
# The signs on the board
talisman-legend = { $figure } players, { $cards } cards, { $coins } coins, { $hex } Hex

# Answers of one kind on a line
talisman-more = Also
talisman-verb-fate = Fate, reroll
talisman-verb-go = Go to
talisman-verb-halt = Stop before the encounter
talisman-verb-cross = Cross the bridge to
talisman-verb-open = Open the Portal by
talisman-verb-back = Back to
talisman-verb-raft = By raft to
talisman-verb-meet = Meet
talisman-verb-attack = Attack
talisman-verb-mind = Attack by Craft
talisman-verb-steal = Steal from
talisman-verb-beguile = Beguile
talisman-verb-lure = Take a Follower of
talisman-verb-fight = Fight
talisman-verb-assassinate = Assassinate
talisman-verb-evade = Evade
talisman-verb-bribe = Pay
talisman-verb-exorcise = Destroy
talisman-verb-charm = Charm
talisman-verb-provoke = Attack
talisman-verb-use = Use
talisman-verb-cast = Cast
talisman-verb-cast-on = { $card } on
talisman-self = yourself
talisman-verb-cast-at = { $card } at
talisman-verb-cast-card = { $card } on
talisman-verb-take = Take
talisman-verb-drop = Leave here
talisman-verb-forget = Discard
talisman-verb-give = Give up
talisman-verb-replace = Replace
talisman-verb-choose = Choose
talisman-verb-align = Become
talisman-verb-buy = Buy
talisman-verb-free = Take for free
talisman-verb-pay = Pay
talisman-verb-trade = Trophies for
talisman-verb-sell = Hand in
talisman-verb-be = Play

talisman-decided =
    { $rounds ->
        [one] How it went, in one round
       *[other] How it went, in { $rounds } rounds
    }
talisman-decided-crown = The first at the Crown of Command was { $seat }’s character.
# $killed: Enemies killed; $died: how often it died
talisman-decided-seat =
    { $seat }: { $killed ->
        [0] no Enemy killed
        [one] one Enemy killed
       *[other] { $killed } Enemies killed
    }, { $died ->
        [0] no character lost
        [one] one character lost
       *[other] { $died } characters lost
    }.

## Isola dei Demoni in the terminal

isola-until-next = until the next turn
isola-turn = Turn { $turn }
# $count: the lead that wins
isola-goal = +{ $count } wins
isola-points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
isola-counts = hand { $hand }, future { $future }, past { $past }
isola-unknown =
    { $count ->
        [one] one unknown card
       *[other] { $count } unknown cards
    }
isola-of = { $thing } of { $seat }
# $forces: the commanders; stands behind a column
isola-commanded = { " " }(commanded by { $forces })
isola-against = { $one } against { $other }
isola-use-it = Use it
isola-enough = That is enough
isola-take-back = Take the last purchase back
isola-bought = Bought
isola-cost = costs { $count }
isola-forces = Forces
isola-places = Places
isola-hand = Hand
isola-destiny = Destiny
isola-no-forces = none
isola-no-places = none, the forces have no cover
isola-cancelled = abilities cancelled
isola-legend = { $frontier } frontier, { $green } green points, { $life } lives, { $engaged } engaged; name of a card: read it
isola-hint = To read a card type its name, or a part of it; “{ $past }” shows the discarded cards, “{ $deck }” what is left in your future.
# A card in play, and what its values are made of
isola-in-play = { $thing } of { $seat }, in play
isola-word-past = past
isola-word-deck = deck
isola-past-of =
    { $count ->
        [0] The past of { $seat } is empty
       *[other] The past of { $seat }: { $count }
    }
isola-removed-of =
    { $count ->
        [0] No card of { $seat } is out of the game
       *[other] Out of the game, of { $seat }: { $count }
    }
isola-future-cards =
    { $count ->
        [0] Your future is empty
       *[other] In your future, in unknown order: { $count }
    }
isola-foreseen = On top, the first one first: { $cards }

# Fights
isola-fight-for = Fight for { $place }
isola-hunt = Direct attack
isola-challenge = Challenge
isola-attacks = { $seat } attacks
isola-defends = { $seat } defends
isola-attack-sum = attack { $count }
isola-commands = commanded by { $force }
isola-waits = waits behind: { $force }
isola-undefended = no defence
# $number: the group, from 1
isola-group = Group { $number } against { $target }
isola-groups = Groups
# What happens if nobody does anything more
isola-ahead = If all pass now: { $what }.
isola-ahead-nothing = nobody falls and no place changes
isola-ahead-falls = { $seat } loses { $lost }
isola-ahead-lives =
    { $count ->
        [one] { $force } loses one life
       *[other] { $force } loses { $count } lives
    }
isola-ahead-drawn = { $force } has to fight
isola-ahead-points =
    { $count ->
        [one] { $seat } gains one point
       *[other] { $seat } gains { $count } points
    }
isola-next-target = the next place

# Answers of one kind on a line
isola-verb-steps = Then
isola-verb-next = another group
isola-verb-next-place = the next place
isola-verb-back = back
isola-verb-done = declare
isola-verb-play = Play
isola-verb-buy = Put into play
isola-verb-settle = { $card } with
isola-verb-muster = { $card } with
isola-verb-assign = { $card } to
isola-verb-attach = { $card } to
isola-verb-use = Use and discard
isola-verb-expend = Use and discard, of
isola-verb-discard = Discard
isola-verb-target = Attack
isola-verb-add = In the column
isola-verb-lead = In command
isola-verb-employ = Use
isola-verb-pick = Choose
isola-verb-pick-place = Choose the place
isola-verb-pick-event = Choose the event
isola-verb-take = Take
isola-verb-lose = Lose
isola-one-more-life = one more life
isola-one-life-less = costs the opponent a life
isola-costs =
    { $count ->
        [one] one point for the opponent
       *[other] { $count } points for the opponent
    }

isola-decided =
    { $turns ->
        [one] It took one turn.
       *[other] It took { $turns } turns.
    }
isola-decided-seat = { $seat }: attacks { $attacks }, places conquered { $conquered }, cards and lives lost { $lost }.

## The decks of Isola dei Demoni: tavolata deck

isola-deck-ready = Ready decks
isola-deck-own = Decks of your own
isola-deck-none = None yet. “tavolata deck new deck.txt” begins one.
isola-deck-listed =
    { $name } ({ $count ->
        [one] one card
       *[other] { $count } cards
    })
# Beside decks of other games
isola-deck-listed-game =
    { $name } (Isola dei Demoni, { $count ->
        [one] one card
       *[other] { $count } cards
    })
isola-deck-listed-broken = { $name } (to be put right)
isola-deck-nameless = Deck without a name
# The name that a deck gets which came as a code
isola-deck-unnamed = deck-{ $number }
isola-deck-code = Code: { $code }
isola-deck-made = { $path } is ready: open it, change the list, then check it with “tavolata deck check { $path }”.
isola-deck-kept = The deck “{ $name }” is kept. To play: tavolata play isola --deck { $name }
isola-deck-kept-again = The deck “{ $name }” takes the place of the one that was there. To play: tavolata play isola --deck { $name }
isola-deck-removed = The deck “{ $name }” is gone.
isola-deck-warnings = Worth knowing (these are no mistakes):
isola-deck-sound =
    { $count ->
        [one] One card
       *[other] { $count } cards
    }: ready to play.
isola-deck-unsound =
    { $count ->
        [one] One mistake to put right before playing.
       *[other] { $count } mistakes to put right before playing.
    }
isola-deck-size =
    { $count ->
        [one] One card
       *[other] { $count } cards
    }
isola-deck-by-type = Types
isola-deck-by-school = Schools
isola-deck-by-colour = Colours
# How many masters, characters and armies have a certain attack
isola-deck-attack = Attack
isola-deck-green = Green points
isola-deck-green-about = { $count } a turn, if the whole deck were in play
isola-deck-ochre = Ochre points
isola-deck-ochre-about = { $count } at risk: what the opponent would have for beating every card
isola-deck-cost = Different start
isola-deck-cost-about = { $count } points to have everything in play that can be bought
isola-deck-type-master = masters
isola-deck-type-character = characters
isola-deck-type-army = armies
isola-deck-type-place = places
isola-deck-type-technique = techniques
isola-deck-type-spirit = spirits
isola-deck-type-equipment = equipment
isola-deck-type-special = specials
isola-deck-type-event = events
isola-deck-uninhabited = uninhabited
isola-deck-hand = Hand { $number }:
isola-deck-chances = How likely it is to have a place and an army that can enter together, drawing three cards every turn:
isola-deck-chance = by turn { $turn }: { $percent }%
isola-deck-seed = With --seed { $seed } the same hands come again.
isola-deck-template =
    A deck for Isola dei Demoni.

    One card per line: how many copies, then the name. Without a number it is one copy.
    Names may be English or Italian; capitals, accents and apostrophes do not
    matter. Whatever follows a # is a remark.

    At most five copies of a card, but as many of a master as you like (ID-109, ID-110).
    At least 8 cards are needed, at least 40 advised (ID-112, RU-15).

    To begin with, here is the deck { $name }.
    The numbers: attack/defence/resistance, or lives; of places the green points.
    To check it: tavolata deck check, with the name of this file.
isola-deck-template-others =
    All other cards: take away the # before those you want in the deck.

## The report of a run: a page with charts

error-report-games = The two runs are of different games, { $one } and { $other }: they cannot be compared.
report-title = { $game } in the lab
report-written = The report is in { $path }. It needs no network: open it in any browser.
report-plain = The charts are left out, because the page is not built here (“make web” builds it). The tables have everything.
report-base = base
report-compared = { $other } compared with { $one }
# $label: which variant or run; $sentence: what is said of it
report-labelled = { $label }: { $sentence }
report-yes = yes
report-language = Language
report-download = Download as CSV
report-more = The table shows { $shown } of { $all } rows; the download has all of them.
report-chart = Chart: { $title }
report-table = Table: { $title }
report-contents = Contents
report-back = To the lab
report-save = Save as a file
report-progress = Games played
# $versions: each run with its rules and its version of Tavolata
report-versions = These runs were played with different versions ({ $versions }). What differs may come from the rules or from the bots.
report-footer = Every interval holds the true value 19 times out of 20, and counts deals, not games: the games of one deal share cards and luck. Bots are not people: what is said here is true of these bots.
report-stopped =
    { $count ->
        [one] One game was stopped for its length and is left out.
       *[other] { $count } games were stopped for their length and are left out.
    }
report-broken =
    { $count ->
        [one] One game broke and is left out.
       *[other] { $count } games broke and are left out.
    }
report-nothing = No game is finished yet: there is nothing to tell.
report-fact-players = Players
report-fact-bots = Bots
report-fact-deals = Deals
report-fact-games = Games
report-fact-seed = Seed
report-fact-rules = Rules
report-fact-options = Options
report-fact-digest = Digest
report-order = { ORDINAL($place) } to play
report-seat = Seat { $seat }
report-figure-order = { $place }: share of victories
report-head-series = variant or run
report-head-order = turn order
report-head-seats = seat
report-head-bots = bot
report-head-roles = character
report-head-decks = deck
report-head-against = against
report-head-share = share of victories
report-head-low = from
report-head-high = to
report-head-games = games
report-head-deals = deals
report-head-share-games = share of games
report-head-elo = Elo
report-head-error = standard error
report-head-part = what decides
report-head-variance = share of what decides
report-head-figure = figure
report-head-mean = mean
report-head-change = change
report-head-clear = clear
report-head-strength = strength of the change
report-head-rounds = rounds
report-head-round = round
report-head-reached = games that get there
report-head-decisions = decisions
report-head-answers = answers per decision
report-head-forced = with a single answer
report-head-after = after so much of the game
report-head-somebody = somebody leads alone
report-head-leader-wins = the leader wins
report-head-deepest = largest deficit, in points
report-head-stretch = share of the game
report-head-progress = game played, in %
report-head-uncertainty = uncertainty
report-head-favourite-wins = the favourite wins
report-head-ending = ending
report-head-card = card
report-head-seen-rate = seats that see it
report-head-use-rate = used when it could be
report-head-seen = points when seen
report-head-used = when used
report-head-opening = in the first hand
report-head-question = question
report-head-answer = answer
report-head-offered = offered
report-head-given = given
report-share-more = { $name } wins { $share }, clearly more than the { $fair } that would be fair: the true share is between { $low } and { $high }.
report-share-less = { $name } wins only { $share } (between { $low } and { $high }), clearly less than { $fair }.
report-share-none = Nobody stands out: every interval holds the { $fair } that would be fair. With { $deals } deals, a difference of up to { $width } points could still go unseen.
report-order-title = Is it fair to begin?
report-order-about = Share of victories by the order in which seats are first asked. The dashed line is what would be fair.
report-seats-title = By seat
report-seats-about = Seats as they are numbered at the table. If the first player is drawn by lot, they should all be alike.
report-bots-title = By bot
report-bots-about = What one seat of each bot wins. Each deal is played from every seat, so that no bot gains from its cards.
report-roles-title = By character
report-roles-about = What a seat wins by the character it begins with. With many characters one of twenty stands out by accident; characters that a bot chooses also tell how it chooses.
report-decks-title = By deck
report-decks-about = What a seat wins with each deck, over all the decks it met.
report-restricted-title = What the answer is worth
report-restricted-about = One bot never gives this answer if it has another; the others play as usual. The dashed line is what it would win if the answer were worth nothing. A bot that plans around an answer loses more than one that never needed it.
report-meetings-title = Deck by deck
report-meetings-about = The row’s share of victories against the column. Pale is even.
report-meetings-clear = { $count } of { $pairs } pairs are clearly uneven. The most: { $one } wins { $share } against { $other } (between { $low } and { $high }).
report-meetings-even = None of the { $pairs } pairs is clearly uneven.
report-ratings-title = Strength
report-ratings-about = The model of Plackett and Luce on the scale of Elo, mean 0. 100 points are 64 of 100 games for two.
report-ratings-clear = { $first } is clearly stronger than { $last }: { $gap } points lie between them.
report-ratings-open = { $first } is { $gap } points ahead of { $last }, which may still be luck.
report-few =
    { $deals ->
        [0] No deal is there, so nothing can be said.
        [one] One deal is too few to say how sure this is.
       *[other] { $deals } deals are too few to say how sure this is.
    }
report-skill-title = Skill and luck
report-skill-about = How much of the difference between winning and losing goes with who plays, how much with the cards and the seat, and how much with neither alone. It holds for these bots: the more alike they are, the smaller the part of skill.
report-skill-says = Who plays explains { $skill } of the results (between { $low } and { $high }), the deal { $deal }; the other { $rest } is how they play together, and later luck.
report-skill-skill = who plays
report-skill-deal = cards and seat
report-skill-rest = neither alone
report-changes-about = Each dot is a change, measured by its own uncertainty: where the line does not touch zero, the change is clear. Of twenty figures that do not change, one looks clear by accident; what you did not expect wants another seed.
report-changes-title = What changes
report-changes-clear =
    { $clear ->
        [one] One of { $all } figures clearly changes.
       *[other] { $clear } of { $all } figures clearly change.
    }
report-changes-none = None of { $all } figures clearly changes over { $deals } deals. That does not prove that nothing changes.
report-change-up = { $figure }: up from { $before } to { $after }.
report-change-down = { $figure }: down from { $before } to { $after }.
report-length-title = How long is a game?
report-length-about = Finished games by their length.
report-length-rounds = Half of the games are over by round { $median }; eight of ten last between { $p10 } and { $p90 } rounds.
report-length-decisions = Half of the games are over after { $median } decisions; eight of ten take between { $p10 } and { $p90 }.
report-rounds-title = What players decide, round by round
report-rounds-about = From the deals whose decisions are written down. Rounds that fewer than 1 of 20 games reach are left out; late rounds are those of long games.
report-rounds-says = In round { $first } a decision offers { $early } answers on average, in round { $last } { $late }. { $forced } of all decisions have a single answer.
report-rounds-tip = Round { $round }: { $answers } answers, { $decisions } decisions, { $forced } with a single answer
report-leads-title = When is it decided?
report-leads-about = How often whoever is alone in front goes on to win, by the game’s own score. The dashed line is a share without any lead. Where a score does not show who is ahead, this says little.
report-leads-says = In { $somebody } of the games somebody leads alone half-way through, and wins { $mean } of them (between { $low } and { $high }); without a lead it would be { $fair }.
report-drama-title = How dramatic is it?
report-drama-about = After the game a strong bot judged it at up to 24 moments, from what the seats could know then, by playing it on many times. A lead counts only if it is clear, that is larger than its error. The lowest of many estimates looks a little lower than the truth. The chances are those of equal players: where bots differ in strength, they say who stands better, not who will win.
# $deepest: how far the later winner was behind; $lowest: its lowest chance; $error: how far off a single estimate is
report-drama-says = At worst the later winner stands { $deepest } points behind the favourite on average (between { $low } and { $high }), with a chance of { $lowest }. From { $games } games; a single estimate is off by about { $error } points, so a small gap may be none.
report-drama-changes = The lead changes clearly { $changes } times a game (between { $low } and { $high }), on average for the last time after { $last } of the game.
report-drama-steady = In none of these games does the lead clearly change.
report-openness-title = How long is it open?
report-openness-about = From the same games. Uncertainty is 100% if all are equally likely to win, and 0 if it is decided; the error of the estimates makes it a little too low. How often the favourite of a moment wins also says how good the estimates are.
report-openness-says = Half-way through the uncertainty is { $mean } (between { $low } and { $high }), and the favourite of that moment wins { $won } of the games (between { $won-low } and { $won-high }).
report-openness-tip = { $stretch } of the game: uncertainty { $uncertainty } ({ $low }–{ $high }), the favourite wins { $won } ({ $won-low }–{ $won-high })
report-endings-title = How games end
report-endings-about = How games come to their end. The file to download has the names that stand in the rows.
report-endings-says =
    { $count ->
        [one] All games end the same way: { $kind }.
       *[other] There are { $count } endings; the most frequent, with { $share }: { $kind }.
    }
report-cards-title = What cards change
report-cards-about = Percentage points by which seats that see a card win more than the same bot in the same place. That is no proof of cause: whoever is ahead, or stays longer, sees and uses more cards. Least misleading is the first hand. Full dots stand out even though so many cards are asked.
report-cards-up =
    { $count ->
        [one] { $card } clearly helps: { $points } points more ({ $low } to { $high }).
       *[other] { $count } cards clearly help, most of all { $card }: { $points } points more ({ $low } to { $high }).
    }
report-cards-down =
    { $count ->
        [one] { $card } clearly goes with losing: { $points } points less ({ $low } to { $high }).
       *[other] { $count } cards clearly go with losing, most of all { $card }: { $points } points less ({ $low } to { $high }).
    }
report-cards-none = None of { $count } cards clearly changes anything; most are known to about { $width } points either way.
report-cards-idle =
    { $count ->
        [one] One card is never used: { $names }.
       *[other] { $count } cards are never used, among them { $names }.
    }
report-answers-title = Answers that are given, and those that are not
report-answers-about = Of the decisions in which an answer was possible beside others, how often it was given. What these bots never do may still be good: lab restrict measures what an answer is worth.
report-answers-never = { $count } of { $all } answers are never given, among them { $names }.
report-answers-all =
    { $all ->
        [one] The only answer is given sometimes.
       *[other] All { $all } answers are given sometimes.
    }
report-figures-title = All figures of a game
report-figures-about = Means over deals, with their intervals.
report-figures-says = The figures behind the others, for whoever wants to work with them.
