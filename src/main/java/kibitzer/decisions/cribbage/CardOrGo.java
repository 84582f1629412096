package kibitzer.decisions.cribbage;

import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.cribbage.PegPlay;

/** A card out of the hand, or go. */
public record CardOrGo() implements AnswerKind.Own<PegPlay> {
    @Override
    public Kind<PegPlay> json() {
        return Kinds.named(PegPlay.NOTATION, PegPlay::read, PegPlay::toString);
    }

    /** "king of spades", "go". */
    @Override
    public String inWords(PegPlay answer) {
        return switch (answer) {
            case PegPlay.Plays(Card card) -> card.inWords();
            case PegPlay.Go go -> go.toString();
        };
    }

    @Override
    public Optional<Card> card(PegPlay answer) {
        return answer instanceof PegPlay.Plays(Card card) ? Optional.of(card) : Optional.empty();
    }

    @Override
    public String quoted(PegPlay answer) {
        return answer instanceof PegPlay.Plays(Card card) ? "the " + card.inWords() : inWords(answer);
    }
}
