package kibitzer.classroom.course;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.SharedFixture;
import kibitzer.accounts.BadEntry;
import kibitzer.advice.ClubFigure;
import kibitzer.advice.ClubPlay;
import kibitzer.classroom.ClassroomDatabase;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.ProblemSetId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.assignment.Assignment;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.Audience;
import kibitzer.classroom.assignment.BoardCredit;
import kibitzer.classroom.assignment.Conduct;
import kibitzer.classroom.assignment.Counted;
import kibitzer.classroom.assignment.Deals;
import kibitzer.classroom.assignment.Early;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.Late;
import kibitzer.classroom.assignment.SittingAnswer;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.assignment.Terms;
import kibitzer.classroom.assignment.Tries;
import kibitzer.classroom.club.ClubPlays;
import kibitzer.classroom.club.PlayedSo;
import kibitzer.classroom.gradebook.Coursework;
import kibitzer.classroom.grading.Grading;
import kibitzer.classroom.grading.Gradings;
import kibitzer.classroom.pages.ClassPages;
import kibitzer.classroom.pages.PageId;
import kibitzer.classroom.pages.PageText;
import kibitzer.classroom.pages.StoredPage;
import kibitzer.classroom.problems.Draft;
import kibitzer.classroom.problems.DraftQuestion;
import kibitzer.classroom.problems.Drafts;
import kibitzer.classroom.problems.SetQuestion;
import kibitzer.classroom.problems.StoredDraft;
import kibitzer.classroom.problems.Versions;
import kibitzer.classroom.roster.ClassGroups;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classroom;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.GroupId;
import kibitzer.classroom.roster.GroupKind;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.classroom.roster.RosterName;
import kibitzer.content.reading.Fault;
import kibitzer.content.reading.Reading;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Grade;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.security.access.AccessDeniedException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.databind.node.StringNode;

/** A class in Berlin, taken along from one trainer and read into another. */
@SharedFixture
class CourseFileTest {
    private static final ZoneId BERLIN = ZoneId.of("Europe/Berlin");
    private static final ZoneId LONDON = ZoneId.of("Europe/London");
    private static final ClassName NEXT = new ClassName("In the spring");
    private static final LocalDate FIRST = LocalDate.of(2040, 3, 5);
    private static final ClubPlay WEAK = ClubFigure.between("acol.open.weak-no-trump", "points", 12, 14);

    /** Twelve points: one no trump as the class plays it, and too few for it in the book. */
    private static final String TWELVE = """
            {"decision": "bridge/call", "points": 3, "note": "Mind the vulnerability.", "hint": false,
             "position": {"system": "acol", "hand": "K95.AJ3.KJ42.952", "dealer": "S", "auction": []}}""";

    private static final String ELEVEN = """
            {"deal": {"decision": "bridge/rule-of-eleven", "seed": 7, "with": {}}, "points": 2}""";
    private static final String OVERRULED = """
            {"decision": "bridge/call",
             "position": {"system": "acol", "hand": "KQ5.AJ3.KJ84.A92", "dealer": "S", "auction": [], "vulnerable": "ns"},
             "overrule": {"answers": ["1D"], "comment": "In this class we open the minor."}}""";

    private final ClassroomDatabase database = ClassroomDatabase.H2;
    private LearnerId ina;
    private ClassroomId autumn;
    private ProblemSetId set;

