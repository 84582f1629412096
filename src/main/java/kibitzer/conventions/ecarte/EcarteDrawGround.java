package kibitzer.conventions.ecarte;

import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Suit;

/** Any five cards, any trumps, for either player. */
public record EcarteDrawGround() implements DealingGround<EcarteDraw> {

    @Override
    public EcarteDraw start(Chance chance) {
        CardSet cards = CardSet.of(chance.shuffled(EcarteHand.PACK.toList()).subList(0, EcarteHand.CARDS));
        return new EcarteDraw(new EcarteHand(cards, chance.oneOf(Suit.DOWNWARDS)), chance.onceIn(2));
    }

    @Override
    public EcarteDraw step(EcarteDraw here, Chance chance) {
        CardSet cards = here.hand().cards();
        return switch (chance.below(6)) {
            case 0 -> new EcarteDraw(here.hand(), !here.elder());
            case 1 -> new EcarteDraw(new EcarteHand(cards, chance.oneOf(Suit.DOWNWARDS)), here.elder());
            default -> {
                Card in = chance.oneOf(EcarteHand.PACK.minus(cards).toList());
                CardSet other = cards.without(chance.oneOf(cards.toList())).with(in);
                yield new EcarteDraw(new EcarteHand(other, here.hand().trump()), here.elder());
            }
        };
    }
}
