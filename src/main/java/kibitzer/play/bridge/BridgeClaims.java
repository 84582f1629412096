package kibitzer.play.bridge;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.doubledummy.DoubleDummy;
import kibitzer.games.trick.plain.Layouts;
import kibitzer.games.trick.plain.PlayerView;

/**
 * Whether a claim stands. It does where, however the unseen cards may lie, its side can win so many tricks against any
 * play; what may lie is tried on some layouts, so that the answer tells nothing of how the cards do lie.
 */
final class BridgeClaims {
    private static final int LAYOUTS = 16;

    /** What is claimed is seldom in doubt, and counting all cards of all layouts takes long. */
    private static final int MOST_CARDS = 11;

    private BridgeClaims() {}

    /** What stands against it; empty if nothing does. */
    static Optional<String> objection(SeenBridge seen, int claimed) {
        if (seen.phase() != BridgePhase.PLAY || seen.openDummy().isEmpty()) {
            return Optional.of("nothing can be claimed before dummy lies open");
        }
        if (claimed > seen.left()) {
            return Optional.of("only " + seen.left() + " tricks are left");
        }
        if (claimed > 0 && seen.left() > MOST_CARDS) {
            return Optional.of("tricks are claimed from the third trick on");
        }
        int sure = claimed == 0 ? 0 : sure(seen, claimed);
        return sure >= claimed
                ? Optional.empty()
                : Optional.of("of the " + seen.left() + " tricks left only " + sure
                        + " are certain however the unseen cards lie, so " + claimed + " are not granted");
    }

    private static int sure(SeenBridge seen, int claimed) {
        PlayerView sight = seen.sight().orElseThrow();
        Layouts layouts = new Layouts(sight);
        Chance chance = new Seed(claimed).chance();
        int sure = claimed;
        for (int number = 0; number < LAYOUTS && sure > 0; number++) {
            sure = Math.min(sure, won(seen, sight, layouts.deal(chance).hands()));
        }
        return sure;
    }

    private static int won(SeenBridge seen, PlayerView sight, List<Cards> hidden) {
        Seat leader = Seat.values()[sight.trick().leader()];
        List<Card> trick = sight.trick().cards();
        List<CardSet> hands = new ArrayList<>();
        hidden.forEach(hand -> hands.add(CardSet.of(hand.list())));
        for (int place = 0; place < trick.size(); place++) {
            int seat = leader.after(place).ordinal();
            hands.set(seat, hands.get(seat).with(trick.get(place)));
        }
        Deal deal = new Deal(hands.get(0), hands.get(1), hands.get(2), hands.get(3));
        Strain strain = seen.contract().orElseThrow().strain();
        DoubleDummy counting = DoubleDummy.of(deal);
        int northSouth = trick.isEmpty()
                ? counting.tricks(strain, Seat.NORTH, leader)
                : counting.northSouthTricksAfter(strain, leader, trick, deal.cardsEach() / 2);
        return seen.seat().isNorthSouth() ? northSouth : deal.cardsEach() - northSouth;
    }
}
