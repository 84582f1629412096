package kibitzer.web.lesson;

import com.vaadin.flow.router.RouterLink;
import kibitzer.learning.onward.Checkpoint;
import kibitzer.learning.onward.NextStep;

/** Leads to the next thing to do in the lessons, and names it: "Go on: question 3 of Following suit". */
public final class GoOnLink {
    private GoOnLink() {}

    public static RouterLink to(NextStep next) {
        return switch (next) {
            case NextStep.Begin begin -> link("Go on: " + title(begin), begin);
            case NextStep.Answer answer -> {
                RouterLink link = link("Go on: question " + answer.number() + " of " + title(answer), answer);
                link.setQueryParameters(LessonView.at(answer.ask().id()));
                yield link;
            }
            case NextStep.Mixed(Checkpoint checkpoint) ->
                CheckpointView.link(
                        "Go on: the checkpoint of " + checkpoint.course().head().title(), checkpoint);
            case NextStep.Drill drill ->
                new RouterLink(
                        "Go on: the drill of " + title(drill), DrillView.class, LessonView.address(drill.lesson()));
        };
    }

    /** For a course of which nothing was done yet. */
    static RouterLink begin(NextStep first) {
        return first instanceof NextStep.InLesson lesson ? link("Begin: " + title(lesson), lesson) : to(first);
    }

    /** The title of the lesson or of the course. */
    public static String title(NextStep next) {
        return switch (next) {
            case NextStep.InLesson lesson -> title(lesson);
            case NextStep.Mixed(Checkpoint checkpoint) ->
                checkpoint.course().head().title();
        };
    }

    private static String title(NextStep.InLesson next) {
        return next.lesson().head().title();
    }

    private static RouterLink link(String words, NextStep.InLesson next) {
        return new RouterLink(words, LessonView.class, LessonView.address(next.lesson()));
    }
}
