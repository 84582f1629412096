package kibitzer.games.trick.meld;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;

/** Which melds of one heading to make when no card may serve twice: all choices are tried. */
final class BestMelds {
    private final List<Meld> melds;
    private final int[] left = new int[Card.INDEXES];
    private final Deque<Meld> chosen = new ArrayDeque<>();
    private List<Meld> best = List.of();
    private int most;

    BestMelds(List<Meld> melds) {
        this.melds = melds;
    }

    /** Those that score most; the first found of several that score as much. */
    List<Meld> of(Cards hand) {
        hand.stream().forEach(card -> left[card.index()]++);
        choose(0, 0);
        return best;
    }

    private void choose(int from, int points) {
        if (points > most) {
            most = points;
            best = new ArrayList<>(chosen);
        }
        for (int next = from; next < melds.size(); next++) {
            Meld meld = melds.get(next);
            if (take(meld)) {
                chosen.addLast(meld);
                choose(next, points + meld.points());
                chosen.removeLast();
                putBack(meld);
            }
        }
    }

    private boolean take(Meld meld) {
        meld.cards().forEach(card -> left[card.index()]--);
        if (meld.cards().stream().allMatch(card -> left[card.index()] >= 0)) {
            return true;
        }
        putBack(meld);
        return false;
    }

    private void putBack(Meld meld) {
        meld.cards().forEach(card -> left[card.index()]++);
    }
}