    @BeforeEach
    void teach() {
        ina = database.instructor("Ina");
        autumn = database.get(Classrooms.class).create(ina, new ClassName("Autumn"), BERLIN);
        Draft draft = new Draft("A sample", "Some questions.", "Ely", 2, List.of(question(TWELVE), question(ELEVEN)));
        set = database.get(Drafts.class).create(ina, draft);
        Assignments assignments = database.get(Assignments.class);
        Assignment first = assignments.give(ina, autumn, set, terms("First"));
        database.get(Drafts.class).save(ina, set, 1, draft.with(List.of(question(OVERRULED))));
        database.get(ClubPlays.class).play(autumn, ina, new PlayedSo(WEAK, "We always have."));
        Assignment second = assignments.give(
                ina,
                autumn,
                set,
                new Terms(
                                "Second",
                                at("2040-10-22T18:00"),
                                at("2040-10-29T18:30"),
                                2,
                                Counted.LAST,
                                Feedback.AFTER_DUE,
                                true,
                                Deals.FRESH,
                                new Late.Reduced(at("2040-11-02T18:00"), 50),
                                Optional.of(new Early(at("2040-10-24T18:00"), 110)))
                        .held(new Conduct(48, Optional.of(Duration.ofMinutes(90)), Optional.of(2)))
                        .crediting(BoardCredit.MATCH_POINTS)
                        .countingPractice());
        GroupId strong = database.get(ClassGroups.class).make(autumn, ina, RosterName.entered("Strong"), List.of());
        database.get(ClassGroups.class).make(autumn, ina, GroupKind.TEAM, RosterName.entered("Team 1"), List.of());
        assignments.giveTo(ina, second.id(), new Audience(Set.of(strong), Set.of()));
        database.get(Gradings.class).set(autumn, ina, new Grading(Optional.of(60), 1, Map.of(first.id(), 3)));
        ClassPages pages = database.get(ClassPages.class);
        PageId page = pages.begin(autumn, ina);
        pages.save(autumn, ina, page, 1, new PageText("Leads", "We meet at seven. \u2660"));
        pages.show(autumn, ina, page, 2);
        pages.save(autumn, ina, page, 2, new PageText("Leads", "```hand\nnot yet"));
        new Coursework(database.get(JdbcClient.class))
                .joins(autumn, database.learner("Anna"), "Anna Secret", at("2026-09-01T08:00"), Optional.empty());
    }

    private static DraftQuestion question(String json) {
        return new DraftQuestion((ObjectNode) JsonMapper.shared().readTree(json));
    }

    private static Instant at(String time) {
        return LocalDateTime.parse(time).atZone(BERLIN).toInstant();
    }

    private static Terms terms(String title) {
        return new Terms(
                title,
                at("2040-09-03T18:00"),
                at("2040-09-10T18:00"),
                1,
                Counted.BEST,
                Feedback.ON_SUBMISSION,
                false,
                Deals.SAME,
                new Late.Closed(),
                Optional.empty());
    }

    private String file() {
        return new String(database.get(ClassCopies.class).file(autumn, ina).written(), StandardCharsets.UTF_8);
    }

    private static Reading<CourseFile> read(String text) {
        return CourseReader.read("autumn.json", text.getBytes(StandardCharsets.UTF_8));
    }

    private static ClassroomId made(ClassroomDatabase there, LearnerId who, String text) {
        Reading<CourseFile> read = read(text);
        assertThat(read.faults()).isEmpty();
        return there.get(ClassCopies.class).make(who, NEXT, LONDON, read.value().orElseThrow(), Optional.of(FIRST));
    }

    private static List<List<SetQuestion>> questions(ClassroomDatabase there, LearnerId who, ClassroomId classroom) {
        return there.get(Assignments.class).of(who, classroom).stream()
                .map(given -> there.get(Versions.class)
                        .find(given.version())
                        .orElseThrow()
                        .questions())
                .toList();
    }

    @ParameterizedTest
    @EnumSource
    void readOnAnyTrainerItIsTheSameCourseOnOtherDays(ClassroomDatabase there) {
        LearnerId otto = there.instructor("Otto");

        ClassroomId spring = made(there, otto, file());

        Classroom classroom =
                there.get(Classrooms.class).find(spring, otto).orElseThrow().classroom();
        assertThat(classroom.name()).isEqualTo(NEXT);
        assertThat(classroom.zone()).isEqualTo(LONDON);
        assertThat(questions(there, otto, spring)).isEqualTo(questions(database, ina, autumn));
        assertThat(there.get(ClubPlays.class).of(spring, otto)).containsExactly(new PlayedSo(WEAK, "We always have."));
        assertThat(there.get(ClassPages.class).all(spring, otto))
                .extracting(StoredPage::draft, StoredPage::shown)
                .containsExactly(Tuple.tuple(
                        new PageText("Leads", "```hand\nnot yet"),
                        Optional.of(new PageText("Leads", "We meet at seven. \u2660"))));
        List<Assignment> given = there.get(Assignments.class).of(otto, spring);
        Grading grading = there.get(Gradings.class).of(spring);
        assertThat(grading.pass()).contains(60);
        assertThat(grading.dropped()).isEqualTo(1);
        assertThat(given).extracting(one -> grading.weight(one.id())).containsExactly(3, 1);
        assertThat(there.get(ClassGroups.class).of(spring, otto))
                .extracting(
                        group -> group.kind().word() + " " + group.name(),
                        group -> group.members().size())
                .containsExactly(Tuple.tuple("group Strong", 0), Tuple.tuple("team Team 1", 0));
        assertThat(given)
                .extracting(one -> there.get(Assignments.class)
                        .audience(otto, one.id())
                        .groups()
                        .size())
                .containsExactly(0, 1);
    }

