package kibitzer.conventions.bridge;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import kibitzer.advice.DirectedDeal;
import kibitzer.advice.Rule;
import kibitzer.advice.RuleBook;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;

/** Four hands that would have bid an auction, the last of them by one rule: looked for one after the other. */
final class HandsForCourse {
    private static final int STARTS = 2;
    private static final int STEPS = 500;
    private static final Seat LEARNER = Seat.SOUTH;

    private HandsForCourse() {}

    /** The learner's hand first, then partner's from what is left, then both opponents' from the rest. */
    static Optional<DealtBidding> find(BiddingSoFar course, Rule<Bidding, Call> rule, Chance chance) {
        Map<Seat, CardSet> hands = new EnumMap<>(Seat.class);
        CardSet left = CardSet.FULL_PACK;
        for (Seat seat : List.of(LEARNER, LEARNER.partner(), LEARNER.next())) {
            CardSet pack = left;
            ToDoubleFunction<Bidding> beside = switch (seat) {
                case SOUTH -> south -> course.book().distance(south, rule);
                case WEST -> west -> distanceOfCalls(west.holding(pack.minus(west.hand())), Seat.EAST, course);
                case NORTH, EAST -> north -> 0;
            };
            Optional<Bidding> hand = DirectedDeal.find(
                    new HandGround(pack, course),
                    position -> beside.applyAsDouble(position) + distanceOfCalls(position, seat, course),
                    chance,
                    STARTS,
                    STEPS);
            if (hand.isEmpty()) {
                return Optional.empty();
            }
            hands.put(seat, hand.get().hand());
            left = left.minus(hand.get().hand());
        }
        CardSet east = left;
        return Optional.of(new DealtBidding(
                new Deal(
                        hands.getOrDefault(Seat.NORTH, east),
                        east,
                        hands.getOrDefault(Seat.SOUTH, east),
                        hands.getOrDefault(Seat.WEST, east)),
                course));
    }

    /** How far a hand is from having made its own calls of the auction. */
    private static double distanceOfCalls(Bidding hand, Seat seat, BiddingSoFar soFar) {
        double sum = 0;
        List<Call> calls = soFar.auction().calls();
        for (int i = 0; i < calls.size(); i++) {
            BiddingSoFar turn = soFar.course().get(i);
            if (turn.turn() == seat) {
                Bidding there = hand.at(turn);
                RuleBook<Bidding, Call> book = turn.book();
                boolean passesForWantOfARule =
                        calls.get(i).equals(Call.PASS) && book.rules().noneMatch(rule -> rule.speaksIn(there));
                sum += passesForWantOfARule ? 0 : book.distanceTo(there, calls.get(i));
            }
        }
        return sum;
    }
}
