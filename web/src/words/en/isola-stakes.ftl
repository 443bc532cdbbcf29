### What is at stake in a question of Isola dei Demoni.

# Said to whoever presents or attacks
stakes-goal = Whoever is at least ten order points ahead at the start of their own turn wins. Points come from inhabited places, every turn, and from enemy cards that are beaten.
stakes-present = An inhabited place comes into play together with an army and gives points in each of your turns; masters, characters and armies are there to attack the other’s places and to defend yours.
stakes-attack = An attack that succeeds conquers the place and beats enemy cards; if it fails, yours are at risk. While you build the column you see what it is worth: whoever stands in front takes the blows first.
stakes-defend = Without a defence the place is lost. Whoever defends risks their cards, but may beat those of the attacker. While you build the column you see how the fight would end with the cards on the table.
stakes-abilities = What you activate holds for this fight. The preview says how it would end if nobody played anything else.
stakes-replies = The preview says how the fight would end if nobody played anything else: a card from your hand is worth it if it changes that.
stakes-buy = What you buy is in play from the first turn; points left over are of no use later.
