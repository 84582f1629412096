package kibitzer.games.trick.second;

import java.util.List;
import java.util.Set;

/**
 * The rules of play of a family told a second time, from the text of the book and on texts alone, so that nothing is shared with what
 * is tested.
 *
 * <p>Cards are written "KS", "JK"; a trump "S" or "NT".
 */
public interface SecondRules {

    /** The ids of the games it speaks for. */
    Set<String> games();

    /** Those cards of the hand that may be played, each as often as it is held. */
    List<String> lawful(Table table);

    /** The place in the trick of the card that wins it; -1 if none does. */
    int winner(Table table);

    /**
     * What is to be judged.
     *
     * @param contract the kind of hand
     * @param trump a letter, or "NT"
     * @param hand none where a full trick is judged
     * @param named the suit called by the leader of a joker, else empty
     * @param turnUp the card turned, else empty
     */
    record Table(
            String game,
            String contract,
            String trump,
            List<String> hand,
            List<String> trick,
            boolean stockOpen,
            boolean firstLead,
            String named,
            String turnUp) {}
}
