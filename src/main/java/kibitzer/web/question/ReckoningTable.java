package kibitzer.web.question;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.NativeTable;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableHeaderCell;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Reckoning;
import kibitzer.cards.Card;
import kibitzer.decisions.Decision;
import kibitzer.marking.Authority;
import kibitzer.marking.Verdict;
import kibitzer.web.page.HeaderCell;
import kibitzer.web.table.CardText;

/**
 * What exact counting makes of the answers, beside the book: its first, the book's and the learner's, the rest on demand. Where the
 * answer itself is counted, nothing is set against it.
 */
final class ReckoningTable<A> extends Div {
    private static final int OF_EACH = 2;

    private final Decision<?, A> decision;
    private final Reckoning<A> reckoning;
    private final boolean marks;
    private final List<A> book;
    private final Optional<A> own;

    /** True where the advice itself is counted, and no book stands beside it. */
    ReckoningTable(Decision<?, A> decision, Reckoning<A> reckoning, Advice<A> advice, Optional<Verdict<A>> verdict) {
        this.decision = decision;
        this.reckoning = reckoning;
        this.marks = Authority.of(decision, advice) == Authority.COUNT;
        this.book = advice.best();
        this.own = verdict.map(Verdict::answer);
        addClassName("kb-reckoning");
        Paragraph title = new Paragraph("What the cards say");
        title.addClassName("kb-facts-title");
        add(title);
        if (!reckoning.best().isEmpty() && !marks) {
            add(new Paragraph(new CardText(finding())));
        }
        List<Reckoning.Row<A>> shown = reckoning.rows().stream()
                .filter(row -> isOfInterest(row.answer()))
                .toList();
        add(table(marks ? "Counted" : "Counted; the book does not say it", shown));
        if (shown.size() < reckoning.rows().size()) {
            add(new NativeDetails("Every answer counted", table("Every answer", reckoning.rows())));
        }
        Paragraph basis = new Paragraph(new CardText(reckoning.basis()));
        basis.addClassName("kb-soft");
        add(basis);
    }

    private String finding() {
        boolean others = reckoning.best().stream().anyMatch(answer -> !book.contains(answer));
        return reckoning.agreesWith(book)
                ? others
                        ? "By the count the book's answer is as good as any, and " + asGood() + "."
                        : "Counting puts the same first as the book."
                : new CountAgainstBook<>(decision, reckoning, book).inWords();
    }

    private String asGood() {
        List<A> equal = reckoning.best().stream()
                .filter(answer -> !book.contains(answer))
                .toList();
        return equal.size() == 1
                ? decision.answerKind().inWords(equal.getFirst()) + " is level with it"
                : equal.size() + " others are level with it";
    }

    private boolean isOfInterest(A answer) {
        return reckoning.best().stream().limit(OF_EACH).anyMatch(answer::equals)
                || book.stream().limit(OF_EACH).anyMatch(answer::equals)
                || own.filter(answer::equals).isPresent()
                || reckoning.rows().size() <= OF_EACH + 1;
    }

    private NativeTable table(String caption, List<Reckoning.Row<A>> rows) {
        NativeTable table = new NativeTable();
        table.addClassName("kb-data");
        table.setCaptionText(caption);
        NativeTableRow head = table.getHead().addRow();
        heading(head, "Answer");
        reckoning.columns().forEach(column -> heading(head, column.label()).addClassName("kb-number"));
        for (Reckoning.Row<A> row : rows) {
            NativeTableRow line = table.getBody().addRow();
            NativeTableHeaderCell name = line.addHeaderCell();
            name.getElement().setAttribute("scope", "row");
            name.add(new CardText(shortly(row.answer())));
            tags(row.answer()).forEach(tag -> {
                Span said = new Span(" " + tag);
                said.addClassName("kb-book-figure");
                name.add(said);
            });
            row.figures().forEach(figure -> {
                NativeTableCell cell = line.addDataCell();
                cell.addClassName("kb-number");
                cell.setText(figure.text());
            });
        }
        return table;
    }

    private static HeaderCell heading(NativeTableRow head, String text) {
        HeaderCell cell = HeaderCell.ofColumn(text);
        head.add(cell);
        return cell;
    }

    private List<String> tags(A answer) {
        List<String> tags = new ArrayList<>();
        if (own.filter(answer::equals).isPresent()) {
            tags.add("you");
        }
        if (book.contains(answer)) {
            tags.add(marks ? "the answer" : "the book");
        }
        if (!marks && reckoning.best().contains(answer)) {
            tags.add("by the count");
        }
        return tags.isEmpty() ? tags : List.of(String.join(", ", tags));
    }

    private String shortly(A answer) {
        return answer instanceof Card card
                ? card.toString()
                : decision.answerKind().inWords(answer);
    }
}
