package kibitzer.advice;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** What a rule needs beside its own where a club plays it otherwise, so that every verdict says so. */
public final class InOurClub {
    private static final String KEY = "in-our-club";
    private static final Predicate<Object> ALWAYS = any -> true;
    private static final Trait<Object> PLAYED =
            new Trait<>(KEY, "your club plays it", "your club does not play it", ALWAYS.negate());

    private InOurClub() {}

    /** Never met. */
    static <X> Need<X> notPlayed() {
        return new Need.Has<>(of(PLAYED));
    }

    static boolean isNotPlayed(Need<?> need) {
        return need instanceof Need.Has<?>(var trait) && trait.equals(PLAYED);
    }

    /** Always met; tells what the book answers instead. */
    static <X> Need<X> answersSo(String printed) {
        String said = "your club plays it so (the book: " + printed + ")";
        return new Need.Has<>(of(new Trait<>(KEY, said, said, ALWAYS)));
    }

    /** Met where an answer, or a position, has the book's meaning still. */
    public static <X> Need<X> hasNoOtherMeaning(String call, Predicate<X> otherwise) {
        return new Need.Has<>(new Trait<>(
                KEY, call + " as the book plays it", "your club plays " + call + " otherwise", otherwise.negate()));
    }

    static boolean says(Need<?> need) {
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
