package kibitzer.games.casino;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;

/** What a player does in his turn with one card of his hand: "take 7S: 4H 3D", "build 9: 5S 4D", "trail 2C". */
public sealed interface CasinoPlay {
    String NOTATION =
            "\"take 7S: 4H 3D\", \"build 9: 5S 4D\" (the card of the hand first, then all that lies in the build),"
                    + " or \"trail 2C\"";

    /** The card of the hand that is played. */
    Card card();

    /**
     * He takes cards in.
     *
     * @param taken cards of the table, those of builds too
     */
    record Take(Card card, CardSet taken) implements CasinoPlay {
        @Override
        public String toString() {
            return "take " + card + ": " + taken;
        }
    }

    /**
     * He makes, duplicates or increases a build.
     *
     * @param value the rank that takes it, as a number
     * @param with the cards of the table that lie in it afterwards
     */
    record Builds(Card card, int value, CardSet with) implements CasinoPlay {
        @Override
        public String toString() {
            return "build " + value + ": " + card + " " + with;
        }

        /** All that lies in the build afterwards. */
        public CardSet whole() {
            return with.with(card);
        }
    }

    /** He lays the card down. */
    record Trail(Card card) implements CasinoPlay {
        @Override
        public String toString() {
            return "trail " + card;
        }
    }

    /** @throws BadNotation for anything else than {@link #NOTATION} */
    static CasinoPlay read(String text) {
        Matcher words = Words.PLAY.matcher(text.strip().toLowerCase(Locale.ROOT));
        if (!words.matches()) {
            throw new BadNotation(text, NOTATION);
        }
        String verb = words.group("verb");
        String before = words.group("before").strip();
        String after = words.group("after") == null ? "" : words.group("after").strip();
        return switch (verb) {
            case "trail" -> new Trail(CardNotation.read(before));
            case "take" -> taking(text, CardNotation.read(before), CardSet.of(after));
            default -> building(text, before, CardNotation.readList(after));
        };
    }

    private static CasinoPlay taking(String text, Card card, CardSet taken) {
        if (taken.isEmpty() || taken.contains(card)) {
            throw new BadNotation(text, NOTATION);
        }
        return new Take(card, taken);
    }

    private static CasinoPlay building(String text, String value, List<Card> cards) {
        if (!value.matches("\\d{1,2}") || cards.size() < 2 || CardSet.of(cards).size() < cards.size()) {
            throw new BadNotation(text, NOTATION);
        }
        return new Builds(cards.getFirst(), Integer.parseInt(value), CardSet.of(cards.subList(1, cards.size())));
    }

    /** The three verbs. */
    final class Words {
        private static final Pattern PLAY =
                Pattern.compile("(?<verb>trail|take|build)\\s+(?<before>[^:]+?)\\s*(:(?<after>.*))?");

        private Words() {}
    }
}
