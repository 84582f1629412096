package kibitzer.decisions.bridge.bidding;

import static kibitzer.decisions.form.Field.optional;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Pack;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.value.CulbertsonPoints;
import kibitzer.conventions.bridge.value.HonourTricks;
import kibitzer.conventions.bridge.value.Valuation;
import kibitzer.conventions.bridge.value.ValuationMethod;
import kibitzer.conventions.bridge.value.Valued;
import kibitzer.conventions.bridge.value.WorkedItem;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.HalvesNotation;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kinds;

/** What a hand is worth by one of the book's counts (Culbertson p. 141-146). */
public final class BridgeValue extends CountedDecision<HandToValue, Double> {
    /** The four suits hold two each at most, and a plus value here and there. */
    private static final double MOST_HONOUR_TRICKS = 10;

    /** So few things that count are told whole. */
    private static final int FEW = 4;

    /** More of them are told by what each is worth alone. */
    private static final int MOST_STEPS = 4;

    /** So many words of a sum fit into a sentence. */
    private static final int MOST_WORDS = 21;

    private static final double TRICKS = 13;

    private static final Set<String> HIGH_CARDS =
            Rank.DOWNWARDS.stream().map(Rank::plural).collect(Collectors.toUnmodifiableSet());

    private static final Field<List<String>> METHODS_TO_DEAL = optional(
                    "method",
                    Kinds.someOf(ValuationMethod.words()),
                    ValuationMethod.words(),
                    "the count, or several to choose from")
            .called("Way of counting");

    public BridgeValue() {
        super(
                new Head(
                        "bridge/value",
                        "What a hand is worth",
                        "contract-bridge",
                        "what a hand is worth: points, honour-tricks, Culbertson's count for opening, raise and declarer, Robertson, Reith, Four Aces, Goren, playing tricks"),
                HandToValue.FORM,
                new NumberAnswer.Halves(-5, 80, ""),
                Stream.of(ValuationMethod.values()).map(ValuationMethod::source).toList(),
                METHODS_TO_DEAL);
    }

    /** A shuffled hand; where trumps are asked for, one with a suit that could be trumps. */
    @Override
    public HandToValue deal(DealRequest request) {
        Chance chance = request.seed().chance();
        ValuationMethod method = ValuationMethod.named(chance.oneOf(request.get(METHODS_TO_DEAL)));
        while (true) {
            CardSet hand =
                    CardSet.of(Pack.FULL.shuffled(new Seed(chance.next())).subList(0, 13));
            if (method.trumps() == ValuationMethod.Trumps.NONE) {
                return new HandToValue(hand, method, Optional.empty());
            }
            List<Suit> trumps = possibleTrumps(hand, method);
            if (!trumps.isEmpty()) {
                return new HandToValue(hand, method, Optional.of(chance.oneOf(trumps)));
            }
        }
    }

    private static List<Suit> possibleTrumps(CardSet hand, ValuationMethod method) {
        return switch (method) {
            case CULBERTSON_OPENING -> List.of(CulbertsonPoints.suitToOpen(hand));
            case CULBERTSON_RAISE -> atLeast(3, hand);
            case CULBERTSON_REVALUATION -> atLeast(5, hand);
            default -> atLeast(6, hand);
        };
    }

    private static List<Suit> atLeast(int length, CardSet hand) {
        return Suit.DOWNWARDS.stream()
                .filter(suit -> hand.length(suit) >= length)
                .toList();
    }

    @Override
    protected CountedAnswer<Double> count(HandToValue problem) {
        Valued valued = problem.valued();
        Valuation valuation = problem.method().valuation();
        double total = valuation.of(valued);
        List<WorkedItem> items = valuation.working(valued);
        List<Reason> reasons = new ArrayList<>();
        if (problem.takesItsOwnTrumps()) {
            Suit taken = valued.trumps().orElseThrow();
            reasons.add(Reason.counted(
                    "trumps", taken.letter(), taken.plural() + " taken for trumps, as the suit to open"));
        }
        items.stream().map(BridgeValue::reason).forEach(reasons::add);
        if (items.isEmpty()) {
            reasons.add(Reason.counted("nothing", 0, "nothing in the hand counts"));
        }
        if (problem.method() == ValuationMethod.HONOUR_TRICKS && HonourTricks.hasOddPlusValue(problem.hand())) {
            double plus = HonourTricks.withPlus(problem.hand());
            reasons.add(Reason.counted(
                    "odd-plus-value", 1, "one plus value is left over: \"" + HonourTricks.inWords(plus) + "\""));
        }
        List<Double> otherReading = problem.method().otherReading().stream()
                .map(other -> other.of(valued))
                .filter(other -> other != total)
                .toList();
        otherReading.forEach(other -> reasons.add(Reason.counted(
                "other-reading",
                other,
                HalvesNotation.write(other) + " if the corrections for no trump are read into suit bids; the book's"
                        + " heading leaves it open")));
        return CountedAnswer.of(rule(problem), problem.method().source(items), List.of(total), reasons)
                .allowing(otherReading);
    }

