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
 * All places in the play of the cards at six-card cribbage: turns of deals that are played out at random, so that as many cards
 * have been played as can have been when it is somebody's turn.
 *
 * @param leading true for the first lead alone
 */
public record PegGround(boolean leading) implements DealingGround<PegView> {
    private static final int HAND = CribbageGame.SIX_CARD.kept();

    /** With one card left there is no choice. */
    private static final int LEAST_HELD = 2;

    /** The starter, and the two cards that he laid away. */
    private static final int SEEN = 3;

    @Override
    public PegView start(Chance chance) {
        if (leading) {
            List<Card> pack = chance.shuffled(Card.ALL);
            return new PegView(
                    CardSet.of(pack.subList(SEEN, SEEN + HAND)),
                    List.of(),
                    false,
                    CribbageGame.TWICE_AROUND,
                    CardSet.of(pack.subList(0, SEEN)));
        }
        List<PegView> turns;
        do {
            turns = turns(chance.onceIn(2), wayHome(chance), chance);
        } while (turns.isEmpty());
        return chance.oneOf(turns);
    }

    private static int wayHome(Chance chance) {
        return 1 + chance.below(CribbageGame.TWICE_AROUND);
    }

    /** The turns of one player in a deal, but for the first lead and the last card. */
    private static List<PegView> turns(boolean dealer, int theirWayHome, Chance chance) {
        List<Card> pack = chance.shuffled(Card.ALL);
        CardSet seen = CardSet.of(pack.subList(0, SEEN));
        CardSet own = CardSet.of(pack.subList(SEEN, SEEN + HAND));
        CardSet theirs = CardSet.of(pack.subList(SEEN + HAND, SEEN + HAND + HAND));
        List<PegView> turns = new ArrayList<>();
        List<Card> pile = new ArrayList<>();
        boolean mine = !dealer;
        boolean lastWasMine = mine;
        boolean gone = false;
        while (!own.isEmpty() || !theirs.isEmpty()) {
            PegView view = new PegView(mine ? own : theirs, pile, mine == dealer, theirWayHome, seen);
            CardSet playable = view.playable();
            boolean choice = !playable.isEmpty() || !gone; // when both have gone the series ends by itself
            if (mine && choice && own.size() >= LEAST_HELD && seen.size() + pile.size() > SEEN) {
                turns.add(view);
            }
            boolean over = playable.isEmpty() && gone;
            if (!playable.isEmpty()) {
                Card card = chance.oneOf(playable.toList());
                pile.add(card);
                own = mine ? own.without(card) : own;
                theirs = mine ? theirs : theirs.without(card);
                lastWasMine = mine;
                over = Pips.sum(pile) == PegCount.LIMIT;
                mine = gone ? mine : !mine;
            } else {
                gone = true;
                mine = !mine;
            }
            if (over) {
                seen = seen.union(CardSet.of(pile));
                pile.clear();
                gone = false;
                mine = !lastWasMine;
            }
        }
        return turns;
    }

    /** A card is exchanged, in the hand or in the pile, or the score changes; now and then it is another turn altogether. */
    @Override
    public PegView step(PegView here, Chance chance) {
        return switch (leading ? 0 : chance.below(6)) {
            case 0, 1, 2 -> leading || isByTurns(here) ? handChanged(here, chance) : start(chance);
            case 3 -> isByTurns(here) ? pileChanged(here, chance) : start(chance);
            case 4 -> start(chance);
            default -> new PegView(here.hand(), here.pile(), here.dealer(), wayHome(chance), here.seen());
        };
    }

    /** True while nobody has had to go, so that any cards may have been played. */
    private static boolean isByTurns(PegView here) {
        int played = HAND - here.hand().size();
        return here.seen().size() == SEEN && here.pile().size() == 2 * played + (here.dealer() ? 1 : 0);
    }

    /** How many cards the opponent of a turn that was dealt still holds. */
    public static int theirs(PegView dealt) {
        int played = dealt.pile().size() + dealt.seen().size() - SEEN;
        return HAND - (played - (HAND - dealt.hand().size()));
    }

    private static PegView handChanged(PegView here, Chance chance) {
        Card out = chance.oneOf(here.hand().toList());
        Card in = chance.oneOf(here.unseen().toList());
        return new PegView(
                here.hand().without(out).with(in), here.pile(), here.dealer(), here.theirWayHome(), here.seen());
    }

    private static PegView pileChanged(PegView here, Chance chance) {
        Card in = chance.oneOf(here.unseen().toList());
        List<Card> pile = new ArrayList<>(here.pile());
        pile.set(chance.below(pile.size()), in);
        return Pips.sum(pile) < PegCount.LIMIT
                ? new PegView(here.hand(), pile, here.dealer(), here.theirWayHome(), here.seen())
                : here;
    }
}
