package kibitzer.classroom.problems;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import kibitzer.classroom.ProblemSetId;
import kibitzer.classroom.VersionId;

/**
 * What is assigned of a problem set: it never changes.
 *
 * @param number from 1, counted by set
 * @param questions in their order, numbered from 1
 */
public record SetVersion(
        VersionId id,
        ProblemSetId set,
        int number,
        String title,
        String about,
        Instant madeAt,
        List<SetQuestion> questions) {

    public SetVersion {
        questions = List.copyOf(questions);
    }

    /** @param number from 1 */
    public Optional<SetQuestion> question(int number) {
        return questions.stream()
                .filter(question -> question.number() == number)
                .findFirst();
    }

    /** What all answers right count. */
    public int points() {
        return questions.stream().mapToInt(SetQuestion::points).sum();
    }
}
