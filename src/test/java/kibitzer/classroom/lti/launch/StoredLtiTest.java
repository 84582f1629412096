package kibitzer.classroom.lti.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.nimbusds.jose.jwk.JWKSet;
import java.net.URI;
import java.time.Duration;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import kibitzer.SharedFixture;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.Role;
import kibitzer.accounts.SignedIn;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomDatabase;
import kibitzer.classroom.assignment.Assignments;
import kibitzer.classroom.assignment.Feedback;
import kibitzer.classroom.assignment.Pupils;
import kibitzer.classroom.assignment.Sitting;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.lti.MockPlatform;
import kibitzer.classroom.lti.key.TrainerKeys;
import kibitzer.classroom.lti.message.Claims;
import kibitzer.classroom.lti.message.Fault;
import kibitzer.classroom.lti.message.Launch;
import kibitzer.classroom.lti.message.LaunchRefused;
import kibitzer.classroom.lti.people.CourseRosters;
import kibitzer.classroom.lti.platform.Platform;
import kibitzer.classroom.lti.platform.Platforms;
import kibitzer.classroom.lti.score.ScoreReports;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Secret;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.json.JsonMapper;

/** What is kept of platforms, logins, courses and scores, on both databases. */
@ParameterizedClass
@EnumSource(ClassroomDatabase.class)
@SharedFixture
class StoredLtiTest {
    private static final URI ANSWER = URI.create("https://cards.example.org/lti/launch");

    @Parameter
    private ClassroomDatabase database;

    private final MockPlatform mock = new MockPlatform();
    private Platform platform;
    private final String course = "course-" + UUID.randomUUID();

    @BeforeEach
    void register() {
        platform = mock.platform();
        database.get(Platforms.class).store(platform);
        mock.trusts(database.get(TrainerKeys.class).published());
    }

    @AfterEach
    void close() {
        ClassroomDatabase.setClockForward(Duration.ZERO);
        mock.close();
    }

    private SignedIn administrator() {
        return (SignedIn) database.get(Accounts.class).user(database.account("Root", Role.ADMINISTRATOR));
    }

    private Entry enter(Map<String, Object> claims) {
        return database.get(Launches.class).enter(platform, Claims.read(claims));
    }

    private static Map<String, String> asked(URI login) {
        return MockPlatform.fields(login.getRawQuery());
    }

    private URI begin(Secret browser) {
        return database.get(Logins.class)
                .begin(
                        new LoginHints(
                                mock.issuer(), "hint", Optional.of("message"), Optional.empty(), Optional.empty()),
                        browser,
                        ANSWER,
                        "192.0.2.1");
    }

    private Fault refused(String state, Optional<Secret> browser) {
        return catchThrowableOfType(
                        LaunchRefused.class, () -> database.get(Logins.class).end(state, browser))
                .fault();
    }

    @Test
    void aPlatformIsFoundAsItWasRegisteredAndChangedAndRemoved() {
        Platforms platforms = database.get(Platforms.class);
        assertThat(platforms.find(platform.id())).contains(platform);
        Platform changed = new Platform(
                platform.id(),
                "Another name",
                platform.issuer(),
                platform.clientId(),
                platform.authorization(),
                platform.token(),
                platform.keys(),
                Optional.of("https://audience.example"),
                Set.of("https://files.example.org/x", " "),
                Set.of("1", "2"),
                ZoneId.of("Asia/Tokyo"));
        platforms.save(administrator(), changed);

        Platform found = platforms.named(platform.issuer(), Optional.empty()).orElseThrow();
        assertThat(found).isEqualTo(changed);
        assertThat(found.origins()).containsExactly("https://files.example.org");
        assertThat(found.tokenAudience()).isEqualTo("https://audience.example");
        assertThat(found.owns(URI.create("https://files.example.org:443/list"))).isTrue();
        assertThat(found.owns(URI.create("https://files.example.org:8443/list")))
                .isFalse();
        assertThat(found.owns(URI.create("http://files.example.org/list"))).isFalse();

        platforms.remove(administrator(), platform.id());
        assertThat(platforms.find(platform.id())).isEmpty();
    }

    @Test
    void aLoginIsEndedOnceInItsBrowserAndInTime() {
        Secret browser = Secret.fresh();
        Map<String, String> asked = asked(begin(browser));
        String state = asked.get("state");

        assertThat(refused(state, Optional.of(Secret.fresh()))).isEqualTo(Fault.OTHER_BROWSER);
        assertThat(refused(state, Optional.empty())).isEqualTo(Fault.OTHER_BROWSER);
        Logins.Begun begun = database.get(Logins.class).end(state, Optional.of(browser));
        assertThat(begun.platform()).isEqualTo(platform);
        assertThat(begun.nonceHash()).isEqualTo(new Secret(asked.get("nonce")).hash());
        assertThat(refused(state, Optional.of(browser))).isEqualTo(Fault.EXPIRED);

        String late = asked(begin(browser)).get("state");
        ClassroomDatabase.setClockForward(Logins.VALID.plusSeconds(60));
        assertThat(refused(late, Optional.of(browser))).isEqualTo(Fault.EXPIRED);
        begin(browser);
        assertThat(database.get(JdbcClient.class)
                        .sql("select count(*) from lti_login where state_hash = :hash")
                        .param("hash", new Secret(late).hash())
                        .query(Long.class)
                        .single())
                .as("old logins are cleared away")
                .isZero();
    }

