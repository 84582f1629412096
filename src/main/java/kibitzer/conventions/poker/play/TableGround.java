package kibitzer.conventions.poker.play;

import java.util.List;
import java.util.Set;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.conventions.poker.play.PokerTable.Seat;
import kibitzer.games.poker.PokerForm;

/**
 * All tables of one game at one moment of a hand.
 *
 * @param game the form of the game, by its word
 * @param stage the moment
 */
public record TableGround(String game, Stage stage) implements DealingGround<TableView> {
    private static final int HAND = 5;

    @Override
    public TableView start(Chance chance) {
        PokerForm form = TableView.form(game);
        List<Card> pack = form.pack().toList();
        CardSet hand = CardSet.EMPTY;
        while (hand.size() < HAND) {
            hand = hand.with(chance.oneOf(pack));
        }
        Opening opening = game.equals(Games.LOW)
                        || game.equals(Games.HIGH_LOW)
                        || game.equals(Games.ROUND_GAMES) && stage != Stage.OPENING
                ? Opening.ANYTHING
                : Opening.JACKS;
        PokerTable table = new PokerTable(
                game, hand, opening, Seat.last(2, 1), PokerTable.Bets.NONE, List.of(), List.of(), Set.of());
        table = stage.anythingElse(stage.anyBets(stage.anySeat(table, chance), chance), chance);
        return new TableView(stage.fitting(table));
    }

    /** Mostly swaps one card; now and then the seats, the bets or the rest of the table are dealt again. */
    @Override
    public TableView step(TableView here, Chance chance) {
        PokerTable table = here.table();
        return new TableView(stage.fitting(
                switch (chance.below(10)) {
                    case 0 -> stage.anyBets(stage.anySeat(table, chance), chance);
                    case 1 -> stage.anyBets(table, chance);
                    case 2 -> stage.anythingElse(table, chance);
                    default -> swapped(table, chance);
                }));
    }

    private static PokerTable swapped(PokerTable table, Chance chance) {
        CardSet unseen = TableView.form(table.game()).pack().minus(table.hand());
        return table.holding(
                table.hand().without(chance.oneOf(table.hand().toList())).with(chance.oneOf(unseen.toList())));
    }
}
