package kibitzer.web.words;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import kibitzer.classroom.assignment.Deadlines;
import kibitzer.classroom.assignment.Late;
import kibitzer.classroom.assignment.Sitting;
import kibitzer.classroom.assignment.Task;

/** How an assignment stands for a learner, in a sentence. */
public final class TaskState {
    private TaskState() {}

    /** "Due Monday 9 November 2026, 18:00: 2 days left. 3 of 5 answered." */
    public static String says(Task task, Instant now, MomentInWords moment) {
        if (task.ended()) {
            return "The class has ended.";
        }
        Deadlines deadlines = task.deadlines();
        return switch (deadlines.at(now)) {
            case BEFORE -> "Opens " + moment.at(deadlines.opens()) + ".";
            case OPEN ->
                task.isDue(now)
                        ? "Due " + moment.at(deadlines.due()) + ": " + left(now, deadlines.due()) + " left."
                                + answered(task, now)
                        : handedIn(task);
            case LATE ->
                task.isDue(now)
                        ? "Late: until " + moment.at(deadlines.close()) + " it counts " + percent(task) + " percent, "
                                + left(now, deadlines.close()) + " left." + answered(task, now)
                        : handedIn(task);
            case PRACTICE -> (task.isHandedIn() ? "Handed in." : "Not handed in.") + " You may still practise it.";
            case CLOSED -> task.isHandedIn() ? handedIn(task) : "It is over, and you handed in nothing.";
        };
    }

    private static String left(Instant now, Instant end) {
        return MomentInWords.length(Duration.between(now, end));
    }

    private static int percent(Task task) {
        return task.deadlines().late() instanceof Late.Reduced(Instant until, int percent) ? percent : 0;
    }

    private static String answered(Task task, Instant now) {
        return task.resumable(now).isPresent()
                ? " " + task.answered() + " of " + task.questions() + " answered."
                : task.isHandedIn() ? " You may sit it again." : "";
    }

    private static String handedIn(Task task) {
        List<Sitting> handedIn = task.sittings().stream()
                .filter(sitting -> !sitting.practice() && !sitting.isOpen())
                .toList();
        long told =
                handedIn.stream().filter(sitting -> sitting.told().isPresent()).count();
        if (told == 0) {
            return "Handed in; the verdicts are told later.";
        }
        return told == handedIn.size()
                ? "Handed in; the verdicts are told."
                : "Handed in; the verdicts of " + told + " of " + handedIn.size()
                        + " sittings are told, the others later.";
    }

    /** What the link to it says. */
    public static String action(Task task, Instant now) {
        if (task.resumable(now).isPresent()) {
            return "Go on";
        }
        return task.isDue(now) ? "Look and start" : "Look at it";
    }
}
