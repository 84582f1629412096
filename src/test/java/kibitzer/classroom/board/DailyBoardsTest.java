package kibitzer.classroom.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.StringWriter;
import java.sql.Date;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.UUID;
import kibitzer.SharedFixture;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.Role;
import kibitzer.classroom.ClassroomDatabase;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.board.DailyBoard.Line;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.Joining;
import kibitzer.classroom.roster.Members;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.classroom.roster.RosterName;
import kibitzer.learning.Asking;
import kibitzer.learning.Attempts;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.Place;
import kibitzer.learning.daily.DailyHands;
import kibitzer.learning.daily.DailySet;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.records.LearnerRecords;
import kibitzer.marking.Question;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.json.JsonMapper;

@ParameterizedClass
@EnumSource(ClassroomDatabase.class)
@SharedFixture
class DailyBoardsTest {
    private static final LocalDate DAY = LocalDate.of(2026, 11, 20);
    private static final LearnerDay TODAY = new LearnerDay(DAY, ZoneOffset.UTC);

    @Parameter
    private ClassroomDatabase database;

    private DailyBoards boards;
    private LearnerId instructor;
    private ClassroomId tuesday;
    private LearnerId ada;
    private LearnerId bert;
    private LearnerId carl;

    @BeforeEach
    void threeLearnersOfWhomCarlDoesNotAgree() {
        boards = database.get(DailyBoards.class);
        instructor = database.instructor("Ina");
        tuesday = database.classroom("Tuesday beginners", instructor);
        ada = joined("Ada");
        bert = joined("Bert");
        carl = joined("Carl");
        boards.agree(tuesday, ada, true);
        boards.agree(tuesday, bert, true);
    }

    private LearnerId joined(String name) {
        LearnerId who = database.learner(name);
        String code = database.get(Classrooms.class)
                .joinDoor(tuesday, instructor)
                .code()
                .text();
        database.get(Joining.class).join(code, who, new RosterName(name), who.toString());
        return who;
    }

    private DailySet set(LocalDate day) {
        return database.get(DailyHands.class)
                .of(day, new LearnerDay(day, ZoneOffset.UTC))
                .orElseThrow();
    }

    /** All hands of a day, the first so many as the book has it; the others are then told to have been wrong. */
    private void plays(LearnerId who, LocalDate day, int right) {
        set(day).questions().forEach((number, question) -> answers(who, day, number, question));
        database.get(JdbcClient.class)
                .sql(
                        "update attempt set grade = 'wrong' where learner = :who and played_on = :day and question > :right")
                .param("who", who.id())
                .param("day", Date.valueOf(day))
                .param("right", right)
                .update();
    }

    private <P, A> void answers(LearnerId who, LocalDate day, int number, Question<P, A> question) {
        Place.Daily place = new Place.Daily(day, number);
        database.get(Attempts.class)
                .answer(
                        who,
                        question,
                        question.advice().best().getFirst(),
                        new Asking(place.attemptKey(), place, Duration.ofSeconds(5)));
    }

    private DailyBoard board(LearnerId who) {
        return boards.of(tuesday, who, TODAY).orElseThrow();
    }

    private static List<String> names(List<Line> lines) {
        return lines.stream().map(Line::name).toList();
    }

    @Test
    void theDayStandsInOrderForWhoeverHasPlayedIt() {
        plays(ada, DAY, 3);
        plays(bert, DAY, 5);

        assertThat(board(ada).today().orElseThrow())
                .extracting(
                        Line::place, Line::name, Line::own, line -> line.score().right())
                .containsExactly(tuple(1, "Bert", false, 5), tuple(2, "Ada", true, 3));
    }

    @Test
    void whoHasAsManyRightHasTheSamePlace() {
        boards.agree(tuesday, carl, true);
        plays(ada, DAY, 4);
        plays(bert, DAY, 4);
        plays(carl, DAY, 1);

        assertThat(board(ada).today().orElseThrow())
                .extracting(Line::place, Line::name)
                .containsExactly(tuple(1, "Ada"), tuple(1, "Bert"), tuple(3, "Carl"));
    }

    @Test
    void whoHasNotPlayedTodaySeesNobodysResultsOfToday() {
        plays(bert, DAY, 5);
        plays(bert, DAY.minusDays(1), 2);

        DailyBoard seen = board(ada);

        assertThat(seen.today()).isEmpty();
        assertThat(seen.week())
                .extracting(Line::name, line -> line.score().right())
                .containsExactly(tuple("Bert", 2));
    }

