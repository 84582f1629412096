package kibitzer.conventions.bridge;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import kibitzer.advice.RuleBook;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;

/**
 * A walk from one deal to others that would have bid the same auction: two cards change hands at a time. A swap is kept
 * if it takes the table no farther from the auction and from what is asked of the learner; once there, the walk forgets
 * where it came from, as {@link kibitzer.advice.DirectedDeal} does. It ends after so many swaps or so many hands looked at.
 */
final class DealWalk {
    private static final int HANDS_ON_THE_WAY = 400;
    private static final int HANDS_AROUND = 450;
    private static final int SWAPS = 60;
    private static final int ASTRAY = 30;

    private final BiddingSoFar course;
    private final ToDoubleFunction<Bidding> asked;
    private final Chance chance;
    private final Map<Seat, CardSet> hands = new EnumMap<>(Seat.class);
    private final Map<Seat, Double> far = new EnumMap<>(Seat.class);
    private int looked;

    /**
     * @param start a deal whose hands have bid the auction, or nearly
     * @param asked how far the hand that is to call is from what is asked of it; 0 where it is met
     */
    DealWalk(DealtBidding start, ToDoubleFunction<Bidding> asked, Chance chance) {
        this.course = start.soFar();
        this.asked = asked;
        this.chance = chance;
        for (Seat seat : Seat.values()) {
            CardSet hand = start.deal().hand(seat);
            hands.put(seat, hand);
            far.put(seat, far(seat, hand, Double.POSITIVE_INFINITY));
        }
    }

    /** Another deal of the same auction; nothing if the walk did not come to one. */
    Optional<DealtBidding> walked() {
        if (!arrives()) {
            return Optional.empty();
        }
        wanders();
        return Optional.of(new DealtBidding(deal(), course));
    }

    /** True if every hand would have made its calls, and the one to call meets what is asked of it. */
    boolean isThere() {
        return distance() == 0;
    }

    private boolean arrives() {
        looked = 0;
        while (!isThere() && looked < HANDS_ON_THE_WAY) {
            swap(chance.onceIn(ASTRAY) ? Double.POSITIVE_INFINITY : distance());
        }
        return isThere();
    }

    private void wanders() {
        looked = 0;
        int swapped = 0;
        while (swapped < SWAPS && looked < HANDS_AROUND) {
            swapped += swap(0) ? 1 : 0;
        }
    }

    private double distance() {
        return far.values().stream().mapToDouble(Double::doubleValue).sum();
    }

    /** Swaps two cards, one time in two of one suit, unless the table would then be farther away than this. */
    private boolean swap(double most) {
        Seat one = chance.oneOf(List.of(Seat.values()));
        Seat other = one.after(1 + chance.below(Seat.values().length - 1));
        boolean inSuit = chance.onceIn(2);
        Suit suit = chance.oneOf(List.of(Suit.values()));
        CardSet mine = hands.getOrDefault(one, CardSet.EMPTY);
        CardSet theirs = hands.getOrDefault(other, CardSet.EMPTY);
        CardSet given = inSuit ? mine.in(suit) : mine;
        CardSet taken = inSuit ? theirs.in(suit) : theirs;
        if (given.isEmpty() || taken.isEmpty()) {
            return false;
        }
        Card out = nth(given, chance.below(given.size()));
        Card in = nth(taken, chance.below(taken.size()));
        CardSet mineAfter = mine.without(out).with(in);
        CardSet theirsAfter = theirs.without(in).with(out);
        double others = distance() - far.getOrDefault(one, 0.0) - far.getOrDefault(other, 0.0);
        double mineFar = far(one, mineAfter, most - others);
        if (others + mineFar > most) {
            return false;
        }
        double theirsFar = far(other, theirsAfter, most - others - mineFar);
        if (others + mineFar + theirsFar > most) {
            return false;
        }
        hands.put(one, mineAfter);
        hands.put(other, theirsAfter);
        far.put(one, mineFar);
        far.put(other, theirsFar);
        return true;
    }

    /** How far a hand is from its calls and from what is asked of it; counted no further than to above {@code most}. */
    private double far(Seat seat, CardSet hand, double most) {
        Bidding bidding = Bidding.of(hand, course);
        double sum = 0;
        if (seat == course.turn()) {
            looked++;
            sum += asked.applyAsDouble(bidding);
        }
        List<Call> calls = course.auction().calls();
        for (int i = 0; i < calls.size() && sum <= most; i++) {
            if (course.seatOf(i) == seat) {
                looked++;
                sum += distance(bidding.at(course.course().get(i)), calls.get(i));
            }
        }
        return sum;
    }

    private static double distance(Bidding turn, Call call) {
        RuleBook<Bidding, Call> book = turn.soFar().speaking();
        boolean passesForWantOfARule = call.equals(Call.PASS) && book.places().isEmpty();
        return passesForWantOfARule ? 0 : book.distanceTo(turn, call);
    }

    private Deal deal() {
        return new Deal(
                hands.getOrDefault(Seat.NORTH, CardSet.EMPTY),
                hands.getOrDefault(Seat.EAST, CardSet.EMPTY),
                hands.getOrDefault(Seat.SOUTH, CardSet.EMPTY),
                hands.getOrDefault(Seat.WEST, CardSet.EMPTY));
    }

    private static Card nth(CardSet cards, int n) {
        var iterator = cards.iterator();
        for (int i = 0; i < n; i++) {
            iterator.next();
        }
        return iterator.next();
    }
}
