package kibitzer.play.poker;

import java.util.Locale;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.poker.pot.Move;
import tools.jackson.databind.node.JsonNodeFactory;

/** Moves at poker as text: "raise"; in the draw the cards thrown, "5C 2H", and nothing for standing pat. */
final class PokerMove {
    private static final String NOTATION =
            "open, pass, bet, check, call, raise, drop, or the cards to throw such as \"5C 2H\" (\"\" to stand pat)";

    static final Kind<Move> KIND = new Kind<>(
            NOTATION,
            JsonNodeFactory.instance.objectNode().put("type", "string").put("description", NOTATION),
            json -> read(Kinds.textOf(json, NOTATION)),
            move -> JsonNodeFactory.instance.stringNode(write(move)));

    private PokerMove() {}

    static String write(Move move) {
        return switch (move) {
            case Move.Word word -> word.name().toLowerCase(Locale.ROOT);
            case Move.Discard(CardSet cards) -> cards.toString();
            case Move.Drawn drawn -> throw new IllegalArgumentException("a draw of another's, whose cards nobody sees");
        };
    }

    private static Move read(String text) {
        return Stream.of(Move.Word.values())
                .filter(word -> word.name().equalsIgnoreCase(text.strip()))
                .<Move>map(word -> word)
                .findFirst()
                .orElseGet(() -> discard(text));
    }

    private static Move discard(String text) {
        try {
            return new Move.Discard(CardNotation.readSet(text));
        } catch (BadNotation neither) {
            throw new BadNotation(text, NOTATION);
        }
    }
}
