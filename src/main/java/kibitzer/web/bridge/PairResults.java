package kibitzer.web.bridge;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Section;
import java.util.List;
import java.util.function.Function;
import kibitzer.classroom.gradebook.Entrant;
import kibitzer.classroom.gradebook.PairTable;
import kibitzer.learning.learner.LearnerId;

/** What pairs, and learners who are in none, made of the boards, by match points. */
public final class PairResults extends Section {

    /**
     * @param name of a pair or a learner
     * @param own whoever looks, whose line is marked
     */
    public PairResults(PairTable table, Function<Entrant, String> name, LearnerId own) {
        H2 heading = new H2("Pairs");
        heading.addClassName("kb-heading");
        addClassName("kb-traveller");
        add(
                heading,
                new Paragraph(
                        "A pair is one at the table: the first result of either on a board is theirs. Whoever is in no"
                                + " pair is one alone."),
                FiguresFrame.of("Totals of the pairs", totals(table, name, own)));
    }

    private static NativeTable totals(PairTable table, Function<Entrant, String> name, LearnerId own) {
        List<PairTable.Line> lines = table.lines();
        FiguresFrame.Rows rows = new FiguresFrame.Rows(List.of("Who", "Place", "Boards", "Match points", "Percent"));
        lines.stream().filter(line -> line.possible() > 0).forEach(line -> {
            boolean mine = line.entrant().learners().contains(own);
            rows.add(
                    List.of(
                            mine && line.entrant().pair().isEmpty() ? "You" : name.apply(line.entrant()),
                            place(lines, line),
                            String.valueOf(line.boards()),
                            FiguresFrame.plain(line.matchPoints()) + " of " + line.possible(),
                            FiguresFrame.plain(line.share() * 100)),
                    mine);
        });
        return rows.table("Totals, the greatest part of the match points first");
    }

    /** Equal parts have the same place. */
    private static String place(List<PairTable.Line> lines, PairTable.Line line) {
        return String.valueOf(
                1 + lines.stream().filter(other -> other.share() > line.share()).count());
    }
}
