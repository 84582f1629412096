package kibitzer.advice;

import java.util.List;

/**
 * The answers that a rule of a book withholds for the sake of practice alone: what the book asks for is there, and of the
 * figures that practice supplies little is missing. Such a figure stands for a word of the book ("strong", "long"), not
 * for a line: a fifth of it, at least one (of less than four a quarter) and at most three, either way is still what the
 * word may mean.
 */
final class NearPractice {
    private static final double SHARE = 0.2;
    private static final double LEAST = 1;
    private static final double MOST = 3;
    private static final double FOUR = 4;

    private NearPractice() {}

    /** The answers in a position, those that the rule itself would prefer among them; none where it does not speak. */
    static <X, A> List<A> answers(Rule<X, A> rule, X position) {
        if (rule.source().isGeneralPractice() || !rule.speaksIn(position) || !nearly(rule.needs(), rule, position)) {
            return List.of();
        }
        List<Option<X, A>> options = rule.answers().in(position).stream()
                .map(answer -> new Option<>(position, answer))
                .filter(option -> nearly(rule.each(), rule, option))
                .toList();
        for (Preference<Option<X, A>> preference : rule.order()) {
            if (options.isEmpty()) {
                break;
            }
            double top = preference.top(options);
            options = options.stream()
                    .filter(option -> preference.usually() || preference.rank(option) == top)
                    .toList();
        }
        return options.stream().map(Option::answer).toList();
    }

    private static <S> boolean nearly(List<Need<S>> needs, Rule<?, ?> rule, S subject) {
        return needs.stream().allMatch(need -> nearly(need, rule.source(), subject));
    }

    private static <S> boolean nearly(Need<S> need, Source source, S subject) {
        return need.standing(subject) != Standing.FAILS
                || switch (need) {
                    case Need.All<S>(var needs) -> needs.stream().allMatch(each -> nearly(each, source, subject));
                    case Need.Any<S>(var needs) -> needs.stream().anyMatch(each -> nearly(each, source, subject));
                    case Need.Within<S>(var quantity, var range) ->
                        Basis.of(need, source) == Basis.PRACTICE && isNear(range, quantity.of(subject));
                    default -> Basis.of(need, source) == Basis.PRACTICE;
                };
    }

    private static boolean isNear(Range range, double value) {
        double end = value < range.min().map(Bound::value).orElse(value)
                ? range.min().orElseThrow().value()
                : range.max().map(Bound::value).orElse(value);
        return range.distance(value) <= reach(end);
    }

    /** How far from a figure of practice an answer may be. */
    private static double reach(double figure) {
        double size = Math.abs(figure);
        return Math.clamp(size * SHARE, Math.min(LEAST, size / FOUR), MOST);
    }
}
