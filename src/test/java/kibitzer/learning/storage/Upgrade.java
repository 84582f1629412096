package kibitzer.learning.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import kibitzer.StoredParts;
import kibitzer.TestDatabase;
import kibitzer.accounts.Account;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.Role;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.assignment.Paper;
import kibitzer.classroom.assignment.Sitting;
import kibitzer.classroom.assignment.Sittings;
import kibitzer.classroom.assignment.Task;
import kibitzer.classroom.gradebook.Gradebook;
import kibitzer.classroom.gradebook.Gradebooks;
import kibitzer.classroom.message.ClassMessages;
import kibitzer.classroom.problems.Drafts;
import kibitzer.classroom.roster.Classroom;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.Member;
import kibitzer.learning.Attempt;
import kibitzer.learning.Attempts;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.LessonReading;
import kibitzer.learning.Readings;
import kibitzer.learning.display.Displays;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.review.Mistakes;
import kibitzer.learning.review.RememberedSkill;
import kibitzer.learning.review.ReviewQueue;
import kibitzer.learning.review.Reviews;
import kibitzer.marking.Grade;
import org.assertj.core.groups.Tuple;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.Primary;
import org.springframework.security.authentication.AuthenticationProvider;
import org.springframework.security.authentication.BadCredentialsException;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;

