package kibitzer.games.casino;

import java.util.List;

/**
 * What both sides score in a deal, line by line in the order of counting out.
 *
 * @param lines what scored for at least one side
 */
public record Sheet(List<Line> lines) {

    /** @param mine points of the first side */
    public record Line(String name, int mine, int theirs) {}

    public Sheet {
        lines = List.copyOf(lines);
    }

    public static Sheet of(List<ScoreLine> scoring, Pile mine, Pile theirs) {
        return new Sheet(scoring.stream()
                .map(line -> new Line(line.name(), line.points(mine, theirs), line.points(theirs, mine)))
                .toList());
    }

    public int mine() {
        return lines.stream().mapToInt(Line::mine).sum();
    }

    public int theirs() {
        return lines.stream().mapToInt(Line::theirs).sum();
    }
}
