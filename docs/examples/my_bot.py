"""A bot of one's own: tavolata simulate talismani --players 2 --bots my_bot:Rollouts,random --games 20"""

from tavolata.engine import Chance, Fast, State
from tavolata.players import Observation, policy_of, usual_player


class Rollouts:
    """Plays every answer to the end in some worlds that its seat could be in, and takes the one that wins most."""

    worlds = 4

    def choose(self, observation: Observation, chance: Chance) -> int:
        seeds = [chance.below(1 << 30) for _ in range(self.worlds)]
        won = {
            action: sum(self.try_out(observation, action, seed) for seed in seeds)
            for action in observation.decision.actions
        }
        return max(won, key=won.__getitem__)

    def try_out(self, observation: Observation, action: int, seed: int) -> float:
        world = observation.determinize(seed)
        world.play(observation.seat, action)
        return self.play_on(world, Fast(seed)).ranking[observation.seat] == 1

    def play_on(self, world: State, chance: Chance) -> State:
        """As the bot of the house would go on, for everybody."""
        policy = policy_of(usual_player(world.game), world.game)
        while not world.over:
            decision = world.decisions[0]
            world.play(decision.seat, policy(world, decision, chance))
        return world
