package kibitzer.classroom.traveller;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.cards.Seed;
import kibitzer.classroom.ClassroomDatabase;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.roster.Classrooms;
import kibitzer.classroom.roster.Joining;
import kibitzer.classroom.roster.RosterName;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.records.LearnerRecords;
import kibitzer.play.bridge.BridgeBoard;
import kibitzer.play.bridge.BridgeResult;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;

@ParameterizedClass
@EnumSource(ClassroomDatabase.class)
@SharedFixture
class PlayedBoardsTest {
    private static final BridgeBoard BOARD =
            new BridgeBoard(Deal.shuffled(new Seed(3)), Seat.NORTH, Vulnerability.NONE);
    private static final BridgeBoard OTHER =
            new BridgeBoard(Deal.shuffled(new Seed(4)), Seat.NORTH, Vulnerability.NONE);

    @Parameter
    private ClassroomDatabase database;

    private PlayedBoards boards;
    private LearnerId ada;
    private LearnerId bert;
    private LearnerId carl;
    private LearnerId stranger;

    @BeforeEach
    void threeOfAClassAndOneOfNone() {
        boards = database.get(PlayedBoards.class);
        LearnerId instructor = database.instructor("Ina");
        ClassroomId tuesday = database.classroom("Tuesday beginners", instructor);
        ada = joined(tuesday, instructor, "Ada");
        bert = joined(tuesday, instructor, "Bert");
        carl = joined(tuesday, instructor, "Carl");
        stranger = database.learner("Stranger");
    }

    private LearnerId joined(ClassroomId classroom, LearnerId instructor, String name) {
        LearnerId who = database.learner(name);
        String code = database.get(Classrooms.class)
                .joinDoor(classroom, instructor)
                .code()
                .text();
        database.get(Joining.class).join(code, who, new RosterName(name), who.toString());
        return who;
    }

    /** Four spades by south. */
    private static Optional<BridgeResult> fourSpades(int tricks) {
        return Optional.of(
                new BridgeResult(BOARD, new FinalContract(Call.bid(4, Strain.SPADES), 0, Seat.SOUTH), tricks));
    }

    /** 450 beats 420, which beats -50: two match points, one, none. */
    @Test
    void everyoneOfTheClassIsRatedAgainstTheOthers() {
        boards.keep(ada, BOARD, fourSpades(10));
        boards.keep(bert, BOARD, fourSpades(9));
        boards.keep(carl, BOARD, fourSpades(11));
        boards.keep(stranger, BOARD, fourSpades(13));
        boards.keep(carl, OTHER, Optional.empty());
        assertThat(boards.traveller(ada, BOARD).lines())
                .extracting(
                        line -> line.result().score(),
                        line -> line.matchPoints().orElseThrow(),
                        line -> line.result().own())
                .containsExactly(tuple(450, 2.0, false), tuple(420, 1.0, true), tuple(-50, 0.0, false));
        assertThat(boards.traveller(stranger, BOARD).lines()).singleElement().satisfies(line -> {
            assertThat(line.result().score()).isEqualTo(510);
            assertThat(line.matchPoints()).isEmpty();
        });
    }

    @Test
    void theFirstResultCountsAndEqualScoresShare() {
        boards.keep(ada, BOARD, fourSpades(10));
        boards.keep(ada, BOARD, fourSpades(13));
        boards.keep(bert, BOARD, fourSpades(10));
        boards.keep(carl, BOARD, Optional.empty());
        assertThat(boards.traveller(carl, BOARD).lines())
                .extracting(
                        line -> line.result().contract(),
                        line -> line.result().score(),
                        line -> line.matchPoints().orElseThrow())
                .containsExactly(tuple("4S", 420, 1.5), tuple("4S", 420, 1.5), tuple("P", 0, 0.0));
    }

    @Test
    void whoIsForgottenLeavesNoResult() {
        boards.keep(ada, BOARD, fourSpades(10));
        boards.keep(bert, BOARD, fourSpades(10));
        database.get(LearnerRecords.class).forget(ada);
        assertThat(boards.traveller(bert, BOARD).lines()).hasSize(1);
    }
}
