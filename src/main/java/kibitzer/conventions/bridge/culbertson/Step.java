package kibitzer.conventions.bridge.culbertson;

import java.util.List;
import kibitzer.advice.Need;
import kibitzer.advice.Option;
import kibitzer.advice.Source;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.games.bridge.Call;

/**
 * One line of the book's column: what a bid asks of the hand and of the suit.
 *
 * @param name the end of the rule's id: "one-over-one"
 * @param source where the line stands
 * @param hand what the hand must show
 * @param suit what the suit bid must show
 */
record Step(String name, Source source, List<Need<Bidding>> hand, List<Need<Option<Bidding, Call>>> suit) {

    Step {
        hand = List.copyOf(hand);
        suit = List.copyOf(suit);
    }

    Step named(String other) {
        return new Step(other, source, hand, suit);
    }

    static Step of(String name, Source source, List<Need<Bidding>> hand) {
        return new Step(name, source, hand, List.of());
    }
}
