package kibitzer.classroom.gradebook;

import java.time.LocalDate;
import java.util.List;

/**
 * That a learner has finished a class.
 *
 * @param learner the name under which the class knows them
 * @param from when the first assignment opened, or the class began, in the class's time
 * @param to when the class was archived; today while it goes on
 * @param handedIn how many assignments have a sitting that counts
 * @param assigned how many were asked of the learner
 * @param lessons at how many live lessons they had a seat
 * @param instructors by name
 */
public record Certificate(
        String classroom,
        String learner,
        LocalDate from,
        LocalDate to,
        Score total,
        int handedIn,
        int assigned,
        int lessons,
        List<String> instructors) {

    public Certificate {
        instructors = List.copyOf(instructors);
    }
}
