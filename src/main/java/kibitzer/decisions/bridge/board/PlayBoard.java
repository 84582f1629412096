package kibitzer.decisions.bridge.board;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Basis;
import kibitzer.advice.ClubPlay;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Form;
import kibitzer.games.bridge.BoardNumber;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.board.BoardPar;
import kibitzer.games.bridge.board.BoardPlay;
import kibitzer.wording.Sentence;

/** A whole board, bid and played to the last card against players who follow the books, and held against par. */
public final class PlayBoard extends CountedDecision<SetBoard, BoardPlayed> {
    public static final String ID = "bridge/whole-board";

    /** The boards of a seed are those of no other page from the same seed. */
    private static final int OF_BOARDS = 7_001;

    private static final int MOST_TRIES = 400;

    private static final Source SOURCE = Source.source("duplicate-contract-bridge.p03")
            .withFigureFromPractice(
                    "The page says what a contract scores; what can be reached with all hands seen is counted");

    private final List<ClubPlay> club;

    public PlayBoard() {
        this(BoardFields.FORM, List.of());
    }

    private PlayBoard(Form<SetBoard> form, List<ClubPlay> club) {
        super(
                new Head(
                        ID,
                        "Bid and play the board",
                        "duplicate-contract-bridge",
                        "a whole board, bid and played to the last card, and held against what it is worth with all hands"
                                + " seen"),
                form,
                new BoardAnswer(Optional.empty()),
                List.of(SOURCE),
                BoardFields.SYSTEM,
                BoardFields.OPPONENTS,
                BoardFields.NUMBER,
                BoardFields.WORTH);
        this.club = List.copyOf(club);
    }

    @Override
    public PlayBoard inAClub(List<ClubPlay> club) {
        return new PlayBoard(BoardFields.CLUB_FORM, club);
    }

    @Override
    public SetBoard playedBy(SetBoard board, List<ClubPlay> club) {
        return board.playedBy(club);
    }

    @Override
    public AnswerKind<BoardPlayed> answerKind(SetBoard board) {
        return new BoardAnswer(Optional.of(board));
    }

    /** Dealer and vulnerability by the number of the board. */
    @Override
    public SetBoard deal(DealRequest request) {
        Worth worth = Worth.named(request.get(BoardFields.WORTH));
        Seed seed = request.seed().deal(OF_BOARDS);
        SetBoard board = dealt(request, seed);
        for (int again = 1; again < MOST_TRIES && !holds(worth, board); again++) {
            board = dealt(request, seed.instead(again));
        }
        return board.playedBy(club);
    }

    private static boolean holds(Worth worth, SetBoard board) {
        return worth == Worth.ANYTHING || worth.holds(par(board));
    }

    private static SetBoard dealt(DealRequest request, Seed seed) {
        Chance chance = seed.chance();
        BoardNumber number = new BoardNumber(request.get(BoardFields.NUMBER));
        return new SetBoard(
                number.number(),
                Deal.shuffled(new Seed(chance.next())),
                number.dealer(),
                number.vulnerability(),
                request.get(BoardFields.SYSTEM),
                request.get(BoardFields.OPPONENTS),
                chance.below(Integer.MAX_VALUE));
    }

    /** What the board is worth with all hands seen. */
    public static BoardPar par(SetBoard board) {
        return BoardPar.of(board.deal(), board.dealer(), board.vulnerability());
    }

    /** A record that the rules do not allow, that breaks off where the learner has nothing to choose, or tells another result, is none. */
    @Override
    public Optional<String> objection(SetBoard board, BoardPlayed answer) {
        try {
            BoardPlay play = answer.on(board);
            if (!play.isOver() && !play.isToDecide(SetBoard.LEARNER)) {
                return Optional.of("it breaks off where "
                        + play.turn().orElse(SetBoard.LEARNER).inWords() + " is to move, and not you");
            }
            BoardPlayed told = BoardPlayed.of(play);
            return told.equals(answer)
                    ? Optional.empty()
                    : Optional.of(
                            "these calls and cards come to " + answerKind().inWords(told));
        } catch (BadNotation unlawful) {
            return Optional.of(String.valueOf(unlawful.getMessage()));
        }
    }

    @Override
    protected CountedAnswer<BoardPlayed> count(SetBoard board) {
        BoardPlayed best = BoardPlayed.of(BoardPar.played(board.deal(), board.dealer(), board.vulnerability()));
        return CountedAnswer.of(rule(), SOURCE, List.of(best), List.of(par(board, best)));
    }

    private static Reason par(SetBoard board, BoardPlayed best) {
        return Reason.counted(
                "par",
                best.score(),
                "par, both sides bidding and playing with all hands seen, is " + BoardAnswer.signed(best.score())
                        + " for you"
                        + par(board)
                                .contract()
                                .map(contract -> ", by " + words(contract))
                                .orElse(", with all four passing"));
    }

    private static String words(FinalContract contract) {
        return contract + " of " + contract.declarer().inWords() + "'s";
    }

    @Override
    protected List<Reason> against(SetBoard board, BoardPlayed answer) {
        BoardPlayed best = count(board).best().getFirst();
        return answerKind().agrees(best, answer)
                ? List.of()
                : List.of(Reason.missing(
                                "score",
                                answer.score(),
                                answer.hasResult()
                                        ? LostOnBoard.inWords(board, answer.on(board))
                                        : answerKind().inWords(answer),
                                BoardAnswer.signed(best.score()),
                                "")
                        .on(Basis.COUNTED));
    }

    @Override
    public String title(SetBoard board) {
        return "Board " + board.number();
    }

    @Override
    public List<Exhibit> laidOpen(SetBoard board) {
        return Stream.of(Seat.values())
                .filter(seat -> seat != SetBoard.LEARNER)
                .<Exhibit>map(seat -> new Exhibit.Held(
                        Sentence.capital(seat.inWords()), board.deal().hand(seat)))
                .toList();
    }

    @Override
    public Prompt ask(SetBoard board) {
        return new Prompt(
                "Board " + board.number() + ": what do you score?",
                List.of(
                        new Exhibit.Fact("Dealer", board.dealer().inWords()),
                        new Exhibit.Fact("Vulnerable", board.vulnerability().inWords()),
                        new Exhibit.Held("Your hand, south", board.deal().hand(SetBoard.LEARNER))));
    }
}
