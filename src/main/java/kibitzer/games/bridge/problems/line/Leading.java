package kibitzer.games.bridge.problems.line;

import java.util.List;

/** What a line leads: the next of its steps that can be done, else the highest cards, else its longest suit. */
final class Leading {
    private final List<Step> steps;
    private final int[] suits;
    private final long[] cards;

    Leading(List<Step> steps) {
        this.steps = steps;
        this.suits = steps.stream()
                .mapToInt(step -> step.suit().map(Enum::ordinal).orElse(-1))
                .toArray();
        this.cards = steps.stream()
                .mapToLong(step -> step.card().map(Lanes::bit).orElse(0L))
                .toArray();
    }

    /** The card that the step now done is about; 0 if none. */
    long card(int plan) {
        int step = Plan.step(plan);
        return step < cards.length ? cards[step] : 0;
    }

    /** Whether a later step needs the cards of a suit. */
    boolean stillNeeds(int plan, int suit) {
        for (int step = Plan.step(plan); step < suits.length; step++) {
            if (suits[step] == suit) {
                return true;
            }
        }
        return false;
    }

    Choice lead(LineSight sight, int plan) {
        int times = Plan.times(plan);
        for (int step = Plan.step(plan); step < suits.length; step++) {
            if (times < steps.get(step).times()) {
                Choice choice = lead(sight, plan, step, times);
                if (!choice.isNone()) {
                    return choice;
                }
            }
            times = 0;
        }
        return beyond(sight, plan);
    }

    private Choice lead(LineSight sight, int plan, int step, int times) {
        int suit = suits[step];
        int low = Plan.at(plan, step, times + 1, Plan.LOW);
        return switch (steps.get(step).act()) {
            case DRAW -> draw(sight, plan, step, times);
            case CASH -> tops(sight, suit, low, Plan.at(plan, step, times + 1, Plan.HIGH));
            case DUCK ->
                sight.ownIn(suit) == 0 || sight.otherIn(suit) == 0
                        ? Choice.NONE
                        : new Choice(Lanes.lowest(sight.ownIn(suit)), low);
            case SET_UP -> setUp(sight, plan, step, times);
            case FINESSE -> finesse(sight, plan, step, times);
            case RUN -> run(sight, plan, step, times);
            case RUFF -> ruff(sight, plan, step, times);
            case HOLD, PLAY, WIN -> Choice.NONE;
        };
    }

    private Choice draw(LineSight sight, int plan, int step, int times) {
        int trump = sight.trump();
        if (sight.noTrumpOut() || sight.ownIn(trump) == 0) {
            return Choice.NONE;
        }
        long out = sight.unseenIn(trump);
        long ours = Lanes.highest(sight.ownIn(trump) | sight.otherIn(trump));
        if (Long.bitCount(out) == 1 && out > ours) {
            return Choice.NONE;
        }
        int low = Plan.at(plan, step, times + 1, Plan.LOW);
        Choice tops = tops(sight, trump, low, Plan.at(plan, step, times + 1, Plan.HIGH));
        return tops.isNone() ? new Choice(Lanes.highest(sight.ownIn(trump)), low) : tops;
    }

    /** The top card of a suit, from the shorter hand first. */
    private static Choice tops(LineSight sight, int suit, int low, int high) {
        long own = sight.ownIn(suit);
        long other = sight.otherIn(suit);
        if (own == 0) {
            return Choice.NONE;
        }
        long mine = sight.sure(own, suit);
        long theirs = sight.sure(other, suit);
        boolean towards = theirs != 0 && theirs > Lanes.lowest(own);
        if (mine != 0 && (!towards || Long.bitCount(own) <= Long.bitCount(other))) {
            return new Choice(mine, low);
        }
        return towards ? new Choice(Lanes.lowest(own), high) : Choice.NONE;
    }

    private Choice setUp(LineSight sight, int plan, int step, int times) {
        int suit = suits[step];
        long own = sight.ownIn(suit);
        long other = sight.otherIn(suit);
        long longer = Long.bitCount(own) >= Long.bitCount(other) ? own : other;
        if (longer == 0 || longer == Lanes.above(longer, Lanes.highest(sight.unseenIn(suit)))) {
            return Choice.NONE;
        }
        int low = Plan.at(plan, step, times + 1, Plan.LOW);
        int high = Plan.at(plan, step, times + 1, Plan.HIGH);
        if (own == 0) {
            return cross(sight, Plan.at(plan, step, times, Plan.HIGH), suit);
        }
        Choice tops = tops(sight, suit, low, high);
        if (!tops.isNone()) {
            return tops;
        }
        return Lanes.highest(own) > Lanes.highest(other)
                ? new Choice(Lanes.highest(own), low)
                : new Choice(Lanes.lowest(own), high);
    }

