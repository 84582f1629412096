package kibitzer.web.question;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H3;
import com.vaadin.flow.component.html.Paragraph;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.advice.Advice;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import kibitzer.web.table.CardText;

/** A position with the book's advice on it, and how an answer stands that somebody gave there. */
public final class AdvicePanel<P, A> extends Div {
    private final Question<P, A> question;
    private final Advice<A> advice;

    /** @param given the answer given, as JSON would have it: "1NT"; empty if none was */
    public AdvicePanel(Question<P, A> question, Optional<String> given, Citations citations) {
        this.question = question;
        this.advice = question.advice();
        addClassName("kb-question");
        Div verdict = new Div();
        verdict.addClassName("kb-verdict");
        H3 headline = new H3(new CardText(headline()));
        headline.addClassName("kb-headline");
        verdict.add(headline);
        if (!advice.acceptable().isEmpty()) {
            verdict.add(new Paragraph(new CardText("Allowed as well: " + inWords(advice.acceptable()) + ".")));
        }
        Optional<Verdict<A>> marked =
                given.map(text -> question.mark(question.decision().answerKind().read(text)));
        verdict.getElement()
                .setAttribute(
                        "data-grade", marked.map(mark -> mark.grade().word()).orElse("silent"));
        marked.ifPresent(mark -> verdict.add(new Paragraph(new CardText(atTheTable(mark)))));
        verdict.add(new AdviceNotes<>(question, advice, marked, citations));
        add(new ExhibitTable(question.prompt().exhibits()), verdict);
    }

    private String headline() {
        if (advice.best().isEmpty()) {
            return "The book says nothing here";
        }
        String best = advice.best().stream()
                .map(answer -> question.decision().say(question.position(), answer))
                .collect(Collectors.joining(" or "));
        return (advice.silent() ? "The book is silent; general practice: " : "The book: ") + best;
    }

    private String atTheTable(Verdict<A> mark) {
        String made = "At the table: " + question.decision().answerKind().inWords(mark.answer());
        return switch (mark.grade()) {
            case BEST -> made + ", the book's own.";
            case ACCEPTABLE -> made + ", which is allowed.";
            case WRONG -> made + ", which the book does not give here.";
            case ILLEGAL -> made + ", which is not possible here.";
        };
    }

    private String inWords(List<A> answers) {
        return answers.stream().map(question.decision().answerKind()::inWords).collect(Collectors.joining(", "));
    }
}
