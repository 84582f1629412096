package kibitzer.content.check;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.content.lesson.CourseReader;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.LessonId;
import kibitzer.content.lesson.LessonReader;
import kibitzer.content.problemset.ProblemSet;
import kibitzer.content.problemset.ProblemSetReader;
import kibitzer.content.reading.Fault;
import kibitzer.content.reading.Reading;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.content.syllabus.SyllabusCheck;

/** Validates lessons, problem sets and files of the syllabus, as {@code ./kibitzer check} and the build do. */
public final class ContentCheck {
    private static final String LESSONS = "lessons";
    private static final String LESSON = ".md";
    private static final String PROBLEM_SET = ".json";
    private static final String ENTRIES = ".jsonl";

    private final Set<Path> known = new HashSet<>();
    private final Map<LessonId, Path> files = new TreeMap<>();
    private final Map<LessonId, Lesson> lessons = new TreeMap<>();
    private final Map<Path, ProblemSet> sets = new TreeMap<>();
    private final List<Fault> faults = new ArrayList<>();

    private ContentCheck() {}

    /**
     * What was looked at and what is wrong with it.
     *
     * @param files how many files were read
     * @param faults in the order of the files and their lines; empty if all is well
     */
    public record Result(int files, List<Fault> faults) {}

    /**
     * Checks files, and folders with everything in them: lessons (*.md but README.md) and their list of courses
     * (courses.yaml), problem sets (*.json but schemas), the syllabus (*.jsonl).
     */
    public static Result check(List<Path> paths) {
        ContentCheck check = new ContentCheck();
        List<Path> found = new ArrayList<>();
        for (Path path : paths) {
            found.addAll(check.content(path));
        }
        found.stream()
                .filter(file -> endsWith(file, LESSON) || endsWith(file, CourseReader.FILE))
                .forEach(check::knowNeighbours);
        found.forEach(check::checkFile);
        check.copies();
        check.orderOfLessons();
        return new Result(found.size(), List.copyOf(check.faults));
    }

    private List<Path> content(Path path) {
        if (Files.isRegularFile(path)) {
            if (isContent(path)) {
                return List.of(path);
            }
            fault(path, "not a kind of file that is checked", "a lesson (.md), a problem set (.json) or .jsonl");
            return List.of();
        }
        try (Stream<Path> tree = Files.walk(path)) {
            return tree.filter(Files::isRegularFile)
                    .filter(ContentCheck::isContent)
                    .sorted()
                    .toList();
        } catch (IOException | UncheckedIOException missing) {
            fault(path, "there is no such file or folder", "lessons, problem-sets, or a file in them");
            return List.of();
        }
    }

    private static boolean isContent(Path file) {
        String path = slashed(file);
        return (endsWith(file, LESSON) && !path.endsWith("README.md"))
                || (endsWith(file, PROBLEM_SET) && !path.contains("schema/"))
                || endsWith(file, ENTRIES)
                || endsWith(file, CourseReader.FILE);
    }

    private static boolean endsWith(Path file, String ending) {
        return file.getFileName().toString().endsWith(ending);
    }

    private static String slashed(Path path) {
        return path.toString().replace('\\', '/');
    }

    /** A lesson, or the list of courses, may name any lesson under its own "lessons" folder, not only those that are checked. */
    private void knowNeighbours(Path lesson) {
        Path root = root(lesson);
        if (!known.add(root)) {
            return;
        }
        try (Stream<Path> tree = Files.walk(root)) {
            tree.filter(file -> endsWith(file, LESSON))
                    .forEach(file -> lessonId(root, file).ifPresent(id -> files.put(id, file)));
        } catch (IOException unreadable) {
            fault(root, "cannot be read", "a folder of lessons");
        }
    }

    private static Path root(Path lesson) {
        for (Path folder = lesson.toAbsolutePath().getParent(); folder != null; folder = folder.getParent()) {
            if (folder.endsWith(LESSONS)) {
                return folder;
            }
        }
        return Optional.ofNullable(lesson.toAbsolutePath().getParent()).orElse(lesson.toAbsolutePath());
    }

    private static Optional<LessonId> lessonId(Path root, Path lesson) {
        String path = slashed(root.relativize(lesson.toAbsolutePath()));
        String name = path.substring(0, path.length() - LESSON.length());
        return LessonId.find(name.contains("/") ? name : "lesson/" + name);
    }

