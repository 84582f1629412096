package kibitzer.games.cribbage;

import java.util.Locale;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;

/** What a player does in the play of the cards: he plays one, or says go (p. 254). */
public sealed interface PegPlay {
    String NOTATION = "a card such as KS, or \"go\"";

    /** He plays a card. */
    record Plays(Card card) implements PegPlay {
        @Override
        public String toString() {
            return card.toString();
        }
    }

    /** He can play none. */
    record Go() implements PegPlay {
        @Override
        public String toString() {
            return "go";
        }
    }

    /** @throws BadNotation for anything else than a card and "go" */
    static PegPlay read(String text) {
        if (text.strip().toLowerCase(Locale.ROOT).equals("go")) {
            return new Go();
        }
        try {
            return new Plays(CardNotation.read(text));
        } catch (BadNotation noCard) {
            throw new BadNotation(text, NOTATION);
        }
    }
}
