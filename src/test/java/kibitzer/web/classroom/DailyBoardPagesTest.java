package kibitzer.web.classroom;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.NativeTable;
import java.time.Duration;
import java.time.ZoneId;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.accounts.Role;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.board.DailyBoards;
import kibitzer.classroom.roster.ClassName;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.Joining;
import kibitzer.classroom.roster.RosterName;
import kibitzer.learning.Asking;
import kibitzer.learning.Attempts;
import kibitzer.learning.Place;
import kibitzer.learning.daily.DailyHands;
import kibitzer.learning.daily.DailySet;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Question;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.Page;
import kibitzer.web.visitor.WallClock;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class DailyBoardPagesTest {
    private ClassroomId tuesday;
    private String code;

    @BeforeEach
    void aClassWithALearner() {
        BrowserlessTrainer.visit();
        LearnerId instructor = BrowserlessTrainer.signIn("Ina", Role.INSTRUCTOR);
        Classrooms classrooms = BrowserlessTrainer.get(Classrooms.class);
        tuesday = classrooms.create(instructor, new ClassName("Tuesday beginners"), ZoneId.of("Europe/London"));
        code = classrooms.joinDoor(tuesday, instructor).code().text();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private LearnerId joins(String name) {
        BrowserlessTrainer.leave();
        BrowserlessTrainer.visit();
        LearnerId learner = BrowserlessTrainer.signIn(name, Role.LEARNER);
        BrowserlessTrainer.get(Joining.class).join(code, learner, new RosterName(name), learner.toString());
        return learner;
    }

    private void playsToday(LearnerId who) {
        var today = BrowserlessTrainer.get(WallClock.class).today();
        DailySet set =
                BrowserlessTrainer.get(DailyHands.class).of(today.date(), today).orElseThrow();
        set.questions().forEach((number, question) -> answers(who, new Place.Daily(set.day(), number), question));
    }

    private static <P, A> void answers(LearnerId who, Place place, Question<P, A> question) {
        BrowserlessTrainer.get(Attempts.class)
                .answer(
                        who,
                        question,
                        question.advice().best().getFirst(),
                        new Asking(place.attemptKey(), place, Duration.ofSeconds(5)));
    }

    private static List<String> tables() {
        return _find(NativeTable.class).stream()
                .map(table -> table.getElement().getTextRecursively())
                .toList();
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    @Test
    void nobodyStandsOnTheBoardUntilItIsTicked() {
        LearnerId ada = joins("Ada");
        playsToday(ada);
        BrowserlessTrainer.open("class/" + tuesday);
        assertThat(_get(Checkbox.class).getValue()).isFalse();
        assertThat(tables()).isEmpty();

        _get(Checkbox.class).setValue(true);
        assertThat(tables()).hasSize(2).allSatisfy(table -> assertThat(table).contains("Ada (you)"));

        _get(Checkbox.class).setValue(false);
        assertThat(tables()).isEmpty();
        assertThat(BrowserlessTrainer.get(DailyBoards.class).agrees(tuesday, ada))
                .isFalse();
    }

    @Test
    void theDaysHandsEndWithTheBoardsOfWhoeverAgreed() {
        LearnerId bert = joins("Bert");
        playsToday(bert);
        BrowserlessTrainer.get(DailyBoards.class).agree(tuesday, bert, true);
        LearnerId ada = joins("Ada");
        BrowserlessTrainer.get(DailyBoards.class).agree(tuesday, ada, true);

        BrowserlessTrainer.open("class/" + tuesday);
        assertThat(shown()).contains("once you have played").doesNotContain("Bert");
        BrowserlessTrainer.open("daily");
        assertThat(shown()).doesNotContain("Bert");

        playsToday(ada);
        BrowserlessTrainer.open("daily");
        assertThat(shown()).contains("In Tuesday beginners", "Bert");
    }

    @Test
    void anInstructorIsNotAsked() {
        BrowserlessTrainer.open("class/" + tuesday);

        assertThat(_find(Checkbox.class)).isEmpty();
    }
}
