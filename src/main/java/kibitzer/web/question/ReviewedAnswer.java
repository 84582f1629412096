package kibitzer.web.question;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.ArrayList;
import java.util.List;
import kibitzer.advice.Ruling;
import kibitzer.marking.Citations;
import kibitzer.marking.Explainer;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import kibitzer.web.table.CardText;

/**
 * An answer looked back at: the question, what was answered and how it stands, what the book answers and where. The reasons
 * of a right answer are folded away, so that the others stand out.
 */
public final class ReviewedAnswer extends ListItem {
    private final Grade grade;

    private ReviewedAnswer(Grade grade) {
        this.grade = grade;
        addClassName("kb-law");
    }

    /** @param more what stands between the book's answer and its page */
    public static <P, A> ReviewedAnswer of(Question<P, A> question, A answer, Citations citations, Component... more) {
        Verdict<A> verdict = question.mark(answer);
        ReviewedAnswer item = new ReviewedAnswer(verdict.grade());
        Span said = new Span(
                switch (verdict.grade()) {
                    case BEST -> "Right";
                    case ACCEPTABLE -> "Allowed";
                    case WRONG -> "Not right";
                    case ILLEGAL -> "Not possible";
                });
        said.addClassName("kb-pot-grade");
        said.getElement().setAttribute("data-grade", verdict.grade().word());
        List<Component> why = new ArrayList<>();
        why.add(new Paragraph(new CardText(new Explainer(citations).headline(question, verdict.advice()))));
        why.addAll(List.of(more));
        verdict.advice()
                .ruling()
                .map(Ruling::source)
                .map(citations::of)
                .map(SourceLine::new)
                .ifPresent(why::add);
        item.add(new Paragraph(
                new CardText(question.prompt().ask() + " You: "
                        + question.decision().say(question.position(), answer).alone() + ". "),
                said));
        if (verdict.grade() == Grade.BEST) {
            item.add(new NativeDetails("Why", new Div(why.toArray(Component[]::new))));
        } else {
            item.add(why);
        }
        return item;
    }

    public Grade grade() {
        return grade;
    }
}
