package kibitzer.games.bridge.doubledummy;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.CardSet;

/**
 * Answers one question about a position: do north and south win at least so many of the tricks that are left?
 *
 * <p>A depth-first search over the cards, cut short by what {@link Memory} knows and by tricks that can be counted at
 * once. With every answer comes the set of cards it rests on: from the lowest of them up, the cards of a suit must stay
 * with their owners for the answer to hold; below that only lengths count.
 */
final class Search {
    private static final int NO_CARD = Settlers.NO_CARD;
    private static final long ALL_OWNERS = (1L << Holdings.OWNERS) - 1;

    private final long[] hands;
    private final int trump;
    private final Holdings holdings;
    private final CashedTricks cashed;
    private final TrumpTricks trumpTricks;
    private final EqualCards equalCards;
    private final Settlers settlers = new Settlers();
    private final LeadOrder leadOrder;
    private final FollowOrder followOrder;
    private final Memory memory = new Memory();
    private final int[][] moves = new int[53][13];

    private long rests;

    private long positions;

    Search(long[] hands, int trump, Holdings holdings, SuitCash suitCash) {
        this.hands = hands;
        this.trump = trump;
        this.holdings = holdings;
        this.equalCards = new EqualCards(hands);
        this.cashed = new CashedTricks(hands, trump, suitCash);
        this.trumpTricks = new TrumpTricks(hands, trump);
        this.leadOrder = new LeadOrder(hands, trump, settlers);
        this.followOrder = new FollowOrder(hands, trump);
    }

    /** The positions looked at so far that no bound settled. */
    long positions() {
        return positions;
    }

