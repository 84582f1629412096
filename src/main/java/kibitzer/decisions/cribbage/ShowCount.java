package kibitzer.decisions.cribbage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Listed;
import kibitzer.cards.Rank;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.games.cribbage.Combination;
import kibitzer.games.cribbage.HandCount;

/** What a hand counts with the starter, with every combination that makes it. */
abstract class ShowCount extends CountedDecision<HandToCount, Integer> {
    /** A hand that counts nothing teaches little: of so many deals the first that counts is asked. */
    private static final int TRIES = 4;

    /** Of so many combinations the cards are named in a sentence. */
    private static final int NAMED = 2;

    /** More that count the same are offered together. */
    private static final int APART = 2;

    /** So many words there are for them in a sentence. */
    private static final int ROOM = 16;

    private final Source source;

    ShowCount(Head head, Form<HandToCount> form, int most, Source source, Field<?>... options) {
        super(head, form, new NumberAnswer.Count(0, most, "points"), List.of(source), options);
        this.source = source;
    }

    /** A hand dealt at random, most often one that counts. */
    static HandToCount dealt(Chance chance, int size, boolean crib) {
        HandToCount hand = shuffled(chance, size, crib);
        for (int tried = 1; tried < TRIES && hand.count().points() == 0; tried++) {
            hand = shuffled(chance, size, crib);
        }
        return hand;
    }

    private static HandToCount shuffled(Chance chance, int size, boolean crib) {
        List<Card> pack = chance.shuffled(Card.ALL);
        return new HandToCount(CardSet.of(pack.subList(0, size)), pack.get(size), crib);
    }

    @Override
    protected CountedAnswer<Integer> count(HandToCount hand) {
        HandCount counted = hand.count();
        List<Reason> facts = new ArrayList<>();
        for (Combination combination : counted.combinations()) {
            facts.add(Reason.step(
                    "combination-" + (facts.size() + 1),
                    combination.points(),
                    combination.inWords() + " of " + combination.cards(),
                    String.valueOf(combination.points())));
        }
        if (facts.isEmpty()) {
            facts.add(Reason.counted("combinations", 0, "no fifteen, no pair, no run, no flush"));
        }
        return CountedAnswer.of(rule(), source, List.of(counted.points()), facts)
                .figures(figures(counted));
    }

    private static Map<String, Object> figures(HandCount counted) {
        Map<String, Object> figures = new LinkedHashMap<>();
        figures.put("points", counted.points());
        figures.put(
                "combinations",
                counted.combinations().stream()
                        .map(combination ->
                                combination.inWords() + " " + combination.cards() + " " + combination.points())
                        .toList());
        figures.put("aloud", counted.aloud());
        return figures;
    }

    @Override
    protected List<Reason> against(HandToCount hand, Integer answer) {
        HandCount counted = hand.count();
        return wrong(
                answer,
                whatCounts(counted, counted.points() - answer)
                        + (isOdd(answer) && isOfEvenParts(counted) ? "; no odd number comes of these" : ""),
                answerKind().inside(counted.points()));
    }

    private static boolean isOfEvenParts(HandCount counted) {
        return !counted.combinations().isEmpty()
                && counted.combinations().stream().noneMatch(one -> isOdd(one.points()));
    }

    private static boolean isOdd(int points) {
        return points % 2 != 0;
    }

    /** All that counts, with its cards; where that is much, how many of each kind. */
    private static String whatCounts(HandCount counted, int missing) {
        List<Combination> all = counted.combinations();
        if (all.isEmpty()) {
            return "no fifteen, no pair, no run and no flush is there";
        }
        List<String> parts = (all.size() > NAMED ? kinds(all) : all.stream().map(ShowCount::named)).toList();
        return (missing > 0 ? "what counts is " : "nothing counts but ")
                + String.join(" and ", parts)
                + (parts.size() == 1 ? "" : ", together " + counted.points());
    }

    private static String named(Combination combination) {
        return combination.inWords() + " of " + combination.cards() + " (" + combination.points() + ")";
    }

