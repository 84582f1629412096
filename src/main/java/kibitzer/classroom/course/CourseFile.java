package kibitzer.classroom.course;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import kibitzer.accounts.BadEntry;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.assignment.TermsJson;
import kibitzer.classroom.pages.PageText;
import kibitzer.classroom.problems.SetFile;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.GroupKind;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A course as a file that an instructor takes along, to another class or to another trainer. {@link CourseReader} reads it.
 *
 * @param name of the class that it comes from
 * @param zone of that class
 * @param sets each with the versions that tasks of the course name
 */
public record CourseFile(ClassName name, ZoneId zone, List<SetFile> sets, Course course) {
    /** Bytes of the largest that is read, and written. */
    public static final int LARGEST = 4 << 20;

    static final String KIND = "course";
    static final int VERSION = 1;

    private static final JsonMapper JSON = JsonMapper.shared();

    public CourseFile {
        sets = List.copyOf(sets);
    }

    /**
     * As it is stored on a disk, in UTF-8.
     *
     * @throws BadEntry if it is larger than any that is read
     */
    public byte[] written() {
        byte[] text = (JSON.writerWithDefaultPrettyPrinter().writeValueAsString(json()) + "\n")
                .getBytes(StandardCharsets.UTF_8);
        if (text.length > LARGEST) {
            throw new BadEntry(
                    BadEntry.Field.ELSEWHERE,
                    "All of it is larger than the 4 MB that such a file may have. Take back what is old, or delete pages.");
        }
        return text;
    }

    private ObjectNode json() {
        ObjectNode json = JsonNodeFactory.instance
                .objectNode()
                .put("kibitzer", KIND)
                .put("version", VERSION)
                .put("name", name.text())
                .put("zone", zone.getId());
        var setList = json.putArray("sets");
        sets.forEach(set -> setList.add(set.json()));
        tasks(json);
        var pages = json.putArray("pages");
        course.pages().forEach(page -> {
            ObjectNode one = pages.addObject();
            write(one, page.draft());
            page.shown().ifPresent(shown -> write(one.putObject("shown"), shown));
            var pictures = one.putArray("pictures");
            page.pictures()
                    .forEach(kept -> pictures.addObject()
                            .put("number", kept.number())
                            .put(
                                    "content",
                                    Base64.getEncoder()
                                            .encodeToString(kept.picture().content())));
        });
        var plays = json.putArray("plays");
        course.plays()
                .forEach(
                        so -> plays.addObject().put("play", so.play().written()).put("note", so.note()));
        names(json.putArray("teams"), GroupKind.TEAM);
        names(json.putArray("groups"), GroupKind.GROUP);
        ObjectNode grading = json.putObject("grading");
        course.pass().ifPresent(pass -> grading.put("pass", pass));
        grading.put("dropped", course.dropped());
        return json;
    }

    private void names(ArrayNode list, GroupKind kind) {
        course.groups().stream()
                .filter(group -> group.kind() == kind)
                .forEach(group -> list.add(group.name().text()));
    }

    private void tasks(ObjectNode json) {
        Map<VersionId, List<Integer>> places = new HashMap<>();
        for (int set = 0; set < sets.size(); set++) {
            List<SetFile.Taken> versions = sets.get(set).versions();
            for (int version = 0; version < versions.size(); version++) {
                places.put(versions.get(version).id(), List.of(set + 1, version + 1));
            }
        }
        LocalDate first = course.firstDay().orElse(LocalDate.EPOCH);
        var tasks = json.putArray("assignments");
        for (Course.Task task : course.tasks()) {
            List<Integer> place = Objects.requireNonNull(places.get(task.version()));
            ObjectNode one = tasks.addObject().put("set", place.getFirst()).put("version", place.getLast());
            one.setAll(TermsJson.write(task.terms(), course.clock(), first));
            one.put("weight", task.weight());
            var groups = one.putArray("groups");
            new ArrayList<>(task.groups())
                    .stream().map(Object::toString).sorted().forEach(groups::add);
        }
    }

    private static void write(ObjectNode json, PageText page) {
        json.put("title", page.title()).put("body", page.body());
    }
}
