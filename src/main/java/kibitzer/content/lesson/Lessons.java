package kibitzer.content.lesson;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import kibitzer.content.reading.ShippedFile;
import kibitzer.content.syllabus.Syllabus;
import org.springframework.util.function.SingletonSupplier;

/** Every lesson, and the courses that they make. */
public final class Lessons {
    private static final String FOLDER = "lessons";
    private static final String ENDING = ".md";

    private final NavigableMap<LessonId, Lesson> byId = new TreeMap<>();
    private final Supplier<List<Course>> courses;
    private final Supplier<Map<String, List<Lesson>>> teaching = SingletonSupplier.of(this::byPointer);

    private Lessons(List<Lesson> lessons, Supplier<List<Course.Head>> heads) {
        lessons.forEach(lesson -> byId.put(lesson.id(), lesson));
        courses = SingletonSupplier.of(() -> courses(heads.get()));
    }

    /**
     * The lessons that ship. Found at once; a lesson is read when it is first asked for, its head before the rest. What is
     * asked of a lesson with faults of form throws IllegalStateException that names them; the build lets none through.
     */
    public static Lessons shipped() {
        return of(
                ShippedFile.under(FOLDER, ENDING),
                () -> ShippedFile.under(FOLDER, CourseReader.FILE).getFirst());
    }

    static Lessons of(List<ShippedFile> shelf, Supplier<ShippedFile> list) {
        Map<LessonId, ShippedFile> files = new TreeMap<>();
        shelf.forEach(file -> id(file).ifPresent(id -> files.put(id, file)));
        LessonReader reader = new LessonReader(Syllabus.shipped(), files.keySet());
        return new Lessons(
                files.entrySet().stream()
                        .map(entry -> lesson(reader, entry.getKey(), entry.getValue()))
                        .toList(),
                () -> heads(list.get(), files.keySet()));
    }

    private static Lesson lesson(LessonReader reader, LessonId id, ShippedFile file) {
        return new Lesson(
                id,
                () -> reader.head(file.path(), file.text()).sound(),
                () -> reader.read(file.path(), id, file.text()).sound().parts());
    }

    private static List<Course.Head> heads(ShippedFile list, Set<LessonId> ids) {
        Set<String> folders = ids.stream().map(LessonId::folder).collect(Collectors.toSet());
        return new CourseReader(folders).read(list.path(), list.text()).sound();
    }

    private List<Course> courses(List<Course.Head> heads) {
        Map<String, List<Lesson>> folders = byId.values().stream()
                .collect(Collectors.groupingBy(lesson -> lesson.id().folder()));
        return heads.stream()
                .filter(head -> folders.containsKey(head.folder()))
                .map(head -> {
                    List<Lesson> lessons = folders.getOrDefault(head.folder(), List.of());
                    return new Course(head, lessons, SingletonSupplier.of(() -> before(lessons)));
                })
                .toList();
    }

    private List<Lesson> before(List<Lesson> lessons) {
        return lessons.stream()
                .flatMap(lesson -> lesson.head().after().stream())
                .distinct()
                .flatMap(id -> find(id).stream())
                .filter(lesson -> !lessons.contains(lesson))
                .toList();
    }

    private Map<String, List<Lesson>> byPointer() {
        Map<String, List<Lesson>> taught = new HashMap<>();
        byId.values()
                .forEach(lesson -> lesson.head().teaches().stream()
                        .distinct()
                        .forEach(pointer -> taught.computeIfAbsent(pointer, any -> new ArrayList<>())
                                .add(lesson)));
        return taught;
    }

    private static Optional<LessonId> id(ShippedFile file) {
        String path = file.path();
        return LessonId.find(path.substring(FOLDER.length() + 1, path.length() - ENDING.length()));
    }

    public List<Lesson> all() {
        return List.copyOf(byId.values());
    }

    /** The courses that have lessons, in the order in which they are offered. */
    public List<Course> courses() {
        return courses.get();
    }

    /** The course whose lessons stand in a folder: "bridge/acol". */
    public Optional<Course> course(String folder) {
        return courses.get().stream()
                .filter(course -> course.head().folder().equals(folder))
                .findFirst();
    }

    public Optional<Lesson> find(LessonId id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** The lessons that teach a pointer. */
    public List<Lesson> teaching(String pointer) {
        return List.copyOf(teaching.get().getOrDefault(pointer, List.of()));
    }

    /** The lesson that follows in the same folder. */
    public Optional<Lesson> next(LessonId id) {
        return byId.tailMap(id, false).values().stream()
                .filter(lesson -> lesson.id().folder().equals(id.folder()))
                .findFirst();
    }
}
