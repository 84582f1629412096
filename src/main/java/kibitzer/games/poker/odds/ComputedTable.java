package kibitzer.games.poker.odds;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.odds.Fraction;

/**
 * Table 6, 7 or 9 of the book, computed: the cells that can be counted are exact, the others simulated.
 *
 * @param table its id in the syllabus
 * @param seed from which the simulated cells come
 * @param deals how many deals each of them is the share of; 0 where none is simulated
 * @param cells line by line
 */
public record ComputedTable(String table, long seed, long deals, List<Cell> cells) {
    private static final Map<String, ComputedTable> SHIPPED = new ConcurrentHashMap<>();
    private static final String HEAD = "line\topponents\tchance\terror";

    /** The tables there are. */
    public static final List<String> TABLES = List.of(HighInFirstFive.TABLE, OpponentsDraw.TABLE, HoleCard.TABLE);

    /**
     * One figure.
     *
     * @param line the word of its line: "pair-of-aces"
     * @param opponents how many
     * @param chance 0 to 1
     * @param error 0 where it is exact; otherwise the true chance lies within so much of it, with 99.9 per cent certainty
     */
    public record Cell(String line, int opponents, double chance, double error) {
        public boolean isExact() {
            return error == 0;
        }

        private static Cell exact(String line, int opponents, Fraction chance) {
            return new Cell(line, opponents, chance.toDouble(), 0);
        }

        private static Cell simulated(String line, int opponents, Tally tally) {
            return new Cell(line, opponents, tally.share(), tally.error());
        }

        private String text() {
            return String.format(Locale.ROOT, "%s\t%d\t%.10f\t%.7f", line, opponents, chance, error);
        }

        private static Cell read(String row) {
            String[] parts = row.split("\t", -1);
            return new Cell(
                    parts[0], Integer.parseInt(parts[1]), Double.parseDouble(parts[2]), Double.parseDouble(parts[3]));
        }
    }

    public ComputedTable {
        cells = List.copyOf(cells);
    }

    /**
     * Computes a table afresh.
     *
     * @param deals for each simulated cell, at least 1
     * @throws IllegalArgumentException if it is none of {@link #TABLES}
     */
    public static ComputedTable compute(String table, long deals, Seed seed) {
        return switch (table) {
            case HighInFirstFive.TABLE -> new ComputedTable(table, seed.number(), deals, highInFirstFive(deals, seed));
            case OpponentsDraw.TABLE -> new ComputedTable(table, seed.number(), deals, opponentsDraw(deals, seed));
            case HoleCard.TABLE -> new ComputedTable(table, seed.number(), 0, holeCard());
            default ->
                throw new IllegalArgumentException(
                        "table \"" + table + "\"; expected one of " + String.join(", ", TABLES));
        };
    }

    private static List<Cell> highInFirstFive(long deals, Seed seed) {
        List<Cell> cells = new ArrayList<>();
        for (int line = 0; line < FirstHand.ALL.size(); line++) {
            FirstHand mine = FirstHand.ALL.get(line);
            cells.add(Cell.exact(mine.word(), 1, HighInFirstFive.againstOne(mine)));
            List<Tally> tallies = HighInFirstFive.simulated(mine, deals, seed.deal(line + 1));
            for (int opponents = 2; opponents <= tallies.size(); opponents++) {
                cells.add(Cell.simulated(mine.word(), opponents, tallies.get(opponents - 1)));
            }
        }
        return cells;
    }

    private static List<Cell> opponentsDraw(long deals, Seed seed) {
        List<Cell> cells = new ArrayList<>();
        for (OpponentsDraw.Line line : OpponentsDraw.Line.values()) {
            cells.add(Cell.exact(line.word(), 1, OpponentsDraw.byOne(line)));
        }
        for (int opponents = 2; opponents <= OpponentsDraw.MOST_OPPONENTS; opponents++) {
            List<Tally> tallies = OpponentsDraw.simulated(opponents, deals, seed.deal(opponents));
            for (OpponentsDraw.Line line : OpponentsDraw.Line.values()) {
                cells.add(Cell.simulated(line.word(), opponents, tallies.get(line.ordinal())));
            }
        }
        return cells;
    }

    private static List<Cell> holeCard() {
        List<Cell> cells = new ArrayList<>();
        for (Rank rank : HoleCard.RANKS) {
            for (int opponents = 1; opponents <= HoleCard.MOST_OPPONENTS; opponents++) {
                cells.add(Cell.exact(rank.word(), opponents, HoleCard.isHigh(rank, opponents)));
            }
        }
        return cells;
    }

    /** The table as it ships, computed once by {@link #command()}. */
    public static ComputedTable shipped(String table) {
        return SHIPPED.computeIfAbsent(table, ComputedTable::load);
    }

    private static ComputedTable load(String table) {
        try (InputStream file = ComputedTable.class.getResourceAsStream(table + ".tsv")) {
            if (file == null) {
                throw new IllegalArgumentException(
                        "table \"" + table + "\"; expected one of " + String.join(", ", TABLES));
            }
            return read(new String(file.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException unreadable) {
            throw new UncheckedIOException("the table " + table + " cannot be read", unreadable);
        }
    }

    /** The command that computes exactly this table. */
    public String command() {
        return "./kibitzer odds " + table + (deals == 0 ? "" : " --deals " + deals + " --seed " + seed);
    }

    /** The figure of a line against so many. */
    public Optional<Cell> cell(String line, int opponents) {
        return cells.stream()
                .filter(cell -> cell.line().equals(line) && cell.opponents() == opponents)
                .findFirst();
    }

    /** The lines in their order. */
    public List<String> lines() {
        return cells.stream().map(Cell::line).distinct().toList();
    }

    /** As it is kept in a file: its command, its columns, a cell a row. */
    public String text() {
        return Stream.concat(
                        Stream.of("# " + command(), "# seed " + seed + ", deals " + deals, HEAD),
                        cells.stream().map(Cell::text))
                .reduce("", (all, row) -> all + row + "\n");
    }

    /** Reads what {@link #text} writes. */
    static ComputedTable read(String text) {
        List<String> rows = text.lines().toList();
        String[] command = rows.get(0).split(" ", -1);
        String[] made = rows.get(1).replace(",", "").split(" ", -1);
        return new ComputedTable(
                command[3],
                Long.parseLong(made[2]),
                Long.parseLong(made[4]),
                rows.stream().skip(3).map(Cell::read).toList());
    }
}
