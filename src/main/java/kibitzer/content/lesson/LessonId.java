package kibitzer.content.lesson;

import java.util.Optional;

/**
 * The name of a lesson: its path under the folder of lessons, without ".md".
 *
 * @param text "bridge/acol/01-one-no-trump"
 */
public record LessonId(String text) implements Comparable<LessonId> {
    public static final String EXPECTED = "family/game/NN-name in small letters, such as bridge/acol/01-one-no-trump";

    public LessonId {
        if (!isWellFormed(text)) {
            throw new IllegalArgumentException("lesson \"" + text + "\"; expected " + EXPECTED);
        }
    }

    public static Optional<LessonId> find(String text) {
        return isWellFormed(text) ? Optional.of(new LessonId(text)) : Optional.empty();
    }

    private static boolean isWellFormed(String text) {
        return text.matches("([a-z0-9-]+/)+\\d\\d-[a-z0-9-]+");
    }

    /** "bridge/acol": lessons of one folder are read in their order. */
    public String folder() {
        return text.substring(0, text.lastIndexOf('/'));
    }

    @Override
    public int compareTo(LessonId other) {
        return text.compareTo(other.text);
    }

    @Override
    public String toString() {
        return text;
    }
}
