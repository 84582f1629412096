package kibitzer.classroom.assignment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.advice.ClubFigure;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.VersionId;
import kibitzer.classroom.club.ClubPlays;
import kibitzer.classroom.club.PlayedSo;
import kibitzer.classroom.gradebook.BoardExport;
import kibitzer.classroom.gradebook.BoardTraveller;
import kibitzer.classroom.gradebook.BoardTravellers;
import kibitzer.classroom.gradebook.GradebookExport;
import kibitzer.classroom.roster.ClassGroups;
import kibitzer.classroom.roster.GroupKind;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.classroom.roster.RosterName;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.bridge.board.BoardAnswer;
import kibitzer.decisions.bridge.board.BoardPlayed;
import kibitzer.decisions.bridge.board.PlayBoard;
import kibitzer.decisions.bridge.board.SetBoard;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.learning.learner.LearnerId;
import kibitzer.play.bridge.BoardTable;
import kibitzer.play.bridge.BridgePhase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;

/** Boards in an assignment: kept move by move, handed in as they stand, told with the verdict and not before. */
@ParameterizedClass
@EnumSource(AssignmentsDatabase.class)
@SharedFixture
class BoardSittingTest {
    /** South has the spades and north the rest: seven no trump cannot fail, and nor can thirteen tricks in spades. */
    private static final SetBoard BOARD = new SetBoard(
            1,
            Deal.of("S:AKQJT98765432... .T98765432.5432. .AKQJ.AKQJ.AKQJT ..T9876.98765432"),
            Seat.SOUTH,
            Vulnerability.NONE,
            "acol",
            "none",
            5);

    private static final PlayBoard DECISION = new PlayBoard();
    private static final BoardAnswer KIND = new BoardAnswer(Optional.empty());

    private final AssignmentsDatabase database;
    private final Pupils pupils;
    private final ClassroomId classroom;
    private final LearnerId instructor;
    private final LearnerId learner;

    BoardSittingTest(AssignmentsDatabase database) {
        this.database = database;
        pupils = database.pupils();
        classroom = pupils.classroom("Europe/Berlin");
        instructor = pupils.instructor(classroom);
        learner = pupils.pupil(classroom);
        database.setClock(TestTerms.NOON);
    }

    private Assignment given(Feedback feedback, BoardCredit by) {
        VersionId version = pupils.version();
        pupils.question(version, 1, PlayBoard.ID, DECISION.form().write(BOARD).toString(), Optional.empty());
        return database.assignments()
                .give(instructor, classroom, version, TestTerms.terms(feedback).crediting(by));
    }

    private SittingId begun(LearnerId who, Assignment assignment) {
        return database.sittings().start(who, assignment.id()).id();
    }

    private static JsonNode record(BoardTable table) {
        return KIND.json().write(table.record());
    }

    /** Bids so and then passes, plays the first lawful card, and keeps every move. */
    private BoardTable played(LearnerId who, SittingId sitting, String bid, int moves) {
        BoardTable table = database.sittings()
                .soFar(who, sitting, 1)
                .map(KIND.json()::read)
                .map(so -> BoardTable.at(BOARD, so))
                .orElseGet(() -> BoardTable.begin(BOARD));
        for (int move = 0; move < moves && !table.isOver(); move++) {
            Optional<JsonNode> before = database.sittings().soFar(who, sitting, 1);
            String next = table.seen().phase() != BridgePhase.BIDDING
                    ? table.seen().lawful().getFirst().toString()
                    : table.seen().bidding().auction().lastBid().isEmpty() ? bid : "P";
            table = table.move(next);
            assertThat(database.sittings().step(who, sitting, 1, before, record(table)))
                    .isTrue();
        }
        return table;
    }

    private void answered(LearnerId who, SittingId sitting, BoardTable table) {
        database.sittings().answer(who, sitting, 1, record(table), Duration.ofSeconds(300));
        database.sittings().submit(who, sitting);
    }

