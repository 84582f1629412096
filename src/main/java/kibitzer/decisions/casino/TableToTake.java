package kibitzer.decisions.casino;

import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.casino.Build;
import kibitzer.games.casino.CasinoGame;
import kibitzer.games.casino.Layout;

/**
 * A table, and a card that is played on it.
 *
 * @param game what is played
 * @param table loose cards
 * @param card of the hand
 * @param builds which lie beside the loose cards
 */
public record TableToTake(CasinoGame game, CardSet table, Card card, List<Build> builds) {

    /** @throws kibitzer.decisions.form.BadQuestion naming the field, where a card stands twice or is not in the pack */
    public TableToTake {
        builds = List.copyOf(builds);
        Fields.inThePack(game, "table", table);
        Fields.inThePack(game, "card", CardSet.of(card));
        Fields.countable(game, table);
        Layout layout = new Layout(table, builds);
        Fields.builds(game, layout);
        Fields.apart("card", CardSet.of(card), "table\" or \"builds", layout.all());
    }

    Layout layout() {
        return new Layout(table, builds);
    }

    /** The largest captures; the empty set alone where the card takes nothing. */
    List<CardSet> most() {
        return game.rules().mostTaken(card, layout());
    }

    /** Every capture. */
    List<CardSet> all() {
        return game.rules().captures(card, layout());
    }
}
