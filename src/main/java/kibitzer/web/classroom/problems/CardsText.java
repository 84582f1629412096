package kibitzer.web.classroom.problems;

import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.PbnHand;

/** Cards in a text field, in the notation that the field expects. */
final class CardsText {
    private CardsText() {}

    static String of(CardSet cards, String expected) {
        return expected.contains("S.H.D.C") ? PbnHand.write(cards) : cards.toString();
    }

    /** The cards that stand there, if they can be read. */
    static Optional<CardSet> read(String typed) {
        try {
            CardSet cards = typed.contains(".") ? PbnHand.read(typed.strip()) : CardSet.of(typed.strip());
            return Optional.of(cards.minus(cards.jokers()));
        } catch (BadNotation unfinished) {
            return Optional.empty();
        }
    }
}