    @Test
    void someHandsOfADayAreNotTheDay() {
        plays(bert, DAY, 5);
        answers(ada, DAY, 1, set(DAY).question(1));

        assertThat(board(ada).today()).isEmpty();
        plays(ada, DAY, 0);
        assertThat(board(ada).today()).isPresent();
    }

    @Test
    void theWeekIsTheLastSevenDays() {
        plays(ada, DAY, 1);
        plays(ada, DAY.minusDays(6), 2);
        plays(ada, DAY.minusDays(7), 4);

        assertThat(board(ada).week())
                .extracting(line -> line.score().right(), line -> line.score().answered())
                .containsExactly(tuple(3, 2 * set(DAY).size()));
    }

    @Test
    void whoDidNotAgreeIsOnNoBoardAndSeesNone() {
        for (LearnerId learner : List.of(ada, bert, carl)) {
            plays(learner, DAY, 5);
            plays(learner, DAY.minusDays(2), 5);
        }

        assertThat(names(board(ada).today().orElseThrow())).containsExactly("Ada", "Bert");
        assertThat(names(board(ada).week())).containsExactly("Ada", "Bert");
        assertThat(boards.of(tuesday, carl, TODAY)).isEmpty();
        assertThat(boards.of(carl, TODAY)).isEmpty();
        assertThat(boards.agrees(tuesday, carl)).isFalse();
    }

    @Test
    void whoTakesTheAgreementBackIsGoneAtOnce() {
        plays(bert, DAY.minusDays(1), 5);
        boards.agree(tuesday, bert, false);

        assertThat(board(ada).week()).isEmpty();
        assertThat(boards.of(tuesday, bert, TODAY)).isEmpty();
    }

    @Test
    void whoLeavesAndIsPutBackHasNotAgreed() {
        plays(bert, DAY.minusDays(1), 5);
        database.get(Members.class).leave(tuesday, bert);
        assertThat(board(ada).week()).isEmpty();

        database.get(Members.class).putBack(tuesday, instructor, bert);
        assertThat(board(ada).week()).isEmpty();
        assertThat(boards.agrees(tuesday, bert)).isFalse();
    }

    @Test
    void nobodyElseIsLetIn() {
        LearnerId stranger = database.learner("Sam");
        for (LearnerId other :
                List.of(stranger, database.guest(), instructor, database.account("Root", Role.ADMINISTRATOR))) {
            assertThatThrownBy(() -> boards.of(tuesday, other, TODAY)).isInstanceOf(NoSuchClass.class);
            assertThatThrownBy(() -> boards.agree(tuesday, other, true)).isInstanceOf(NoSuchClass.class);
            assertThat(boards.of(other, TODAY)).isEmpty();
        }
        ClassroomId nowhere = new ClassroomId(UUID.randomUUID());
        assertThatThrownBy(() -> boards.of(nowhere, ada, TODAY)).isInstanceOf(NoSuchClass.class);
    }

    @Test
    void agreeingInOneClassSaysNothingInAnother() {
        ClassroomId friday = database.classroom("Friday", instructor);
        String code = database.get(Classrooms.class)
                .joinDoor(friday, instructor)
                .code()
                .text();
        for (LearnerId learner : List.of(ada, bert)) {
            database.get(Joining.class).join(code, learner, new RosterName("X"), learner.toString());
        }
        plays(bert, DAY.minusDays(1), 5);
        boards.agree(friday, ada, true);

        assertThat(boards.of(friday, ada, TODAY).orElseThrow().week()).isEmpty();
        assertThat(boards.of(ada, TODAY)).hasSize(2);
    }

    @Test
    void anArchivedClassHasNoBoard() {
        database.get(Classrooms.class).archive(tuesday, instructor, true);

        assertThat(boards.of(tuesday, ada, TODAY)).isEmpty();
        assertThat(boards.of(ada, TODAY)).isEmpty();
    }

    @Test
    void theAgreementIsToldWithTheDataAndGoesWithTheAccount() {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = JsonMapper.shared().createGenerator(text)) {
            database.get(LearnerRecords.class).write(ada, json);
        }
        assertThat(Instant.parse(JsonMapper.shared()
                        .readTree(text.toString())
                        .path("class_member")
                        .path(0)
                        .path("daily_board_since")
                        .asString()))
                .isBefore(Instant.now().plusSeconds(1));
        plays(bert, DAY.minusDays(1), 5);

        database.get(Accounts.class).delete(bert, ClassroomDatabase.PASSWORD, "here");

        assertThat(board(ada).week()).isEmpty();
    }
}
