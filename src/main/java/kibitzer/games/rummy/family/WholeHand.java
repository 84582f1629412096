package kibitzer.games.rummy.family;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.Cards;

/**
 * Melds all of a hand, or all of some of its cards. Used for many parts of one hand.
 *
 * <p>Method: the first natural card left must stand in one of the melds that can hold it; whether what is left after that
 * can be melded is remembered for every part of the hand.
 */
final class WholeHand {
    /** What the melds must show together. */
    interface Demand {
        Demand NONE = (melds, left) -> true;

        /**
         * False if these melds, with whatever is made of the cards left, can never be enough.
         *
         * @param left how many cards are still to be melded; with 0 this says whether the melds are enough
         */
        boolean mayBeMet(List<Cards> melds, int left);
    }

    private final PossibleMelds possible;
    private final Map<Integer, List<Integer>> melds = new HashMap<>();

    WholeHand(RummyRules rules, Cards hand) {
        possible = new PossibleMelds(rules, hand);
    }

    /** The melds that these cards of the hand make, none left over, so that the demand is met; nothing if they cannot. */
    Optional<List<Cards>> melded(Cards part, Demand demand) {
        return melded(possible.bitsOf(part), List.of(), demand);
    }

    private Optional<List<Cards>> melded(int left, List<Cards> made, Demand demand) {
        if (!demand.mayBeMet(made, Integer.bitCount(left))) {
            return Optional.empty();
        }
        if (left == 0) {
            return Optional.of(made);
        }
        for (int meld : meldsIn(left)) {
            List<Cards> more = new ArrayList<>(made);
            more.add(possible.cardsOf(meld));
            Optional<List<Cards>> all = melded(left & ~meld, more, demand);
            if (all.isPresent()) {
                return all;
            }
        }
        return Optional.empty();
    }

    /** The melds with the first of the cards left after which the others can be melded too. */
    private List<Integer> meldsIn(int left) {
        List<Integer> known = melds.get(left);
        if (known == null) {
            known = possible.withFirst(left).stream()
                    .filter(meld ->
                            (left & ~meld) == 0 || !meldsIn(left & ~meld).isEmpty())
                    .toList();
            melds.put(left, known);
        }
        return known;
    }
}
