package kibitzer.play.gin;

import java.util.Locale;
import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.conventions.rummy.gin.GinDraws;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.rummy.gin.KnockAnswer;
import tools.jackson.databind.node.JsonNodeFactory;

/** What a player says or does in his turn: one answer to one question of gin. */
public sealed interface GinMove {
    String NOTATION = "upcard, stock, play-on, a card to throw such as 9C, \"knock 9C\" or \"gin 9C\"";

    Kind<GinMove> KIND = new Kind<>(
            NOTATION,
            JsonNodeFactory.instance.objectNode().put("type", "string").put("description", NOTATION),
            json -> read(Kinds.textOf(json, NOTATION)),
            move -> JsonNodeFactory.instance.stringNode(move.toString()));

    /** He takes the upcard, or leaves it: for the stock, or for the other where it is the one that was dealt. */
    record Draws(boolean upcard) implements GinMove {
        @Override
        public String toString() {
            return upcard ? GinDraws.UPCARD : GinDraws.STOCK;
        }
    }

    /** He ends the hand, or plays on where he could. */
    record Knocks(KnockAnswer answer) implements GinMove {

        /** The card he throws face down; empty if he plays on. */
        Optional<Card> discard() {
            return switch (answer) {
                case KnockAnswer.Knock(Card discard) -> Optional.of(discard);
                case KnockAnswer.GoGin(Card discard) -> Optional.of(discard);
                case KnockAnswer.PlayOn on -> Optional.empty();
            };
        }

        @Override
        public String toString() {
            return answer.toString();
        }
    }

    /** He throws a card. */
    record Throws(Card card) implements GinMove {
        @Override
        public String toString() {
            return card.toString();
        }
    }

    /** The answer of a draw. */
    static GinMove drawn(String answer) {
        return new Draws(answer.equals(GinDraws.UPCARD));
    }

    /** @throws BadNotation for anything else than {@link #NOTATION} */
    static GinMove read(String text) {
        String plain = text.strip().toLowerCase(Locale.ROOT);
        if (plain.equals(GinDraws.UPCARD) || plain.equals(GinDraws.STOCK)) {
            return drawn(plain);
        }
        try {
            return plain.length() > "10C".length()
                    ? new Knocks(KnockAnswer.read(plain))
                    : new Throws(CardNotation.read(plain));
        } catch (BadNotation neither) {
            throw new BadNotation(text, NOTATION);
        }
    }
}
