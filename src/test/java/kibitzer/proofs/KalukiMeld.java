package kibitzer.proofs;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The most that fifteen cards of kaluki can meld: groups and sequences of three or more, at most two jokers in each.
 * Longer melds are made of two shorter ones, so that five cards are the most looked at.
 */
final class KalukiMeld {
    private static final int JOKER = 104;

    private record Meld(int cards, int value) {}

    private final int[] hand;
    private final boolean suitsMayRepeat;
    private final int[] known;
    private final List<List<Meld>> byFirst = new ArrayList<>();

    private KalukiMeld(int[] hand, boolean suitsMayRepeat) {
        this.hand = hand;
        this.suitsMayRepeat = suitsMayRepeat;
        known = new int[1 << hand.length];
        Arrays.fill(known, -1);
        for (int card = 0; card < hand.length; card++) {
            byFirst.add(new ArrayList<>());
        }
        for (int set = 0; set < 1 << hand.length; set++) {
            int size = Integer.bitCount(set);
            if (size >= 3 && size <= 5) {
                int value = value(set, size);
                if (value > 0) {
                    byFirst.get(Integer.numberOfTrailingZeros(set)).add(new Meld(set, value));
                }
            }
        }
    }

    /**
     * The most points that can be melded.
     *
     * @param hand cards 0 to 107: 52 a pack, thirteen a suit from the ace up, the last four jokers
     */
    static int most(int[] hand, boolean suitsMayRepeat) {
        return new KalukiMeld(hand, suitsMayRepeat).best((1 << hand.length) - 1);
    }

    private int best(int left) {
        if (left == 0) {
            return 0;
        }
        if (known[left] >= 0) {
            return known[left];
        }
        int first = Integer.numberOfTrailingZeros(left);
        int best = best(left & left - 1);
        for (Meld meld : byFirst.get(first)) {
            if ((meld.cards & ~left) == 0) {
                best = Math.max(best, meld.value + best(left & ~meld.cards));
            }
        }
        known[left] = best;
        return best;
    }

    /** Ace 15, court cards 10, others their pips; place 13 is the ace above the king. */
    private static int points(int place) {
        return place % 13 == 0 ? 15 : Math.min(10, place + 1);
    }

    /** 0 where the cards are no meld. */
    private int value(int set, int size) {
        int jokers = 0;
        int ranks = 0;
        int suits = 0;
        int naturals = 0;
        boolean suitRepeats = false;
        for (int i = 0; i < hand.length; i++) {
            if ((set >>> i & 1) == 0) {
                continue;
            }
            if (hand[i] >= JOKER) {
                jokers++;
                continue;
            }
            int suit = 1 << hand[i] % 52 / 13;
            suitRepeats |= (suits & suit) != 0;
            naturals++;
            suits |= suit;
            ranks |= 1 << hand[i] % 13;
        }
        if (jokers > 2 || naturals == 0) {
            return 0;
        }
        int value = 0;
        if (Integer.bitCount(ranks) == 1 && (suitsMayRepeat || !suitRepeats && size <= 4)) {
            value = size * points(Integer.numberOfTrailingZeros(ranks));
        }
        if (Integer.bitCount(suits) == 1 && Integer.bitCount(ranks) == naturals) {
            value = Math.max(value, sequence(ranks, size));
        }
        return value;
    }

    private static int sequence(int ranks, int size) {
        int best = 0;
        for (int from = 0; from + size <= 14; from++) {
            int window = 0;
            int value = 0;
            for (int place = from; place < from + size; place++) {
                window |= 1 << place % 13;
                value += points(place);
            }
            if ((ranks & ~window) == 0) {
                best = Math.max(best, value);
            }
        }
        return best;
    }
}
