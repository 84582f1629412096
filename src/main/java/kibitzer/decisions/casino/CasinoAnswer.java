package kibitzer.decisions.casino;

import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.Label;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.casino.CasinoPlay;

/** A card of the hand and what is done with it: the card is chosen first, then one of the plays it has. */
public record CasinoAnswer() implements AnswerKind.Own<CasinoPlay> {
    private static final Kind<CasinoPlay> JSON =
            Kinds.named(CasinoPlay.NOTATION, CasinoPlay::read, CasinoPlay::toString);

    @Override
    public Kind<CasinoPlay> json() {
        return JSON;
    }

    /** "Take 4H 3D with the seven of spades". */
    @Override
    public String inWords(CasinoPlay play) {
        String card = "the " + play.card().inWords();
        return switch (play) {
            case CasinoPlay.Take take -> "Take " + take.taken() + " with " + card;
            case CasinoPlay.Builds made ->
                "Build " + Fields.plural(made.value()) + " with " + card + ": " + made.whole();
            case CasinoPlay.Trail trail -> "Trail " + card;
        };
    }

    @Override
    public String inside(CasinoPlay play) {
        return Label.inside(inWords(play));
    }

    @Override
    public String quoted(CasinoPlay play) {
        return Label.quoted(inWords(play));
    }

    /** What is done, without the card it is done with: "Take 4H 3D". */
    public static String inShort(CasinoPlay play) {
        return switch (play) {
            case CasinoPlay.Take take -> "Take " + take.taken();
            case CasinoPlay.Builds made -> "Build " + Fields.plural(made.value()) + " with " + made.with();
            case CasinoPlay.Trail trail -> "Trail it";
        };
    }
}
