package kibitzer.conventions.cribbage;

import java.util.ArrayList;
import java.util.List;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.games.cribbage.CribbageGame;
import kibitzer.games.cribbage.PegCount;
import kibitzer.games.cribbage.Pips;

/**
 * All places in the play of the cards at six-card cribbage.
 *
 * @param leading true for the first lead alone
 */
public record PegGround(boolean leading) implements DealingGround<PegView> {
    private static final int HAND = CribbageGame.SIX_CARD.kept();
    private static final int MOST_IN_THE_PILE = 5;

    /** The starter, and the two cards that he laid away. */
    private static final int SEEN = 3;

    @Override
    public PegView start(Chance chance) {
        List<Card> pack = chance.shuffled(Card.ALL);
        CardSet seen = CardSet.of(pack.subList(0, SEEN));
        if (leading) {
            return new PegView(
                    CardSet.of(pack.subList(SEEN, SEEN + HAND)), List.of(), false, CribbageGame.TWICE_AROUND, seen);
        }
        int held = 2 + chance.below(HAND - 1);
        CardSet hand = CardSet.of(pack.subList(SEEN, SEEN + held));
        List<Card> pile = new ArrayList<>();
        int cards = chance.below(MOST_IN_THE_PILE + 1);
        for (Card card : pack.subList(SEEN + held, SEEN + held + cards)) {
            if (Pips.sum(pile) + Pips.of(card) < PegCount.LIMIT) {
                pile.add(card);
            }
        }
        return new PegView(hand, pile, chance.onceIn(2), wayHome(chance), seen);
    }

    private static int wayHome(Chance chance) {
        return 1 + chance.below(CribbageGame.TWICE_AROUND);
    }

    /** A card is exchanged, in the hand or in the pile; now and then the deal or the score changes. */
    @Override
    public PegView step(PegView here, Chance chance) {
        return switch (leading ? 0 : chance.below(6)) {
            case 0, 1, 2 -> handChanged(here, chance);
            case 3 -> pileChanged(here, chance);
            case 4 -> new PegView(here.hand(), here.pile(), !here.dealer(), here.theirWayHome(), here.seen());
            default -> new PegView(here.hand(), here.pile(), here.dealer(), wayHome(chance), here.seen());
        };
    }

    private static PegView handChanged(PegView here, Chance chance) {
        Card out = chance.oneOf(here.hand().toList());
        Card in = chance.oneOf(here.unseen().toList());
        return new PegView(
                here.hand().without(out).with(in), here.pile(), here.dealer(), here.theirWayHome(), here.seen());
    }

    private static PegView pileChanged(PegView here, Chance chance) {
        if (here.pile().isEmpty()) {
            return here;
        }
        Card in = chance.oneOf(here.unseen().toList());
        List<Card> pile = new ArrayList<>(here.pile());
        pile.set(chance.below(pile.size()), in);
        return Pips.sum(pile) < PegCount.LIMIT
                ? new PegView(here.hand(), pile, here.dealer(), here.theirWayHome(), here.seen())
                : here;
    }
}