    /** A half where the count knows whole points alone, and points where it counts tricks, are told so first. */
    @Override
    protected List<Reason> against(HandToValue problem, Double answer) {
        CountedAnswer<Double> counted = count(problem);
        double right = counted.best().getFirst();
        boolean isInTricks = problem.method() == ValuationMethod.HONOUR_TRICKS;
        String scale = isInTricks && answer > MOST_HONOUR_TRICKS
                ? "this count is in honour-tricks, not in points"
                : problem.method() == ValuationMethod.PLAYING_TRICKS && answer > TRICKS
                        ? "there are only thirteen tricks"
                        : isInHalves(problem.method()) || answer == Math.rint(answer)
                                ? alone(problem, answer)
                                : "whole points only";
        String steps =
                counted.facts().stream().filter(fact -> !fact.step().isEmpty()).count() > MOST_STEPS
                        ? highCardsAsOne(counted.facts()).orElseGet(() -> added(counted.facts()))
                        : counted.facts().stream().map(Reason::measured).collect(Collectors.joining("; "));
        String counting = scale.isEmpty() ? noMore(problem, answer, right) : "";
        if (!counting.isEmpty()) {
            return List.of(missing("scale", HalvesNotation.write(answer), counting, right));
        }
        return scale.isEmpty()
                ? super.against(problem, answer)
                : List.of(missing(
                        "scale",
                        HalvesNotation.write(answer),
                        scale + "; " + HalvesNotation.write(right) + " here: " + steps,
                        right));
    }

    /** A long sum with its high cards as one: "13 in high cards, a void in clubs: 3"; empty where that is too long as well. */
    private static Optional<String> highCardsAsOne(List<Reason> facts) {
        double high = facts.stream()
                .filter(BridgeValue::isOfHighCards)
                .flatMapToDouble(fact -> fact.worth().stream())
                .sum();
        List<String> others = facts.stream()
                .filter(fact -> !isOfHighCards(fact))
                .map(Reason::measured)
                .toList();
        return Optional.of(Stream.concat(Stream.of(HalvesNotation.write(high) + " in high cards"), others.stream())
                        .collect(Collectors.joining(", ")))
                .filter(sum -> high > 0 && sum.split(" ").length <= MOST_WORDS);
    }

    private static boolean isOfHighCards(Reason fact) {
        return HIGH_CARDS.contains(fact.fact());
    }

    /** A long sum by its figures alone: "12 + 3 + 6 − 1". */
    private static String added(List<Reason> facts) {
        return facts.stream()
                .flatMap(fact -> fact.worth().stream().boxed())
                .map(worth -> (worth < 0 ? "− " : "+ ") + HalvesNotation.write(Math.abs(worth)))
                .collect(Collectors.joining(" "))
                .replaceFirst("^\\+ ", "");
    }

    /** Of a figure that is too high for the few things that count: "nothing counts here but 1 king (5) and 2 tens (2), together 7". */
    private static String noMore(HandToValue problem, double answer, double right) {
        List<WorkedItem> items = problem.method().valuation().working(problem.valued());
        return answer > right
                        && !items.isEmpty()
                        && items.size() <= FEW
                        && items.stream().allMatch(item -> item.worth() > 0)
                ? "nothing counts here but "
                        + items.stream()
                                .map(item -> item.seen() + " (" + HalvesNotation.write(item.worth()) + ")")
                                .collect(Collectors.joining(", "))
                        + (items.size() == 1 ? "" : ", together " + HalvesNotation.write(right))
                : "";
    }

    /** Of a figure less than one kind of card counts: "for 2 aces alone one counts 12"; empty where nothing is taken off and none is more. */
    private static String alone(HandToValue problem, double answer) {
        List<WorkedItem> items = problem.method().valuation().working(problem.valued());
        return items.stream().anyMatch(item -> item.worth() < 0)
                ? ""
                : items.stream()
                        .filter(item -> item.worth() > answer && items.size() > 1)
                        .max(Comparator.comparingDouble(WorkedItem::worth))
                        .map(item -> "for " + item.seen() + " alone one counts " + HalvesNotation.write(item.worth()))
                        .orElse("");
    }

    private static boolean isInHalves(ValuationMethod method) {
        return switch (method) {
            case HONOUR_TRICKS, PLAYING_TRICKS, FOUR_ACES -> true;
            default -> false;
        };
    }

    @Override
    public List<Slip<Double>> slips(HandToValue problem) {
        return ValueSlips.of(problem);
    }

    @Override
    public Prompt ask(HandToValue problem) {
        List<Exhibit> exhibits = new ArrayList<>();
        exhibits.add(new Exhibit.Fact("Count", problem.method().title()));
        problem.valued().trumps().ifPresent(suit -> exhibits.add(new Exhibit.Fact("Trumps", suit.plural())));
        exhibits.add(new Exhibit.Held("The hand", problem.hand()));
        return new Prompt("What is the hand worth by this count?", exhibits);
    }

    private static Reason reason(WorkedItem item) {
        return Reason.step(item.fact(), item.worth(), item.seen(), HalvesNotation.write(item.worth()));
    }

    private static String rule(HandToValue problem) {
        return "value." + problem.method().word();
    }
}
