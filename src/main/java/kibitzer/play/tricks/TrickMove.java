package kibitzer.play.tricks;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Suit;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.trick.plain.Sight;

/** What a player does: he calls, or plays a card. */
public sealed interface TrickMove {
    /** What stands before a call, as "8S" may be a bid or a card. */
    String CALL = "call ";

    /** Between a joker that is led and the suit it calls for. */
    String NAMING = " for ";

    /** "call 3", "call pass", "9C", "JK for H". */
    static Kind<TrickMove> kind() {
        return Kinds.named(
                "a card, \"9C\", a joker that is led with its suit, \"JK for H\", or a call, \"call pass\"",
                TrickMove::read,
                TrickMove::toString);
    }

    /** @throws BadNotation if it is neither a card nor a call */
    static TrickMove read(String text) {
        String plain = text.strip();
        if (plain.toLowerCase(Locale.ROOT).startsWith(CALL)) {
            // an address writes the hyphen beside a number as a blank
            return new Called(
                    plain.substring(CALL.length()).strip().replaceAll("(?<=[a-z]) (?=\\d)|(?<=\\d) (?=in-)", "-"));
        }
        int naming = plain.indexOf(NAMING);
        return naming < 0
                ? new Played(CardNotation.readOfAnyPack(plain), Optional.empty())
                : new Played(
                        CardNotation.readOfAnyPack(plain.substring(0, naming)),
                        Optional.of(CardNotation.readSuit(plain.substring(naming + NAMING.length()))));
    }

    /** A word or number of the calling, or the suit that the maker names. */
    record Called(String word) implements TrickMove {
        @Override
        public String toString() {
            return CALL + word;
        }
    }

    /**
     * A card played to a trick, or laid away for the card turned.
     *
     * @param naming the suit that a joker led calls for
     */
    record Played(Card card, Optional<Suit> naming) implements TrickMove {
        /** A card, once for each suit that it may call for. */
        static Stream<TrickMove> ways(Sight sight, Card card) {
            boolean calls = sight.trick().cards().isEmpty()
                    && sight.game().play(sight.contract(), sight.trump()).leaderNames(card);
            return calls
                    ? Suit.DOWNWARDS.stream().map(suit -> new Played(card, Optional.of(suit)))
                    : Stream.of(new Played(card, Optional.empty()));
        }

        @Override
        public String toString() {
            return card + naming.map(suit -> NAMING + suit.letter()).orElse("");
        }
    }
}
