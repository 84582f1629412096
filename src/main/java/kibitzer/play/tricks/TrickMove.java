package kibitzer.play.tricks;

import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.trick.plain.PlayerView;

/** What a player does: he calls, puts cards face down, or plays a card. */
public sealed interface TrickMove {
    /** What stands before a call, as "8S" may be a bid or a card. */
    String CALL = "call ";

    /** What stands before cards put face down, as one of them may be played as well. */
    String LAY = "lay";

    /** Between a joker that is led and the suit it calls for. */
    String NAMING = " for ";

    /** "call 3", "call pass", "lay QS AS KS", "9C", "JK for H". */
    static Kind<TrickMove> kind() {
        return Kinds.named(
                "a card, \"9C\", a joker that is led with its suit, \"JK for H\", cards put face down, \"lay QS AS\", or a call, \"call pass\"",
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
        if (plain.toLowerCase(Locale.ROOT).equals(LAY)
                || plain.toLowerCase(Locale.ROOT).startsWith(LAY + " ")) {
            return new PutDown(Cards.of(CardNotation.readListOfAnyPack(plain.substring(LAY.length()))));
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

    /** Cards passed, thrown for others, or laid away for the widow. */
    record PutDown(Cards cards) implements TrickMove {
        static TrickMove of(CardSet cards) {
            return new PutDown(Cards.of(cards.toList()));
        }

        @Override
        public String toString() {
            return cards.isEmpty() ? LAY : LAY + " " + CardNotation.write(cards.list());
        }
    }

    /**
     * A card played to a trick, or laid away for the card turned.
     *
     * @param naming the suit that a joker led calls for
     */
    record Played(Card card, Optional<Suit> naming) implements TrickMove {
        /** A card, once for each suit that it may call for. */
        static Stream<TrickMove> ways(PlayerView sight, Card card) {
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
