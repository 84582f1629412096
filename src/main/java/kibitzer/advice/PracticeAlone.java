package kibitzer.advice;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What general practice alone withholds is not wrong: the answers that a rule of a book would give if only the figures of
 * practice were met. Three cases, and they are told apart here and nowhere else:
 *
 * <ul>
 *   <li>Something that the book prints is missing: the answer is not the book's.
 *   <li>The book prints a word ("strong", "a game-going hand") and practice puts it into figures. Near the figure the hand
 *       may still be what the word means: a fifth of it, at least one (of less than four a quarter) and at most
 *       three, either way. Farther off it is the
 *       word of the book that is not met.
 *   <li>The book prints nothing. Then the answer is allowed however far it is, as long as it is within reason.
 * </ul>
 */
final class PracticeAlone {
    private static final double SHARE = 0.2;
    private static final double LEAST = 1;
    private static final double MOST = 3;
    private static final double FOUR = 4;

    /** What a position lacks of a need, the graver the later. */
    private enum Lack {
        NOTHING,
        A_LITTLE,
        WHAT_NO_BOOK_ASKS,
        WHAT_THE_BOOK_ASKS;

        Lack and(Lack other) {
            return compareTo(other) >= 0 ? this : other;
        }

        Lack or(Lack other) {
            return compareTo(other) <= 0 ? this : other;
        }
    }

    private PracticeAlone() {}

    /**
     * The answers in a position that practice alone withholds, those that the rule itself would prefer among them; none
     * where it does not speak.
     */
    static <X, A> List<A> answers(Rule<X, A> rule, X position, Predicate<A> withinReason) {
        if (rule.source().isGeneralPractice() || !rule.speaksIn(position)) {
            return List.of();
        }
        Lack common = lack(rule.needs(), rule.source(), position);
        if (common == Lack.WHAT_THE_BOOK_ASKS) {
            return List.of();
        }
        List<Option<X, A>> near = new ArrayList<>();
        List<Option<X, A>> far = new ArrayList<>();
        for (A answer : rule.answers().in(position)) {
            Option<X, A> option = new Option<>(position, answer);
            switch (common.and(lack(rule.each(), rule.source(), option))) {
                case NOTHING, A_LITTLE -> near.add(option);
                case WHAT_NO_BOOK_ASKS -> far.add(option);
                case WHAT_THE_BOOK_ASKS -> {}
            }
        }
        Set<A> answers = new LinkedHashSet<>(preferred(rule, near));
        preferred(rule, far).stream().filter(withinReason).forEach(answers::add);
        return List.copyOf(answers);
    }

    private static <X, A> List<A> preferred(Rule<X, A> rule, List<Option<X, A>> options) {
        List<Option<X, A>> left = options;
        for (Preference<Option<X, A>> preference : rule.order()) {
            if (left.isEmpty()) {
                break;
            }
            double top = preference.top(left);
            left = left.stream()
                    .filter(option -> preference.usually() || preference.rank(option) == top)
                    .toList();
        }
        return left.stream().map(Option::answer).toList();
    }

    private static <S> Lack lack(List<Need<S>> needs, Source source, S subject) {
        Lack gravest = Lack.NOTHING;
        for (Need<S> need : needs) {
            gravest = gravest.and(lack(need, source, subject));
        }
        return gravest;
    }

    private static <S> Lack lack(Need<S> need, Source source, S subject) {
        if (need.standing(subject) != Standing.FAILS) {
            return Lack.NOTHING;
        }
        return switch (need) {
            case Need.All<S>(var needs) -> lack(needs, source, subject);
            case Need.Any<S>(var needs) ->
                needs.stream().map(each -> lack(each, source, subject)).reduce(Lack.WHAT_THE_BOOK_ASKS, Lack::or);
            case Need<S> single when Basis.of(single, source) != Basis.PRACTICE -> Lack.WHAT_THE_BOOK_ASKS;
            case Need.Within<S>(var quantity, var range)
            when !isNear(range, quantity.of(subject))
                    || quantity.of(subject) < quantity.floor().applyAsDouble(subject) ->
                meaning(need, source).isNone() ? Lack.WHAT_NO_BOOK_ASKS : Lack.WHAT_THE_BOOK_ASKS;
            default -> Lack.A_LITTLE;
        };
    }

    private static boolean isNear(Range range, double value) {
        double end = value < range.min().map(Bound::value).orElse(value)
                ? range.min().orElseThrow().value()
                : range.max().map(Bound::value).orElse(value);
        return range.distance(value) <= reach(end);
    }

    /** How far from a figure of practice a hand may still be what the word means. */
    private static double reach(double figure) {
        double size = Math.abs(figure);
        return Math.clamp(size * SHARE, Math.min(LEAST, size / FOUR), MOST);
    }

    /** What practice puts into figures: the rule's own word, else that of the feature; or nothing. */
    static Meaning meaning(Need<?> need, Source source) {
        return switch (need) {
            case Need.Within<?> within
            when Basis.of(need, source) == Basis.PRACTICE && !source.isGeneralPractice() ->
                Optional.ofNullable(source.words().get(within.quantity().key()))
                        .orElse(within.quantity().meaning());
            case Need.All<?>(var needs) -> first(needs, source);
            case Need.Any<?>(var needs) -> first(needs, source);
            default -> Meaning.NONE;
        };
    }

    private static Meaning first(List<? extends Need<?>> needs, Source source) {
        return needs.stream()
                .map(need -> meaning(need, source))
                .filter(meaning -> !meaning.isNone())
                .findFirst()
                .orElse(Meaning.NONE);
    }
}
