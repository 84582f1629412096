package kibitzer.classroom.problems;

import java.util.Optional;
import kibitzer.cards.Seed;
import kibitzer.content.problemset.Dealing;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.bridge.board.PlayBoard;
import kibitzer.decisions.bridge.board.SetBoard;
import kibitzer.marking.Question;
import tools.jackson.databind.node.ObjectNode;

/**
 * Boards as they are dealt for an evening: numbered on from the first, which says who deals and is vulnerable. The same seed deals
 * the same boards.
 *
 * @param with options of {@link PlayBoard}; its number is that of the first board
 */
public record DealtBoards(Seed seed, ObjectNode with) {
    /** So many at once, as many as a club has in its box. */
    public static final int MOST = 32;

    /** The number of the last board there can be. */
    public static final int LAST = 99;

    private static final String NUMBER = "number";
    private static final DecisionId BOARD = new PlayBoard().id();

    public DealtBoards {
        with = with.deepCopy();
    }

    /** A copy: nobody else changes the options. */
    @Override
    public ObjectNode with() {
        return with.deepCopy();
    }

    /** The number of the first board. */
    public int first() {
        return with.path(NUMBER).asInt(1);
    }

    /**
     * @param place from 0
     * @param instead how many deals for this place were turned down
     * @throws kibitzer.decisions.form.BadQuestion if the options are none of a board's
     */
    public Question<?, ?> question(int place, int instead) {
        Seed own = seed.deal(place);
        return new Dealing(BOARD, instead == 0 ? own : own.instead(instead), with().put(NUMBER, first() + place))
                .question();
    }

    /** The board that a question asks; empty if it asks anything else. */
    public static Optional<SetBoard> board(Question<?, ?> question) {
        return question.position() instanceof SetBoard board ? Optional.of(board) : Optional.empty();
    }
}
