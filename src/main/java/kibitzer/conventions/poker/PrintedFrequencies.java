package kibitzer.conventions.poker;

import static kibitzer.games.poker.HandClass.FIVE_OF_A_KIND;
import static kibitzer.games.poker.HandClass.FLUSH;
import static kibitzer.games.poker.HandClass.FOUR_OF_A_KIND;
import static kibitzer.games.poker.HandClass.FULL_HOUSE;
import static kibitzer.games.poker.HandClass.NO_PAIR;
import static kibitzer.games.poker.HandClass.PAIR;
import static kibitzer.games.poker.HandClass.ROYAL_FLUSH;
import static kibitzer.games.poker.HandClass.STRAIGHT;
import static kibitzer.games.poker.HandClass.STRAIGHT_FLUSH;
import static kibitzer.games.poker.HandClass.THREE_OF_A_KIND;
import static kibitzer.games.poker.HandClass.TWO_PAIRS;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.PokerForm;

/**
 * Tables 1 to 5 as printed: how many hands of each class there are (Culbertson pp. 108-109).
 *
 * @param form the form of the game it is for
 * @param table its id in the syllabus
 * @param hands the printed numbers
 */
public record PrintedFrequencies(PokerForm form, String table, Map<HandClass, Long> hands) {
    private static final List<HandClass> PLAIN = List.of(
            STRAIGHT_FLUSH, FOUR_OF_A_KIND, FULL_HOUSE, FLUSH, STRAIGHT, THREE_OF_A_KIND, TWO_PAIRS, PAIR, NO_PAIR);

    /** The five tables. */
    public static final List<PrintedFrequencies> ALL = List.of(
            plain(
                    PokerForm.STANDARD,
                    "poker-table-01-52-card-hands",
                    40,
                    624,
                    3_744,
                    5_108,
                    10_200,
                    54_912,
                    123_552,
                    1_098_240,
                    1_302_540),
            plain(
                            PokerForm.BUG,
                            "poker-table-02-bug",
                            204,
                            828,
                            4_368,
                            7_804,
                            20_532,
                            63_480,
                            138_600,
                            1_154_560,
                            1_479_308)
                    .with(FIVE_OF_A_KIND, 1),
            plain(
                            PokerForm.JOKER_WILD,
                            "poker-table-03-joker-wild",
                            204,
                            3_120,
                            6_552,
                            7_804,
                            20_532,
                            137_280,
                            123_552,
                            1_268_088,
                            1_302_540)
                    .with(FIVE_OF_A_KIND, 13),
            plain(
                            PokerForm.DEUCES_WILD,
                            "poker-table-04-deuces-wild",
                            4_072,
                            30_816,
                            12_672,
                            13_204,
                            66_236,
                            355_056,
                            95_040,
                            1_222_048,
                            798_660)
                    .with(FIVE_OF_A_KIND, 672)
                    .with(ROYAL_FLUSH, 484),
            plain(
                    PokerForm.named("stripped-40"),
                    "poker-table-05-stripped-40",
                    28,
                    360,
                    2_160,
                    980,
                    7_140,
                    23_040,
                    51_840,
                    322_560,
                    249_900));

    public PrintedFrequencies {
        hands = Map.copyOf(hands);
    }

    private static PrintedFrequencies plain(PokerForm form, String table, long... hands) {
        Map<HandClass, Long> byClass = new EnumMap<>(HandClass.class);
        for (int i = 0; i < PLAIN.size(); i++) {
            byClass.put(PLAIN.get(i), hands[i]);
        }
        return new PrintedFrequencies(form, table, byClass);
    }

    private PrintedFrequencies with(HandClass handClass, long many) {
        Map<HandClass, Long> more = new EnumMap<>(hands);
        more.put(handClass, many);
        return new PrintedFrequencies(form, table, more);
    }

    /** The table of a form, if the book has one. */
    public static Optional<PrintedFrequencies> of(PokerForm form) {
        return ALL.stream()
                .filter(printed -> printed.form.id().equals(form.id()))
                .findFirst();
    }

    /** All hands of the table together. */
    public long all() {
        return hands.values().stream().mapToLong(Long::longValue).sum();
    }

    /** How many of a class it prints. */
    public Optional<Long> hands(HandClass handClass) {
        return Optional.ofNullable(hands.get(handClass));
    }

    /** The printed numbers of these classes together. */
    public Optional<PrintedCount> together(List<HandClass> classes) {
        return PrintedCount.of(this, classes);
    }
}
