package kibitzer.web.question;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.advice.Advice;
import kibitzer.marking.Authority;
import kibitzer.marking.Citations;
import kibitzer.marking.Explainer;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import kibitzer.web.table.CardText;

/** The book's advice on a position: what it answers, what it allows, and why. */
public final class BookSays<P, A> extends Div {
    private final Question<P, A> question;
    private final Advice<A> advice;

    /** @param marked an answer that was given at the table; empty if none was */
    public BookSays(Question<P, A> question, Optional<Verdict<A>> marked, Citations citations) {
        this.question = question;
        this.advice = question.advice();
        addClassNames("kb-verdict", "kb-book-says");
        getElement()
                .setAttribute(
                        "data-grade", marked.map(mark -> mark.grade().word()).orElse("silent"));
        H3 headline = new H3(new CardText(headline()));
        headline.addClassName("kb-headline");
        add(headline);
        if (!advice.acceptable().isEmpty()) {
            add(new Paragraph(new CardText("Allowed as well: " + inWords(advice.acceptable()) + ".")));
        }
        marked.ifPresent(mark -> add(new Paragraph(new CardText(atTheTable(mark)))));
        add(new AdviceNotes<>(question, advice, marked, citations));
    }

    private String headline() {
        if (advice.best().isEmpty()) {
            return "The book says nothing here";
        }
        String best = Explainer.best(question, advice).alone();
        return (advice.silent()
                        ? "The book is silent; general practice: "
                        : Authority.of(question.decision(), advice).title() + ": ")
                + best;
    }

    private String atTheTable(Verdict<A> mark) {
        String made = "At the table: " + question.decision().answerKind().inWords(mark.answer());
        return switch (mark.grade()) {
            case BEST -> made + ", the book's own.";
            case ACCEPTABLE ->
                made + (advice.silent() ? ", which nothing in the book speaks against." : ", which is allowed.");
            case WRONG -> made + ", which the book does not give here.";
            case ILLEGAL -> made + ", which is not possible here.";
        };
    }

    private String inWords(List<A> answers) {
        return answers.stream().map(question.decision().answerKind()::inWords).collect(Collectors.joining(", "));
    }
}
