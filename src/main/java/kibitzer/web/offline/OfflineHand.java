package kibitzer.web.offline;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.Choices;
import kibitzer.learning.FreshDeals.Fresh;
import kibitzer.marking.Citation;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import kibitzer.marking.wire.ReplyWriter;
import kibitzer.web.question.StillQuestion;
import kibitzer.web.question.VerdictWords;
import kibitzer.wording.Sentence;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A question with all that the offline page needs of it: how it looks, and the verdict on every answer that can be given.
 *
 * @param question decision, position and seed, as {@code /api/attempts} takes them
 * @param shown table and control in HTML
 * @param verdicts by the answer in the notation of questions: "1NT"
 */
record OfflineHand(String title, ObjectNode question, String shown, Map<String, Told> verdicts) {

    /**
     * What is read of a verdict.
     *
     * @param grade "best"
     * @param objection why the rules forbid the answer, so that it is asked for again; empty where they allow it
     * @param source the place in the book; empty where it is silent
     */
    record Told(String grade, String objection, String headline, String why, String purpose, String source) {}

    /** Empty where the answer is no single card, call or word, or there is no choice: so much needs the trainer while it is answered. */
    static Optional<OfflineHand> of(Fresh fresh, Citations citations) {
        return of(fresh.question(), fresh.seed(), citations);
    }

    private static <P, A> Optional<OfflineHand> of(Question<P, A> question, long seed, Citations citations) {
        if (!(question.choices() instanceof Choices.Listed<A>(List<A> answers)) || answers.size() < 2) {
            return Optional.empty();
        }
        return StillQuestion.html(question)
                .map(shown -> new OfflineHand(
                        question.decision().title(),
                        new ReplyWriter(citations).question(question).put("seed", seed),
                        shown,
                        told(question, answers, citations)));
    }

    private static <P, A> Map<String, Told> told(Question<P, A> question, List<A> answers, Citations citations) {
        AnswerKind<A> kind = question.decision().answerKind();
        Map<String, Told> told = new TreeMap<>();
        for (A answer : answers) {
            JsonNode json = kind.json().write(answer);
            told.put(json.asString(), told(question, question.mark(answer), citations));
        }
        return told;
    }

    private static <P, A> Told told(Question<P, A> question, Verdict<A> verdict, Citations citations) {
        VerdictWords<P, A> words = VerdictWords.of(question, verdict, citations);
        return new Told(
                verdict.grade().word(),
                verdict.objection().map(Sentence::of).orElse(""),
                words.headline(),
                words.why().orElse(""),
                words.purpose().orElse(""),
                verdict.advice()
                        .ruling()
                        .map(ruling -> citations.of(ruling.source()))
                        .map(Citation::inWords)
                        .orElse(""));
    }
}
