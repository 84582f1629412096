package kibitzer.games.bridge.problems.line;

/** Plays the cards of a line: the same card whenever the line sees the same. */
final class LinePlayer {
    private final Leading leading;
    private final int heldSuit;
    private final int holds;
    private final long firstFromDummy;
    private final long firstWinner;
    private final int tricks;

    /**
     * @param heldSuit the suit of the opening lead
     * @param tricks how many tricks there are in all
     */
    LinePlayer(Line line, int heldSuit, int tricks) {
        this.leading = new Leading(line.leads());
        this.heldSuit = heldSuit;
        this.holds = line.held();
        this.firstFromDummy = line.firstFromDummy().map(Lanes::bit).orElse(0L);
        this.firstWinner = line.firstWinner().map(Lanes::bit).orElse(0L);
        this.tricks = tricks;
    }

    Choice choose(LineSight sight, int plan) {
        if (sight.played() == 0) {
            return leading.lead(sight, plan);
        }
        long following = sight.ownIn(sight.suitLed());
        if (sight.partnerLed()) {
            return new Choice(following == 0 ? ruffOrThrow(sight, plan) : replied(sight, plan, following), plan);
        }
        if (following == 0) {
            return new Choice(againstTheirs(sight, plan), plan);
        }
        boolean holding = sight.suitLed() == heldSuit && Plan.held(plan) < holds;
        int after = holding && sight.played() == 3 ? Plan.holding(plan) : plan;
        if (sight.played() == 1 && Long.bitCount(sight.own()) == tricks && (following & firstFromDummy) != 0) {
            return new Choice(firstFromDummy, after);
        }
        if (holding) {
            return new Choice(Lanes.lowest(following), after);
        }
        long card = sight.played() == 1 ? second(sight, plan, following) : fourth(sight, following);
        return new Choice(card, card == firstWinner || sight.played() == 3 ? Plan.winning(after) : after);
    }

    /** Second to an opponent's lead: a sure winner, unless the other hand can win as surely. */
    private long second(LineSight sight, int plan, long following) {
        int suit = sight.suitLed();
        long led = sight.trick()[0];
        long needed = Math.max(led, Lanes.highest(sight.unseenIn(suit)));
        long mine = Lanes.above(following, needed);
        long theirs = Lanes.above(sight.otherIn(suit), needed);
        boolean chosen = !Plan.hasWon(plan) && (mine & firstWinner) != 0;
        if (chosen) {
            return firstWinner;
        }
        return mine == 0 || theirs != 0 ? Lanes.lowest(following) : Lanes.lowest(mine);
    }

    /** Last to an opponent's lead: as cheaply as the trick can be won, low if it is won or lost. */
    private static long fourth(LineSight sight, long following) {
        long best = sight.best();
        if (best == sight.trick()[1] || Lanes.suitOf(best) != sight.suitLed()) {
            return Lanes.lowest(following);
        }
        long over = Lanes.above(following, best);
        return Lanes.lowest(over == 0 ? following : over);
    }

    private long replied(LineSight sight, int plan, long following) {
        long best = sight.best();
        if (Lanes.suitOf(best) != sight.suitLed()) {
            return Lanes.lowest(following);
        }
        long over = Lanes.above(following, best);
        boolean beaten = best != sight.trick()[0];
        return switch (Plan.reply(plan)) {
            case Plan.HIGH -> over == 0 ? Lanes.lowest(following) : Lanes.highest(following);
            case Plan.CARD -> {
                long card = leading.card(plan);
                if ((over & card) != 0) {
                    yield card;
                }
                yield Lanes.lowest(over == 0 ? following : over);
            }
            case Plan.RUN -> Lanes.lowest(beaten && over != 0 ? over : following);
            default -> Lanes.lowest(following);
        };
    }

    private long ruffOrThrow(LineSight sight, int plan) {
        if (Plan.reply(plan) == Plan.RUFF) {
            long ruff = cheapRuff(sight);
            if (ruff != 0) {
                return ruff;
            }
        }
        return discard(sight, plan);
    }

    /** Void in what an opponent led: a ruff, unless the trick is won or the other hand wins it. */
    private long againstTheirs(LineSight sight, int plan) {
        int suit = sight.suitLed();
        boolean ours = sight.played() == 3
                ? sight.best() == sight.trick()[1]
                : sight.sure(sight.otherIn(suit), suit) > sight.trick()[0] && sight.noTrumpOut();
        long ruff = ours ? 0 : cheapRuff(sight);
        return ruff == 0 ? discard(sight, plan) : ruff;
    }

    private static long cheapRuff(LineSight sight) {
        if (sight.trump() > 3) {
            return 0;
        }
        long trumps = sight.ownIn(sight.trump());
        long best = sight.best();
        return Lanes.lowest(Lanes.suitOf(best) == sight.trump() ? Lanes.above(trumps, best) : trumps);
    }

    /** The card of least use: low, of a suit that no later step needs from this hand, not high. */
    private long discard(LineSight sight, int plan) {
        long chosen = 0;
        int least = Integer.MAX_VALUE;
        for (int suit = 0; suit < 4; suit++) {
            long own = sight.ownIn(suit);
            if (own != 0) {
                long card = Lanes.lowest(own);
                int worth = worth(sight, plan, suit, card);
                if (worth < least) {
                    least = worth;
                    chosen = card;
                }
            }
        }
        return chosen;
    }

    private int worth(LineSight sight, int plan, int suit, long card) {
        int own = Long.bitCount(sight.ownIn(suit));
        int other = Long.bitCount(sight.otherIn(suit));
        int worth = Lanes.rankOf(card) - 3 * own;
        if (suit == sight.trump()) {
            worth += 1000;
        }
        if (card > Lanes.highest(sight.unseenIn(suit))) {
            worth += 500;
        }
        if (own > other && (leading.stillNeeds(plan, suit) || own >= 5)) {
            worth += 200;
        }
        if (own == 1 && other > 1 && sight.sure(sight.otherIn(suit), suit) != 0) {
            worth += 60;
        }
        boolean guards = own == 2 && Lanes.rankOf(Lanes.highest(sight.ownIn(suit))) >= 10;
        return guards ? worth + 100 : worth;
    }
}