    @Test
    void itsDatesStandAsFarFromTheFirstAtTheSameTimeOfDay() {
        LearnerId otto = database.instructor("Otto");

        List<Terms> moved = database.get(Assignments.class).of(otto, made(database, otto, file())).stream()
                .map(Assignment::terms)
                .toList();

        // 3 September to 22 October are 49 days, as 5 March to 23 April; London puts its clock on in between.
        assertThat(moved.getFirst().opens()).isEqualTo(Instant.parse("2040-03-05T18:00:00Z"));
        assertThat(moved.getFirst().due()).isEqualTo(Instant.parse("2040-03-12T18:00:00Z"));
        Terms second = moved.getLast();
        assertThat(second.opens()).isEqualTo(Instant.parse("2040-04-23T17:00:00Z"));
        assertThat(second.due()).isEqualTo(Instant.parse("2040-04-30T17:30:00Z"));
        assertThat(second.late()).isEqualTo(new Late.Reduced(Instant.parse("2040-05-04T17:00:00Z"), 50));
        assertThat(second.early()).contains(new Early(Instant.parse("2040-04-25T17:00:00Z"), 110));
        Terms before = database.get(Assignments.class).of(ina, autumn).getLast().terms();
        assertThat(second.sparesSittings(before)).isTrue();
        assertThat(second.conduct()).isEqualTo(before.conduct());
    }

    @ParameterizedTest
    @EnumSource
    void anAnswerIsMarkedThereAsItIsHere(ClassroomDatabase there) {
        String text = file().replace("\"day\" : 49", "\"day\" : 0");
        LearnerId otto = there.instructor("Otto");
        ClassroomId today = there.get(ClassCopies.class)
                .make(
                        otto,
                        NEXT,
                        LONDON,
                        read(text).value().orElseThrow(),
                        Optional.of(LocalDate.now(LONDON).minusDays(1)));
        LearnerId bert = there.learner("Bert");
        new Coursework(there.get(JdbcClient.class))
                .joins(today, bert, "Bert", Instant.now().minusSeconds(60), Optional.empty());
        Assignment first = there.get(Assignments.class).of(otto, today).getFirst();
        Sittings sittings = there.get(Sittings.class);
        SittingId sitting = sittings.start(bert, first.id()).id();
        sittings.answer(bert, sitting, 1, StringNode.valueOf("1NT"), Duration.ofSeconds(4));
        sittings.submit(bert, sitting);

        assertThat(sittings.paper(bert, sitting).answer(1).flatMap(SittingAnswer::grade))
                .contains(Grade.BEST);
    }

    @Test
    void theSetsBecomeTheReadersOwnAsTheyWereAssignedLast() {
        LearnerId otto = database.instructor("Otto");
        ClassroomId spring = made(database, otto, file());

        List<StoredDraft> own = database.get(Drafts.class).of(otto);
        assertThat(own).hasSize(1);
        assertThat(own.getFirst().draft().questions()).hasSize(3);
        assertThat(own.getFirst().draft().author()).isEqualTo("Ely");
        assertThat(own.getFirst().draft().level()).isEqualTo(2);
        // Assigned once more, nothing new is made of it.
        VersionId last =
                database.get(Assignments.class).of(otto, spring).getLast().version();
        assertThat(database.get(Versions.class).versionOf(own.getFirst().id())).isEqualTo(last);
        assertThat(database.get(Versions.class).of(own.getFirst().id())).hasSize(2);
    }

