package kibitzer.classroom.pages;

import java.util.List;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.classroom.problems.FaultWords;
import kibitzer.content.problemset.ProblemSet;
import kibitzer.content.problemset.SetReading.QuestionReading;
import kibitzer.content.reading.Fault;
import kibitzer.marking.Question;

/** A question of a problem set as a block of a page: the position written out, so that it stays the same. */
public final class QuestionBlock {
    private QuestionBlock() {}

    /**
     * The block, fence and all.
     *
     * @throws BadEntry if the question has faults, overrules the trainer or is answered in words
     */
    public static String of(DraftQuestion question) {
        QuestionReading reading = question.reading();
        ProblemSet.Problem problem = reading.problem()
                .filter(read -> reading.isSound())
                .orElseThrow(() -> PageText.bad("Not put in, for something is wrong or missing in the question"
                        + reading.faults().stream()
                                .findFirst()
                                .map(QuestionBlock::says)
                                .orElse("") + "."));
        if (problem.overruling().isPresent()) {
            throw PageText.bad("Not put in: the question overrules the trainer, whose verdict stands on a page."
                    + " Say in your own words what you would play.");
        }
        if (problem.question().decision().isMarkedByHand()) {
            throw PageText.bad("Not put in: an answer in words is read by nobody here. Assign it in a set.");
        }
        return block(problem.question());
    }

    /** Of several, one below the other. */
    public static String of(List<DraftQuestion> questions) {
        return String.join("\n\n", questions.stream().map(QuestionBlock::of).toList());
    }

    /** JSON on one line is YAML too, and no line of it can end the fence. */
    private static <P, A> String block(Question<P, A> question) {
        return "```question\ndecision: %s\nposition: %s\n```"
                .formatted(
                        question.decision().id().text(),
                        question.decision().form().write(question.position()));
    }

    private static String says(Fault fault) {
        return ": " + FaultWords.of(fault);
    }
}
