package kibitzer.advice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A range that a rule asks of a number: the only thing of a rule that a club may play otherwise.
 *
 * @param key the number's key; where a rule asks for it several times, "points", "points-2", in the order in which they stand
 * @param plural what is counted: "points"
 * @param unit in what it is counted
 * @param range what the rule asks
 * @param basis what that rests on
 * @param contrary true where the rule asks that the range be missed
 */
public record RuleFigure(String key, String plural, Unit unit, Range range, Basis basis, boolean contrary) {
    private static final double SHARE = 0.4;

    /** "13 to 15 points". */
    public String inWords() {
        return (contrary ? "not " : "") + range.inWords() + " " + plural;
    }

    /** How fine the figure is counted. */
    public double step() {
        return unit.step();
    }

    /** The lowest that an end may be moved to from where it is printed: two fifths of it, as far as the unit allows. */
    public double lowest(double end) {
        return Math.max(0, end - reach(end));
    }

    /** The highest that an end may be moved to, as {@link #lowest}. */
    public double highest(double end) {
        return Math.min(unit.most(), end + reach(end));
    }

    private double reach(double end) {
        return Math.clamp(Math.ceil(Math.abs(end) * SHARE), unit.leastMove(), unit.widestMove());
    }

    /** What is wrong with a figure that is to stand in this one's place; empty if it can. */
    public Optional<String> objection(ClubFigure club) {
        if (club.least().isPresent() != range.min().isPresent()
                || club.most().isPresent() != range.max().isPresent()) {
            return Optional.of(
                    "the rule asks " + range.inWords() + ": both or the same end must be given, and no other");
        }
        return Stream.of(objection("least", club.least(), range.min()), objection("most", club.most(), range.max()))
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Optional<String> objection(String end, Optional<Double> value, Optional<Bound> printed) {
        if (value.isEmpty()) {
            return Optional.empty();
        }
        double own = value.get();
        double from = printed.orElseThrow().value();
        boolean isOnAStep = own / step() == Math.rint(own / step());
        return isOnAStep && own >= lowest(from) && own <= highest(from)
                ? Optional.empty()
                : Optional.of(end + " " + Numbers.inWords(own) + "; expected "
                        + unit.numbers() + " from " + Numbers.inWords(lowest(from)) + " to "
                        + Numbers.inWords(highest(from)));
    }

    /** All that a rule with this source asks of numbers, in the order in which it stands. */
    static List<RuleFigure> of(Stream<? extends Need<?>> needs, Source source) {
        Numbered numbered = new Numbered();
        List<RuleFigure> figures = new ArrayList<>();
        needs.forEach(need -> collect(need, false, source, numbered, figures));
        return List.copyOf(figures);
    }

    private static void collect(
            Need<?> need, boolean contrary, Source source, Numbered numbered, List<RuleFigure> figures) {
        switch (need) {
            case Need.Within<?>(var quantity, var range) ->
                figures.add(new RuleFigure(
                        numbered.key(quantity),
                        quantity.plural(),
                        quantity.unit(),
                        range,
                        source.basisOfFigure(quantity.key()),
                        contrary));
            case Need.All<?>(var all) -> all.forEach(each -> collect(each, contrary, source, numbered, figures));
            case Need.Any<?>(var any) -> any.forEach(each -> collect(each, contrary, source, numbered, figures));
            case Need.Not<?>(var inner) -> collect(inner, !contrary, source, numbered, figures);
            case Need.Among<?> among -> {}
            case Need.Has<?> has -> {}
            case Need.Compared<?> compared -> {}
            case Need.Reaches<?> reaches -> {}
        }
    }

    /** The same needs with what a club plays in the place of its figures. */
    static <S> List<Need<S>> played(List<Need<S>> needs, Map<String, ClubFigure> club, Numbered numbered) {
        return needs.stream().map(need -> played(need, club, numbered)).toList();
    }

    private static <S> Need<S> played(Need<S> need, Map<String, ClubFigure> club, Numbered numbered) {
        return switch (need) {
            case Need.Within<S>(var quantity, var range) ->
                Optional.ofNullable(club.get(numbered.key(quantity)))
                        .<Need<S>>map(own -> new Need.Within<>(quantity, own.insteadOf(range)))
                        .orElse(need);
            case Need.All<S>(var all) -> new Need.All<>(played(all, club, numbered));
            case Need.Any<S>(var any) -> new Need.Any<>(played(any, club, numbered));
            case Need.Not<S>(var inner) -> new Need.Not<>(played(inner, club, numbered));
            case Need.Among<S> among -> among;
            case Need.Has<S> has -> has;
            case Need.Compared<S> compared -> compared;
            case Need.Reaches<S> reaches -> reaches;
        };
    }

    /** Keys of the figures of one rule, each told from those before it. */
    static final class Numbered {
        private final Map<String, Integer> met = new HashMap<>();

        String key(Quantity<?> quantity) {
            int number = met.merge(quantity.key(), 1, Integer::sum);
            return number == 1 ? quantity.key() : quantity.key() + "-" + number;
        }
    }
}
