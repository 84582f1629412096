package kibitzer.conventions.euchre;

import java.util.List;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Pack;
import kibitzer.cards.Suit;
import kibitzer.games.table.TableSeat;

/** Any five cards, any trumps and any maker but one whose partner would lead; south is to lead. */
public record EuchreLeadGround() implements DealingGround<EuchreLeadView> {
    private static final int ALONE_ONCE_IN = 4;

    @Override
    public EuchreLeadView start(Chance chance) {
        List<Card> pack = chance.shuffled(Pack.PIQUET.cards());
        return seated(CardSet.of(pack.subList(0, EuchreView.HAND)), chance.oneOf(Suit.DOWNWARDS), chance);
    }

    private static EuchreLeadView seated(CardSet hand, Suit trump, Chance chance) {
        TableSeat south = TableSeat.SOUTH;
        return chance.onceIn(ALONE_ONCE_IN)
                ? new EuchreLeadView(hand, trump, south.after(-1), south.after(chance.below(EuchreView.PLAYERS)), true)
                : new EuchreLeadView(
                        hand, trump, south.after(chance.below(EuchreView.PLAYERS)), south.after(-1), false);
    }

    /** A card is exchanged, or somebody else has made other trumps. */
    @Override
    public EuchreLeadView step(EuchreLeadView here, Chance chance) {
        if (chance.onceIn(6)) {
            return seated(here.hand(), chance.oneOf(Suit.DOWNWARDS), chance);
        }
        Card out = chance.oneOf(here.hand().toList());
        Card in =
                chance.oneOf(CardSet.of(Pack.PIQUET.cards()).minus(here.hand()).toList());
        CardSet hand = here.hand().without(out).with(in);
        return new EuchreLeadView(hand, here.trump(), here.maker(), here.dealer(), here.alone());
    }
}
