package kibitzer.games.rummy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;

/**
 * Finds the melds of a hand, its least deadwood and every way to reach it. Exact; safe for many threads.
 *
 * <p>Method: sets tie the suits together, runs do not. So every choice of sets is tried (a hand of eleven has at most
 * three ranks with three cards), and what is left of each suit is looked up in a table over all 8,192 holdings of a
 * suit: the most pips that runs can cover, and among these the most runs.
 */
public final class Melder {
    private static final int LANE = 16;
    private static final int RANKS = Rank.values().length;
    private static final int HOLDINGS = 1 << RANKS;

    /** Pips and number of melds are added together in one figure, the pips in its higher bits. */
    private static final int MELD = 1;

    private static final int PIP = 16;

    private static final int[] PIPS = IntStream.range(0, RANKS)
            .map(rank -> Melding.pips(Card.of(Rank.values()[rank], Suit.SPADES)))
            .toArray();

    private final MeldRules rules;
    private final int[] runs;
    private final int[][] runsWith;
    private final int[] mostInRuns = new int[HOLDINGS];

    public Melder(MeldRules rules) {
        this.rules = rules;
        this.runs = rules.ace().runs(rules.leastRun());
        this.runsWith = IntStream.range(0, RANKS)
                .mapToObj(rank ->
                        IntStream.of(runs).filter(run -> (run & 1 << rank) != 0).toArray())
                .toArray(int[][]::new);
        for (int held = 1; held < HOLDINGS; held++) {
            mostInRuns[held] = mostInRunsOf(held);
        }
    }

    /** The runs that hold the lowest card decide it: that card is in one of them, or in none. */
    private int mostInRunsOf(int held) {
        int lowest = Integer.lowestOneBit(held);
        int most = mostInRuns[held & ~lowest];
        for (int run : runsWith[Integer.numberOfTrailingZeros(held)]) {
            if ((run & ~held) == 0) {
                most = Math.max(most, worth(run) + mostInRuns[held & ~run]);
            }
        }
        return most;
    }

    private static int worth(int run) {
        int pips = 0;
        for (int left = run; left != 0; left &= left - 1) {
            pips += PIPS[Integer.numberOfTrailingZeros(left)];
        }
        return pips * PIP + MELD;
    }

    public MeldRules rules() {
        return rules;
    }

    /** Pips of all the cards: ace 1, court cards 10. */
    public static int pips(CardSet cards) {
        int pips = 0;
        for (long left = cards.bits(); left != 0; left &= left - 1) {
            pips += PIPS[Long.numberOfTrailingZeros(left) % LANE];
        }
        return pips;
    }

    /** The fewest pips that can be left unmatched. */
    public int leastDeadwood(CardSet hand) {
        return pips(hand) - most(hand) / PIP;
    }

    /** How many melds there are in a division with the least deadwood, long runs split where they can be. */
    public int mostMelds(CardSet hand) {
        return most(hand) % PIP;
    }

    private int most(CardSet hand) {
        return most(hand.bits(), ranksWithSets(hand.bits()));
    }

    private int most(long left, int ranks) {
        if (ranks == 0) {
            return inRuns(left);
        }
        int rank = Integer.numberOfTrailingZeros(ranks);
        int others = ranks & ranks - 1;
        int most = most(left, others);
        int held = suitsOf(left, rank);
        for (int set = held; set != 0; set = set - 1 & held) {
            if (Integer.bitCount(set) >= rules.leastSet()) {
                int worth = Integer.bitCount(set) * PIPS[rank] * PIP + MELD;
                most = Math.max(most, worth + most(left & ~setBits(set, rank), others));
            }
        }
        return most;
    }

    private int inRuns(long left) {
        int sum = 0;
        for (int suit = 0; suit < 4; suit++) {
            sum += mostInRuns[ranks(left, suit)];
        }
        return sum;
    }

    private static int ranks(long bits, int suit) {
        return (int) (bits >>> suit * LANE) & HOLDINGS - 1;
    }

    /** The ranks of which enough cards are held for a set, one bit a rank. */
    private int ranksWithSets(long bits) {
        int enough = 0;
        int any = ranks(bits, 0) | ranks(bits, 1) | ranks(bits, 2) | ranks(bits, 3);
        for (int left = any; left != 0; left &= left - 1) {
            int rank = Integer.numberOfTrailingZeros(left);
            if (Integer.bitCount(suitsOf(bits, rank)) >= rules.leastSet()) {
                enough |= 1 << rank;
            }
        }
        return enough;
    }

