package kibitzer.classroom.course;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import kibitzer.accounts.BadEntry;
import kibitzer.cards.BadNotation;
import kibitzer.classroom.assignment.Terms;
import kibitzer.classroom.assignment.TermsCheck;
import kibitzer.classroom.assignment.TermsJson;
import kibitzer.classroom.club.ClubPlays;
import kibitzer.classroom.club.PlayedSo;
import kibitzer.classroom.pages.PageCopy;
import kibitzer.classroom.pages.PagePicture;
import kibitzer.classroom.pages.PagePictures;
import kibitzer.classroom.pages.PageText;
import kibitzer.classroom.picture.PictureReader;
import kibitzer.classroom.problems.SetFile;
import kibitzer.classroom.problems.UnfinishedSet;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.GroupKind;
import kibitzer.classroom.roster.RosterName;
import kibitzer.content.reading.Fault;
import kibitzer.content.reading.JsonSchema;
import kibitzer.content.reading.Reading;
import kibitzer.decisions.form.BadQuestion;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads a course from a file and tells everything that is wrong in it; what is wrong anywhere lets nothing of it be taken. */
public final class CourseReader {
    private static final JsonSchema SCHEMA = JsonSchema.shipped("/kibitzer/classroom/course/course.schema.json");

    /** A file that is made to exhaust the reader is refused before it does. */
    private static final JsonMapper JSON = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxDocumentLength(CourseFile.LARGEST)
                            .maxNestingDepth(60)
                            .maxNameLength(200)
                            .maxNumberLength(30)
                            .maxTokenCount(1_000_000)
                            .build())
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .build();

    /** So many faults are told; nobody reads more. */
    private static final int MOST_FAULTS = 100;

    private final String file;
    private final List<Fault> faults = new ArrayList<>();

    private CourseReader(String file) {
        this.file = file;
    }

    /** @param file its name, for faults */
    public static Reading<CourseFile> read(String file, byte[] content) {
        CourseReader reader = new CourseReader(file);
        Optional<CourseFile> read = reader.text(content).flatMap(reader::json).flatMap(reader::course);
        return new Reading<>(
                read.filter(any -> reader.faults.isEmpty()),
                reader.faults.stream().limit(MOST_FAULTS).toList());
    }

    private void fault(String found, String expected) {
        faults.add(new Fault(file, 1, found, expected));
    }

    private Optional<String> text(byte[] content) {
        if (content.length > CourseFile.LARGEST) {
            fault(content.length + " bytes", "at most " + CourseFile.LARGEST);
            return Optional.empty();
        }
        try {
            return Optional.of(StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(content))
                    .toString());
        } catch (CharacterCodingException other) {
            fault("no text in UTF-8", "the file as it was downloaded");
            return Optional.empty();
        }
    }

    private Optional<JsonNode> json(String text) {
        JsonNode json;
        try {
            json = JSON.readTree(text);
        } catch (JacksonException broken) {
            fault(firstLine(broken), "the file as it was downloaded");
            return Optional.empty();
        }
        if (!json.path("kibitzer").asString("").equals(CourseFile.KIND)) {
            fault("this is no course", "a file that was downloaded from the settings of a class");
        } else if (!json.path("version").isIntegralNumber()
                || !json.path("version").asString("").equals(String.valueOf(CourseFile.VERSION))) {
            fault(
                    "version " + json.path("version") + " of the form",
                    "version " + CourseFile.VERSION + ", the one that this trainer reads");
        } else {
            SCHEMA.violations(json)
                    .forEach((at, wrong) -> wrong.forEach(
                            what -> fault((at.isEmpty() ? "the file" : at.substring(1)) + ": " + what, "")));
        }
        return faults.isEmpty() ? Optional.of(json) : Optional.empty();
    }

    private static String firstLine(JacksonException broken) {
        String what = String.valueOf(broken.getOriginalMessage());
        int end = what.indexOf('\n');
        String said = end < 0 ? what : what.substring(0, end);
        return broken.getLocation() == null
                ? said
                : "line " + broken.getLocation().getLineNr() + ": " + said;
    }

    private Optional<CourseFile> course(JsonNode json) {
        Optional<ClassName> name =
                tried("name", () -> new ClassName(json.path("name").asString("")));
        Optional<ZoneId> zone = tried("zone", () -> zone(json.path("zone").asString("")));
        List<SetFile> sets = new ArrayList<>();
        for (JsonNode set : json.path("sets")) {
            String place = "set " + (sets.size() + 1);
            sets.add(tried(place, () -> SetFile.read(set)).orElseGet(() -> new SetFile("", 1, List.of())));
        }
        List<Course.Named> groups = groups(json);
        List<Course.Task> tasks = faults.isEmpty() ? tasks(json.path("assignments"), sets, groups) : List.of();
        List<PlayedSo> plays = plays(json.path("plays"));
        List<PageCopy> pages = pages(json.path("pages"));
        JsonNode grading = json.path("grading");
        if (!faults.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new CourseFile(
                name.orElseThrow(),
                zone.orElseThrow(),
                sets,
                new Course(
                        TermsJson.CLOCK,
                        tasks,
                        plays,
                        pages,
                        groups,
                        grading.has("pass") ? Optional.of(grading.path("pass").asInt(0)) : Optional.empty(),
                        grading.path("dropped").asInt(0))));
    }

    private static ZoneId zone(String id) {
        try {
            return ZoneId.of(id);
        } catch (DateTimeException none) {
            throw new BadQuestion("", "\"" + id + "\"", "a time zone such as Europe/London");
        }
    }

    private List<Course.Named> groups(JsonNode json) {
        List<Course.Named> groups = new ArrayList<>();
        Set<String> known = new HashSet<>();
        for (GroupKind kind : List.of(GroupKind.GROUP, GroupKind.TEAM)) {
            int number = 0;
            for (JsonNode group : json.path(kind.several())) {
                String place = kind.word() + " " + ++number;
                RosterName name = tried(place, () -> RosterName.entered(group.asString("")))
                        .orElseGet(() -> new RosterName("unreadable"));
                groups.add(new Course.Named(kind, name));
                if (!known.add(name.text().toLowerCase(Locale.ROOT))) {
                    fault(place + ": a second \"" + name + "\"", kind.several() + " of different names");
                }
            }
        }
        return groups;
    }

    private List<Course.Task> tasks(JsonNode json, List<SetFile> sets, List<Course.Named> groups) {
        List<Course.Task> tasks = new ArrayList<>();
        int number = 0;
        for (JsonNode task : json) {
            number++;
            tried("assignment " + number, () -> task(task, sets, groups)).ifPresent(tasks::add);
        }
        return tasks;
    }

    private static Course.Task task(JsonNode json, List<SetFile> sets, List<Course.Named> groups) {
        SetFile set = at(sets, json.path("set").asInt(0), "set");
        SetFile.Taken version = at(set.versions(), json.path("version").asInt(0), "version");
        Terms terms = TermsJson.read(json);
        TermsCheck.faults(terms, version.problems().size()).stream().findFirst().ifPresent(fault -> {
            throw new BadQuestion(fault.field().word(), fault.says());
        });
        Set<RosterName> reached = new HashSet<>();
        for (JsonNode group : json.path("groups")) {
            reached.add(groups.stream()
                    .map(Course.Named::name)
                    .filter(known -> known.text().equals(group.asString("")))
                    .findFirst()
                    .orElseThrow(
                            () -> new BadQuestion("groups", "\"" + group.asString("") + "\"", "groups of the file")));
        }
        return new Course.Task(version.id(), terms, reached, json.path("weight").asInt(1));
    }

    private static <T> T at(List<T> all, int place, String what) {
        if (place < 1 || place > all.size()) {
            throw new BadQuestion(what, "number " + place, "1 to " + all.size());
        }
        return all.get(place - 1);
    }

    private List<PlayedSo> plays(JsonNode json) {
        List<PlayedSo> plays = new ArrayList<>();
        for (JsonNode play : json) {
            List<PlayedSo> before = List.copyOf(plays);
            tried("what is played otherwise, " + (plays.size() + 1), () -> {
                        PlayedSo so = PlayedSo.read(
                                play.path("play").asString(""),
                                play.path("note").asString(""));
                        ClubPlays.check(so, before);
                        return so;
                    })
                    .ifPresent(plays::add);
        }
        return plays;
    }

    private List<PageCopy> pages(JsonNode json) {
        List<PageCopy> pages = new ArrayList<>();
        int number = 0;
        for (JsonNode page : json) {
            number++;
            tried("page " + number, () -> page(page)).ifPresent(pages::add);
        }
        List<PagePicture> pictures =
                pages.stream().flatMap(page -> page.pictures().stream()).toList();
        if (pictures.size() > PagePictures.MOST
                || pictures.stream().mapToLong(kept -> kept.picture().size()).sum() > PagePictures.MOST_BYTES) {
            fault(
                    "pages: " + pictures.size() + " pictures",
                    "at most " + PagePictures.MOST + ", of " + PagePictures.MOST_BYTES + " bytes");
        }
        return pages;
    }

    private static PageCopy page(JsonNode json) {
        Optional<PageText> shown = json.has("shown") ? Optional.of(text(json.path("shown"))) : Optional.empty();
        shown.ifPresent(read -> {
            if (read.title().isBlank()) {
                throw new BadQuestion("title", "nothing", "a title, for the class reads the page");
            }
            read.checked().faults().stream().findFirst().ifPresent(fault -> {
                throw new BadQuestion("line " + fault.line(), fault.found(), fault.expected());
            });
        });
        List<PagePicture> pictures = pictures(json.path("pictures"));
        Set<Integer> there = new HashSet<>();
        for (PagePicture picture : pictures) {
            if (!there.add(picture.number())) {
                throw new BadQuestion("pictures", "two with the number " + picture.number(), "a number for each");
            }
        }
        shown.stream()
                .flatMap(read -> read.pictures().stream())
                .filter(number -> !there.contains(number))
                .findFirst()
                .ifPresent(number -> {
                    throw new BadQuestion("pictures", "no picture " + number, "each that the text names");
                });
        return new PageCopy(text(json), shown, pictures);
    }

    private static List<PagePicture> pictures(JsonNode json) {
        List<PagePicture> pictures = new ArrayList<>();
        for (JsonNode picture : json) {
            pictures.add(new PagePicture(
                    picture.path("number").asInt(0),
                    PictureReader.read(decoded(picture.path("content").asString("")))));
        }
        return pictures;
    }

    private static byte[] decoded(String base64) {
        try {
            return Base64.getDecoder().decode(base64);
        } catch (IllegalArgumentException none) {
            throw new BadQuestion("pictures", "content that is not in base 64", "the file as it was downloaded");
        }
    }

    private static PageText text(JsonNode json) {
        return new PageText(json.path("title").asString(""), json.path("body").asString(""));
    }

    /** Empty, with a fault at the place, if it cannot be read. */
    private <T> Optional<T> tried(String place, Supplier<T> read) {
        try {
            return Optional.of(read.get());
        } catch (UnfinishedSet wrong) {
            wrong.reasons().forEach(reason -> fault(place + ": " + reason, ""));
        } catch (BadQuestion | BadNotation wrong) {
            fault(place + ": " + wrong.getMessage(), "");
        } catch (BadEntry wrong) {
            fault(place + ": " + wrong.says(), "");
        }
        return Optional.empty();
    }
}
