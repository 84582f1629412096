package kibitzer.content.lesson;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import kibitzer.content.ShippedFile;
import kibitzer.content.syllabus.Syllabus;

/** Every lesson, in the order of the folders. */
public final class Lessons {
    private static final String FOLDER = "lessons";
    private static final String ENDING = ".md";

    private final Map<LessonId, Lesson> byId = new TreeMap<>();

    public Lessons(List<Lesson> lessons) {
        lessons.forEach(lesson -> byId.put(lesson.id(), lesson));
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
        return new Lessons(files.stream()
                .map(file -> reader.read(file.path(), id(file).orElseThrow(), file.text())
                        .sound())
                .toList());
    }

    private static Optional<LessonId> id(ShippedFile file) {
        String path = file.path();
        return LessonId.find(path.substring(FOLDER.length() + 1, path.length() - ENDING.length()));
    }

    public List<Lesson> all() {
        return List.copyOf(byId.values());
    }

    /**
     * The lessons by their folders, each folder a course: the courses in the order in which they are read, so that one whose
     * first lesson comes after a lesson of another stands behind it; for the rest by name.
     */
    public Map<String, List<Lesson>> courses() {
        Map<String, List<Lesson>> byName = byId.values().stream()
                .collect(Collectors.groupingBy(lesson -> lesson.id().folder(), TreeMap::new, Collectors.toList()));
        Map<String, List<Lesson>> courses = new LinkedHashMap<>();
        byName.keySet().forEach(folder -> place(folder, byName, courses, Set.of()));
        return courses;
    }

    private static void place(
            String folder, Map<String, List<Lesson>> byName, Map<String, List<Lesson>> courses, Set<String> waiting) {
        List<Lesson> lessons = byName.getOrDefault(folder, List.of());
        if (lessons.isEmpty() || courses.containsKey(folder) || waiting.contains(folder)) {
            return;
        }
        Set<String> onTheWay = new HashSet<>(waiting);
        onTheWay.add(folder);
        lessons.getFirst().head().after().stream()
                .map(LessonId::folder)
                .forEach(before -> place(before, byName, courses, onTheWay));
        courses.put(folder, lessons);
    }

    public Optional<Lesson> find(LessonId id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** The lessons on a game, by its id; those that several games share among them. */
    public List<Lesson> ofGame(String game) {
        return byId.values().stream().filter(lesson -> lesson.head().isOn(game)).toList();
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