    @Test
    void theOthersBidAsTheClassPlaysWhenTheBoardIsGiven() {
        database.get(ClubPlays.class)
                .play(
                        classroom,
                        instructor,
                        new PlayedSo(ClubFigure.between("acol.open.weak-no-trump", "points", 12, 14), ""));
        VersionId version = pupils.version();
        SetBoard board = new SetBoard(
                1,
                Deal.of("N:K95.AJ3.KJ42.952 Q82.KQ2.A53.JT43 AJ63.T97.Q98.A86 T74.8654.T76.KQ7"),
                Seat.NORTH,
                Vulnerability.NONE,
                "acol",
                "same",
                1);
        pupils.question(version, 1, PlayBoard.ID, DECISION.form().write(board).toString(), Optional.empty());
        Assignment assignment = database.assignments()
                .give(instructor, classroom, version, TestTerms.terms().crediting(BoardCredit.IMPS));
        Object asked = database.sittings()
                .paper(learner, begun(learner, assignment))
                .question(1)
                .orElseThrow()
                .question()
                .position();
        assertThat(BoardTable.begin((SetBoard) asked).record().calls().getFirst())
                .hasToString("1NT");
        assertThat(database.get(BoardTravellers.class)
                        .of(classroom, instructor, assignment.id())
                        .getFirst()
                        .board())
                .isEqualTo(asked);
    }

    private String file() {
        return new String(database.get(GradebookExport.class)
                .answers(classroom, instructor)
                .csv());
    }

    @Test
    void aBoardGoesOnWhereItWasAndEarnsMatchPointsAmongTheClass() {
        Assignment assignment = given(Feedback.ON_SUBMISSION, BoardCredit.MATCH_POINTS);
        LearnerId other = pupils.pupil(classroom);
        SittingId first = begun(learner, assignment);
        played(learner, first, "7S", 6);
        BoardTable slam = played(learner, first, "7S", 60);
        SittingId second = begun(other, assignment);
        BoardTable game = played(other, second, "4S", 60);
        answered(learner, first, slam);
        BoardTravellers travellers = database.get(BoardTravellers.class);
        assertThat(travellers.told(other, assignment.id())).isEmpty();
        assertThat(travellers.told(learner, assignment.id()).getFirst().lines()).hasSize(1);
        answered(other, second, game);
        assertThat(travellers.told(other, assignment.id()).getFirst().lines()).hasSize(2);

        // seven spades: 210, game 300, grand slam 1000; four spades with three over: 120, 90, 300
        assertThat(slam.record().score()).isEqualTo(1510);
        assertThat(game.record().contract()).isEqualTo("4S");
        assertThat(game.record().score()).isEqualTo(510);
        assertThat(file())
                .contains("7S by south, 13 tricks: +1510", "4S by south, 13 tricks: +510")
                .contains(",100,the score of the board", ",0,the score of the board");
        BoardTraveller traveller = database.get(BoardTravellers.class)
                .of(classroom, instructor, assignment.id())
                .getFirst();
        assertThat(traveller.lines())
                .extracting(line -> line.matchPoints().orElseThrow())
                .containsExactly(1.0, 0.0);
        // par is seven no trump, 220 with the bonuses of 1300: 10 more than the slam, 1010 more than the game
        assertThat(traveller.lines()).extracting(traveller::imps).containsExactly(0, -14);
        assertThat(new String(database.get(BoardExport.class)
                        .of(classroom, instructor, assignment.id(), Syllabus.shipped())
                        .csv()))
                .contains("7S,S,13,1510,0,1.0,1520,7NT", "4S,S,13,510,-14,0.0,1520,7NT");
        assertThatThrownBy(() ->
                        database.get(BoardExport.class).of(classroom, learner, assignment.id(), Syllabus.shipped()))
                .isInstanceOf(NoSuchClass.class);
    }

