package kibitzer.content.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.springframework.util.function.SingletonSupplier;

/**
 * A lesson: what it is about, and its parts in reading order. Each is made when it is first asked for, so that a list of
 * lessons opens no more of them than their heads.
 */
public final class Lesson {
    private final LessonId id;
    private final Supplier<Head> head;
    private final Supplier<List<Part>> parts;

    /** Both suppliers are asked once. */
    Lesson(LessonId id, Supplier<Head> head, Supplier<List<Part>> parts) {
        this.id = id;
        this.head = SingletonSupplier.of(head);
        this.parts = SingletonSupplier.of(() -> List.copyOf(parts.get()));
    }

    public LessonId id() {
        return id;
    }

    public Head head() {
        return head.get();
    }

    /** Prose, hands, tables and at least three questions; the last is a drill. */
    public List<Part> parts() {
        return parts.get();
    }

    /**
     * What a lesson says of itself.
     *
     * @param game the game's id in the syllabus
     * @param also further games that share the page, such as small variants of it
     * @param system the convention, where a game has several: "acol"
     * @param teaches ids of the pointers it covers, and of the decisions it explains that no pointer rules
     * @param after lessons that come before it
     * @param minutes how long it takes, from 5 to 15
     * @param plain words of the glossary that here mean nothing special, and are not marked
     * @param play ids of whole hands of bridge that are offered at its end
     */
    public record Head(
            String title,
            String game,
            List<String> also,
            Optional<String> system,
            List<String> teaches,
            List<LessonId> after,
            int minutes,
            List<String> plain,
            List<String> play) {

        public Head {
            also = List.copyOf(also);
            teaches = List.copyOf(teaches);
            after = List.copyOf(after);
            plain = List.copyOf(plain);
            play = List.copyOf(play);
        }

        /** Whether the lesson is on this game, alone or among others. */
        public boolean isOn(String id) {
            return game.equals(id) || also.contains(id);
        }
    }

    /** The questions that are marked: what a learner's answers are counted by, from 1. */
    public List<Part.Ask> questions() {
        return asked().stream().filter(ask -> !ask.prediction()).toList();
    }

    /** Those that are asked before the text tells the rule; none of them is marked. */
    public List<Part.Ask> predictions() {
        return asked().stream().filter(Part.Ask::prediction).toList();
    }

    /** Everything it asks, marked or not, in reading order. */
    public List<Part.Ask> asked() {
        return parts().stream()
                .filter(Part.Ask.class::isInstance)
                .map(Part.Ask.class::cast)
                .toList();
    }

    /** The drill at the end; empty only in a lesson with faults. */
    public Optional<Part.Drill> drill() {
        return parts().isEmpty() || !(parts().getLast() instanceof Part.Drill drill)
                ? Optional.empty()
                : Optional.of(drill);
    }

    public Optional<Part> part(String id) {
        return parts().stream().filter(part -> part.id().equals(id)).findFirst();
    }

    /** "bridge/acol/01-one-no-trump". */
    @Override
    public String toString() {
        return id.text();
    }
}
