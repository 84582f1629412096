package kibitzer.games.cribbage.play;

import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;

/** What a player does who has a choice: he lays cards away, plays one, or counts his hand aloud. */
public sealed interface CribbageMove {
    String NOTATION =
            "the cards to lay away such as \"9C 2D\", a card to play such as KS, or points to count such as 8";

    /** He gives cards to the crib, or plays one: which of the two, the phase of the deal says. */
    record Puts(CardSet cards) implements CribbageMove {
        @Override
        public String toString() {
            return cards.toString();
        }
    }

    /** He says what his hand or crib counts; asked for where points that he overlooks are the opponent's. */
    record Claims(int points) implements CribbageMove {
        @Override
        public String toString() {
            return String.valueOf(points);
        }
    }

    static CribbageMove plays(Card card) {
        return new Puts(CardSet.of(card));
    }

    /** @throws BadNotation for anything else than {@link #NOTATION} */
    static CribbageMove read(String text) {
        String plain = text.strip();
        if (plain.matches("\\d{1,2}")) {
            return new Claims(Integer.parseInt(plain));
        }
        try {
            CardSet cards = CardNotation.readSet(plain);
            if (!cards.isEmpty()) {
                return new Puts(cards);
            }
        } catch (BadNotation unreadable) {
            throw new BadNotation(text, NOTATION);
        }
        throw new BadNotation(text, NOTATION);
    }
}
