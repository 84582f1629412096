package kibitzer.conventions.euchre;

import java.util.ArrayList;
import java.util.List;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;

/** Any six cards of the pack of 25, after any bids. */
public record HasenpfefferGround() implements DealingGround<HasenpfefferView> {
    private static final int SCORE = 10;

    @Override
    public HasenpfefferView start(Chance chance) {
        CardSet hand =
                CardSet.of(chance.shuffled(HasenpfefferView.PACK.toList()).subList(0, HasenpfefferView.HAND));
        return new HasenpfefferView(hand, calls(chance), chance.below(SCORE), chance.below(SCORE));
    }

    private static List<Integer> calls(Chance chance) {
        List<Integer> calls = new ArrayList<>();
        int high = 0;
        int number = chance.below(HasenpfefferView.PLAYERS);
        for (int speaker = 0; speaker < number; speaker++) {
            int bid = chance.onceIn(3) && high < 4 ? Math.max(high + 1, 2 + chance.below(2)) : 0;
            calls.add(bid);
            high = Math.max(high, bid);
        }
        return calls;
    }

    /** A card is exchanged, or the others have bid otherwise. */
    @Override
    public HasenpfefferView step(HasenpfefferView here, Chance chance) {
        if (chance.onceIn(6)) {
            return new HasenpfefferView(here.hand(), calls(chance), here.we(), here.they());
        }
        Card out = chance.oneOf(here.hand().toList());
        Card in = chance.oneOf(HasenpfefferView.PACK.minus(here.hand()).toList());
        return new HasenpfefferView(here.hand().without(out).with(in), here.calls(), here.we(), here.they());
    }
}
