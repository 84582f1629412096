package kibitzer.decisions.bridge.bidding;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.value.Valuation;
import kibitzer.conventions.bridge.value.ValuationMethod;
import kibitzer.conventions.bridge.value.Valued;
import kibitzer.conventions.bridge.value.WorkedItem;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.HalvesNotation;

/** What goes wrong when a hand is valued, the likeliest first: length counted from the wrong card, an item left out, another count. */
final class ValueSlips {
    private static final double HALF = 0.5;
    private static final int LONG = 4;
    private static final int MOST_SHORT = 3;

    private static final Set<ValuationMethod> COUNTING_LENGTH = EnumSet.of(
            ValuationMethod.CULBERTSON_OPENING,
            ValuationMethod.CULBERTSON_REVALUATION,
            ValuationMethod.CULBERTSON_RAISE);

    private ValueSlips() {}

    static List<Slip<Double>> of(HandToValue problem) {
        Valued valued = problem.valued();
        Valuation valuation = problem.method().valuation();
        double total = valuation.of(valued);
        List<WorkedItem> items = valuation.working(valued);
        List<Slip<Double>> slips = new ArrayList<>(ofLength(problem, total));
        slips.addAll(ofHonours(problem, total));
        items.forEach(item -> slips.add(leftOut(item, total)));
        sidesFromTheFifth(problem, total).ifPresent(slips::add);
        double highCards = ValuationMethod.POINTS.valuation().of(valued);
        if (problem.method() != ValuationMethod.POINTS
                && slips.stream().noneMatch(slip -> slip.answer() == highCards)) {
            slips.add(Slip.by(
                    problem.method() == ValuationMethod.FOUR_ACES
                            ? "count ace, king, queen and jack 4-3-2-1"
                            : "count the high cards alone, 4-3-2-1",
                    highCards));
        }
        ofShortSuits(problem, total).ifPresent(slips::add);
        items.stream().flatMap(item -> oneTooFew(item, valued.hand(), total)).forEach(slips::add);
        List<Double> explained = slips.stream().map(Slip::answer).toList();
        otherCounts(problem, items)
                .filter(other -> other.answer() != highCards && !explained.contains(other.answer()))
                .forEach(slips::add);
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
        return switch (problem.method()) {
            case CULBERTSON_OPENING ->
                ofFourTrumps(problem, "count trumps from the fourth card, not from the fifth", total);
            case CULBERTSON_REVALUATION -> ofFourTrumps(problem, "count the fourth trump twice", total);
            case CULBERTSON_RAISE -> ofRaisingLength(problem, total);
            default -> List.of();
        };
    }

    private static List<Slip<Double>> ofFourTrumps(HandToValue problem, String doing, double total) {
        return problem.hand().length(trumps(problem)) >= LONG ? List.of(Slip.by(doing, total + 1)) : List.of();
    }

    /** Every suit counts from its fourth card, but four weak trumps in an even hand do not (p. 145). */
    private static List<Slip<Double>> ofRaisingLength(HandToValue problem, double total) {
        long counted = problem.method().valuation().working(problem.valued()).stream()
                .filter(item -> item.fact().equals("long-suits"))
                .mapToLong(item -> Math.round(item.worth()))
                .sum();
        int over = Suit.DOWNWARDS.stream()
                .mapToInt(suit -> Math.max(0, problem.hand().length(suit) - LONG + 1))
                .sum();
        return over > counted
                ? List.of(
                        Slip.by("count the fourth trump, too weak to count in so even a hand", total + over - counted))
                : List.of();
    }

    private static Optional<Slip<Double>> sidesFromTheFifth(HandToValue problem, double total) {
        if (!COUNTING_LENGTH.contains(problem.method())) {
            return Optional.empty();
        }
        long longSides = Suit.DOWNWARDS.stream()
                .filter(suit -> suit != trumps(problem) && problem.hand().length(suit) >= LONG)
                .count();
        return longSides == 0
                ? Optional.empty()
                : Optional.of(Slip.by("count a side suit from the fifth card, not from the fourth", total - longSides));
    }

    private static Suit trumps(HandToValue problem) {
        return problem.valued().trumps().orElseThrow();
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

    /** At no trump high cards count, and no short suits: 3 for a void, 2 for a singleton, 1 for a doubleton. */
    private static Optional<Slip<Double>> ofShortSuits(HandToValue problem, double total) {
        int points = Suit.DOWNWARDS.stream()
                .mapToInt(suit -> Math.max(0, MOST_SHORT - problem.hand().length(suit)))
                .sum();
        return problem.method() == ValuationMethod.CULBERTSON_NO_TRUMP && points > 0
                ? Optional.of(Slip.by("add points for short suits, which count nothing at no trump", total + points))
                : Optional.empty();
    }

    private static Stream<Slip<Double>> otherCounts(HandToValue problem, List<WorkedItem> items) {
        Valued valued = problem.valued();
        return Stream.of(ValuationMethod.values())
                .filter(method -> method != problem.method() && method != ValuationMethod.POINTS)
                .filter(method -> method.trumps() == ValuationMethod.Trumps.NONE
                        || valued.trumps().isPresent())
                .map(method -> Slip.of(
                        isInTricks(method) && !isInTricks(problem.method())
                                ? ofTricks(method) + "; this count is in points" + sum(items)
                                : (isInTricks(problem.method()) && !isInTricks(method) ? "in points, not tricks, " : "")
                                        + "what you get by " + method.title(),
                        method.valuation().of(valued)));
    }

    private static String ofTricks(ValuationMethod method) {
        return method == ValuationMethod.PLAYING_TRICKS
                ? "about how many tricks the hand should take"
                : "what it holds in honour-tricks";
    }

    /** ": 8 + 3 + 4 = 15", where more than one thing counts. */
    private static String sum(List<WorkedItem> items) {
        return items.size() < 2
                ? ""
                : ": "
                        + items.stream()
                                .map(WorkedItem::worth)
                                .map(worth -> (worth < 0 ? "− " : "+ ") + HalvesNotation.write(Math.abs(worth)))
                                .collect(Collectors.joining(" "))
                                .replaceFirst("^\\+ ", "")
                        + " = "
                        + HalvesNotation.write(
                                items.stream().mapToDouble(WorkedItem::worth).sum());
    }

    private static boolean isInTricks(ValuationMethod method) {
        return method == ValuationMethod.HONOUR_TRICKS || method == ValuationMethod.PLAYING_TRICKS;
    }
}
