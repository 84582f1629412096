package kibitzer.web.play;

import java.util.Optional;
import kibitzer.play.hand.PlayedGame;
import kibitzer.play.hand.PlayedHand;

/** A hand as a page has shown it last, at which address. */
record ShownHand<S, V, M>(HandAddress address, PlayedHand<S, V, M> hand) {

    /** The hand at an address that is this one and one answer more; no robot's move is looked for twice. Empty for another. */
    Optional<PlayedHand<S, V, M>> goneOnTo(HandAddress next, PlayedGame<S, V, M> game) {
        if (next.said().isEmpty() || hand.isOver() || !hand.game().equals(game)) {
            return Optional.empty();
        }
        String answer = next.said().getLast();
        return address.with(answer).judged(next.atTheEnd()).equals(next)
                ? Optional.of(hand.said(answer))
                : Optional.empty();
    }
}
