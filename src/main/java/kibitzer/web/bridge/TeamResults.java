package kibitzer.web.bridge;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.classroom.gradebook.BoardEntries;
import kibitzer.classroom.gradebook.TeamTable;
import kibitzer.classroom.roster.ClassGroup;
import kibitzer.decisions.bridge.board.BoardAnswer;

/** What teams made of the boards: their totals, each against each, and board by board. */
public final class TeamResults extends Section {
    private static final String NOTHING = "\u2013";

    /** @param own the team of whoever looks, whose line is marked */
    public TeamResults(TeamTable table, Optional<ClassGroup> own) {
        H2 heading = new H2("Teams");
        heading.addClassName("kb-heading");
        addClassName("kb-traveller");
        add(
                heading,
                new Paragraph(
                        "Each result of a team is held against each result of another on the same board; the mean is"
                                + " the board. Match points: one for each other team beaten on a board, half for an equal."),
                FiguresFrame.of("Totals of the teams", totals(table, own)));
        if (table.teams().size() > 2) {
            add(FiguresFrame.of("Team against team", matches(table, own)));
        }
        add(FiguresFrame.of("The teams board by board", boards(table)));
    }

    private static NativeTable totals(TeamTable table, Optional<ClassGroup> own) {
        List<TeamTable.Line> lines = table.lines();
        FiguresFrame.Rows rows = new FiguresFrame.Rows(List.of("Team", "Place", "Boards", "IMPs", "Match points"));
        lines.forEach(line -> rows.add(
                List.of(
                        line.team().name().text(),
                        line.possible() == 0 ? NOTHING : place(lines, line),
                        String.valueOf(line.boards()),
                        line.possible() == 0 ? NOTHING : FiguresFrame.signed(line.imps()),
                        line.possible() == 0
                                ? NOTHING
                                : FiguresFrame.plain(line.matchPoints()) + " of " + line.possible()),
                own.equals(Optional.of(line.team()))));
        return rows.table("Totals, the most international match points first");
    }

    /** Equal totals have the same place. */
    private static String place(List<TeamTable.Line> lines, TeamTable.Line line) {
        return String.valueOf(1
                + lines.stream()
                        .filter(other -> other.possible() > 0 && other.imps() > line.imps())
                        .count());
    }

    private static NativeTable matches(TeamTable table, Optional<ClassGroup> own) {
        FiguresFrame.Rows rows = new FiguresFrame.Rows(Stream.concat(
                        Stream.of("Team"),
                        table.teams().stream().map(team -> team.name().text()))
                .toList());
        table.teams().forEach(team -> {
            List<String> cells = new ArrayList<>(List.of(team.name().text()));
            table.teams()
                    .forEach(other -> cells.add(
                            other.equals(team) ? "" : FiguresFrame.signed(table.match(team, other), NOTHING)));
            rows.add(cells, own.equals(Optional.of(team)));
        });
        return rows.table("Team against team, in international match points");
    }

    private static NativeTable boards(TeamTable table) {
        FiguresFrame.Rows rows = new FiguresFrame.Rows(Stream.concat(
                        Stream.of("Board"),
                        table.teams().stream()
                                .flatMap(team -> Stream.of(team.name().text(), "IMPs")))
                .toList());
        table.boards().forEach(board -> {
            List<String> cells = new ArrayList<>(List.of(String.valueOf(board.board())));
            table.teams().forEach(team -> {
                cells.add(scores(board, team));
                cells.add(FiguresFrame.signed(table.imps(board, team), NOTHING));
            });
            rows.add(cells, false);
        });
        return rows.table("Board by board: scores for north and south, and the mean against the other teams");
    }

    private static String scores(BoardEntries board, ClassGroup team) {
        List<Integer> scores = board.of(team);
        return scores.isEmpty()
                ? NOTHING
                : scores.stream().map(BoardAnswer::signed).collect(Collectors.joining(", "));
    }
}
