package kibitzer.content.lesson;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import kibitzer.content.ShippedFile;
import kibitzer.content.syllabus.Syllabus;

/** Every lesson, and the courses that they make. */
public final class Lessons {
    private static final String FOLDER = "lessons";
    private static final String ENDING = ".md";

    private final Map<LessonId, Lesson> byId = new TreeMap<>();
    private final List<Course> courses;

    public Lessons(List<Lesson> lessons, List<Course.Head> heads) {
        lessons.forEach(lesson -> byId.put(lesson.id(), lesson));
        Map<String, List<Lesson>> folders = byId.values().stream()
                .collect(Collectors.groupingBy(lesson -> lesson.id().folder()));
        courses = heads.stream()
                .filter(head -> folders.containsKey(head.folder()))
                .map(head -> new Course(head, folders.getOrDefault(head.folder(), List.of())))
                .toList();
    }

    /**
     * The lessons that ship.
     *
     * @throws IllegalStateException naming every fault, if any lesson has one; the build lets none through
     */
    public static Lessons shipped() {
        List<ShippedFile> files = ShippedFile.under(FOLDER, ENDING).stream()
                .filter(file -> id(file).isPresent())
                .toList();
        Set<LessonId> ids = files.stream().flatMap(file -> id(file).stream()).collect(Collectors.toSet());
        LessonReader reader = new LessonReader(Syllabus.shipped(), ids);
        ShippedFile list = ShippedFile.under(FOLDER, CourseReader.FILE).getFirst();
        Set<String> folders = ids.stream().map(LessonId::folder).collect(Collectors.toSet());
        return new Lessons(
                files.stream()
                        .map(file -> reader.read(file.path(), id(file).orElseThrow(), file.text())
                                .sound())
                        .toList(),
                new CourseReader(folders).read(list.path(), list.text()).sound());
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
        return courses;
    }

    /** The course whose lessons stand in a folder: "bridge/acol". */
    public Optional<Course> course(String folder) {
        return courses.stream()
                .filter(course -> course.head().folder().equals(folder))
                .findFirst();
    }

    public Optional<Lesson> find(LessonId id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** The lessons that teach a pointer. */
    public List<Lesson> teaching(String pointer) {
        return byId.values().stream()
                .filter(lesson -> lesson.head().teaches().contains(pointer))
                .toList();
    }

    /** The lesson that follows in the same folder. */
    public Optional<Lesson> next(LessonId id) {
        return byId.values().stream()
                .filter(lesson -> lesson.id().folder().equals(id.folder()))
                .filter(lesson -> lesson.id().compareTo(id) > 0)
                .findFirst();
    }
}