    /** Four bits, one a suit: who holds this rank. */
    private static int suitsOf(long bits, int rank) {
        long at = bits >>> rank;
        return (int) (at & 1 | at >>> LANE - 1 & 2 | at >>> 2 * LANE - 2 & 4 | at >>> 3 * LANE - 3 & 8);
    }

    private static long setBits(int suits, int rank) {
        long s = suits;
        return (s & 1 | (s & 2) << LANE - 1 | (s & 4) << 2 * LANE - 2 | (s & 8) << 3 * LANE - 3) << rank;
    }

    /** Every meld in the hand, those within longer ones too, in the order of their first card. */
    public List<CardSet> melds(CardSet hand) {
        List<CardSet> melds = new ArrayList<>();
        for (int rank = 0; rank < RANKS; rank++) {
            int held = suitsOf(hand.bits(), rank);
            for (int set = held; set != 0; set = set - 1 & held) {
                if (Integer.bitCount(set) >= rules.leastSet()) {
                    melds.add(new CardSet(setBits(set, rank)));
                }
            }
        }
        for (int suit = 0; suit < 4; suit++) {
            int held = ranks(hand.bits(), suit);
            int lane = suit * LANE;
            IntStream.of(runs)
                    .filter(run -> (run & ~held) == 0)
                    .forEach(run -> melds.add(new CardSet((long) run << lane)));
        }
        melds.sort(Comparator.comparing(CardSet::first).thenComparingInt(CardSet::size));
        return melds;
    }

    /**
     * Every division of the hand with the least deadwood, each once, those with the fewest melds first.
     *
     * <p>Two divisions are the same if they have the same melds; a long run may stand whole or in parts.
     */
    public List<Melding> best(CardSet hand) {
        List<Melding> found = new ArrayList<>();
        chooseSets(hand.bits(), ranksWithSets(hand.bits()), most(hand) / PIP, List.of(), found);
        found.sort(Comparator.<Melding, Integer>comparing(
                        melding -> melding.melds().size())
                .thenComparing(Melding::unmatched, Comparator.comparing(CardSet::bits, Long::compareUnsigned))
                .thenComparing(melding -> melding.melds().toString()));
        return found;
    }

    private void chooseSets(long left, int ranks, int wanted, List<CardSet> chosen, List<Melding> found) {
        if (most(left, ranks) / PIP < wanted) {
            return;
        }
        if (ranks == 0) {
            chooseRuns(left, 0, CardSet.EMPTY, chosen, found);
            return;
        }
        int rank = Integer.numberOfTrailingZeros(ranks);
        int others = ranks & ranks - 1;
        chooseSets(left, others, wanted, chosen, found);
        int held = suitsOf(left, rank);
        for (int set = held; set != 0; set = set - 1 & held) {
            if (Integer.bitCount(set) >= rules.leastSet()) {
                CardSet meld = new CardSet(setBits(set, rank));
                chooseSets(left & ~meld.bits(), others, wanted - pips(meld), with(chosen, meld), found);
            }
        }
    }

    /** Divides what is left of each suit in turn, always by the run (or none) that holds its lowest card. */
    private void chooseRuns(long left, int suit, CardSet unmatched, List<CardSet> chosen, List<Melding> found) {
        if (suit == 4) {
            found.add(new Melding(chosen, unmatched));
            return;
        }
        int held = ranks(left, suit);
        if (held == 0) {
            chooseRuns(left, suit + 1, unmatched, chosen, found);
            return;
        }
        int lane = suit * LANE;
        int most = mostInRuns[held] / PIP;
        int lowest = Integer.lowestOneBit(held);
        if (mostInRuns[held & ~lowest] / PIP == most) {
            long card = (long) lowest << lane;
            chooseRuns(left & ~card, suit, new CardSet(unmatched.bits() | card), chosen, found);
        }
        for (int run : runsWith[Integer.numberOfTrailingZeros(held)]) {
            if ((run & ~held) == 0 && worth(run) / PIP + mostInRuns[held & ~run] / PIP == most) {
                CardSet meld = new CardSet((long) run << lane);
                chooseRuns(left & ~meld.bits(), suit, unmatched, with(chosen, meld), found);
            }
        }
    }

    private static List<CardSet> with(List<CardSet> melds, CardSet meld) {
        List<CardSet> more = new ArrayList<>(melds);
        more.add(meld);
        return more;
    }
}