    @Test
    void keysAreReplacedOnCommandAndByAgeAndToldForAWeekMore() throws Exception {
        TrainerKeys keys = database.get(TrainerKeys.class);
        String first = newest(keys);
        assertThat(newest(keys)).isEqualTo(first);
        keys.rotate();
        String second = newest(keys);
        assertThat(second).isNotEqualTo(first);
        assertThat(numbers(keys)).contains(first, second);

        ClassroomDatabase.setClockForward(Duration.ofDays(8));
        assertThat(numbers(keys)).contains(second).doesNotContain(first);

        ClassroomDatabase.setClockForward(Duration.ofDays(181));
        String third = newest(keys);
        assertThat(third).isNotEqualTo(second);
        assertThat(numbers(keys)).contains(second);
        ClassroomDatabase.setClockForward(Duration.ZERO);
        // The other tests' keys are of today.
        database.get(JdbcClient.class).sql("delete from lti_key").update();
    }

    private static Set<String> numbers(TrainerKeys keys) throws Exception {
        return JWKSet.parse(keys.published()).getKeys().stream()
                .map(key -> key.getKeyID())
                .collect(Collectors.toSet());
    }

    private static String newest(TrainerKeys keys) throws Exception {
        return JWKSet.parse(keys.published()).getKeys().getFirst().getKeyID();
    }

    @Test
    void aCourseHasOneClassAndAnActivityItsAssignment() {
        Entry.Choosing first = (Entry.Choosing) enter(mock.opening("tom", "Tom", "#Instructor", course, "act"));
        LearnerId tom = first.who();
        Pupils pupils = new Pupils(database.get(JdbcClient.class));
        AssignmentId assignment = pupils.give(
                database.get(Assignments.class),
                tom,
                first.choice().classroom(),
                pupils.elevens(2),
                Feedback.ON_SUBMISSION,
                Instant.now().minusSeconds(60),
                Instant.now().plus(Duration.ofDays(1)));
        database.get(Choices.class)
                .keep(first.choice(), (Choice.Keep) first.choice().purpose(), assignment);

        Entry second = enter(mock.opening("tom", "Tom", "#Instructor", course, "act"));
        Entry learner = enter(mock.opening("ann", "Ann", "#Learner", course, "act"));

        assertThat(second).isEqualTo(new Entry.Teaching(tom, first.choice().classroom(), assignment));
        assertThat(learner).isEqualTo(new Entry.Learning(learner.who(), assignment));
        assertThat(database.get(Classrooms.class).taughtBy(tom)).hasSize(1);

        Sittings sittings = database.get(Sittings.class);
        Sitting sitting = sittings.start(learner.who(), assignment);
        for (int number = 1; number <= 2; number++) {
            sittings.answer(
                    learner.who(),
                    sitting.id(),
                    number,
                    JsonMapper.shared().readTree(String.valueOf(Pupils.RIGHT)),
                    Duration.ofSeconds(5));
        }
        sittings.submit(learner.who(), sitting.id());
        database.get(ScoreReports.class).round();

        assertThat(mock.nextScore().path("scoreGiven").asInt()).isEqualTo(4);
        assertThat(database.get(ScoreReports.class).standing(administrator(), platform.id()))
                .satisfies(standing -> {
                    assertThat(standing.told()).isEqualTo(1);
                    assertThat(standing.waiting()).isZero();
                });
    }

