package kibitzer.content.lesson;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.content.reading.Block;
import kibitzer.content.reading.Fault;
import kibitzer.content.reading.LocatedJson;
import kibitzer.content.reading.Reading;
import kibitzer.content.syllabus.Syllabus;

/**
 * Reads a lesson and collects everything that is wrong in it, each fault with its line in the file.
 *
 * <p>A lesson has a head, asks at least three questions that are marked, cites every pointer that it teaches, and ends with a drill. All
 * this is read; that the trainer would mark the expected answers best and can deal the drill is checked, which takes a
 * hundred times as long and is the build's business.
 */
public final class LessonReader {
    private static final int LEAST_QUESTIONS = 3;
    private static final String FENCE = "---";
    private static final List<String> KINDS =
            List.of("hand", "deal", "trick", "table", "question", "choice", "worked", "drill");

    private final Syllabus syllabus;
    private final Set<LessonId> lessons;

    /** @param lessons every lesson there is, for those that a head names */
    public LessonReader(Syllabus syllabus, Set<LessonId> lessons) {
        this.syllabus = syllabus;
        this.lessons = Set.copyOf(lessons);
    }

    /**
     * Reads a lesson; its faults are those of form.
     *
     * @param file the file as its author knows it, for faults
     * @param id its name
     */
    public Reading<Lesson> read(String file, LessonId id, String text) {
        return whole(new OneLesson(file), id, text);
    }

    /** Reads a lesson, marks the answers that it expects and deals its drills: all its faults. */
    public Reading<Lesson> check(String file, LessonId id, String text) {
        OneLesson lesson = new OneLesson(file);
        Reading<Lesson> reading = whole(lesson, id, text);
        lesson.claims.forEach(Runnable::run);
        return new Reading<>(
                reading.value(),
                Stream.concat(reading.faults().stream(), lesson.faults.stream()).toList());
    }

    /** Reads the head alone, with the faults in it. */
    Reading<Lesson.Head> head(String file, String text) {
        List<String> lines = lines(text);
        int end = endOfHead(lines);
        return end < 1 ? noHead(file, end) : new OneLesson(file).head(headText(lines, end));
    }

    private static Reading<Lesson> whole(OneLesson lesson, LessonId id, String text) {
        List<String> lines = lines(text);
        int end = endOfHead(lines);
        return end < 1 ? noHead(lesson.file, end) : lesson.read(id, headText(lines, end), lines, end);
    }

    private static List<String> lines(String text) {
        return text.replace("\r\n", "\n").lines().toList();
    }

    /** The index of the line that ends the head: -1 without a head, 0 where it has no end. */
    private static int endOfHead(List<String> lines) {
        return lines.isEmpty() || !lines.getFirst().strip().equals(FENCE)
                ? -1
                : lines.subList(1, lines.size()).stream()
                                .map(String::strip)
                                .toList()
                                .indexOf(FENCE)
                        + 1;
    }

    private static String headText(List<String> lines, int end) {
        return String.join("\n", lines.subList(1, end));
    }

    private static <T> Reading<T> noHead(String file, int end) {
        Fault fault = new Fault(
                file,
                1,
                end < 0 ? "no head" : "a head without an end",
                "a head between two lines of ---, with title, game and minutes");
        return new Reading<>(Optional.empty(), List.of(fault));
    }

    private final class OneLesson {
        private final String file;
        private final List<Fault> faults = new ArrayList<>();
        /** What the lesson says of the trainer, to be held against it; a claim that fails notes its fault. */
        private final List<Runnable> claims = new ArrayList<>();

        OneLesson(String file) {
            this.file = file;
        }

        Reading<Lesson.Head> head(String headText) {
            Optional<Lesson.Head> head = headBlock(headText).flatMap(new HeadReader(syllabus, lessons)::read);
            return new Reading<>(head, faults);
        }

        private Optional<Block> headBlock(String headText) {
            Reading<LocatedJson> yaml = LocatedJson.yaml(file, 2, headText);
            faults.addAll(yaml.faults());
            return yaml.value().map(json -> new Block(file, json, "", faults));
        }

        Reading<Lesson> read(LessonId id, String headText, List<String> lines, int end) {
            Optional<Block> block = headBlock(headText);
            Optional<Lesson.Head> head = block.flatMap(new HeadReader(syllabus, lessons)::read);
            PartReader reader = new PartReader(syllabus, file, KINDS, head, true, claims, faults);
            // Blank lines in place of the head keep the numbers of the lines.
            List<Part> parts =
                    reader.read("\n".repeat(end + 1) + String.join("\n", lines.subList(end + 1, lines.size())));
            block.ifPresent(known -> whole(known, head, parts, reader, lines.size()));
            return new Reading<>(head.map(known -> new Lesson(id, () -> known, () -> parts)), faults);
        }

        /** What holds of the lesson as a whole; a block that could not be read is not complained of twice. */
        private void whole(Block block, Optional<Lesson.Head> head, List<Part> parts, PartReader reader, int lastLine) {
            long questions = parts.stream()
                            .filter(part -> part instanceof Part.Ask ask && !ask.prediction())
                            .count()
                    + reader.lost("question");
            if (questions < LEAST_QUESTIONS) {
                fault(lastLine, questions + (questions == 1 ? " question" : " questions"), "at least three");
            }
            boolean drillAtEnd = !parts.isEmpty() && parts.getLast() instanceof Part.Drill;
            if (!drillAtEnd && reader.lost("drill") == 0) {
                fault(lastLine, "the lesson does not end with a drill", "a drill block as its last part");
            }
            head.ifPresent(known -> known.teaches().stream()
                    .filter(taught -> syllabus.pointer(taught).isPresent())
                    .filter(pointer -> !reader.cited().contains(pointer))
                    .forEach(pointer -> block.fault(
                            "teaches", "teaches " + pointer + " and never cites it", "[" + pointer + "] in the text")));
            Set<String> ids = new HashSet<>();
            parts.stream()
                    .filter(part -> !ids.add(part.id()))
                    .forEach(part -> fault(lastLine, "two parts named " + part.id(), "a name of its own for each"));
        }

        private void fault(int line, String found, String expected) {
            faults.add(new Fault(file, line, found, expected));
        }
    }
}
