package kibitzer.content.lesson;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import kibitzer.cards.LaidOut;

/**
 * The lessons of one folder, which are read one after another.
 *
 * @param head what it is called and what it is for
 * @param lessons in their order; one at least
 * @param builtOn the lessons of other courses that they come after, found when they are first asked for
 */
public record Course(Head head, List<Lesson> lessons, Supplier<List<Lesson>> builtOn) {
    public Course {
        lessons = List.copyOf(lessons);
    }

    /** The lessons of other courses that its own come after. */
    public List<Lesson> before() {
        return builtOn.get();
    }

    /**
     * A course as the list of courses has it.
     *
     * @param folder "bridge/acol"
     * @param title a few words
     * @param about what it is for, in one line
     * @param picture the cards by which it is known at a glance
     * @param taught for who plays already, what they may ask to be taught here: "bidding at bridge"
     * @param today what has changed at the tables since the book was printed, and why it is worth learning all the same
     */
    public record Head(
            String folder,
            String title,
            String about,
            LaidOut picture,
            Optional<String> taught,
            Optional<String> today) {
        /** "bridge": the courses of one family stand together. */
        public String family() {
            return folder.substring(0, folder.indexOf('/'));
        }
    }

    /** How long all of it takes. */
    public int minutes() {
        return lessons.stream().mapToInt(lesson -> lesson.head().minutes()).sum();
    }

    /** Which of its lessons this is, from 1; 0 if it is none. */
    public int place(LessonId lesson) {
        return lessons.stream().map(Lesson::id).toList().indexOf(lesson) + 1;
    }
}
