package kibitzer.conventions.fivehundred;

import java.util.ArrayList;
import java.util.List;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.games.trick.auction.CallTable;
import kibitzer.games.trick.auction.Calls;
import kibitzer.games.trick.euchre.FiveHundredGames;

/**
 * Any ten cards of the pack of 33, three players, after any bids below eight.
 *
 * @param nullo whether nullo is agreed
 */
public record BidGround(boolean nullo) implements DealingGround<BidView> {
    private static final int PLAYERS = 3;
    private static final int LOW_BIDS = 9;

    @Override
    public BidView start(Chance chance) {
        CardSet hand =
                CardSet.of(chance.shuffled(CountAtFiveHundred.PACK.toList()).subList(0, BidView.HAND));
        return new BidView(hand, PLAYERS, calls(chance), BidView.AVONDALE, nullo);
    }

    private static List<String> calls(Chance chance) {
        Calls calls = Calls.of(FiveHundredGames.FIVE_HUNDRED, CallTable.of(PLAYERS, BidView.HAND))
                .orElseThrow();
        List<String> made = new ArrayList<>();
        int number = chance.below(PLAYERS);
        for (int speaker = 0; speaker < number; speaker++) {
            List<String> open = calls.next(made);
            made.add(chance.onceIn(3) ? open.get(Math.min(open.size() - 1, 1 + chance.below(LOW_BIDS))) : BidView.PASS);
        }
        return made;
    }

    /** A card is exchanged, or the others have bid otherwise. */
    @Override
    public BidView step(BidView here, Chance chance) {
        if (chance.onceIn(8)) {
            return new BidView(here.hand(), PLAYERS, calls(chance), here.schedule(), nullo);
        }
        Card out = chance.oneOf(here.hand().toList());
        Card in = chance.oneOf(CountAtFiveHundred.PACK.minus(here.hand()).toList());
        return new BidView(here.hand().without(out).with(in), PLAYERS, here.calls(), here.schedule(), nullo);
    }
}