    @Test
    void readTwiceThereAreTwoClassesThatDoNotMeet() {
        LearnerId otto = database.instructor("Otto");
        CourseFile read = read(file()).value().orElseThrow();
        ClassCopies copies = database.get(ClassCopies.class);
        ClassroomId one = copies.make(otto, NEXT, LONDON, read, Optional.of(FIRST));
        ClassroomId two = copies.make(otto, NEXT, LONDON, read, Optional.of(FIRST));
        assertThat(database.get(Assignments.class).of(otto, one))
                .extracting(Assignment::version)
                .doesNotContainAnyElementsOf(database.get(Assignments.class).of(otto, two).stream()
                        .map(Assignment::version)
                        .toList());
    }

    @Test
    void nobodyWhoIsInTheClassIsInIt() {
        assertThat(file()).doesNotContain("Anna", "Ina", ina.id().toString(), autumn.toString());
    }

    @Test
    void whatWasTakenBackStaysBehindWithItsVersion() {
        Assignments assignments = database.get(Assignments.class);
        assignments.withdraw(ina, assignments.of(ina, autumn).getLast().id());
        assertThat(file()).contains("First").doesNotContain("Second", "we open the minor");
    }

    @Test
    void onlyWhoRunsTheClassTakesItAlongAndOnlyWhoMayTeachReadsItIn() {
        LearnerId otto = database.instructor("Otto");
        assertThatThrownBy(() -> database.get(ClassCopies.class).file(autumn, otto))
                .isInstanceOf(NoSuchClass.class);
        LearnerId pupil = database.learner("Paul");
        CourseFile read = read(file()).value().orElseThrow();
        assertThatThrownBy(() -> database.get(ClassCopies.class).make(pupil, NEXT, LONDON, read, Optional.of(FIRST)))
                .isInstanceOf(AccessDeniedException.class);
        assertThat(database.get(Drafts.class).of(pupil)).isEmpty();
    }

    @Test
    void onDaysThatHavePassedNothingOfItIsStored() {
        LearnerId otto = database.instructor("Otto");
        CourseFile read = read(file()).value().orElseThrow();
        assertThatThrownBy(() -> database.get(ClassCopies.class)
                        .make(otto, NEXT, LONDON, read, Optional.of(LocalDate.of(2020, 3, 2))))
                .isInstanceOfSatisfying(
                        BadEntry.class, bad -> assertThat(bad.says()).contains("First", "2020-03-09", "has passed"));
        assertThat(database.get(Drafts.class).of(otto)).isEmpty();
        assertThat(database.get(Classrooms.class).taughtBy(otto)).isEmpty();
    }

    /** What stands in the file, what is put in its place, and what is said of it. */
    private static Stream<Arguments> wrong() {
        return Stream.of(
                Arguments.of("\"kibitzer\" : \"course\"", "\"kibitzer\" : \"cake\"", "this is no course"),
                Arguments.of("\"version\" : 1,\n  \"name\"", "\"version\" : 2,\n  \"name\"", "version 2 of the form"),
                Arguments.of("\"version\" : 1,\n  \"name\"", "\"name\"", "version"),
                Arguments.of("\"name\" : \"Autumn\"", "\"name\" : \"Autumn\", \"owner\" : 1", "owner"),
                Arguments.of("\"name\" : \"Autumn\"", "\"name\" : \"<b>\"", "name:"),
                Arguments.of(
                        "\"zone\" : \"Europe/Berlin\"",
                        "\"zone\" : \"Mars/North\"",
                        "zone: \"Mars/North\"; expected a time zone"),
                Arguments.of("K95.AJ3.KJ42.952", "K95.AJ3.KJ42.95", "set 1: version 1: question 1: hand"),
                Arguments.of(
                        "\"dealt\" : {\n          \"decision\" : \"bridge/rule-of-eleven\"",
                        "\"dealt\" : {\n          \"decision\" : \"bridge/call\"",
                        "set 1: version 1: question 2: dealt: another decision"),
                Arguments.of("\"hint\" : false", "\"hint\" : false, \"image\" : \"x\"", "set 1: version 1: question 1"),
                Arguments.of("\"set\" : 1", "\"set\" : 4", "assignment 1: set: number 4; expected 1 to 1"),
                Arguments.of("\"counted\" : \"best\"", "\"counted\" : \"worst\"", "assignment 1: counted: \"worst\""),
                Arguments.of("\"time\" : \"18:00\"", "\"time\" : \"noon\"", "assignment 1: opens: the time \"noon\""),
                Arguments.of("\"drawn\" : 2", "\"drawn\" : 150", "assignment 2: drawn: The set has 3 questions."),
                Arguments.of("\"day\" : 49", "\"day\" : 99", "assignment 2: due: It must be due after it opens."),
                Arguments.of(
                        "\"groups\" : [ \"Strong\" ],\n  \"grading\"",
                        "\"groups\" : [ ],\n  \"grading\"",
                        "assignment 2: groups: \"Strong\""),
                Arguments.of(
                        "\"groups\" : [ \"Strong\" ],\n  \"grading\"",
                        "\"groups\" : [ \"Strong\", \"strong\" ],\n  \"grading\"",
                        "group 2: a second"),
                Arguments.of("acol.open.weak-no-trump", "acol.open.nothing", "what is played otherwise, 1"),
                Arguments.of("We meet at seven.", "```hand\\nAKQ\\n```\\n", "page 1: line 2"),
                Arguments.of("\"pass\" : 60", "\"pass\" : 600", "grading/pass"),
                Arguments.of("\"dropped\" : 1", "\"dropped\" : 1, \"dropped\" : 2", "Duplicate"),
                Arguments.of("\"dropped\" : 1", "\"dropped\" : 1 ]", "line"));
    }

