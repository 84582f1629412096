package kibitzer.games.cribbage;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a hand counts. */
class HandPointsTest {
    /** How many of the 12,994,800 hands with starter count so much: the distribution that is published everywhere. */
    private static final Map<Integer, Long> PUBLISHED = new TreeMap<>(Map.ofEntries(
            Map.entry(0, 1_009_008L),
            Map.entry(1, 99_792L),
            Map.entry(2, 2_813_796L),
            Map.entry(3, 505_008L),
            Map.entry(4, 2_855_676L),
            Map.entry(5, 697_508L),
            Map.entry(6, 1_800_268L),
            Map.entry(7, 751_324L),
            Map.entry(8, 1_137_236L),
            Map.entry(9, 361_224L),
            Map.entry(10, 388_740L),
            Map.entry(11, 51_680L),
            Map.entry(12, 317_340L),
            Map.entry(13, 19_656L),
            Map.entry(14, 90_100L),
            Map.entry(15, 9_168L),
            Map.entry(16, 58_248L),
            Map.entry(17, 11_196L),
            Map.entry(18, 2_708L),
            Map.entry(20, 8_068L),
            Map.entry(21, 2_496L),
            Map.entry(22, 444L),
            Map.entry(23, 356L),
            Map.entry(24, 3_680L),
            Map.entry(28, 76L),
            Map.entry(29, 4L)));

    @Test
    void everyHandWithEveryStarterCountsAsPublished() {
        Map<Integer, Long> found = new TreeMap<>();
        long[] counted = EveryHand.counted();
        for (int points = 0; points < counted.length; points++) {
            if (counted[points] > 0) {
                found.put(points, counted[points]);
            }
        }
        assertThat(found).isEqualTo(PUBLISHED);
        long hands = found.values().stream().mapToLong(many -> many).sum();
        long sum = found.entrySet().stream()
                .mapToLong(entry -> entry.getKey() * entry.getValue())
                .sum();
        assertThat(hands).isEqualTo(12_994_800);
        assertThat(Math.round(10_000.0 * sum / hands)).isEqualTo(47_692);
    }

    /** Every choice of ranks of four, five and six cards; no sum of pips is lost on the way. */
    @Test
    void theQuickCountIsThatOfEveryChoiceOfCards() {
        for (int size = 4; size <= 6; size++) {
            for (List<Card> cards : ranks(size, 1)) {
                assertThat(HandPoints.ranks(CardSet.of(cards))).as("%s", cards).isEqualTo(EveryChoice.ranks(cards));
            }
        }
    }

    /** All multisets of ranks from this place on, each of the suits in turn. */
    private static List<List<Card>> ranks(int size, int from) {
        if (size == 0) {
            return List.of(List.of());
        }
        List<List<Card>> all = new ArrayList<>();
        for (int place = from; place <= Pips.HIGHEST_PLACE; place++) {
            for (List<Card> rest : ranks(size - 1, place)) {
                Rank rank = Pips.rankAt(place);
                int same =
                        (int) rest.stream().filter(card -> card.rank() == rank).count();
                if (same < 4) {
                    List<Card> cards = new ArrayList<>(rest);
                    cards.add(Card.of(rank, Suit.values()[same]));
                    all.add(cards);
                }
            }
        }
        return all;
    }

    @Test
    void handsAndCribsWithTheirSuitsCountAsEveryChoiceDoes() {
        Chance chance = new Seed(7).chance();
        for (int i = 0; i < 60_000; i++) {
            List<Card> cards = i % 3 == 0 ? ofTwoSuits(chance) : chance.shuffled(Card.ALL);
            int size = 3 + i % 3;
            List<Card> hand = cards.subList(1, 1 + size);
            boolean crib = chance.onceIn(2);
            int slow = EveryChoice.shown(hand, cards.getFirst(), crib);
            assertThat(HandPoints.of(CardSet.of(hand), cards.getFirst(), crib))
                    .as("%s with %s", hand, cards.getFirst())
                    .isEqualTo(slow)
                    .isEqualTo(HandCount.of(CardSet.of(hand), cards.getFirst(), crib)
                            .points());
        }
    }

    private static List<Card> ofTwoSuits(Chance chance) {
        return chance.shuffled(Card.ALL).stream()
                .sorted((one, other) -> Boolean.compare(other.suit() == Suit.HEARTS, one.suit() == Suit.HEARTS))
                .toList();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    9S 8S 7S 2S | KH | false | 9  | four of a suit in the hand
                    9S 8S 7S 2S | KS | false | 10 | and the starter
                    9S 8S 7S 2S | KH | true  | 5  | but not in the crib
                    9S 8S 7S 2S | KS | true  | 10 | unless the starter is of the suit
                    KS QH 8D JC | 2C | false | 4  | run and his nob
                    KS QH 8D 2C | JC | false | 3  | the jack as starter is no nob
                    """)
    void suitsCountByLawFifteen(String hand, String starter, boolean crib, int points, String why) {
        assertThat(HandPoints.of(CardSet.of(hand), CardSet.of(starter).first(), crib))
                .as(why)
                .isEqualTo(points);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    7S 7H 8D 2C | KC | fifteen two, fifteen four, and a pair is six
                    8S 8H 9D TC | JC | a pair is two, and a run of four is six, and a run of four is ten
                    JC 5S 5H 5D | 5C | fifteen two, fifteen four, fifteen six, fifteen eight, fifteen ten, fifteen twelve, fifteen fourteen, fifteen sixteen, and a double pair royal is twenty-eight, and his nob is twenty-nine
                    KS QH 8D 2C | 3C | fifteen two, fifteen four
                    KS QH 8D 6C | 2C | nothing
                    """)
    void aPlayerCountsAloud(String hand, String starter, String aloud) {
        assertThat(HandCount.of(CardSet.of(hand), CardSet.of(starter).first(), false)
                        .aloud())
                .isEqualTo(aloud);
    }

    @Test
    void noHandCountsWhatTheBookSaysNoneCan() {
        assertThat(IntStream.of(19, 25, 26, 27).filter(PUBLISHED::containsKey)).isEmpty();
    }
}
