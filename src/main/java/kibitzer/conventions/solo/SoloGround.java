package kibitzer.conventions.solo;

import java.util.ArrayList;
import java.util.List;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.games.table.TableSeat;

/** Thirteen cards, a card turned and any calls before one's own; south is to call. */
public record SoloGround() implements DealingGround<SoloView> {
    private static final List<List<String>> ONE_BEFORE = List.of(
            List.of(SoloView.PASS), List.of(SoloView.PROPOSE), List.of(SoloView.SOLO), List.of(SoloView.MISERE));
    private static final int ANEW_ONCE_IN = 4;
    private static final int CALLS_ONCE_IN = 6;

    @Override
    public SoloView start(Chance chance) {
        return called(CardSet.of(chance.shuffled(Card.ALL).subList(0, SoloView.HAND)), chance);
    }

    /** Up to three calls before, or the learner's own proposal refused by all. */
    private static SoloView called(CardSet hand, Chance chance) {
        List<String> calls = new ArrayList<>();
        if (chance.onceIn(CALLS_ONCE_IN)) {
            calls.addAll(List.of(SoloView.PROPOSE, SoloView.PASS, SoloView.PASS, SoloView.PASS));
        } else {
            int before = chance.below(TableSeat.COMPASS);
            int speaks = chance.below(2 * TableSeat.COMPASS);
            for (int place = 0; place < before; place++) {
                calls.addAll(place == speaks ? chance.oneOf(ONE_BEFORE) : List.of(SoloView.PASS));
            }
        }
        int gone = calls.size() % TableSeat.COMPASS;
        TableSeat dealer = TableSeat.SOUTH.after(-1 - gone);
        List<Card> others = CardSet.FULL_PACK.minus(hand).toList();
        boolean deals = dealer.equals(TableSeat.SOUTH);
        return new SoloView(hand, chance.oneOf(deals ? hand.toList() : others), dealer, calls);
    }

    /** A card is exchanged, but for the card turned; or the calls and the card turned are other. */
    @Override
    public SoloView step(SoloView here, Chance chance) {
        if (chance.onceIn(ANEW_ONCE_IN)) {
            return called(here.hand(), chance);
        }
        Card out = chance.oneOf(here.hand().toList());
        Card in = chance.oneOf(CardSet.FULL_PACK.minus(here.hand()).toList());
        return out.equals(here.turnUp()) || in.equals(here.turnUp())
                ? here
                : new SoloView(here.hand().without(out).with(in), here.turnUp(), here.dealer(), here.calls());
    }
}
