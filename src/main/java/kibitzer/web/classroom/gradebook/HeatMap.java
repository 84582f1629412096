package kibitzer.web.classroom.gradebook;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.Text;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.router.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.gradebook.Credit;
import kibitzer.classroom.gradebook.ItemReport;
import kibitzer.web.classroom.GridTable;
import kibitzer.web.classroom.LearnerPages;

/** Learners against questions: the more was earned, the darker; a sign says it too. */
final class HeatMap extends Div {

    HeatMap(ClassroomId classroom, ItemReport report, Location location) {
        LearnerPages<ItemReport.Row> pages =
                new LearnerPages<>(report.rows(), row -> row.learner().name(), location);
        GridTable table = new GridTable("Credit by learner and question", "kb-heat", "kb-grid");
        List<Component> head = new ArrayList<>();
        head.add(new Text("Learner"));
        report.items().forEach(item -> {
            String number = String.valueOf(item.question().number());
            Anchor link = new Anchor("#question-" + number, number);
            link.setRouterIgnore(true);
            link.getElement().setAttribute("aria-label", "Question " + number);
            // The address of a fragment is relative to the first page, so that the browser alone would leave this one.
            link.getElement()
                    .executeJs("this.addEventListener('click', event => { event.preventDefault();"
                            + " document.getElementById('question-" + number + "')?.scrollIntoView(); })");
            head.add(link);
        });
        table.head(head.toArray(Component[]::new));
        pages.shown().forEach(row -> {
            List<Component> cells = new ArrayList<>();
            cells.add(GradebookPage.toLearner(
                    row.learner().name(), classroom, row.learner().id()));
            row.credits().forEach(credit -> cells.add(cell(credit)));
            table.row(cells.toArray(Component[]::new));
        });
        List<Component> means = new ArrayList<>();
        means.add(new Text("All"));
        report.items()
                .forEach(item -> means.add(
                        leveled(String.valueOf(Math.round(item.credit() * Credit.WHOLE)), " percent on average", (int)
                                Math.round(item.credit() * Credit.WHOLE))));
        table.foot(means.toArray(Component[]::new));
        Paragraph legend = new Paragraph("✓ the whole credit, ✗ none, a figure a part of it in percent, – not answered;"
                + " in the last line the mean. The stronger the colour, the more.");
        legend.addClassNames("kb-soft", "kb-small");
        add(pages, GradebookPage.frame("Credit by learner and question", table), legend);
    }

    private static Component cell(Optional<Credit> credit) {
        if (credit.isEmpty() || credit.get().by() == Credit.By.NO_ANSWER) {
            return leveled("–", " not answered", 0);
        }
        int percent = credit.get().rounded();
        return switch (percent) {
            case 0 -> leveled("✗", " no credit", 0);
            case Credit.WHOLE -> leveled("✓", " whole credit", percent);
            default -> leveled(String.valueOf(percent), " percent", percent);
        };
    }

    private static Span leveled(String sign, String says, int percent) {
        Span shown = new Span(sign);
        Span unseen = new Span(says);
        unseen.addClassName("kb-unseen");
        Span cell = new Span(shown, unseen);
        cell.getElement().setAttribute("data-level", String.valueOf(level(percent)));
        return cell;
    }

    private static int level(int percent) {
        if (percent == 0) {
            return 0;
        }
        return percent < 40 ? 1 : percent < 70 ? 2 : percent < Credit.WHOLE ? 3 : 4;
    }
}
