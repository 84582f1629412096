package kibitzer.content.lesson;

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
