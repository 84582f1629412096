package kibitzer.decisions.bridge.meaning;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Suit;
import kibitzer.decisions.answer.Description;
import kibitzer.decisions.answer.Measure;
import kibitzer.decisions.answer.Span;

/**
 * What a learner says and the call does not tell, or the call tells and the learner does not say.
 *
 * @param told what the call tells
 * @param said what the learner takes it to tell
 * @param named the suit that the call names
 */
record Differences(Description told, Description said, Optional<Suit> named) {
    /** Of a suit of which so many are told nobody would say that nothing is told. */
    private static final int HELD = 2;

    /**
     * First whether it speaks of its suit at all, then the range that the learner's does not even touch, then the suits that are
     * promised, for who misses them takes the call for another; then how long it forces, then the strength.
     */
    List<Difference> inOrder() {
        return all().sorted(Comparator.comparingInt(this::weight)).toList();
    }

    /** True where but one thing is wrong, and nothing else was let pass. */
    boolean isTheRestRight() {
        return all().count() == 1 && saysNoMore() && saysNoLess();
    }

    private Stream<Difference> all() {
        return Stream.of(ranges(), readIntoIt().stream(), words()).flatMap(each -> each);
    }

    private Stream<Difference> ranges() {
        return ToldHand.SHAPE.measures().stream()
                .flatMap(measure -> Optional.ofNullable(told.ranges().get(measure.name())).stream()
                        .filter(right -> !right.equals(given(measure)))
                        .map(right -> new Difference.OfRange(
                                measure,
                                right,
                                given(measure),
                                Difference.Whose.UNSAID,
                                ToldHand.SHAPE.inShort(measure, right),
                                instead(measure))));
    }

    private Stream<Difference> words() {
        return told.words().entrySet().stream()
                .map(word -> new Difference.OfWord(
                        word.getKey(), word.getValue(), said.words().getOrDefault(word.getKey(), "")))
                .filter(word -> !word.given().equals(word.word()))
                .map(word -> word);
    }

    /**
     * The suits that only the learner names; empty where there are none. That of the call itself, where it promises no length, is
     * told where it is the only one.
     */
    private Optional<Difference> readIntoIt() {
        List<Measure> all = ToldHand.SHAPE.measures().stream()
                .filter(measure -> ToldHand.isSuit(measure.name()) && isReadIntoIt(measure.name()))
                .toList();
        Map<String, String> suits = new LinkedHashMap<>();
        all.stream()
                .filter(measure -> all.size() == 1
                        || named.filter(suit -> suit.plural().equals(measure.name()))
                                .isEmpty())
                .forEach(measure -> suits.put(measure.name(), ToldHand.SHAPE.inShort(measure, given(measure))));
        return suits.isEmpty() ? Optional.empty() : Optional.of(new Difference.OfSuits(suits));
    }

    /** A suit that the learner reads out of the call as promised, and that neither it nor the bids before it promise. */
    private boolean isReadIntoIt(String suit) {
        Span given = said.all().get(suit);
        Span known = told.all().get(suit);
        return given != null
                && given.least() >= ToldHand.PROMISED
                && !told.ranges().containsKey(suit)
                && (known == null || known.least() < HELD);
    }

    private Instead instead(Measure measure) {
        Span given = given(measure);
        return given.equals(measure.whole())
                ? inAnotherCount(measure).orElse(new Instead.LeftOpen())
                : new Instead.OtherRange(ToldHand.SHAPE.inShort(measure, given));
    }

    /** Who gave the strength by another count left this one open. */
    private Optional<Instead> inAnotherCount(Measure measure) {
        return ToldHand.SHAPE.measures().stream()
                .filter(other -> ToldHand.isStrength(measure.name())
                        && ToldHand.isStrength(other.name())
                        && !told.all().containsKey(other.name())
                        && said.all().containsKey(other.name())
                        && !other.whole().equals(said.all().get(other.name())))
                .findFirst()
                .map(other -> new Instead.OtherCount(measure, other));
    }

    /** The other count by which the learner lets strength begin at nothing, where the call takes some; empty where he does not. */
    Optional<Measure> beginsAtNothing(String fact) {
        Span right = told.ranges().get(fact);
        return ToldHand.SHAPE.measures().stream()
                .filter(other -> ToldHand.isStrength(fact)
                        && right != null
                        && right.least() > 0
                        && !said.all().containsKey(fact)
                        && ToldHand.isStrength(other.name())
                        && !told.all().containsKey(other.name()))
                .filter(other -> given(other).least() <= 0 && given(other).most() < other.most())
                .findFirst();
    }

    private int weight(Difference difference) {
        return switch (difference) {
            case Difference.OfSuits _ -> missesASuit() ? 5 : 2;
            case Difference.OfWord word when ToldHand.isForcing(word.fact()) -> 3;
            case Difference.OfWord word -> Boolean.parseBoolean(word.word()) ? 0 : 5;
            case Difference.OfRange range
            when isApart(range.fact()) || beginsAtNothing(range.fact()).isPresent() -> 1;
            case Difference.OfRange range ->
                ToldHand.isSuit(range.fact()) ? 2 : ToldHand.isStrength(range.fact()) ? 4 : 5;
        };
    }

    /** True where a suit that is promised was given otherwise: that says more than the suit it was taken for. */
    private boolean missesASuit() {
        return told.ranges().entrySet().stream()
                .anyMatch(each -> ToldHand.isSuit(each.getKey())
                        && !each.getValue().equals(said.all().get(each.getKey())));
    }

    /** True where no hand is both as the call tells and as the learner says. */
    private boolean isApart(String fact) {
        Span right = told.ranges().get(fact);
        Span given = said.all().get(fact);
        return right != null && given != null && (given.most() < right.least() || given.least() > right.most());
    }

    /** False where the learner reads out of the call what it leaves open. */
    private boolean saysNoMore() {
        return untold().allMatch(measure -> {
            Span given = given(measure);
            Span known = told.beside().getOrDefault(measure.name(), measure.whole());
            boolean isLeftOpen = ToldHand.isSuit(measure.name())
                    && known.least() >= ToldHand.PROMISED
                    && given.least() < ToldHand.PROMISED;
            return !isLeftOpen && given.least() <= known.least() && given.most() >= known.most();
        });
    }

    /** False where the learner gave a suit a wider range than is known of it: that is let pass, and yet not right. */
    private boolean saysNoLess() {
        return untold().filter(measure -> ToldHand.isSuit(measure.name()))
                .allMatch(measure -> given(measure).equals(measure.whole())
                        || told.beside()
                                .getOrDefault(measure.name(), measure.whole())
                                .equals(given(measure)));
    }

    private Stream<Measure> untold() {
        return ToldHand.SHAPE.measures().stream()
                .filter(measure -> !told.ranges().containsKey(measure.name()));
    }

    private Span given(Measure measure) {
        return said.all().getOrDefault(measure.name(), measure.whole());
    }
}
