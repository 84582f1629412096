package kibitzer.advice;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Rules as a club plays them: with something that they need beside their own, so that every verdict says so. */
public final class InOurClub {
    private static final String KEY = "in-our-club";
    private static final Predicate<Object> ALWAYS = any -> true;
    private static final Trait<Object> PLAYED =
            new Trait<>(KEY, "your club plays it", "your club does not play it", ALWAYS.negate());

    private InOurClub() {}

    /** The rule with the figures of the club, its answers aside, or never met; what the club says of other rules changes nothing. */
    public static <X, A> Rule<X, A> played(Rule<X, A> rule, List<ClubPlay> club) {
        Rule<X, A> figured = withFigures(rule, club);
        return club.contains(new ClubWithout(rule.id()))
                ? figured.with(
                        figured.when(),
                        Stream.concat(Stream.of(InOurClub.<X>notPlayed()), figured.needs().stream())
                                .toList(),
                        figured.each())
                : figured;
    }

    private static <X, A> Rule<X, A> withFigures(Rule<X, A> rule, List<ClubPlay> club) {
        Map<String, ClubFigure> own = club.stream()
                .filter(play -> play.rule().equals(rule.id()))
                .filter(ClubFigure.class::isInstance)
                .map(ClubFigure.class::cast)
                .collect(Collectors.toMap(ClubFigure::figure, figure -> figure, (first, other) -> other));
        if (own.isEmpty()) {
            return rule;
        }
        RuleFigure.Numbered numbered = new RuleFigure.Numbered();
        return rule.with(
                rule.when(),
                RuleFigure.played(rule.needs(), own, numbered),
                RuleFigure.played(rule.each(), own, numbered));
    }

    /** The rule with another id and other answers, told as the club's; what the book's are for is not theirs. */
    public static <X, A> Rule<X, A> answering(Rule<X, A> rule, String id, Answers<X, A> instead) {
        return new Rule<>(
                id,
                rule.source(),
                rule.when(),
                Stream.concat(
                                rule.needs().stream(),
                                Stream.of(InOurClub.<X>answersSo(rule.answers().name())))
                        .toList(),
                instead,
                rule.each(),
                rule.order(),
                rule.manner(),
                rule.tells());
    }

    /** False where the club does not play the rule: then it tells nothing, and is only named against an answer. */
    public static boolean isPlayed(Rule<?, ?> rule) {
        return rule.needs().stream()
                .limit(1)
                .noneMatch(need -> need instanceof Need.Has<?>(var trait) && trait.equals(PLAYED));
    }

    /** False for an answer that the club gives another meaning, too. */
    public static <X, A> boolean isPlayed(Rule<X, A> rule, X position, A answer) {
        Option<X, A> option = new Option<>(position, answer);
        return isPlayed(rule)
                && rule.each().stream().noneMatch(need -> says(need) && need.standing(option) == Standing.FAILS);
    }

    /** Never met. */
    private static <X> Need<X> notPlayed() {
        return new Need.Has<>(of(PLAYED));
    }

    /** Always met; tells what the book answers instead. */
    private static <X> Need<X> answersSo(String printed) {
        String said = "your club plays it so (the book: " + printed + ")";
        return new Need.Has<>(of(new Trait<>(KEY, said, said, ALWAYS)));
    }

    /** Met where an answer, or a position, has the book's meaning still. */
    public static <X> Need<X> hasNoOtherMeaning(String call, Predicate<X> otherwise) {
        return new Need.Has<>(new Trait<>(
                KEY, call + " as the book plays it", "your club plays " + call + " otherwise", otherwise.negate()));
    }

    private static boolean says(Need<?> need) {
        return need instanceof Need.Has<?>(var trait) && says(trait);
    }

    /** What a club says against the answer of a ruling that lacks nothing else; empty where it does. */
    public static <A> Optional<Ruling<A>> against(Ruling<A> ruling) {
        List<Reason> failing = ruling.failing();
        return Optional.of(ruling)
                .filter(any -> !failing.isEmpty()
                        && failing.stream().allMatch(reason -> reason.fact().equals(KEY)))
                .map(any -> any.withReasons(
                        failing.stream().map(InOurClub::forbidding).toList()));
    }

    /** There is no more to ask than that the club plays otherwise. */
    private static Reason forbidding(Reason reason) {
        return new Reason(KEY, true, reason.measured(), "", "", Standing.FAILS, Basis.CLUB);
    }

    static boolean says(Trait<?> trait) {
        return trait.key().equals(KEY);
    }

    /** It looks at nothing of what it is asked of. */
    @SuppressWarnings("unchecked")
    private static <X> Trait<X> of(Trait<Object> trait) {
        return (Trait<X>) (Trait<?>) trait;
    }
}
