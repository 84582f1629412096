package kibitzer.games.bridge.wholehand.defence;

import kibitzer.games.bridge.wholehand.WholeHand;

/**
 * A hand of defence.
 *
 * @param theme of the first turn at which the contract can be let make
 * @param level from 1, one such turn, to 5
 * @param note what it is about, in a sentence or two
 */
public record DefenceHand(DefenceTheme theme, int level, WholeHand hand, String note) {

    /** "third-high-2". */
    public String id() {
        return hand.id().orElseThrow();
    }
}
