package kibitzer.conventions.poker.play;

import java.util.ArrayList;
import java.util.List;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;

/**
 * All tables of one form of stud, mostly on the first round.
 *
 * @param game the form of the game, by its word
 */
public record StudGround(String game) implements DealingGround<StudView> {
    private static final int ANOTHER_DEAL_ONCE_IN = 12;
    private static final int MOST_PLAYERS = 8;
    private static final int LATER_UPCARDS = 3;

    @Override
    public StudView start(Chance chance) {
        boolean five = game.equals(Games.FIVE_CARD_STUD);
        boolean later = !game.equals(Games.HIGH_LOW_SEVEN_CARD_STUD) && chance.onceIn(3);
        int upcards = later ? 2 + chance.below(LATER_UPCARDS) : 1;
        int players = 2 + chance.below(MOST_PLAYERS - 1);
        int opponents = 1 + chance.below(Math.min(4, players - 1));
        List<Card> pack = new ArrayList<>(Card.ALL);
        CardSet hole = draw(pack, five ? 1 : 2, chance);
        CardSet up = draw(pack, upcards, chance);
        List<CardSet> showing = new ArrayList<>();
        for (int opponent = 0; opponent < opponents; opponent++) {
            showing.add(draw(pack, upcards, chance));
        }
        int toCall = 1 + chance.below(4);
        return new StudView(new StudTable(
                game, hole, up, showing, players, toCall * (1 + chance.below(8)) + chance.below(4), toCall));
    }

    private static CardSet draw(List<Card> pack, int many, Chance chance) {
        CardSet drawn = CardSet.EMPTY;
        for (int i = 0; i < many; i++) {
            drawn = drawn.with(pack.remove(chance.below(pack.size())));
        }
        return drawn;
    }

    /** Swaps a card of the learner's or of an opponent's; now and then the pot changes. */
    @Override
    public StudView step(StudView here, Chance chance) {
        StudTable table = here.table();
        if (chance.onceIn(ANOTHER_DEAL_ONCE_IN)) {
            return start(chance);
        }
        CardSet unseen = CardSet.FULL_PACK.minus(table.seen());
        Card in = chance.oneOf(unseen.toList());
        return new StudView(
                switch (chance.below(8)) {
                    case 0 -> {
                        int toCall = 1 + chance.below(4);
                        yield with(
                                table,
                                table.hole(),
                                table.up(),
                                table.showing(),
                                toCall * (1 + chance.below(8)),
                                toCall);
                    }
                    case 1, 2 -> {
                        List<CardSet> showing = new ArrayList<>(table.showing());
                        int one = chance.below(showing.size());
                        showing.set(one, swapped(showing.get(one), in, chance));
                        yield with(table, table.hole(), table.up(), showing, table.pot(), table.toCall());
                    }
                    case 3, 4, 5 ->
                        with(
                                table,
                                swapped(table.hole(), in, chance),
                                table.up(),
                                table.showing(),
                                table.pot(),
                                table.toCall());
                    default ->
                        with(
                                table,
                                table.hole(),
                                swapped(table.up(), in, chance),
                                table.showing(),
                                table.pot(),
                                table.toCall());
                });
    }

    private static StudTable with(
            StudTable table, CardSet hole, CardSet up, List<CardSet> showing, int pot, int toCall) {
        return new StudTable(table.game(), hole, up, showing, table.players(), pot, toCall);
    }

    private static CardSet swapped(CardSet cards, Card in, Chance chance) {
        return cards.without(chance.oneOf(cards.toList())).with(in);
    }
}
