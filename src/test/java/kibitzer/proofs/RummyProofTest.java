package kibitzer.proofs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import org.junit.jupiter.api.Test;

/** Rummy: every two-card holding and every three-card set, the ace low. */
class RummyProofTest {

    private record Card(int rank, int suit) {}

    private static final List<Card> PACK = pack();
    private static final List<List<Card>> SETS = sets();

    private static List<Card> pack() {
        List<Card> pack = new ArrayList<>();
        for (int suit = 0; suit < 4; suit++) {
            for (int rank = 1; rank <= 13; rank++) {
                pack.add(new Card(rank, suit));
            }
        }
        return pack;
    }

    private static List<List<Card>> sets() {
        List<List<Card>> sets = new ArrayList<>();
        for (int a = 0; a < 52; a++) {
            for (int b = a + 1; b < 52; b++) {
                for (int c = b + 1; c < 52; c++) {
                    List<Card> three = List.of(PACK.get(a), PACK.get(b), PACK.get(c));
                    if (isSet(three)) {
                        sets.add(three);
                    }
                }
            }
        }
        return sets;
    }

    private static boolean isSet(List<Card> three) {
        boolean group = three.stream().map(Card::rank).distinct().count() == 1;
        boolean oneSuit = three.stream().map(Card::suit).distinct().count() == 1;
        return group
                || oneSuit
                        && three.get(1).rank() - three.get(0).rank() == 1
                        && three.get(2).rank() - three.get(1).rank() == 1;
    }

    private static long fillers(Card one, Card other) {
        return SETS.stream()
                .filter(set -> set.contains(one) && set.contains(other))
                .count();
    }

    @Test
    @Proves("rummy.e01")
    void aceAndTwoHaveOneFillerOnly() {
        Map<String, Integer> kinds = new HashMap<>();
        for (int a = 0; a < 52; a++) {
            for (int b = a + 1; b < 52; b++) {
                Card one = PACK.get(a);
                Card other = PACK.get(b);
                long fillers = fillers(one, other);
                if (fillers > 0) {
                    int apart = Math.abs(one.rank() - other.rank());
                    String kind = apart == 0 ? "pair" : apart == 1 ? "sequence" : "skip";
                    kinds.merge(kind + " " + fillers, 1, Integer::sum);
                }
            }
        }
        assertThat(kinds)
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of("pair 2", 78, "sequence 2", 40, "sequence 1", 8, "skip 1", 44));
        Finding.of("rummy.e01").says("8 of the 48 two-card sequences");
    }

    /** Sets that a discard may still fill after the seven of hearts has gone. */
    private static long open(Card discard, Predicate<List<Card>> possible) {
        Card seven = new Card(7, 2);
        return SETS.stream()
                .filter(set -> set.contains(discard) && !set.contains(seven))
                .filter(possible)
                .count();
    }

    /** Whoever threw a card is taken to hold nothing that combines with it; the discard itself comes from another. */
    private static Predicate<List<Card>> nothingBeside(Card gone, Card discard) {
        return set -> set.stream().noneMatch(card -> !card.equals(discard) && fillers(card, gone) > 0);
    }

    @Test
    @Proves("rummy.e03")
    void theSafestWildCardNeedsAnInference() {
        assertThat(SETS).hasSize(96);
        Card nextInAnotherSuit = new Card(8, 3);
        Card nextInTheSuit = new Card(8, 2);
        Card seven = new Card(7, 3);
        Predicate<List<Card>> any = set -> true;
        Card gone = new Card(7, 2);
        Finding.of("rummy.e03").says("2 sets against 3 and 3", "6 sets against 4 and 4");
        assertThat(List.of(
                        open(nextInAnotherSuit, nothingBeside(gone, nextInAnotherSuit)),
                        open(nextInTheSuit, nothingBeside(gone, nextInTheSuit)),
                        open(seven, nothingBeside(gone, seven))))
                .isEqualTo(List.of(2L, 3L, 3L));
        assertThat(List.of(open(nextInAnotherSuit, any), open(nextInTheSuit, any), open(seven, any)))
                .isEqualTo(List.of(6L, 4L, 4L));
    }

    /** Fifteen cards of two packs and four jokers; the error of 3,000 deals is about one per cent. */
    @Test
    @Proves("kaluki.e01")
    void halfTheHandsMeldFiftyOneOnlyIfSuitsMayRepeat() {
        Chance chance = new Seed(51).chance();
        int deals = 3_000;
        int repeating = 0;
        int different = 0;
        int[] pack = IntStream.range(0, 108).toArray();
        for (int deal = 0; deal < deals; deal++) {
            for (int i = 0; i < 15; i++) {
                int with = i + chance.below(pack.length - i);
                int card = pack[i];
                pack[i] = pack[with];
                pack[with] = card;
            }
            int[] hand = Arrays.copyOf(pack, 15);
            repeating += KalukiMeld.most(hand, true) >= 51 ? 1 : 0;
            different += KalukiMeld.most(hand, false) >= 51 ? 1 : 0;
        }
        assertThat(100.0 * repeating / deals).isCloseTo(51.6, within(3.0));
        assertThat(100.0 * different / deals).isCloseTo(39.3, within(3.0));
        Finding.of("kaluki.e01").says("51.6 per cent only if", "39.3 per cent with groups of different suits");
    }
}