    private void checkFile(Path file) {
        Optional<String> text = text(file);
        if (text.isEmpty()) {
            return;
        }
        String name = file.getFileName().toString();
        if (name.endsWith(LESSON)) {
            lesson(file, text.get());
        } else if (name.equals(CourseReader.FILE)) {
            faults.addAll(
                    new CourseReader(folders()).read(slashed(file), text.get()).faults());
        } else if (name.endsWith(PROBLEM_SET)) {
            String id = name.substring(0, name.length() - PROBLEM_SET.length());
            Reading<ProblemSet> reading = ProblemSetReader.check(slashed(file), id, text.get());
            faults.addAll(reading.faults());
            reading.value().ifPresent(set -> sets.put(file, set));
        } else if (!SyllabusCheck.knows(name)) {
            fault(file, "no file of the syllabus", String.join(", ", SyllabusCheck.FILES));
        } else {
            faults.addAll(SyllabusCheck.check(slashed(file), name, text.get()));
        }
    }

    private Set<String> folders() {
        return files.keySet().stream().map(LessonId::folder).collect(Collectors.toSet());
    }

    private void lesson(Path file, String text) {
        Optional<LessonId> id = lessonId(root(file), file);
        if (id.isEmpty()) {
            fault(file, "a lesson of this name", LessonId.EXPECTED + ".md");
            return;
        }
        Reading<Lesson> reading =
                new LessonReader(Syllabus.shipped(), Set.copyOf(files.keySet())).check(slashed(file), id.get(), text);
        faults.addAll(reading.faults());
        reading.value().ifPresent(lesson -> {
            lessons.put(id.get(), lesson);
            if (reading.faults().isEmpty()) {
                LessonSense.of(lesson).forEach(doubt -> fault(file, doubt.found(), doubt.expected()));
            }
        });
    }

    private Optional<String> text(Path file) {
        try {
            return Optional.of(Files.readString(file));
        } catch (CharacterCodingException notText) {
            fault(file, "not a text in UTF-8", "UTF-8");
        } catch (IOException unreadable) {
            fault(file, "cannot be read", "a file that can");
        }
        return Optional.empty();
    }

    /** Of the lessons and sets that are checked. */
    private void copies() {
        CopiedQuestions copied = new CopiedQuestions(lessons.values());
        lessons.forEach((id, lesson) -> copied.in(lesson)
                .forEach(found -> fault(files.getOrDefault(id, Path.of(id.text())), found, "a position of its own")));
        sets.forEach((file, set) -> text(file)
                .ifPresent(text -> copied.in(set, text).forEach(found -> fault(file, found, "a position of its own"))));
    }

    /** No lesson may come after itself by way of others. */
    private void orderOfLessons() {
        for (Lesson lesson : lessons.values()) {
            Set<LessonId> before = new HashSet<>(lesson.head().after());
            int known = 0;
            while (known < before.size()) {
                known = before.size();
                List.copyOf(before).stream()
                        .flatMap(id -> Optional.ofNullable(lessons.get(id)).stream())
                        .forEach(earlier -> before.addAll(earlier.head().after()));
            }
            if (before.isEmpty() && !isFirstOfItsCourse(lesson)) {
                fault(
                        files.getOrDefault(lesson.id(), Path.of(lesson.id().text())),
                        "nothing comes before it",
                        "after: [...], as only the first lesson of a course may do without");
            }
            if (before.contains(lesson.id())) {
                fault(
                        files.getOrDefault(lesson.id(), Path.of(lesson.id().text())),
                        "comes after itself",
                        "no circle in \"after\"");
            }
        }
        faults.sort(Comparator.comparing(Fault::file).thenComparingInt(Fault::line));
    }

    /** As far as the lessons that are checked tell. */
    private boolean isFirstOfItsCourse(Lesson lesson) {
        return lessons.keySet().stream()
                .filter(other -> other.folder().equals(lesson.id().folder()))
                .allMatch(other -> lesson.id().compareTo(other) <= 0);
    }

    private void fault(Path file, String found, String expected) {
        faults.add(new Fault(slashed(file), 1, found, expected));
    }
}