    /** Seven spades is 1510 and four spades 510: 1000 more, 14 international match points. */
    @Test
    void teamsAreHeldAgainstEachOtherOnWhatIsTold() {
        Assignment assignment = given(Feedback.ON_SUBMISSION, BoardCredit.IMPS);
        LearnerId other = pupils.pupil(classroom);
        ClassGroups groups = database.get(ClassGroups.class);
        groups.make(classroom, instructor, GroupKind.TEAM, new RosterName("Red"), List.of(learner));
        groups.make(classroom, instructor, GroupKind.TEAM, new RosterName("Blue"), List.of(other));
        groups.make(classroom, instructor, GroupKind.PAIR, new RosterName("Two"), List.of(learner));
        SittingId first = begun(learner, assignment);
        SittingId second = begun(other, assignment);
        BoardTravellers travellers = database.get(BoardTravellers.class);
        answered(learner, first, played(learner, first, "7S", 60));
        assertThat(travellers.sidesTold(other, assignment.id()).boards()).isEmpty();
        answered(other, second, played(other, second, "4S", 60));

        assertThat(travellers
                        .sidesTold(other, assignment.id())
                        .teams()
                        .orElseThrow()
                        .lines())
                .extracting(line -> line.team().name() + " " + line.imps() + " " + line.matchPoints())
                .containsExactly("Red 14.0 1.0", "Blue -14.0 0.0");
        assertThat(new String(database.get(GradebookExport.class)
                        .scores(classroom, instructor)
                        .csv()))
                .contains(
                        ": pair's match points in percent,",
                        ": team's IMPs,",
                        ": of match points,Pair,Team",
                        ",100.00,14.00,1.00,1,Two,Red",
                        ",,-14.00,0.00,1,,Blue");
        assertThat(new String(database.get(BoardExport.class)
                        .of(classroom, instructor, assignment.id(), Syllabus.shipped())
                        .csv()))
                .contains(",Two,Red,7S,S,13,1510,", ",,Blue,4S,S,13,510,");
        assertThatThrownBy(() -> travellers.sides(classroom, learner, assignment.id()))
                .isInstanceOf(NoSuchClass.class);
    }

    @Test
    void aBoardUnderWayAtTheDueTimeIsHandedInAsItStands() {
        Assignment assignment = given(Feedback.AFTER_DUE, BoardCredit.IMPS);
        SittingId sitting = begun(learner, assignment);
        BoardTable stood = played(learner, sitting, "7S", 4);
        database.setClock(TestTerms.DUE.plusSeconds(60));

        assertThatThrownBy(() -> played(learner, sitting, "7S", 1)).isInstanceOf(SittingRefused.class);
        Paper paper = database.sittings().paper(learner, sitting);

        BoardPlayed answer = KIND.json().read(paper.answer(1).orElseThrow().answer());
        assertThat(answer).isEqualTo(stood.record());
        assertThat(answer.contract()).isEqualTo("7S");
        assertThat(answer.tricks()).isEqualTo(answer.cards().size() / 4);
        assertThat(answer.score()).isNegative();
    }

    @Test
    void anAuctionThatIsNotOverEarnsNothingAndStandsInNoTraveller() {
        Assignment assignment = given(Feedback.ON_SUBMISSION, BoardCredit.MATCH_POINTS);
        SittingId sitting = begun(learner, assignment);
        BoardTable begun = BoardTable.begin(BOARD);
        assertThat(database.sittings().step(learner, sitting, 1, Optional.empty(), record(begun)))
                .isTrue();
        database.sittings().submit(learner, sitting);

        assertThat(file()).contains("the auction was not finished").contains(",0,the score of the board");
        assertThat(database.get(BoardTravellers.class)
                        .of(classroom, instructor, assignment.id())
                        .getFirst()
                        .lines())
                .isEmpty();
    }

    @Test
    void aRecordThatWasNotKeptIsNoAnswerAndTheTravellerIsToldWithTheVerdict() {
        Assignment assignment = given(Feedback.ON_SUBMISSION, BoardCredit.SHARE);
        BoardTravellers travellers = database.get(BoardTravellers.class);
        SittingId sitting = begun(learner, assignment);
        BoardTable table = played(learner, sitting, "4S", 60);
        JsonNode par = KIND.json().write(DECISION.advise(BOARD).best().getFirst());

        assertThatThrownBy(() -> database.sittings().answer(learner, sitting, 1, par, Duration.ZERO))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("is not what was played");
        assertThat(travellers.told(learner, assignment.id())).isEmpty();
        answered(learner, sitting, table);
        assertThat(travellers.told(learner, assignment.id())).hasSize(1);
    }
}