/**
 * The upgrade from the release before: its database, written through its own pages, is opened by the trainer as it is now. What is
 * expected is what the pages of that release told; how it was made stands in {@code src/test/resources/upgrade/README.md}.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class Upgrade {
    static final String HISTORY = "flyway_schema_history";
    private static final String STORED = "/upgrade/kibitzer.mv.db.gz";
    private static final String PASSWORD = "four old rule books";

    /** Soon after it was written: the same day, and all short steps of learning are due. */
    private static final Instant THEN = Instant.parse("2026-11-28T18:00:00Z");

    private static final LearnerDay THAT_DAY = new LearnerDay(LocalDate.of(2026, 11, 28), ZoneOffset.UTC);

    private String url = "";
    private Map<String, Rows> rowsBefore = Map.of();

    /** In the columns that there were before. */
    private final Map<String, Rows> rowsAfter = new TreeMap<>();

    private @Nullable ConfigurableApplicationContext trainer;

    /** The rows of a table: its columns, and each row with the text of each. */
    record Rows(List<String> columns, List<List<String>> values) {}

    /** The URL of a database as the release before left it, whose file lies in a folder. */
    abstract String prepare(DataFolder stored) throws SQLException;

    abstract Connection open() throws SQLException;

    @BeforeAll
    void upgrade(@TempDir Path folder) throws IOException, SQLException {
        DataFolder stored = new DataFolder(folder);
        try (InputStream packed = new GZIPInputStream(Upgrade.class.getResourceAsStream(STORED))) {
            Files.copy(packed, stored.file());
        }
        url = prepare(stored);
        rowsBefore = rows();
        start();
        try (Connection connection = open();
                Statement statement = connection.createStatement()) {
            for (Map.Entry<String, Rows> table : rowsBefore.entrySet()) {
                String columns = String.join(", ", table.getValue().columns());
                rowsAfter.put(table.getKey(), rows(statement, table.getKey(), columns));
            }
        }
    }

    @AfterAll
    final void stop() {
        Objects.requireNonNull(trainer).close();
    }

    final void start() {
        trainer = TestDatabase.start(url, Context.class);
    }

    /** What is in every table. */
    final Map<String, Rows> rows() throws SQLException {
        try (Connection connection = open();
                Statement statement = connection.createStatement()) {
            Map<String, Rows> rows = new TreeMap<>();
            for (String table : tables(statement)) {
                rows.put(table, rows(statement, table, "*"));
            }
            return rows;
        }
    }

    static List<String> tables(Statement statement) throws SQLException {
        return rows(statement.executeQuery(
                        "select table_name from information_schema.tables where table_schema = 'public'"
                                + " and table_type = 'BASE TABLE'"))
                .values()
                .stream()
                .map(List::getFirst)
                .toList();
    }

    private static Rows rows(Statement statement, String table, String columns) throws SQLException {
        return rows(statement.executeQuery("select " + columns + " from " + table));
    }

    private static Rows rows(ResultSet found) throws SQLException {
        List<String> columns = new ArrayList<>();
        for (int column = 1; column <= found.getMetaData().getColumnCount(); column++) {
            columns.add(found.getMetaData().getColumnName(column));
        }
        List<List<String>> values = new ArrayList<>();
        while (found.next()) {
            List<String> row = new ArrayList<>();
            for (int column = 1; column <= columns.size(); column++) {
                row.add(String.valueOf(found.getString(column)));
            }
            values.add(row);
        }
        return new Rows(columns, values);
    }

    private <T> T get(Class<T> type) {
        return Objects.requireNonNull(trainer).getBean(type);
    }

    private LearnerId learner(String name) {
        return get(Accounts.class).named(name).map(Account::learner).orElseThrow();
    }

    private ClassroomId classroom() {
        return get(Classrooms.class).taughtBy(learner("Anna")).stream()
                .map(Classroom::id)
                .findFirst()
                .orElseThrow();
    }

    /** A column that came since is left out; what tests change later is not looked at. */
    @Test
    void everyRowThatWasThereIsThereAsItWas() {
        rowsBefore.forEach((table, was) ->
                assertThat(rowsAfter.get(table).values()).as(table).containsAll(was.values()));
        assertThat(rowsBefore.get("attempt").values()).hasSize(8);
        assertThat(rowsBefore.get("sitting_answer").values()).hasSize(3);
    }

    @Test
    void everyMigrationIsMadeAndASecondStartFindsNone() throws SQLException {
        Rows made = rows().get(HISTORY);
        assertThat(made.values())
                .hasSizeGreaterThan(rowsBefore.get(HISTORY).values().size());
        stop();
        try {
            start();
            stop();
            assertThat(rows().get(HISTORY)).isEqualTo(made);
        } finally {
            start();
        }
    }

    @Test
    void everybodySignsInByTheSamePassword() {
        AuthenticationProvider door = get(AuthenticationProvider.class);
        for (String name : List.of("Anna", "Bert", "Carla")) {
            assertThat(door.authenticate(UsernamePasswordAuthenticationToken.unauthenticated(name, PASSWORD))
                            .isAuthenticated())
                    .as(name)
                    .isTrue();
        }
        assertThatThrownBy(() ->
                        door.authenticate(UsernamePasswordAuthenticationToken.unauthenticated("Bert", "another one")))
                .isInstanceOf(BadCredentialsException.class);
        assertThat(get(Accounts.class).named("Anna").map(Account::role)).contains(Role.ADMINISTRATOR);
        assertThat(get(Accounts.class).named("Bert").map(Account::role)).contains(Role.LEARNER);
    }

    @Test
    void everyAnswerStandsAsItWasMarked() {
        List<Attempt> answers =
                get(Attempts.class).of(learner("Bert"), Optional.empty(), 100).reversed();

        assertThat(answers)
                .extracting(
                        answer -> answer.place().getClass().getSimpleName() + " " + answer.decision() + " "
                                + answer.answer(),
                        Attempt::grade)
                .startsWith(
                        marked("LessonQuestion bridge/call \"7NT\"", Grade.WRONG),
                        marked("DrillQuestion bridge/call \"7NT\"", Grade.WRONG),
                        marked("DrillQuestion bridge/call \"1NT\"", Grade.BEST),
                        marked("Practice bridge/rule-of-eleven 1", Grade.BEST))
                .endsWith(
                        marked("Assigned bridge/call \"1NT\"", Grade.BEST),
                        marked("Assigned bridge/call \"P\"", Grade.WRONG));
        assertThat(answers.subList(4, 6)).extracting(Attempt::grade).containsOnly(Grade.ACCEPTABLE);
    }

    private static Tuple marked(String what, Grade grade) {
        return tuple(what, grade);
    }

    @Test
    void theSameReviewsComeBackAndTheSameMistakes() {
        ReviewQueue queue = get(Reviews.class).queue(learner("Bert"), THAT_DAY);

        assertThat(queue.due())
                .extracting(known -> known.skill().text(), RememberedSkill::asked)
                .containsExactlyInAnyOrder(
                        tuple("bridge/call:acol.open.weak-no-trump", 3),
                        tuple("bridge/call:acol.open.strong-no-trump", 2),
                        tuple("gin/discard:gin.discard.high-combination", 1),
                        tuple("cribbage/lay-away:cribbage.lay-away.most-together", 1),
                        tuple("bridge/rule-of-eleven", 1));
        assertThat(get(Mistakes.class).of(learner("Bert"), THAT_DAY)).hasSize(3);
    }

    @Test
    void whereSomebodyWasAndHowTheyLikeTheTableIsKnown() {
        LearnerId bert = learner("Bert");

        assertThat(get(Displays.class).of(bert).fourColours()).isTrue();
        assertThat(get(Readings.class).last(bert).map(LessonReading::lesson)).contains("bridge/acol/01-one-no-trump");
    }

    @Test
    void theClassHasItsMembersMessageAndSet() {
        LearnerId anna = learner("Anna");

        assertThat(get(Classrooms.class).roster(classroom()).members())
                .extracting(member -> member.name().text(), Member::instructs)
                .containsExactlyInAnyOrder(tuple("Anna", true), tuple("Bert", false), tuple("Carla", false));
        assertThat(get(ClassMessages.class).of(classroom(), anna))
                .singleElement()
                .satisfies(message -> assertThat(message.said()).isEqualTo("Bring a pencil on Tuesday."));
        assertThat(get(Drafts.class).of(anna)).singleElement().satisfies(set -> {
            assertThat(set.draft().title()).isEqualTo("No trump or not?");
            assertThat(set.draft().points()).isEqualTo(4);
        });
    }

    /** One point by the book, three by the regrade; Carla has not handed in. */
    @Test
    void aSittingThatWasHandedInHasItsPoints() {
        Gradebook book = get(Gradebooks.class).of(classroom(), learner("Anna"));

        assertThat(book.lines())
                .extracting(
                        line -> line.learner().name(),
                        line -> line.total().score().map(score -> score.points() + " of " + score.possible()))
                .containsExactlyInAnyOrder(tuple("Bert", Optional.of("4 of 4")), tuple("Carla", Optional.empty()));
    }

    @Test
    void aSittingThatWasOpenGoesOnWhereItWas() {
        LearnerId carla = learner("Carla");
        Task task = get(Sittings.class).tasks(carla).getFirst();
        Sitting open = get(Sittings.class).of(carla, task.assignment().id()).getFirst();

        Paper paper = get(Sittings.class).paper(carla, open.id());
        assertThat(open.isOpen()).isTrue();
        assertThat(paper.answer(1).map(given -> given.answer().asString())).contains("1NT");
        assertThat(paper.open()).containsExactly(2);
    }

    @StoredParts
    @ComponentScan(
            value = {"kibitzer.learning", "kibitzer.accounts", "kibitzer.classroom"},
            excludeFilters = @ComponentScan.Filter(TestConfiguration.class))
    static class Context {
        @Bean
        @Primary
        Clock then() {
            return Clock.fixed(THEN, ZoneOffset.UTC);
        }
    }
}
