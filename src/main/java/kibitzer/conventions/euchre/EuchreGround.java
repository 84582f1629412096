package kibitzer.conventions.euchre;

import java.util.List;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Pack;
import kibitzer.games.table.TableSeat;

/**
 * Five cards of the pack of 32 and a card turned, from any place at the table, at any score; the learner sits south.
 *
 * @param setBack whether the score of set-back euchre is kept
 */
public record EuchreGround(boolean setBack) implements DealingGround<EuchreView> {
    private static final int SECOND_ROUND_ONCE_IN = 4;
    private static final int SCORE = 5;

    @Override
    public EuchreView start(Chance chance) {
        List<Card> pack = chance.shuffled(Pack.PIQUET.cards());
        boolean level = chance.onceIn(2);
        return turned(
                CardSet.of(pack.subList(0, EuchreView.HAND)),
                pack.get(EuchreView.HAND),
                chance.below(EuchreView.PLAYERS),
                chance.onceIn(SECOND_ROUND_ONCE_IN),
                level ? 0 : chance.below(SCORE),
                level ? 0 : chance.below(SCORE));
    }

    /** @param place how many speak before south */
    private EuchreView turned(CardSet hand, Card turnUp, int place, boolean second, int we, int they) {
        TableSeat dealer = TableSeat.SOUTH.after(EuchreView.PLAYERS - 1 - place);
        int passes = place + (second ? EuchreView.PLAYERS : 0);
        return new EuchreView(hand, turnUp, dealer, TableSeat.SOUTH, passes, we, they, setBack);
    }

    /** A card is exchanged, or the place or the score is another. */
    @Override
    public EuchreView step(EuchreView here, Chance chance) {
        boolean second = !here.isFirstRound();
        return switch (chance.below(8)) {
            case 0 -> turned(here.hand(), here.turnUp(), chance.below(4), second, here.we(), here.they());
            case 1 -> turned(here.hand(), here.turnUp(), here.place(), !second, here.we(), here.they());
            case 2 -> turned(here.hand(), here.turnUp(), here.place(), second, chance.below(SCORE), here.they());
            case 3 -> turned(here.hand(), here.turnUp(), here.place(), second, here.we(), chance.below(SCORE));
            case 4 -> {
                Card in = chance.oneOf(unseen(here));
                yield turned(here.hand(), in, here.place(), second, here.we(), here.they());
            }
            default -> {
                Card out = chance.oneOf(here.hand().toList());
                Card in = chance.oneOf(unseen(here));
                CardSet hand = here.hand().without(out).with(in);
                yield turned(hand, here.turnUp(), here.place(), second, here.we(), here.they());
            }
        };
    }

    private static List<Card> unseen(EuchreView here) {
        return CardSet.of(Pack.PIQUET.cards())
                .minus(here.hand())
                .without(here.turnUp())
                .toList();
    }
}