    /** Tried after ever longer times, and by an administrator's command at once. */
    @Test
    void whatAPlatformDoesNotTakeIsTriedAgain() {
        Entry.Choosing first = (Entry.Choosing) enter(mock.opening("tom", "Tom", "#Instructor", course, "act"));
        Pupils pupils = new Pupils(database.get(JdbcClient.class));
        AssignmentId assignment = pupils.give(
                database.get(Assignments.class),
                first.who(),
                first.choice().classroom(),
                pupils.elevens(1),
                Feedback.ON_SUBMISSION,
                Instant.now().minusSeconds(60),
                Instant.now().plus(Duration.ofDays(1)));
        database.get(Choices.class)
                .keep(first.choice(), (Choice.Keep) first.choice().purpose(), assignment);
        LearnerId ann =
                enter(mock.opening("ann", "Ann", "#Learner", course, "act")).who();
        Sittings sittings = database.get(Sittings.class);
        sittings.submit(ann, sittings.start(ann, assignment).id());
        mock.answersScores(500);
        ScoreReports reports = database.get(ScoreReports.class);
        SignedIn admin = administrator();

        reports.round();
        assertThat(reports.standing(admin, platform.id()).failing()).isEqualTo(1);
        mock.answersScores(200);
        reports.round();
        assertThat(reports.standing(admin, platform.id()).told())
                .as("not before a minute is over")
                .isZero();
        ClassroomDatabase.setClockForward(Duration.ofSeconds(61));
        reports.round();
        assertThat(mock.nextScore().path("scoreGiven").asInt()).isZero();

        mock.answersScores(500);
        database.get(JdbcClient.class)
                .sql("update lti_score set sent_text = null, next_at = :now, tries = 0 where learner = :ann")
                .param("ann", ann.id())
                .param("now", OffsetDateTime.now(ZoneOffset.UTC))
                .update();
        reports.round();
        mock.answersScores(200);
        reports.retry(admin, platform.id());
        reports.round();
        assertThat(mock.nextScore().path("userId").asString()).isEqualTo("ann");
    }

    @Test
    void theListOfMembersFillsTheClass() {
        Entry.Choosing first = (Entry.Choosing) enter(mock.opening("tom", "Tom", "#Instructor", course, "act"));
        mock.lists(
                "[{\"user_id\": \"x\", \"name\": \"Xenia\", \"roles\": [\"Learner\"]}]",
                "[{\"user_id\": \"y\", \"roles\": [\"" + MockPlatform.MEMBERSHIP + "#Instructor\"]}]");

        assertThat(database.get(CourseRosters.class).fetch(first.choice().classroom(), first.who()))
                .isEqualTo(new CourseRosters.Fetched(2, 2, 0));
        assertThat(database.get(Classrooms.class)
                        .roster(first.choice().classroom())
                        .instructors())
                .hasSize(2);
    }

    /** The second Bert has a Cyrillic beginning; the second Capa is Cyrillic throughout. */
    @Test
    void whoOnlyLooksLikeAnotherIsNotTakenForThemOnTheRoster() {
        Entry.Choosing first = (Entry.Choosing) enter(mock.opening("tom", "Tom", "#Instructor", course, "act"));
        mock.lists(
                "[{\"user_id\": \"a\", \"name\": \"Bert\", \"roles\": [\"Learner\"]},"
                        + "{\"user_id\": \"b\", \"name\": \"Capa\", \"roles\": [\"Learner\"]}]",
                "[{\"user_id\": \"c\", \"name\": \"\u0412\u0435rt\", \"roles\": [\"Learner\"]},"
                        + "{\"user_id\": \"d\", \"name\": \"\u0421\u0430\u0440\u0430\", \"roles\": [\"Learner\"]}]");

        database.get(CourseRosters.class).fetch(first.choice().classroom(), first.who());

        assertThat(database.get(Classrooms.class)
                        .roster(first.choice().classroom())
                        .learners())
                .extracting(member -> member.name().text())
                .containsExactlyInAnyOrder("Bert", "Capa", "Learner", "\u0421\u0430\u0440\u0430 2");
    }

    /** Whatever a platform calls a course or a person, it becomes a name here. */
    @Test
    void oddNamesAreMadeReadable() {
        Map<String, Object> claims =
                mock.opening("odd", "<script>\u0000" + "x".repeat(300), "#Instructor", course, "act");
        claims.put(MockPlatform.CORE + "context", Map.of("id", course, "title", "<b>\n" + "y".repeat(300)));

        Entry.Choosing entry = (Entry.Choosing) enter(claims);

        assertThat(database.get(Classrooms.class).taughtBy(entry.who()))
                .singleElement()
                .satisfies(made ->
                        assertThat(made.name().text()).startsWith("b yyy").hasSizeLessThanOrEqualTo(80));
        Map<String, Object> nothing = mock.opening("none", "!!!", "#Instructor", course + "-2", "act");
        nothing.put(MockPlatform.CORE + "context", Map.of("id", course + "-2", "title", "<>"));
        assertThat(enter(nothing)).isInstanceOf(Entry.Choosing.class);
    }

    @Test
    void anArchivedClassTakesNobodyNew() {
        Entry.Choosing first = (Entry.Choosing) enter(mock.opening("tom", "Tom", "#Instructor", course, "act"));
        database.get(Classrooms.class).archive(first.choice().classroom(), first.who(), true);

        Launch learner = Claims.read(mock.opening("new", "New", "#Learner", course, "act"));
        LaunchRefused refused = catchThrowableOfType(
                LaunchRefused.class, () -> database.get(Launches.class).enter(platform, learner));

        assertThat(refused.fault()).isEqualTo(Fault.ARCHIVED);
    }
}
