package kibitzer.decisions.bridge.board;

import static kibitzer.decisions.form.Field.required;

import java.util.Optional;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.bridge.form.BridgeKinds;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.Seat;

/**
 * A board that was bid and played: a table at which it is. Whatever scores as much as is expected is as good.
 *
 * @param board which is played, where that is known
 */
public record BoardAnswer(Optional<SetBoard> board) implements AnswerKind.Own<BoardPlayed> {
    private static final int PACK = 52;
    private static final int TRICKS = 13;
    private static final int LONGEST_CONTRACT = 5;
    private static final int HIGHEST = 8000;
    private static final String EXPECTED =
            "{\"calls\": those of all seats from the dealer on, \"cards\": of all seats in the order played, \"contract\": \"4S\","
                    + " \"declarer\": \"S\", \"tricks\": 10, \"score\": 420}";

    private static final Kind<BoardPlayed> KIND = Form.of(
                    BoardPlayed::new,
                    required("calls", BridgeKinds.calls(), "the calls of all seats from the dealer on")
                            .of(BoardPlayed::calls),
                    required("cards", Kinds.pile(PACK), "the cards of all seats in the order played")
                            .of(BoardPlayed::cards),
                    required("contract", Kinds.text(LONGEST_CONTRACT), "what was played; P where all passed")
                            .of(BoardPlayed::contract),
                    required("declarer", Kinds.text(1), "who played it").of(BoardPlayed::declarer),
                    required("tricks", Kinds.number(0, TRICKS), "the tricks that declarer's side won")
                            .of(BoardPlayed::tricks),
                    required("score", Kinds.number(-HIGHEST, HIGHEST), "what your side scored")
                            .of(BoardPlayed::score))
            .kind("the record of a board", EXPECTED);

    @Override
    public Kind<BoardPlayed> json() {
        return KIND;
    }

    /** "4S by south, 10 tricks: +420". */
    @Override
    public String inWords(BoardPlayed answer) {
        if (!answer.hasResult()) {
            return "the auction was not finished";
        }
        return answer.isPassedOut()
                ? "passed out: 0"
                : answer.contract() + " by " + Seat.of(answer.declarer()).inWords() + ", " + answer.tricks()
                        + (answer.tricks() == 1 ? " trick: " : " tricks: ") + signed(answer.score());
    }

    /** "+420", "-50", "0". */
    public static String signed(int score) {
        return score > 0 ? "+" + score : String.valueOf(score);
    }

    @Override
    public String inWriting() {
        return "the calls and cards of all seats in the order made";
    }

    @Override
    public boolean agrees(BoardPlayed expected, BoardPlayed given) {
        return given.hasResult() && given.score() >= expected.score();
    }

    @Override
    public boolean isRecorded() {
        return true;
    }

    @Override
    public boolean isWhole(BoardPlayed answer) {
        return answer.isPassedOut() || answer.cards().size() == PACK;
    }
}
