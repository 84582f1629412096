package kibitzer.games.bridge.notation;

import java.util.List;
import java.util.Locale;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;

/** The value of "md": the dealer's digit, then the hands of south, west, north and, it may be, east. */
final class LinHands {
    private static final List<Seat> SEATS = List.of(Seat.SOUTH, Seat.WEST, Seat.NORTH, Seat.EAST);

    private LinHands() {}

    /** 1 south, 2 west, 3 north, 4 east. */
    static Seat dealer(String value) {
        String plain = value.strip();
        int digit = plain.isEmpty() ? 0 : plain.charAt(0) - '0';
        if (digit < 1 || digit > 4) {
            throw BadNotation.because(
                    "\"" + (plain.isEmpty() ? "" : plain.charAt(0)) + "\" names no dealer", "1, 2, 3 or 4");
        }
        return SEATS.get(digit - 1);
    }

    static Deal deal(String value) {
        String plain = value.strip();
        String[] hands = (plain.isEmpty() ? "" : plain.substring(1)).split(",", -1);
        if (hands.length > 4) {
            throw BadNotation.because(hands.length + " hands", "four, or three");
        }
        HandsRead read = new HandsRead();
        for (int i = 0; i < hands.length; i++) {
            if (!hands[i].isBlank()) {
                read.add(SEATS.get(i), hand(SEATS.get(i), hands[i]));
            }
        }
        return read.deal();
    }

    /** "SAK2H543DQJ9C8765", the suits in any order, a void by its letter alone or not at all. */
    private static CardSet hand(Seat seat, String text) {
        CardSet hand = CardSet.EMPTY;
        String plain = text.strip().toUpperCase(Locale.ROOT);
        int at = 0;
        while (at < plain.length()) {
            Suit suit = suit(seat, plain.charAt(at));
            int end = at + 1;
            while (end < plain.length() && "SHDC".indexOf(plain.charAt(end)) < 0) {
                end++;
            }
            try {
                CardSet held = PbnHand.holding(plain.substring(at + 1, end), suit);
                if (!held.isDisjoint(hand)) {
                    throw BadNotation.because("its " + suit.plural() + " stand twice", "each suit once");
                }
                hand = hand.union(held);
            } catch (BadNotation bad) {
                throw BadNotation.because(seat.inWords() + "'s hand: " + bad.getMessage(), "SAK2H543DQJ9C8765");
            }
            at = end;
        }
        return hand;
    }

    private static Suit suit(Seat seat, char letter) {
        return Suit.DOWNWARDS.stream()
                .filter(suit -> suit.letter() == letter)
                .findFirst()
                .orElseThrow(() -> BadNotation.because(
                        seat.inWords() + "'s hand has \"" + letter + "\" in place of a suit", "S, H, D or C"));
    }
}
