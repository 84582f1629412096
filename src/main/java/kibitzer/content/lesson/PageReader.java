package kibitzer.content.lesson;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.content.reading.Fault;
import kibitzer.content.reading.Reading;
import kibitzer.content.syllabus.Syllabus;

/**
 * Reads a page that a teacher has written for a class: the text of a lesson, without its head. It need not cite, ask or drill
 * anything, its questions need not say what is expected, and a round of drill has no place on it. Faults name their line.
 */
public final class PageReader {
    /** Characters of the text. */
    public static final int LONGEST = 40_000;

    public static final int MOST_QUESTIONS = 40;

    private static final String NO_FILE = "";
    private static final List<String> KINDS =
            List.of("hand", "deal", "trick", "table", "question", "choice", "worked", "picture", "video");

    private final Syllabus syllabus;

    public PageReader(Syllabus syllabus) {
        this.syllabus = syllabus;
    }

    /** Its parts, of those that could be read; its faults are those of form. */
    public Reading<List<Part>> read(String text) {
        return read(text, new ArrayList<>(), new ArrayList<>());
    }

    /** The same, and holds what it says of the trainer's answers against the trainer: all its faults. */
    public Reading<List<Part>> check(String text) {
        List<Runnable> claims = new ArrayList<>();
        List<Fault> faults = new ArrayList<>();
        Reading<List<Part>> reading = read(text, claims, faults);
        claims.forEach(Runnable::run);
        return new Reading<>(reading.value(), faults);
    }

    private Reading<List<Part>> read(String text, List<Runnable> claims, List<Fault> faults) {
        if (text.length() > LONGEST) {
            faults.add(new Fault(NO_FILE, 1, text.length() + " characters", "at most " + LONGEST));
            return new Reading<>(Optional.empty(), faults);
        }
        String lines = text.replace("\r\n", "\n");
        List<Part> parts =
                new PartReader(syllabus, NO_FILE, KINDS, Optional.empty(), false, claims, faults).read(lines);
        whole(parts, (int) lines.lines().count(), faults);
        return new Reading<>(Optional.of(List.copyOf(parts)), faults);
    }

    private static void whole(List<Part> parts, int lastLine, List<Fault> faults) {
        if (parts.isEmpty() && faults.isEmpty()) {
            faults.add(new Fault(NO_FILE, 1, "nothing stands here yet", "a sentence, a hand or a question"));
        }
        long questions = parts.stream()
                .filter(part -> part instanceof Part.Ask || part instanceof Part.Worked)
                .count();
        if (questions > MOST_QUESTIONS) {
            faults.add(new Fault(NO_FILE, lastLine, questions + " questions", "at most " + MOST_QUESTIONS));
        }
        Set<String> ids = new HashSet<>();
        parts.stream()
                .filter(part -> !ids.add(part.id()))
                .forEach(part -> faults.add(
                        new Fault(NO_FILE, lastLine, "two parts named " + part.id(), "a name of its own for each")));
        parts.stream()
                .filter(part -> part instanceof Part.Ask ask
                        && ask.question().decision().isMarkedByHand())
                .forEach(part -> faults.add(new Fault(
                        NO_FILE,
                        lastLine,
                        part.id() + " is answered in words, which nobody marks here",
                        "a question with choices, or one in a set that is assigned")));
    }
}
