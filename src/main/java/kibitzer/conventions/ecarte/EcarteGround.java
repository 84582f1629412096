package kibitzer.conventions.ecarte;

import java.util.List;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;

/** Any five cards and any card turned, for either player. */
public record EcarteGround() implements DealingGround<EcarteView> {

    @Override
    public EcarteView start(Chance chance) {
        List<Card> pack = chance.shuffled(EcarteHand.PACK.toList());
        return turned(CardSet.of(pack.subList(0, EcarteHand.CARDS)), pack.get(EcarteHand.CARDS), chance.onceIn(2));
    }

    private static EcarteView turned(CardSet cards, Card turnUp, boolean elder) {
        return new EcarteView(new EcarteHand(cards, turnUp.suit()), elder, turnUp);
    }

    /** A card is exchanged, or another is turned, or the deal passes. */
    @Override
    public EcarteView step(EcarteView here, Chance chance) {
        CardSet cards = here.hand().cards();
        List<Card> unseen = EcarteHand.PACK.minus(cards).without(here.turnUp()).toList();
        return switch (chance.below(6)) {
            case 0 -> turned(cards, here.turnUp(), !here.elder());
            case 1 -> turned(cards, chance.oneOf(unseen), here.elder());
            default ->
                turned(
                        cards.without(chance.oneOf(cards.toList())).with(chance.oneOf(unseen)),
                        here.turnUp(),
                        here.elder());
        };
    }
}
