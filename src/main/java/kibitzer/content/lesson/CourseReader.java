package kibitzer.content.lesson;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import kibitzer.cards.BadNotation;
import kibitzer.cards.LaidOut;
import kibitzer.content.reading.Block;
import kibitzer.content.reading.Fault;
import kibitzer.content.reading.LocatedJson;
import kibitzer.content.reading.Reading;

/** Reads the list of courses, {@value #FILE}: every folder of lessons once, in the order in which the courses are offered. */
public final class CourseReader {
    public static final String FILE = "courses.yaml";

    private static final String A_COURSE = "folder, title, picture and about of each course";
    private static final String A_FOLDER = "a folder with lessons, such as bridge/acol";

    private final Set<String> folders;

    /** @param folders all that hold lessons */
    public CourseReader(Set<String> folders) {
        this.folders = Set.copyOf(folders);
    }

    public Reading<List<Course.Head>> read(String file, String text) {
        Reading<LocatedJson> yaml = LocatedJson.yaml(file, 1, text);
        if (yaml.value().isEmpty()) {
            return new Reading<>(Optional.empty(), yaml.faults());
        }
        List<Fault> faults = new ArrayList<>(yaml.faults());
        Block whole = new Block(file, yaml.value().get(), "", faults);
        if (!whole.node().isArray()) {
            whole.fault("", "no list", A_COURSE);
            return new Reading<>(Optional.empty(), faults);
        }
        List<Course.Head> heads = new ArrayList<>();
        Set<String> listed = new HashSet<>();
        for (int i = 0; i < whole.node().size(); i++) {
            head(whole.within("/" + i), listed).ifPresent(heads::add);
        }
        new TreeSet<>(folders)
                .stream()
                        .filter(folder -> !listed.contains(folder))
                        .forEach(folder -> whole.fault("", "no course for " + folder, "every folder with lessons"));
        return new Reading<>(Optional.of(List.copyOf(heads)), faults);
    }

    private Optional<Course.Head> head(Block entry, Set<String> listed) {
        if (!entry.isObject(A_COURSE)) {
            return Optional.empty();
        }
        entry.only("folder", "title", "picture", "about", "taught", "today");
        Optional<String> folder = entry.required("folder", A_FOLDER);
        Optional<String> title = entry.required("title", "what the course is called");
        Optional<String> about = entry.required("about", "what it is for, in one line");
        Optional<LaidOut> picture = picture(entry);
        Optional<String> taught = entry.optional("taught", "what somebody who plays asks to be taught: gin");
        Optional<String> today = entry.optional("today", "what has changed at the tables since the book was printed");
        folder.filter(name -> !folders.contains(name))
                .ifPresent(name -> entry.fault("folder", "no lessons in \"" + name + "\"", A_FOLDER));
        folder.filter(name -> !listed.add(name))
                .ifPresent(name -> entry.fault("folder", name + " is listed twice", "each folder once"));
        if (folder.isEmpty() || title.isEmpty() || about.isEmpty() || picture.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Course.Head(folder.get(), title.get(), about.get(), picture.get(), taught, today));
    }

    private static Optional<LaidOut> picture(Block entry) {
        Optional<String> text =
                entry.required("picture", "the cards by which it is known at a glance, such as fan QS KH AH");
        try {
            return text.map(LaidOut::read);
        } catch (BadNotation unreadable) {
            entry.fault("picture", String.valueOf(unreadable.getMessage()));
            return Optional.empty();
        }
    }
}
