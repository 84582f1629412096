package kibitzer.conventions.poker;

import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.poker.MadeHand;

/** What a player draws to, in the headings of the book's table of draws (Culbertson pp. 110-111) and a few beside. */
public enum DrawHolding {
    PAIR("a pair"),
    PAIR_AND_ACE("a pair and an ace kicker"),
    /** The book calls it nearly as good (p. 99) and prints no figures. */
    PAIR_AND_KING("a pair and a king kicker"),
    THREE_OF_A_KIND("three of a kind"),
    THREE_AND_SIDE_CARD("three of a kind and a side card"),
    TWO_PAIRS("two pairs"),
    FOUR_FLUSH("a four-flush"),
    OPEN_STRAIGHT("four in sequence, open at both ends"),
    INSIDE_STRAIGHT("an inside straight"),
    ONE_END_STRAIGHT("four in sequence, open at one end"),
    OPEN_STRAIGHT_FLUSH("four to a straight flush, open at both ends"),
    ONE_CHANCE_STRAIGHT_FLUSH("four to a straight flush with one chance"),
    /** Three that fit all three straights, as the book's T 9 8. */
    THREE_STRAIGHT_FLUSH("three in sequence in one suit"),
    ACE("an ace"),
    ACE_AND_KING("an ace and a king"),
    PAT("a pat hand"),
    NOTHING("nothing"),
    OTHER("other cards");

    private static final int ACE_TO_FIVE = 0x100F;
    private static final int FIVE_IN_SEQUENCE = 0b11111;
    private static final int[] STRAIGHTS = IntStream.concat(
                    IntStream.of(ACE_TO_FIVE), IntStream.range(0, 9).map(lowest -> FIVE_IN_SEQUENCE << lowest))
            .toArray();
    private static final int ACE_TO_FOUR = 0x1007;
    private static final int ACE_TO_JACK = 0x1E00;

    private final String inWords;

    DrawHolding(String inWords) {
        this.inWords = inWords;
    }

    /** "four-flush": its word in the options of a deal. */
    public String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** "a four-flush". */
    public String inWords() {
        return inWords;
    }

    /** True for four cards to a straight or a flush: a pair drawn to them is no improvement worth the name. */
    public boolean wantsStraightOrFlush() {
        return compareTo(FOUR_FLUSH) >= 0 && compareTo(ONE_CHANCE_STRAIGHT_FLUSH) <= 0;
    }

    /** The heading under which these kept cards stand. */
    public static DrawHolding of(CardSet keep) {
        List<Integer> pattern = MadeHand.pattern(keep);
        return switch (keep.size()) {
            case 0 -> NOTHING;
            case 1 -> holds(keep, Rank.ACE) ? ACE : OTHER;
            case 2 -> ofTwo(keep, pattern);
            case 3 -> ofThree(keep, pattern);
            case 4 -> ofFour(keep, pattern);
            default -> PAT;
        };
    }

    private static DrawHolding ofTwo(CardSet keep, List<Integer> pattern) {
        if (pattern.getFirst() == 2) {
            return PAIR;
        }
        return holds(keep, Rank.ACE) && holds(keep, Rank.KING) ? ACE_AND_KING : OTHER;
    }

    private static DrawHolding ofThree(CardSet keep, List<Integer> pattern) {
        if (pattern.getFirst() == 3) {
            return THREE_OF_A_KIND;
        }
        if (pattern.getFirst() == 2) {
            if (keep.of(Rank.ACE).size() == 1) {
                return PAIR_AND_ACE;
            }
            return keep.of(Rank.KING).size() == 1 ? PAIR_AND_KING : OTHER;
        }
        return inOneSuit(keep) && straightsThrough(keep) == 3 ? THREE_STRAIGHT_FLUSH : OTHER;
    }

    private static DrawHolding ofFour(CardSet keep, List<Integer> pattern) {
        if (pattern.getFirst() == 3) {
            return THREE_AND_SIDE_CARD;
        }
        if (pattern.getFirst() == 2 && pattern.getLast() == 2) {
            return TWO_PAIRS;
        }
        if (pattern.size() < 4) {
            return OTHER;
        }
        int straights = straightsThrough(keep);
        if (inOneSuit(keep)) {
            return switch (straights) {
                case 0 -> FOUR_FLUSH;
                case 1 -> ONE_CHANCE_STRAIGHT_FLUSH;
                default -> OPEN_STRAIGHT_FLUSH;
            };
        }
        int ranks = ranks(keep);
        return switch (straights) {
            case 0 -> OTHER;
            case 1 -> ranks == ACE_TO_FOUR || ranks == ACE_TO_JACK ? ONE_END_STRAIGHT : INSIDE_STRAIGHT;
            default -> OPEN_STRAIGHT;
        };
    }

    private static boolean holds(CardSet cards, Rank rank) {
        return !cards.of(rank).isEmpty();
    }

    private static boolean inOneSuit(CardSet cards) {
        return cards.in(cards.first().suit()).equals(cards);
    }

    private static int straightsThrough(CardSet cards) {
        int ranks = ranks(cards);
        return (int) IntStream.of(STRAIGHTS)
                .filter(straight -> (ranks & ~straight) == 0)
                .count();
    }

    private static int ranks(CardSet cards) {
        return Suit.DOWNWARDS.stream().mapToInt(cards::ranksIn).reduce(0, (one, other) -> one | other);
    }
}