    private Choice finesse(LineSight sight, int plan, int step, int times) {
        int suit = suits[step];
        long card = cards[step];
        boolean beaten = Lanes.highest(sight.unseenIn(suit)) > card;
        if (!beaten) {
            return Choice.NONE;
        }
        if ((sight.own() & card) != 0) {
            return sight.otherIn(suit) == 0 ? Choice.NONE : cross(sight, Plan.at(plan, step, times, Plan.HIGH), suit);
        }
        return (sight.other() & card) == 0 || sight.ownIn(suit) == 0
                ? Choice.NONE
                : new Choice(Lanes.lowest(sight.ownIn(suit)), Plan.at(plan, step, times + 1, Plan.CARD));
    }

    private Choice run(LineSight sight, int plan, int step, int times) {
        int suit = suits[step];
        long card = cards[step];
        if (Lanes.highest(sight.unseenIn(suit)) < card) {
            return Choice.NONE;
        }
        if ((sight.own() & card) != 0) {
            return new Choice(card, Plan.at(plan, step, times + 1, Plan.RUN));
        }
        return (sight.other() & card) == 0 ? Choice.NONE : cross(sight, Plan.at(plan, step, times, Plan.HIGH), suit);
    }

    private Choice ruff(LineSight sight, int plan, int step, int times) {
        int suit = suits[step];
        long own = sight.ownIn(suit);
        long other = sight.otherIn(suit);
        if (sight.trump() > 3 || own == 0 && other == 0) {
            return Choice.NONE;
        }
        if (other == 0 && sight.otherIn(sight.trump()) != 0) {
            return new Choice(Lanes.lowest(own), Plan.at(plan, step, times + 1, Plan.RUFF));
        }
        if (own == 0 && sight.ownIn(sight.trump()) != 0) {
            return cross(sight, Plan.at(plan, step, times, Plan.HIGH), suit);
        }
        if (own == 0 || other == 0) {
            return Choice.NONE;
        }
        Choice tops = tops(sight, suit, Plan.at(plan, step, times, Plan.LOW), Plan.at(plan, step, times, Plan.HIGH));
        return tops.isNone() ? new Choice(Lanes.lowest(own), Plan.at(plan, step, times, Plan.LOW)) : tops;
    }

    /** A lead that puts the other hand in for certain, in another suit than this if there is one. */
    private static Choice cross(LineSight sight, int plan, int avoided) {
        long chosen = 0;
        int most = 0;
        for (int suit = 0; suit < 4; suit++) {
            long own = sight.ownIn(suit);
            long theirs = sight.sure(sight.otherIn(suit), suit);
            if (own != 0 && theirs > Lanes.lowest(own)) {
                int tops = Long.bitCount(Lanes.above(sight.otherIn(suit), Lanes.highest(sight.unseenIn(suit))));
                int worth = tops + (suit == avoided ? 0 : 20) + (suit == sight.trump() || sight.noTrumpOut() ? 40 : 0);
                if (worth > most) {
                    most = worth;
                    chosen = Lanes.lowest(own);
                }
            }
        }
        return chosen == 0 ? Choice.NONE : new Choice(chosen, plan);
    }

    /** When all steps are done: trumps that are high, then the suit with most high cards, then the longest. */
    private Choice beyond(LineSight sight, int plan) {
        int low = Plan.at(plan, suits.length, 0, Plan.LOW);
        int high = Plan.at(plan, suits.length, 0, Plan.HIGH);
        if (!sight.noTrumpOut()) {
            Choice tops = tops(sight, sight.trump(), low, high);
            if (!tops.isNone()) {
                return tops;
            }
        }
        Choice best = Choice.NONE;
        int most = 0;
        for (int suit = 0; suit < 4; suit++) {
            Choice tops = tops(sight, suit, low, high);
            long ours = sight.ownIn(suit) | sight.otherIn(suit);
            int worth = Long.bitCount(Lanes.above(ours, Lanes.highest(sight.unseenIn(suit))));
            if (!tops.isNone() && worth > most) {
                best = tops;
                most = worth;
            }
        }
        return best.isNone() ? longest(sight, low, high) : best;
    }

    private static Choice longest(LineSight sight, int low, int high) {
        int chosen = -1;
        int most = -1;
        for (int suit = 0; suit < 4; suit++) {
            if (sight.ownIn(suit) != 0) {
                int length = 2 * Math.max(Long.bitCount(sight.ownIn(suit)), Long.bitCount(sight.otherIn(suit)))
                        - (suit == sight.trump() ? 20 : 0)
                        + 20;
                if (length > most) {
                    most = length;
                    chosen = suit;
                }
            }
        }
        long own = sight.ownIn(chosen);
        return Lanes.highest(own) > Lanes.highest(sight.otherIn(chosen))
                ? new Choice(Lanes.highest(own), low)
                : new Choice(Lanes.lowest(own), high);
    }
}