    @ParameterizedTest
    @MethodSource("wrong")
    void whatIsWrongIsSaidWithItsPlaceAndNothingIsRead(String there, String instead, String said) {
        String text = file();
        assertThat(text).contains(there);

        Reading<CourseFile> read = read(replacedOnce(text, there, instead));

        assertThat(read.value()).isEmpty();
        assertThat(read.faults())
                .extracting(Fault::toString)
                .anySatisfy(fault -> assertThat(fault).contains(said));
    }

    @Test
    void howOftenAQuestionMayBeTriedGoesAlong() {
        Terms once = terms("Tried again");
        Terms again = new Terms(
                        once.title(),
                        once.opens(),
                        once.due(),
                        once.sittings(),
                        once.counted(),
                        Feedback.AT_ONCE,
                        once.shuffled(),
                        once.deals(),
                        once.late(),
                        once.early())
                .held(new Conduct(24, Optional.empty(), Optional.empty(), new Tries(List.of(100, 50))));
        database.get(Assignments.class).give(ina, autumn, set, again);

        String text = file();

        assertThat(read(text).value().orElseThrow().course().tasks())
                .extracting(task -> task.terms().conduct().tries().percents())
                .contains(List.of(100, 50));
        assertThat(faultOf(replacedOnce(text, "\"100 50\"", "\"50 100\""))).contains("The first try earns 100 percent");
        assertThat(faultOf(replacedOnce(text, "\"100 50\"", "\"half\""))).contains("tries", "such as 100 50 25");
    }

    private static String replacedOnce(String text, String from, String to) {
        int at = text.indexOf(from);
        return text.substring(0, at) + to + text.substring(at + from.length());
    }

    @Test
    void whatIsNestedLongOrEndlessIsRefusedBeforeItIsRead() {
        assertThat(faultOf("[".repeat(100_000))).contains("expected the file as it was downloaded");
        assertThat(faultOf("{\"kibitzer\":" + "{\"a\":".repeat(2_000) + "1" + "}".repeat(2_001)))
                .contains("expected the file as it was downloaded");
        assertThat(faultOf("{\"kibitzer\":\"course\",\"version\":1,\"sets\":[" + "0,".repeat(1_500_000) + "0]}"))
                .contains("expected the file as it was downloaded");
        assertThat(faultOf("{\"" + "a".repeat(10_000) + "\":1}")).contains("expected the file as it was downloaded");
        assertThat(faultOf(" ".repeat(CourseFile.LARGEST + 1))).contains("expected at most " + CourseFile.LARGEST);
        assertThat(faultOf("")).isNotEmpty();
        assertThat(faultOf("null")).contains("this is no course");
        assertThat(CourseReader.read("x", new byte[] {(byte) 0xff, (byte) 0xfe, 0})
                        .faults())
                .extracting(Fault::found)
                .containsExactly("no text in UTF-8");
    }

    private static String faultOf(String text) {
        Reading<CourseFile> read = read(text);
        assertThat(read.value()).isEmpty();
        return read.faults().getFirst().toString();
    }
}
