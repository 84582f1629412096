package kibitzer.web.play.gin;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableBody;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableFooter;
import com.vaadin.flow.component.html.NativeTableHeader;
import com.vaadin.flow.component.html.NativeTableHeaderCell;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import kibitzer.games.rummy.gin.play.GinGame;
import kibitzer.games.rummy.gin.play.HollywoodSheet;
import kibitzer.play.gin.GinSeries;

/** The sheet of three games at once, with running totals as players write them and the bonuses of each game that is over. */
public final class HollywoodTable extends Div {
    private static final int PLAYERS = 2;

    private final HollywoodSheet sheet;

    public HollywoodTable(HollywoodSheet sheet) {
        this.sheet = sheet;
        addClassName("kb-gin-sheet");
        H2 heading = new H2("The score");
        heading.addClassName("kb-heading");
        NativeTable table = new NativeTable();
        table.addClassNames("kb-data", "kb-hollywood");
        table.setCaptionText(
                "The first hand a player wins counts in game 1, the second in games 1 and 2, each later one in all three.");
        table.add(new NativeTableHeader(games(), players()), body(), foot());
        add(heading, table);
        words();
    }

    private NativeTableRow games() {
        NativeTableRow row = new NativeTableRow();
        for (int game = 1; game <= HollywoodSheet.GAMES; game++) {
            NativeTableHeaderCell cell = headed("Game " + game, "colgroup");
            cell.getElement().setAttribute("colspan", String.valueOf(PLAYERS));
            row.add(cell);
        }
        return row;
    }

    private static NativeTableRow players() {
        NativeTableRow row = new NativeTableRow();
        for (int game = 0; game < HollywoodSheet.GAMES; game++) {
            row.add(headed("You", "col"), headed("Opp.", "col"));
        }
        return row;
    }

    private NativeTableBody body() {
        NativeTableBody body = new NativeTableBody();
        int most = sheet.games().stream()
                .mapToInt(game -> Math.max(game.boxes(0), game.boxes(1)))
                .max()
                .orElse(0);
        for (int box = 0; box < Math.max(1, most); box++) {
            int line = box;
            body.add(row((game, player) -> running(game, player, line), ""));
        }
        return body;
    }

    /** The total a player had after so many hands that he won. */
    private static String running(GinGame game, int player, int box) {
        if (box >= game.boxes(player)) {
            return "";
        }
        int total = game.lines().stream()
                .filter(line -> line.winner() == player)
                .limit(box + 1L)
                .mapToInt(GinGame.Line::points)
                .sum();
        return String.valueOf(total);
    }

    private NativeTableFooter foot() {
        NativeTableFooter foot = new NativeTableFooter();
        if (sheet.games().stream().anyMatch(GinGame::isOver)) {
            foot.add(row((game, player) -> plus(game.boxBonus(player)), "boxes"));
            foot.add(row((game, player) -> plus(game.gameBonus(player) + game.shutoutBonus(player)), "game"));
            foot.add(row((game, player) -> game.isOver() ? String.valueOf(game.total(player)) : "", "total"));
        }
        return foot;
    }

    private static String plus(int bonus) {
        return bonus == 0 ? "" : "+" + bonus;
    }

    /** @param heard what the figures are, for those who do not see where they stand */
    private NativeTableRow row(BiFunction<GinGame, Integer, String> text, String heard) {
        NativeTableRow row = new NativeTableRow();
        for (GinGame game : sheet.games()) {
            for (int player = 0; player < PLAYERS; player++) {
                String figure = text.apply(game, player);
                NativeTableCell cell = new NativeTableCell(new Span(figure));
                if (!figure.isEmpty() && !heard.isEmpty()) {
                    Span words = new Span(" " + heard);
                    words.addClassName("kb-unseen");
                    cell.add(words);
                }
                cell.addClassName("kb-number");
                row.add(cell);
            }
        }
        return row;
    }

    private static NativeTableHeaderCell headed(String text, String scope) {
        NativeTableHeaderCell head = new NativeTableHeaderCell(new Span(text));
        head.getElement().setAttribute("scope", scope);
        head.addClassName("kb-number");
        return head;
    }

    private void words() {
        for (int number = 0; number < HollywoodSheet.GAMES; number++) {
            GinGame game = sheet.games().get(number);
            OptionalInt winner = game.winner();
            if (winner.isPresent()) {
                int net = game.net(GinSeries.LEARNER);
                add(new Paragraph("Game " + (number + 1) + ": "
                        + (winner.getAsInt() == GinSeries.LEARNER
                                ? "you reach 100 first"
                                : "the opponent reaches 100 first")
                        + (game.isShutout() ? ", a shutout" : "") + "; with all bonuses "
                        + (net >= 0 ? "you win " + net : "the opponent wins " + -net) + "."));
            }
        }
        if (sheet.isOver()) {
            int net = sheet.net(GinSeries.LEARNER);
            add(new Paragraph("All three together: " + (net >= 0 ? "you win " + net : "you lose " + -net) + "."));
        }
    }
}
