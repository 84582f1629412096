package kibitzer.classroom.problems;

import java.util.Optional;
import kibitzer.cards.Seed;
import kibitzer.content.problemset.Dealing;
import kibitzer.content.problemset.Overruling;
import kibitzer.marking.Question;

/**
 * One question of a version.
 *
 * @param number from 1
 * @param question the position as it was when the version was made
 * @param dealing how it can be dealt afresh; empty for a written position, and for one whose answer the author overrules
 * @param points what a right answer counts
 * @param note shown with the verdict, as plain text
 * @param hint false where the learner is to do without
 * @param overruling empty where the trainer's advice stands
 */
public record SetQuestion(
        int number,
        Question<?, ?> question,
        Optional<Dealing> dealing,
        int points,
        Optional<String> note,
        boolean hint,
        Optional<Overruling> overruling) {

    /** The same kind of question dealt from another seed; the question itself where it cannot be dealt. */
    public Question<?, ?> dealtAfresh(Seed seed) {
        return dealing.<Question<?, ?>>map(dealt -> dealt.from(seed).question()).orElse(question);
    }
}
