package kibitzer.web.home;

import java.util.Optional;
import java.util.Set;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.decisions.DecisionId;

/** Where somebody begins to read. */
record FirstLessons(Lessons lessons) {
    /** Where whoever has never played begins: what a trick is. */
    static final String FIRST_STEPS = "tricks/the-trick";

    /** For whoever has done nothing yet. */
    Optional<Lesson> ofAll() {
        return lessons.all().stream()
                .filter(lesson -> lesson.id().folder().equals(FIRST_STEPS))
                .findFirst()
                .or(() -> lessons.all().stream().findFirst());
    }

    /** For whoever has answered questions and read nothing: that of the first course that asks one of their decisions. */
    Optional<Lesson> of(Set<DecisionId> answered) {
        return lessons.courses().stream()
                .filter(course -> course.lessons().stream()
                        .flatMap(lesson -> lesson.questions().stream())
                        .anyMatch(ask ->
                                answered.contains(ask.question().decision().id())))
                .map(course -> course.lessons().getFirst())
                .findFirst()
                .or(this::ofAll);
    }
}
