package kibitzer.decisions.bridge.hand;

import static kibitzer.decisions.form.Field.required;

import java.util.Optional;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.wholehand.WholeHand;

/**
 * The play of a whole hand: a table at which it is played.
 *
 * <p>All plays that win the tricks needed are as good as each other; of the others those that win as many.
 *
 * @param hand which is played, where that is known
 */
public record WholeHandAnswer(Optional<WholeHand> hand) implements AnswerKind.Own<HandPlayed> {
    private static final int PACK = 52;
    private static final int TRICKS = 13;
    private static final String EXPECTED =
            "{\"cards\": the cards of all seats in the order played, \"tricks\": those that were won, \"needed\": those that were"
                    + " wanted}";

    private static final Kind<HandPlayed> KIND = Form.of(
                    HandPlayed::new,
                    required("cards", Kinds.pile(PACK), "the cards of all seats in the order played")
                            .of(HandPlayed::cards),
                    required("tricks", Kinds.number(0, TRICKS), "the tricks that your side won")
                            .of(HandPlayed::tricks),
                    required("needed", Kinds.number(1, TRICKS), "the tricks that it wanted")
                            .of(HandPlayed::needed))
            .kind("the play of a hand", EXPECTED);

    @Override
    public Kind<HandPlayed> json() {
        return KIND;
    }

    /** "9 tricks, as many as needed", "8 tricks, 1 short". */
    @Override
    public String inWords(HandPlayed answer) {
        int over = answer.tricks() - answer.needed();
        return answer.tricks()
                + (answer.tricks() == 1 ? " trick, " : " tricks, ")
                + (over == 0 ? "as many as needed" : over > 0 ? over + " more than needed" : -over + " short");
    }

    @Override
    public String inWriting() {
        return "the cards of all seats in the order played";
    }

    @Override
    public boolean agrees(HandPlayed expected, HandPlayed given) {
        return expected.isReached() ? given.isReached() : given.tricks() == expected.tricks();
    }

    @Override
    public boolean isRecorded() {
        return true;
    }

    @Override
    public boolean isWhole(HandPlayed answer) {
        return answer.cards().size() == PACK;
    }
}
