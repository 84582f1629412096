package kibitzer.classroom.live;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.ClubPlay;
import kibitzer.classroom.problems.Draft;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.content.problemset.Overruling;
import kibitzer.content.problemset.ProblemSet;
import kibitzer.content.problemset.SetReading.QuestionReading;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import kibitzer.marking.wire.QuestionReader;
import tools.jackson.databind.JsonNode;

/**
 * A question that a live lesson is to ask.
 *
 * @param points what a right answer counts
 * @param note shown with the verdict, as plain text
 * @param overruling empty where the trainer's advice stands
 */
public record PlannedQuestion(
        Question<?, ?> question, int points, Optional<String> note, Optional<Overruling> overruling) {

    /** Questions of a set, or made up on the spot; those with a fault are left out. */
    public static List<PlannedQuestion> of(List<DraftQuestion> drafted) {
        return drafted.stream()
                .map(DraftQuestion::reading)
                .filter(QuestionReading::isSound)
                .flatMap(reading -> reading.problem().stream())
                .map(PlannedQuestion::of)
                .toList();
    }

    public static List<PlannedQuestion> of(Draft set) {
        return of(set.questions());
    }

    static PlannedQuestion of(ProblemSet.Problem problem) {
        return new PlannedQuestion(problem.question(), problem.points(), problem.note(), problem.overruling());
    }

    static PlannedQuestion stored(
            String decision, JsonNode position, int points, Optional<String> note, Optional<Overruling> overruling) {
        return new PlannedQuestion(QuestionReader.stored(new DecisionId(decision), position), points, note, overruling);
    }

    /** The same as a class plays it. */
    PlannedQuestion playedBy(List<ClubPlay> club) {
        return new PlannedQuestion(question.playedBy(club), points, note, overruling);
    }

    String decision() {
        return question.decision().id().text();
    }

    JsonNode position() {
        return written(question);
    }

    private static <P, A> JsonNode written(Question<P, A> question) {
        return question.decision().form().write(question.position());
    }

    /** An answer as a person reads it. */
    public String say(JsonNode answer) {
        return said(question, answer);
    }

    private static <P, A> String said(Question<P, A> question, JsonNode answer) {
        Decision<P, A> decision = question.decision();
        A read = decision.answerKind(question.position()).json().read(answer);
        return decision.say(question.position(), read).alone();
    }

    /** What counts of a graded answer: the author's word where the author overrules the trainer, else the trainer's. */
    Grade counted(JsonNode answer, Grade trainers) {
        return overruling
                .map(own -> accepts(own, question, answer) ? Grade.BEST : Grade.WRONG)
                .orElse(trainers);
    }

    private static <P, A> boolean accepts(Overruling own, Question<P, A> question, JsonNode answer) {
        return own.accepts(
                question,
                question.decision().answerKind(question.position()).json().read(answer));
    }

    /** The trainer's verdict. */
    static <P, A> Verdict<A> mark(Question<P, A> question, JsonNode answer) {
        return question.mark(
                question.decision().answerKind(question.position()).json().read(answer));
    }
}
