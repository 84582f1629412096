package kibitzer.web.question;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Ruling;
import kibitzer.marking.Authority;
import kibitzer.marking.Citations;
import kibitzer.marking.Explainer;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import kibitzer.marking.WhyTold;
import kibitzer.web.table.CardText;
import tools.jackson.databind.JsonNode;

/**
 * The verdict on a question for a whole room, in steps that are told one after the other: the answer; why it is so, and why the
 * wrong one that most have given is not; the facts and the page. Where the author of a set has the last word, that is told in the
 * trainer's place.
 */
public final class VerdictSteps extends Div {
    private VerdictSteps() {
        addClassName("kb-verdict-steps");
    }

    /**
     * @param wrong the wrong answer that most have given, as canonical JSON; empty if all are right
     * @param step how many of the steps are shown
     */
    public static <P, A> VerdictSteps of(
            Question<P, A> question, Optional<LastWord> word, Optional<JsonNode> wrong, Citations citations, int step) {
        VerdictSteps steps = new VerdictSteps();
        Advice<A> advice = question.advice();
        steps.line(word.map(LastWord::says).orElseGet(() -> answer(question, advice)));
        if (step > 1) {
            steps.why(question, advice, word, wrong, citations);
        }
        if (step > 2 && word.isEmpty()) {
            FactList.of(question.decision(), advice).forEach(steps::add);
            advice.rulings().stream()
                    .map(Ruling::source)
                    .distinct()
                    .map(citations::of)
                    .map(SourceLine::new)
                    .forEach(steps::add);
        }
        return steps;
    }

    private void line(String says) {
        H2 line = new H2(new CardText(says));
        line.addClassName("kb-verdict-line");
        add(line);
    }

    private <P, A> void why(
            Question<P, A> question,
            Advice<A> advice,
            Optional<LastWord> word,
            Optional<JsonNode> wrong,
            Citations citations) {
        if (word.isPresent()) {
            word.get().why().forEach(this::say);
            return;
        }
        Explainer explainer = new Explainer(citations);
        new WhyTold(citations)
                .ofTheAnswer(advice)
                .or(() -> advice.rulings().isEmpty()
                        ? Optional.empty()
                        : Optional.of(explainer.headline(question, advice)))
                .ifPresent(this::say);
        wrong.map(answer -> marked(question, answer))
                .filter(marked -> marked.grade() == Grade.WRONG && !advice.silent())
                .ifPresent(marked -> say("Why not "
                        + question.decision().answerKind().inWords(marked.answer()) + "? "
                        + explainer.firstSentence(question, marked)));
    }

    private static <P, A> Verdict<A> marked(Question<P, A> question, JsonNode answer) {
        return question.mark(
                question.decision().answerKind(question.position()).json().read(answer));
    }

    private void say(String sentence) {
        add(new Paragraph(new CardText(sentence)));
    }

    private static <P, A> String answer(Question<P, A> question, Advice<A> advice) {
        if (advice.best().isEmpty()) {
            return "The book says nothing here";
        }
        String best = Explainer.best(question, advice).alone();
        return advice.silent()
                ? "The book is silent; general practice: " + best
                : Authority.of(question.decision(), advice).title() + ": " + best;
    }
}
