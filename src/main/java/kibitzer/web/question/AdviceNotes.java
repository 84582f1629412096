package kibitzer.web.question;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Ruling;
import kibitzer.decisions.Decision;
import kibitzer.marking.Citations;
import kibitzer.marking.Explainer;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import kibitzer.marking.WhyTold;
import kibitzer.web.table.CardText;

/** Why the book answers as it does: odds beside it, facts with their signs, what came near, the page. */
public final class AdviceNotes<P, A> extends Div {
    private final Decision<P, A> decision;
    private final Advice<A> advice;

    /** @param marked an answer that was given, for what it lacks; empty if none was */
    public AdviceNotes(Question<P, A> question, Advice<A> advice, Optional<Verdict<A>> marked, Citations citations) {
        this.decision = question.decision();
        this.advice = advice;
        new WhyTold(citations)
                .ofTheAnswer(advice)
                .map(CardText::new)
                .map(Paragraph::new)
                .ifPresent(sentence -> {
                    sentence.addClassName("kb-purpose");
                    add(sentence);
                });
        OddsShown.of(decision, advice, marked)
                .<Component>map(bar -> bar)
                .or(() -> marked.flatMap(answer -> BesideList.of(decision, advice, marked)))
                .ifPresent(this::add);
        OddsShown.lines(decision, advice).forEach(this::add);
        FactList.of(decision, advice).forEach(this::add);
        Explainer explainer = new Explainer(citations);
        marked.ifPresent(mark -> addAgainst(question, mark, explainer));
        addNearMisses(explainer);
        advice.rulings().stream()
                .map(Ruling::source)
                .distinct()
                .map(citations::of)
                .map(SourceLine::new)
                .forEach(this::add);
    }

    private void addAgainst(Question<P, A> question, Verdict<A> mark, Explainer explainer) {
        explainer
                .nobodys(question, mark)
                .ifPresentOrElse(
                        nobodys -> add(new Paragraph(new CardText(nobodys))),
                        () -> FactList.against(
                                        "Your answer, " + decision.answerKind().inWords(mark.answer()) + ",",
                                        mark.against())
                                .forEach(this::add));
    }

    private void addNearMisses(Explainer explainer) {
        if (!advice.nearMisses().isEmpty()) {
            Div sentences = new Div();
            advice.nearMisses()
                    .forEach(ruling -> sentences.add(new Paragraph(new CardText(explainer.why(decision, ruling)))));
            add(new NativeDetails("What came near", sentences));
        }
    }
}
