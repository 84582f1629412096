package kibitzer.marking.steps;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Ruling;
import kibitzer.marking.Explainer;
import kibitzer.marking.Question;

/**
 * One thing that a rule looks at, and what is seen there.
 *
 * @param look what one asks oneself to see it: "how many points"; empty where it is seen by itself
 * @param found what is seen, in words: "14 points"
 * @param asked beside it what the rule asks, as it is told: "14 points (asked: 13 to 15)"; the same as {@code found} where it
 *     asks nothing more
 * @param namesTheAnswer true if who reads it needs to think no more
 */
public record Seen(String look, String found, String asked, boolean namesTheAnswer) {

    /** In the order in which the rule asks for them. */
    static <P, A> List<Seen> of(Question<P, A> question, Ruling<A> ruling) {
        List<Pattern> answers = named(question, question.advice()).stream()
                .map(words -> Pattern.compile(
                        "(?<![\\p{L}\\d])" + Pattern.quote(words) + "(?![\\p{L}\\d])", Pattern.CASE_INSENSITIVE))
                .toList();
        return Explainer.onceEach(ruling.reasons()).stream()
                .map(reason -> new Seen(
                        reason.question(),
                        reason.measured(),
                        Explainer.fact(reason),
                        answers.stream()
                                .anyMatch(answer ->
                                        answer.matcher(reason.measured()).find())))
                .toList();
    }

    /** How the best answers are called. */
    private static <P, A> List<String> named(Question<P, A> question, Advice<A> advice) {
        return advice.best().stream()
                .flatMap(best -> Stream.of(
                        question.decision().answerKind().inWords(best),
                        question.decision().answerKind().inside(best),
                        question.decision().say(question.position(), best).inside()))
                .filter(words -> !words.isBlank())
                .distinct()
                .toList();
    }
}
