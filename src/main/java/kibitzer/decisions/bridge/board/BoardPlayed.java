package kibitzer.decisions.bridge.board;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.board.BoardPlay;

/**
 * How a board was bid and played, and what came of it.
 *
 * @param calls of all seats from the dealer on
 * @param cards of all seats in the order played; where they end before the last, the tricks left are the other side's
 * @param contract "4SX"; "P" where all passed, "-" where the auction is not over
 * @param declarer a letter; "-" where nothing is played
 * @param tricks of declarer's side; 0 where nothing is played
 * @param score for the learner's side; 0 where the auction is not over
 */
public record BoardPlayed(List<Call> calls, List<Card> cards, String contract, String declarer, int tricks, int score) {
    /** In place of a contract where all passed. */
    public static final String PASSED_OUT = "P";

    private static final String NOTHING = "-";

    public BoardPlayed {
        calls = List.copyOf(calls);
        cards = List.copyOf(cards);
    }

    /** As it stands. */
    public static BoardPlayed of(BoardPlay play) {
        Optional<FinalContract> contract = play.contract();
        return new BoardPlayed(
                play.auction().calls(),
                play.cards(),
                contract.map(FinalContract::toString).orElse(play.isPassedOut() ? PASSED_OUT : NOTHING),
                contract.map(reached -> String.valueOf(reached.declarer().letter()))
                        .orElse(NOTHING),
                play.declarersTricks(SetBoard.LEARNER).orElse(0),
                play.score(SetBoard.LEARNER).orElse(0));
    }

    /**
     * The same moves, played again.
     *
     * @throws BadNotation if they could not be made so
     */
    public BoardPlay on(SetBoard board) {
        return BoardPlay.of(board.deal(), board.dealer(), board.vulnerability(), calls, cards);
    }

    /** The calls without the play. */
    public BoardPlayed bidding() {
        return new BoardPlayed(calls, List.of(), contract, declarer, 0, 0);
    }

    /** False while the auction goes on: then nothing can be scored. */
    public boolean hasResult() {
        return !contract.equals(NOTHING);
    }

    public boolean isPassedOut() {
        return contract.equals(PASSED_OUT);
    }
}
