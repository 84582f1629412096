package kibitzer.decisions.bridge.bidding;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.value.Valuation;
import kibitzer.conventions.bridge.value.ValuationMethod;
import kibitzer.conventions.bridge.value.Valued;
import kibitzer.conventions.bridge.value.WorkedItem;
import kibitzer.decisions.Slip;

/** What goes wrong when a hand is valued: an item left out, length counted from the wrong card, another count. */
final class ValueSlips {
    private static final double HALF = 0.5;
    private static final int LONG_SIDE_SUIT = 4;

    private ValueSlips() {}

    static List<Slip<Double>> of(HandToValue problem) {
        Valued valued = problem.valued();
        Valuation valuation = problem.method().valuation();
        double total = valuation.of(valued);
        List<WorkedItem> items = valuation.working(valued);
        List<Slip<Double>> slips = new ArrayList<>();
        items.forEach(item -> slips.add(leftOut(item, total)));
        items.stream().flatMap(item -> oneTooFew(item, valued.hand(), total)).forEach(slips::add);
        slips.addAll(ofLength(problem, total));
        slips.addAll(ofHonours(problem, total));
        double highCards = ValuationMethod.POINTS.valuation().of(valued);
        if (problem.method() != ValuationMethod.POINTS) {
            slips.add(Slip.by("count the high cards alone, 4-3-2-1", highCards));
        }
        otherCounts(problem).filter(other -> other.answer() != highCards).forEach(slips::add);
        return slips;
    }

    private static Slip<Double> leftOut(WorkedItem item, double total) {
        return Slip.by(
                item.worth() < 0 ? "take nothing off for " + item.seen() : "leave out " + item.seen(),
                total - item.worth());
    }

    /** Of two kings only one is seen. */
    private static Stream<Slip<Double>> oneTooFew(WorkedItem item, CardSet hand, double total) {
        return Rank.DOWNWARDS.stream()
                .filter(rank ->
                        rank.plural().equals(item.fact()) && hand.of(rank).size() > 1)
                .map(rank -> Slip.by(
                        "count one " + rank.word() + " too few",
                        total - item.worth() / hand.of(rank).size()));
    }

    /** Trumps count from the fifth card, side suits from the fourth, and the two are mixed up. */
    private static List<Slip<Double>> ofLength(HandToValue problem, double total) {
        boolean opening = problem.method() == ValuationMethod.CULBERTSON_OPENING
                || problem.method() == ValuationMethod.CULBERTSON_REVALUATION;
        if (!opening) {
            return List.of();
        }
        Suit trumps = problem.valued().trumps().orElseThrow();
        CardSet hand = problem.hand();
        int longSides = (int) Suit.DOWNWARDS.stream()
                .filter(suit -> suit != trumps && hand.length(suit) >= LONG_SIDE_SUIT)
                .count();
        List<Slip<Double>> slips = new ArrayList<>();
        if (longSides > 0) {
            slips.add(Slip.by("count a side suit from the fifth card, not from the fourth", total - longSides));
        }
        if (hand.length(trumps) >= LONG_SIDE_SUIT) {
            slips.add(Slip.by("count trumps from the fourth card, not from the fifth", total + 1));
        }
        return slips;
    }

    private static List<Slip<Double>> ofHonours(HandToValue problem, double total) {
        if (problem.method() != ValuationMethod.HONOUR_TRICKS) {
            return List.of();
        }
        CardSet hand = problem.hand();
        List<Slip<Double>> slips = new ArrayList<>();
        for (Suit suit : Suit.DOWNWARDS) {
            boolean ace = hand.contains(Rank.ACE, suit);
            boolean king = hand.contains(Rank.KING, suit);
            boolean queen = hand.contains(Rank.QUEEN, suit);
            if (king && hand.length(suit) == 1) {
                slips.add(Slip.by("count the bare king of " + suit.plural() + " as half a trick", total + HALF));
            } else if (ace && king) {
                slips.add(Slip.by("add ace 1 and king ½ in " + suit.plural() + ", where A-K is 2", total - HALF));
            } else if (ace && queen) {
                slips.add(Slip.by("count the ace of " + suit.plural() + " alone, where A-Q is 1½", total - HALF));
            } else if (king && queen) {
                slips.add(Slip.by("count the king of " + suit.plural() + " alone, where K-Q is 1", total - HALF));
            } else if (queen && hand.length(suit) > 1) {
                slips.add(Slip.by("count a queen without the jack as half a trick", total + HALF));
            }
        }
        return slips;
    }

    private static Stream<Slip<Double>> otherCounts(HandToValue problem) {
        Valued valued = problem.valued();
        return Stream.of(ValuationMethod.values())
                .filter(method -> method != problem.method() && method != ValuationMethod.POINTS)
                .filter(method -> method.trumps() == ValuationMethod.Trumps.NONE
                        || valued.trumps().isPresent())
                .map(method -> Slip.of(
                        "what you get by " + method.title(), method.valuation().of(valued)));
    }
}
