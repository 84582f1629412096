package kibitzer.games.bridge.doubledummy;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;

/**
 * What each opening lead achieves against perfect play with all hands seen. It judges the result of a lead, not its
 * wisdom: who leads sees one hand only.
 *
 * @param tricks declarer's tricks after each card the leader holds, in written order
 */
public record LeadAnalysis(Strain strain, Seat declarer, SortedMap<Card, Integer> tricks) {
    public LeadAnalysis {
        if (tricks.isEmpty()) {
            throw new IllegalArgumentException("no lead; expected at least one");
        }
        tricks = Collections.unmodifiableSortedMap(new TreeMap<>(tricks));
    }

    public Seat leader() {
        return declarer.next();
    }

    /** @throws IllegalArgumentException if the leader does not hold the card */
    public int tricksAfter(Card lead) {
        Integer found = tricks.get(lead);
        if (found == null) {
            throw new IllegalArgumentException(
                    "the " + lead.inWords() + " is not " + leader().inWords() + "'s to lead");
        }
        return found;
    }

    /** The tricks declarer wins after the best lead. */
    public int fewest() {
        return Collections.min(tricks.values());
    }

    /** The leads that hold declarer to the fewest tricks. */
    public CardSet best() {
        return tricks.entrySet().stream()
                .filter(lead -> lead.getValue() == fewest())
                .map(Map.Entry::getKey)
                .collect(CardSet.toCardSet());
    }

    /** The tricks that a lead gives away, compared with the best. */
    public int cost(Card lead) {
        return tricksAfter(lead) - fewest();
    }
}
