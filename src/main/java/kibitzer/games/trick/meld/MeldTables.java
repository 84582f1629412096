package kibitzer.games.trick.meld;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.games.trick.meld.MeldRow.Where;

/** The tables of melds of pinochle, jass and alsos, by game. */
public final class MeldTables {
    private static final List<String> NATURAL = List.of("A", "K", "Q", "J", "T", "9", "8", "7", "6");
    private static final List<String> FROM_SEVENS = NATURAL.subList(0, 8);

    private static final MeldTable SINGLE = MeldTable.on(296)
            .with(
                    sequence("flush", Where.IN_TRUMPS, "A T K Q J", 150),
                    sequence("royal marriage", Where.IN_TRUMPS, "K Q", 40),
                    sequence("marriage", Where.IN_A_PLAIN_SUIT, "K Q", 20),
                    group("100 aces", "A", 100),
                    group("80 kings", "K", 80),
                    group("60 queens", "Q", 60),
                    group("40 jacks", "J", 40),
                    special("pinochle", Where.THESE_CARDS, "QS JD", 40),
                    special("dix", Where.IN_TRUMPS, "9", 10));

    private static final MeldTable TWO_HAND = SINGLE.printedOn(289);

    private static final MeldTable SPECIAL = TWO_HAND.printedOn(292)
            .with(
                    special("double pinochle", Where.THESE_CARDS, "QS QS JD JD", 300),
                    special("grand pinochle", Where.THESE_CARDS, "KS QS JD", 80));

    private static final MeldTable GOULASH =
            TWO_HAND.printedOn(294).without("dix").with(special("dix", Where.IN_TRUMPS, "7", 10));

    private static final MeldTable PARTNERSHIP = SINGLE.printedOn(308)
            .with(
                    sequence("double flush", Where.IN_TRUMPS, "A A T T K K Q Q J J", 1500),
                    group("eight aces", "A A", 1000),
                    group("eight kings", "K K", 800),
                    group("eight queens", "Q Q", 600),
                    group("eight jacks", "J J", 400),
                    special("double pinochle", Where.THESE_CARDS, "QS QS JD JD", 300));

    /** Without a double flush: double and triple sequences score no more than single ones. */
    private static final MeldTable DOUBLE_PACK = SINGLE.printedOn(313)
            .without("dix")
            .with(
                    group("double aces", "A A", 1000),
                    group("double kings", "K K", 800),
                    group("double queens", "Q Q", 600),
                    group("double jacks", "J J", 400),
                    group("triple aces", "A A A", 1500),
                    group("triple kings", "K K K", 1200),
                    group("triple queens", "Q Q Q", 900),
                    group("triple jacks", "J J J", 600),
                    special("double pinochle", Where.THESE_CARDS, "QS QS JD JD", 300),
                    special("triple pinochle", Where.THESE_CARDS, "QS QS QS JD JD JD", 450),
                    special("quadruple pinochle", Where.THESE_CARDS, "QS QS QS QS JD JD JD JD", 3000));

    /** Sequences run ace, king, queen, jack, ten in trumps too. */
    private static final MeldTable JASS = MeldTable.on(281)
            .withRuns("sequence of five", 5, NATURAL, 100)
            .withRuns("sequence of four", 4, NATURAL, 50)
            .withRuns("sequence of three", 3, NATURAL, 20)
            .with(
                    group("four jacks", "J", 200),
                    group("four aces", "A", 100),
                    group("four kings", "K", 100),
                    group("four queens", "Q", 100),
                    special("king and queen of trumps", Where.IN_TRUMPS, "K Q", 20));

    private static final MeldTable ALSOS = alsos();

    private static final Map<String, MeldTable> BY_GAME = byGame();

    private MeldTables() {}

    /** None where no table is known. */
    public static Optional<MeldTable> of(String game) {
        return Optional.ofNullable(BY_GAME.get(game));
    }

    /** The ids of the games that have one, the commonest first. */
    public static List<String> games() {
        return List.copyOf(BY_GAME.keySet());
    }

    private static MeldRow sequence(String name, Where of, String cards, int points) {
        return MeldRow.of(name, Heading.SEQUENCES, of, cards, points);
    }

    private static MeldRow group(String name, String figures, int points) {
        return MeldRow.of(name, Heading.GROUPS, Where.IN_ALL_SUITS, figures, points);
    }

    private static MeldRow special(String name, Where of, String cards, int points) {
        return MeldRow.of(name, Heading.SPECIAL, of, cards, points);
    }

    private static MeldTable alsos() {
        MeldTable table = MeldTable.on(286);
        for (int length = FROM_SEVENS.size(); length >= 5; length--) {
            table = table.withRuns("sequence of " + length, length, FROM_SEVENS, 100);
        }
        table = table.withRuns("sequence of 4", 4, FROM_SEVENS, 50).withRuns("sequence of 3", 3, FROM_SEVENS, 20);
        for (String figure : List.of("J", "9", "A", "T", "K", "Q", "8", "7")) {
            table = table.with(group("four of a kind", figure, 80));
        }
        return table;
    }

    private static Map<String, MeldTable> byGame() {
        Map<String, MeldTable> tables = new LinkedHashMap<>();
        put(
                tables,
                SINGLE,
                "auction-pinochle auction-pinochle-optional-laws auction-pinochle-jackpot-kitty "
                        + "auction-pinochle-290-or-320 auction-pinochle-bonus-payments auction-pinochle-playing-over "
                        + "auction-pinochle-1000-club auction-pinochle-1000-home");
        put(
                tables,
                TWO_HAND,
                "pinochle two-hand-pinochle two-hand-pinochle-single-deal two-hand-pinochle-confirmed-out "
                        + "two-hand-pinochle-doubling three-hand-pinochle");
        put(tables, SPECIAL, "two-hand-pinochle-special-melds");
        put(tables, GOULASH, "goulash-pinochle");
        put(
                tables,
                PARTNERSHIP,
                "partnership-pinochle partnership-auction-pinochle partnership-auction-pinochle-going-over "
                        + "partnership-auction-pinochle-continuous partnership-auction-pinochle-widow check-pinochle");
        put(
                tables,
                DOUBLE_PACK,
                "double-pack-pinochle wipe-off three-hand-double-pack-pinochle six-hand-triple-pack-pinochle");
        put(tables, JASS, "jass four-hand-jass three-hand-jass");
        put(tables, ALSOS, "alsos felsos");
        return tables;
    }

    private static void put(Map<String, MeldTable> tables, MeldTable table, String games) {
        for (String game : games.split(" ")) {
            tables.put(game, table);
        }
    }
}
