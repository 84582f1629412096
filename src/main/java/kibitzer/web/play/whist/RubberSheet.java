package kibitzer.web.play.whist;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableBody;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableFooter;
import com.vaadin.flow.component.html.NativeTableHeader;
import com.vaadin.flow.component.html.NativeTableRow;
import java.util.List;
import kibitzer.games.whist.score.GameScore;
import kibitzer.games.whist.score.RubberScore;
import kibitzer.games.whist.score.ScoreLine;
import kibitzer.web.page.HeaderCell;

/** The score of a rubber: its games, and when it is over how it is settled. */
public final class RubberSheet extends Div {
    private final int side;

    /** @param side the learner's, 0 for north and south */
    public RubberSheet(RubberScore score, int side) {
        this.side = side;
        NativeTableBody games = new NativeTableBody();
        for (int number = 0; number < score.games().size(); number++) {
            games.add(row(
                    name(number, score.games().get(number)),
                    score.games().get(number).points()));
        }
        if (score.winner().isEmpty() && score.game().winner().isPresent()) {
            games.add(row("Game " + (score.games().size() + 1), List.of(0, 0)));
        }
        NativeTableFooter won = new NativeTableFooter();
        won.add(row("Games won", List.of(score.won(0), score.won(1))));
        add(table("The rubber, to " + score.form().goal(), games, won));
        if (score.winner().isPresent()) {
            NativeTableBody lines = new NativeTableBody();
            for (ScoreLine line : score.settlement()) {
                lines.add(row(line.name(), line.points()));
            }
            NativeTableFooter gain = new NativeTableFooter();
            gain.add(row(
                    "The winners gain",
                    score.winner().orElseThrow() == 0 ? List.of(score.gain(), 0) : List.of(0, score.gain())));
            add(table("How it is settled", lines, gain));
        }
    }

    private static String name(int number, GameScore game) {
        return "Game " + (number + 1)
                + game.value().map(value -> ", a " + value.name()).orElse("");
    }

    private static NativeTable table(String caption, NativeTableBody body, NativeTableFooter foot) {
        NativeTable table = new NativeTable();
        table.addClassName("kb-data");
        table.setCaptionText(caption);
        NativeTableHeader head = new NativeTableHeader();
        head.add(new NativeTableRow(HeaderCell.ofColumn(""), HeaderCell.ofColumn("You"), HeaderCell.ofColumn("They")));
        table.add(head, body, foot);
        return table;
    }

    private NativeTableRow row(String name, List<Integer> points) {
        return new NativeTableRow(
                HeaderCell.ofRow(name),
                new NativeTableCell(String.valueOf(points.get(side))),
                new NativeTableCell(String.valueOf(points.get(1 - side))));
    }
}