    private static Stream<String> kinds(List<Combination> all) {
        return all.stream()
                .collect(Collectors.groupingBy(Combination::kind, LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .map(alike -> (alike.size() == 1
                                ? alike.getFirst().inWords()
                                : alike.size() + " " + plural(alike.getFirst().kind()) + each(alike))
                        + " ("
                        + alike.stream().mapToInt(Combination::points).sum()
                        + ")");
    }

    /** Empty where they do not count alike. */
    private static String each(List<Combination> alike) {
        int first = alike.getFirst().points();
        return alike.stream().allMatch(one -> one.points() == first) ? " at " + first + " each" : "";
    }

    private static String plural(Combination.Kind kind) {
        return switch (kind) {
            case FIFTEEN -> "fifteens";
            case PAIR -> "pairs";
            case RUN -> "runs";
            case FLUSH -> "flushes";
            case HIS_NOB -> "nobs";
        };
    }

    /** One combination is overlooked, or all of one kind; a flush is counted as in the other hand. */
    @Override
    public List<Slip<Integer>> slips(HandToCount hand) {
        HandCount counted = hand.count();
        List<Slip<Integer>> slips = new ArrayList<>();
        counted.combinations().stream()
                .collect(Collectors.groupingBy(Combination::points, TreeMap::new, Collectors.toList()))
                .forEach((points, alike) -> slips.addAll(
                        alike.size() > APART
                                ? List.of(Slip.by("overlook " + anyOf(alike), counted.points() - points))
                                : alike.stream()
                                        .map(one -> Slip.by(
                                                "overlook " + one.inWords() + " of " + one.cards(),
                                                counted.points() - points))
                                        .toList()));
        for (Combination.Kind kind : Combination.Kind.values()) {
            List<Combination> alike = counted.combinations().stream()
                    .filter(combination -> combination.kind() == kind)
                    .toList();
            if (alike.size() > 1) {
                slips.add(Slip.by(
                        "overlook every " + alike.getFirst().inWords().replaceFirst("^an? ", ""),
                        counted.points()
                                - alike.stream().mapToInt(Combination::points).sum()));
            }
        }
        slips.addAll(several(counted, slips));
        noNob(hand).ifPresent(said -> slips.add(Slip.by(said, counted.points() + 1)));
        slips.add(Slip.by(
                hand.crib() ? "count the crib like a hand" : "count the hand like a crib",
                new HandToCount(hand.hand(), hand.starter(), !hand.crib())
                        .count()
                        .points()));
        return slips;
    }

    /** The point for the jack is for one in the hand that is of the suit turned (p. 255). */
    private static Optional<String> noNob(HandToCount hand) {
        if (hand.starter().rank() == Rank.JACK) {
            return Optional.of("count a point for the jack turned, which is due only to a jack in the hand");
        }
        CardSet jacks = hand.hand().of(Rank.JACK);
        return jacks.isEmpty() || !jacks.in(hand.starter().suit()).isEmpty()
                ? Optional.empty()
                : Optional.of("count a point for the " + jacks.first().inWords() + ", which is not of the suit turned");
    }

    /** "fifteen of 5S TC, 5C TC or 8D 6D AC, or a pair of 5S 5C": which of many was overlooked nobody knows, and none goes before. */
    private static String anyOf(List<Combination> alike) {
        Map<Combination.Kind, List<Combination>> byKind = alike.stream()
                .collect(Collectors.groupingBy(Combination::kind, LinkedHashMap::new, Collectors.toList()));
        String named = byKind.values().stream()
                .map(kind -> kind.getFirst().inWords() + " of "
                        + Listed.or(
                                kind.stream().map(one -> one.cards().toString()).toList()))
                .collect(Collectors.joining(", or "));
        return named.split(" ").length <= ROOM
                ? named
                : byKind.values().stream()
                        .map(kind -> kind.size() == 1
                                ? kind.getFirst().inWords() + " of "
                                        + kind.getFirst().cards()
                                : "one of the " + kind.size() + " "
                                        + plural(kind.getFirst().kind()))
                        .collect(Collectors.joining(" or "));
    }

    /** Some of each kind overlooked, as few as give the answer; none for an answer that one of the slips gives. */
    private static List<Slip<Integer>> several(HandCount counted, List<Slip<Integer>> known) {
        Map<Integer, List<Combination>> fewest = new TreeMap<>();
        fewest.put(0, List.of());
        for (Combination combination : counted.combinations()) {
            Map<Integer, List<Combination>> more = new TreeMap<>(fewest);
            fewest.forEach((points, overlooked) -> {
                List<Combination> with = Stream.concat(overlooked.stream(), Stream.of(combination))
                        .toList();
                more.merge(
                        points + combination.points(), with, (one, other) -> one.size() <= other.size() ? one : other);
            });
            fewest = more;
        }
        return fewest.entrySet().stream()
                .filter(entry -> entry.getValue().size() > 1)
                .map(entry ->
                        Slip.by("overlook " + overlooked(counted, entry.getValue()), counted.points() - entry.getKey()))
                .filter(slip -> known.stream().noneMatch(other -> other.answer().equals(slip.answer())))
                .toList();
    }

    /** "2 of the 3 fifteens and a pair of 8H 8D"; all of a kind is "every fifteen". */
    private static String overlooked(HandCount counted, List<Combination> some) {
        Map<Combination.Kind, List<Combination>> byKind = some.stream()
                .collect(Collectors.groupingBy(Combination::kind, LinkedHashMap::new, Collectors.toList()));
        return byKind.entrySet().stream()
                .map(kind -> {
                    long all = counted.combinations().stream()
                            .filter(combination -> combination.kind() == kind.getKey())
                            .count();
                    Combination first = kind.getValue().getFirst();
                    if (kind.getValue().size() == all && all > 1) {
                        return (all == 2 ? "both " : "all " + all + " ") + plural(kind.getKey());
                    }
                    return all == 1
                            ? first.inWords() + " of " + first.cards()
                            : kind.getValue().size() + " of the " + all + " " + plural(kind.getKey());
                })
                .collect(Collectors.joining(" and "));
    }

    @Override
    public Prompt ask(HandToCount hand) {
        String what = hand.crib() ? "crib" : "hand";
        return new Prompt(
                "What does the " + what + " count with the starter?",
                List.of(
                        new Exhibit.Row("Starter", List.of(hand.starter())),
                        new Exhibit.Held(hand.crib() ? "The crib" : "Your hand", hand.hand(), Exhibit.Fan.BY_RANK)));
    }

    @Override
    public Instruction say(Integer answer) {
        return new Instruction("count", answerKind().inside(answer));
    }
}
