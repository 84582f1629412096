package kibitzer.conventions.bridge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;

/** All hands that are about to open: south, after up to three passes, at any vulnerability. */
public final class OpeningGround implements DealingGround<Bidding> {
    private static final Seat LEARNER = Seat.SOUTH;
    private static final int HAND = 13;

    @Override
    public Bidding start(Chance chance) {
        List<Card> pack = new ArrayList<>(Card.ALL);
        CardSet hand = CardSet.EMPTY;
        for (int i = 0; i < HAND; i++) {
            Collections.swap(pack, i, i + chance.below(pack.size() - i));
            hand = hand.with(pack.get(i));
        }
        int passes = chance.below(4);
        Auction auction = new Auction(LEARNER.after(4 - passes), Collections.nCopies(passes, Call.PASS));
        return Bidding.of(hand, auction, chance.oneOf(List.of(Vulnerability.values())));
    }

    /** Swaps one card of the hand for one outside it; now and then the vulnerability changes instead. */
    @Override
    public Bidding step(Bidding here, Chance chance) {
        if (chance.onceIn(12)) {
            return Bidding.of(here.hand(), here.auction(), chance.oneOf(List.of(Vulnerability.values())));
        }
        Card out = nth(here.hand(), chance.below(HAND));
        Card in = nth(CardSet.FULL_PACK.minus(here.hand()), chance.below(Card.ALL.size() - HAND));
        return Bidding.of(here.hand().without(out).with(in), here.auction(), here.vulnerability());
    }

    private static Card nth(CardSet cards, int n) {
        var iterator = cards.iterator();
        for (int i = 0; i < n; i++) {
            iterator.next();
        }
        return iterator.next();
    }
}
