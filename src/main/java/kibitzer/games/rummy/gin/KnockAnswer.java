package kibitzer.games.rummy.gin;

import java.util.Locale;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;

/** What a player does between draw and discard who may knock: "knock 9C", "gin 9C", "play-on" (p. 32). */
public sealed interface KnockAnswer {
    String NOTATION = "\"knock 9C\", \"gin 9C\" or \"play-on\"";

    /**
     * He ends the hand with points left unmatched.
     *
     * @param discard the card he throws face down
     */
    record Knock(Card discard) implements KnockAnswer {
        @Override
        public String toString() {
            return "knock " + discard;
        }
    }

    /**
     * He ends the hand with nothing unmatched.
     *
     * @param discard the card he throws face down
     */
    record GoGin(Card discard) implements KnockAnswer {
        @Override
        public String toString() {
            return "gin " + discard;
        }
    }

    /** He throws a card in the ordinary way. */
    record PlayOn() implements KnockAnswer {
        @Override
        public String toString() {
            return "play-on";
        }
    }

    /** @throws BadNotation for anything else than "knock 9C", "gin 9C" and "play-on" */
    static KnockAnswer read(String text) {
        String[] words = text.strip().toLowerCase(Locale.ROOT).split("\\s+");
        if (words.length == 1 && words[0].equals("play-on")) {
            return new PlayOn();
        }
        if (words.length == 2 && words[0].equals("knock")) {
            return new Knock(CardNotation.read(words[1]));
        }
        if (words.length == 2 && words[0].equals("gin")) {
            return new GoGin(CardNotation.read(words[1]));
        }
        throw new BadNotation(text, NOTATION);
    }
}