    /** The leads of a seat, cards of equal worth together. */
    List<CardSet> equalLeads(long cards, int leader) {
        int[] offered = moves[0];
        int count = leadOrder.write(cards, leader, offered);
        List<CardSet> leads = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            leads.add(new CardSet(equalCards.of(cards, leader, Move.card(offered[i]), NO_CARD)));
        }
        return List.copyOf(leads);
    }

    /** Whether north and south win at least {@code need} of the {@code left} tricks once a card has been led. */
    boolean winsAfter(int lead, long cards, int leader, int need, int left) {
        long bit = 1L << lead;
        return need <= 0
                || need <= left && follow(cards & ~bit, leader, 1, lead / Bits.LANE, bit, lead, leader, need, left);
    }

    /** The same once several cards of a trick have been played. */
    boolean winsAfter(int[] played, long cards, int leader, int need, int left) {
        if (need <= 0 || need > left) {
            return need <= 0;
        }
        long trick = 0;
        for (int card : played) {
            trick |= 1L << card;
        }
        int winning = winner(played);
        int best = played[winning];
        int winner = leader + winning & 3;
        long rest = cards & ~trick;
        return played.length == 4
                ? wins(rest, winner, need - (~winner & 1), left - 1)
                : follow(rest, leader, played.length, played[0] / Bits.LANE, trick, best, winner, need, left);
    }

    /** Which of the cards of a trick is the best: 0 for the one led. */
    int winner(int[] played) {
        int winner = 0;
        for (int place = 1; place < played.length; place++) {
            if (beats(played[place], played[winner])) {
                winner = place;
            }
        }
        return winner;
    }

    /** Whether north and south win at least {@code need} of the {@code left} tricks, a new trick being led to. */
    boolean wins(long cards, int leader, int need, int left) {
        if (need <= 0) {
            rests = 0;
            return true;
        }
        if (need > left) {
            rests = 0;
            return false;
        }
        if (left == 1) {
            return last(cards, leader);
        }
        boolean ours = (leader & 1) == 0;
        int enough = ours ? need : left - need + 1;
        if (cashed.count(cards, leader, enough) >= enough) {
            rests = cashed.rests();
            return ours;
        }
        if (trump == Bits.NO_TRUMPS) {
            if (enough == left && losesTheLead(cards, leader)) {
                return !ours;
            }
        } else if (sureTrumps(cards, 0, need)) {
            return true;
        } else if (sureTrumps(cards, 1, left - need + 1)) {
            return false;
        }
        return remembered(cards, leader, need, left);
    }

    /** Asks the memory, and if that does not know, searches and tells it. */
    private boolean remembered(long cards, int leader, int need, int left) {
        positions++;
        long clubs = holdings.of(0, Bits.ranks(cards, 0));
        long diamonds = holdings.of(1, Bits.ranks(cards, 1));
        long hearts = holdings.of(2, Bits.ranks(cards, 2));
        long spades = holdings.of(3, Bits.ranks(cards, 3));
        long lower = Holdings.owners(clubs) | Holdings.owners(diamonds) << Holdings.OWNERS;
        long upper = Holdings.owners(hearts) | Holdings.owners(spades) << Holdings.OWNERS;
        // The lengths of three suits and the tricks left give those of the fourth.
        long key = Holdings.lengths(clubs)
                | Holdings.lengths(diamonds) << 16
                | Holdings.lengths(hearts) << 32
                | (long) leader << 48
                | (long) left << 50;
        int known = memory.find(key, lower, upper, need);
        if (known >= 0) {
            rests = topCards(cards, 0, memory.lowerMask() & ALL_OWNERS)
                    | topCards(cards, 1, memory.lowerMask() >>> Holdings.OWNERS)
                    | topCards(cards, 2, memory.upperMask() & ALL_OWNERS)
                    | topCards(cards, 3, memory.upperMask() >>> Holdings.OWNERS);
            return known == 1;
        }
        boolean won = lead(cards, leader, need, left);
        long lowerMask = mask(cards, 0) | mask(cards, 1) << Holdings.OWNERS;
        long upperMask = mask(cards, 2) | mask(cards, 3) << Holdings.OWNERS;
        memory.add(key, lower, lowerMask, upper, upperMask, won ? need : 0, won ? left : need - 1);
        return won;
    }

    /** The owners of a suit that the last answer rests on: all from its lowest card up. */
    private long mask(long cards, int suit) {
        int mattered = Bits.ranks(rests, suit);
        if (mattered == 0) {
            return 0;
        }
        int top = Integer.bitCount(Bits.ranks(cards, suit) >>> Bits.lowest(mattered));
        return ALL_OWNERS & ~(ALL_OWNERS >>> 2 * top);
    }

    /** The lowest of as many top cards as an entry's mask names. */
    private static long topCards(long cards, int suit, long mask) {
        if (mask == 0) {
            return 0;
        }
        int ranks = Bits.ranks(cards, suit);
        for (int others = Long.bitCount(mask) / 2 - 1; others > 0; others--) {
            ranks = Bits.withoutHighest(ranks);
        }
        return (long) Integer.highestOneBit(ranks) << suit * Bits.LANE;
    }

    /** Whether a side wins enough tricks with the trumps of one hand alone. */
    private boolean sureTrumps(long cards, int seat, int enough) {
        int ranks = Bits.ranks(cards, trump);
        int first = trumpTricks.of(ranks, seat);
        int second = trumpTricks.of(ranks, seat ^ 2);
        int sure = TrumpTricks.tricks(first) >= TrumpTricks.tricks(second) ? first : second;
        if (TrumpTricks.tricks(sure) < enough) {
            return false;
        }
        rests = TrumpTricks.rank(sure) == SuitCash.NO_RANK ? 0 : 1L << trump * Bits.LANE + TrumpTricks.rank(sure);
        return true;
    }

    /** At no trump: whether opponents hold the top card of every suit that can be led, and so win a trick. */
    private boolean losesTheLead(long cards, int leader) {
        long opponents = hands[leader + 1 & 3] | hands[leader + 3 & 3];
        long tops = 0;
        for (int suit = 0; suit < 4; suit++) {
            if ((cards & hands[leader] & Bits.suit(suit)) != 0) {
                long top = Long.highestOneBit(cards & Bits.suit(suit));
                if ((top & opponents) == 0) {
                    return false;
                }
                tops |= top;
            }
        }
        rests = tops;
        return true;
    }

    /** The last trick plays itself. */
    private boolean last(long cards, int leader) {
        long trick = cards;
        int best = Long.numberOfTrailingZeros(cards & hands[leader]);
        int winner = leader;
        for (int place = 1; place < 4; place++) {
            int seat = leader + place & 3;
            int card = Long.numberOfTrailingZeros(cards & hands[seat]);
            if (beats(card, best)) {
                best = card;
                winner = seat;
            }
        }
        rests = restsOfTrick(trick, best);
        return (winner & 1) == 0;
    }

    private boolean beats(int card, int best) {
        int suit = card / Bits.LANE;
        int bestSuit = best / Bits.LANE;
        return suit == bestSuit ? card > best : suit == trump;
    }

    /** A trick that is won over another card of the suit rests on the winning card, any other on nothing. */
    private static long restsOfTrick(long trick, int best) {
        long winner = 1L << best;
        return (trick & Bits.suit(best / Bits.LANE)) == winner ? 0 : winner;
    }

    private boolean lead(long cards, int leader, int need, int left) {
        int[] offered = moves[4 * left];
        int count = leadOrder.write(cards, leader, offered);
        boolean ours = (leader & 1) == 0;
        long gathered = 0;
        long failing = 0;
        for (int tried = 0; tried < count; tried++) {
            int card = Move.takeBest(offered, tried, count);
            long bit = 1L << card;
            if ((failing & bit) != 0 && (equalCards.of(cards, leader, card, NO_CARD) & ~failing) == 0) {
                continue;
            }
            boolean won = follow(cards & ~bit, leader, 1, card / Bits.LANE, bit, card, leader, need, left);
            if (won == ours) {
                settlers.note(cards & hands[leader], NO_CARD, NO_CARD, card);
                return won;
            }
            long restsOfCard = rests | restsOfEquals(cards, leader, card, NO_CARD);
            gathered |= restsOfCard;
            failing |= EqualCards.failingAlike(card, restsOfCard);
        }
        rests = gathered;
        return !ours;
    }

    private boolean follow(
            long cards, int leader, int place, int led, long trick, int best, int winner, int need, int left) {
        int seat = leader + place & 3;
        long own = cards & hands[seat];
        long following = own & Bits.suit(led);
        if (following != 0 && (following & following - 1) == 0) {
            int only = Long.numberOfTrailingZeros(following);
            return play(cards, leader, place, led, trick, best, winner, need, left, seat, only);
        }
        boolean ours = (seat & 1) == 0;
        long gathered = 0;
        long failing = 0;
        int tried = 0;
        // What settled a position like this one mostly settles this one, and then no other card is looked at.
        int settler = settlers.find(own, led, best);
        if (settler != NO_CARD && ((following == 0 ? own : following) & 1L << settler) != 0) {
            int card = EqualCards.standsFor(equalCards.of(cards, seat, settler, best), led, best);
            boolean won = play(cards, leader, place, led, trick, best, winner, need, left, seat, card);
            if (won == ours) {
                return won;
            }
            gathered = rests | restsOfEquals(cards, seat, card, best);
            failing = EqualCards.failingAlike(card, gathered);
            tried = 1;
        }
        int[] offered = moves[4 * left - place];
        int count = followOrder.write(cards, seat, place, led, best, (winner ^ seat) == 2, settler, offered);
        if (tried == 1) {
            Move.takeBest(offered, 0, count);
        }
        for (; tried < count; tried++) {
            int card = Move.takeBest(offered, tried, count);
            if ((failing & 1L << card) != 0 && (equalCards.of(cards, seat, card, best) & ~failing) == 0) {
                continue;
            }
            boolean won = play(cards, leader, place, led, trick, best, winner, need, left, seat, card);
            if (won == ours) {
                if (count > 1) {
                    settlers.note(own, led, best, card);
                }
                return won;
            }
            long restsOfCard = rests | restsOfEquals(cards, seat, card, best);
            gathered |= restsOfCard;
            failing |= EqualCards.failingAlike(card, restsOfCard);
        }
        rests = gathered;
        return !ours;
    }

    private boolean play(
            long cards,
            int leader,
            int place,
            int led,
            long trick,
            int best,
            int winner,
            int need,
            int left,
            int seat,
            int card) {
        long bit = 1L << card;
        boolean takes = beats(card, best);
        int newBest = takes ? card : best;
        int newWinner = takes ? seat : winner;
        if (place < 3) {
            return follow(cards & ~bit, leader, place + 1, led, trick | bit, newBest, newWinner, need, left);
        }
        boolean won = wins(cards & ~bit, newWinner, need - (~newWinner & 1), left - 1);
        rests |= restsOfTrick(trick | bit, newBest);
        return won;
    }

    /**
     * A card stood for all its equals, so an answer that rests on one of them rests on all: another position may give
     * some of them to other hands.
     *
     * @return the lowest of the equals if {@code rests} reaches down to one of them, else nothing
     */
    private long restsOfEquals(long cards, int seat, int card, int best) {
        long mattered = rests & Bits.suit(card / Bits.LANE);
        if (mattered == 0) {
            return 0;
        }
        long equals = equalCards.of(cards, seat, card, best);
        return Long.highestOneBit(equals) < Long.lowestOneBit(mattered) ? 0 : Long.lowestOneBit(equals);
    }
}
