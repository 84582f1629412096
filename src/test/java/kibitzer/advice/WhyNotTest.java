package kibitzer.advice;

import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Positions are numbers, answers the numbers from one up to them. */
class WhyNotTest {
    private static final Answers<Integer, Integer> UP_TO_IT = new Answers<>(
            "a number", position -> IntStream.rangeClosed(1, position).boxed().toList());

    private static final Quantity<Option<Integer, Integer>> SIZE = Quantity.of("size", "unit", Option::answer);

    private static final Quantity<Integer> NUMBER = Quantity.of("number", "unit", number -> number);

    private static final Trait<Option<Integer, Integer>> EVEN = new Trait<Option<Integer, Integer>>(
                    "even", "an even number", "an odd number", option -> option.answer() % 2 == 0)
            .saying(option -> option.answer() + (option.answer() % 2 == 0 ? " is even" : " is odd"));

    private static RuleBook<Integer, Integer> book(Preference<Option<Integer, Integer>> preference) {
        return RuleBook.<Integer, Integer>named("numbers")
                .then(rule("numbers.greatest-even", source("numbers.p01"))
                        .answers(UP_TO_IT)
                        .each(Needs.has(EVEN))
                        .prefer(preference))
                .book();
    }

    @Test
    void anAnswerThatLacksANeedIsToldInItsOwnWords() {
        Reason failing = only(book(most(SIZE)).whyNot(6, 3)).failing().getFirst();

        assertThat(failing.measured()).isEqualTo("3 is odd");
        assertThat(failing.asked()).isEqualTo("an even number");
    }

    @Test
    void anAnswerThatComesBehindIsToldWhatComesFirst() {
        Ruling<Integer> ruling = only(book(most(SIZE)).whyNot(6, 2));

        assertThat(ruling.standing()).isEqualTo(Standing.FAILS);
        assertThat(ruling.failing()).hasSize(1);
        assertThat(ruling.failing().getFirst().fact()).isEqualTo("size");
        assertThat(ruling.failing().getFirst().measured()).isEqualTo("2 units, against 6 with the best");
        assertThat(ruling.failing().getFirst().asked()).isEmpty();
    }

    @Test
    void whatTheBookLetsPassItDoesNotAskFor() {
        RuleBook<Integer, Integer> book = RuleBook.<Integer, Integer>named("numbers")
                .then(rule("numbers.ten", source("numbers.p02"))
                        .needs(Needs.within(NUMBER, Range.atLeast(10)))
                        .answers(Answers.only(10))
                        .manner(Manner.MAY))
                .then(rule("numbers.one", source("numbers.p01")).answers(Answers.only(1)))
                .book();

        Reason failing = only(book.whyNot(6, 10)).failing().getFirst();

        assertThat(failing.basis()).isEqualTo(Basis.ALLOWED);
        assertThat(failing.basis().saying(failing.asked())).isEqualTo("the book allows 10 or more");
    }

    @Test
    void whatOneOfTwoEqualRulesFindsTheOtherDoesNotMiss() {
        Trait<Option<Integer, Integer>> threefold = new Trait<>(
                "threefold", "a multiple of three", "no multiple of three", option -> option.answer() % 3 == 0);
        RuleBook<Integer, Integer> book = RuleBook.<Integer, Integer>named("numbers")
                .thenEqually(
                        rule("numbers.even", source("numbers.p01"))
                                .answers(UP_TO_IT)
                                .each(Needs.has(EVEN)),
                        rule("numbers.threefold", source("numbers.p02"))
                                .answers(UP_TO_IT)
                                .each(Needs.has(threefold)))
                .book();

        assertThat(book.whyNot(6, 3)).extracting(Ruling::rule).containsExactly("numbers.threefold");
        assertThat(book.whyNot(6, 5)).extracting(Ruling::rule).containsExactly("numbers.even", "numbers.threefold");
    }

    @Test
    void whatComesBehindOnlyUsuallyStandsOnTheEdge() {
        Ruling<Integer> ruling = only(book(most(SIZE).inGeneral()).whyNot(6, 2));

        assertThat(ruling.standing()).isEqualTo(Standing.ON_EDGE);
        assertThat(ruling.failing()).isEmpty();
        assertThat(ruling.reasons().getLast().measured()).isEqualTo("2 units, against 6 with the best");
    }

    @Test
    void theFirstAnswerHasNothingAgainstIt() {
        Ruling<Integer> ruling = only(book(most(SIZE)).whyNot(6, 6));

        assertThat(ruling.standing()).isEqualTo(Standing.HOLDS);
        assertThat(ruling.failing()).isEmpty();
    }

    @Test
    void aRuleBehindOthersIsNearerTheFewerOfThemHold() {
        RuleBook<Integer, Integer> book = RuleBook.<Integer, Integer>named("numbers")
                .then(rule("numbers.over-two", source("numbers.p02"))
                        .needs(Needs.atLeast(NUMBER, 3))
                        .answers(UP_TO_IT))
                .then(rule("numbers.over-four", source("numbers.p03"))
                        .needs(Needs.atLeast(NUMBER, 5))
                        .answers(UP_TO_IT))
                .then(rule("numbers.any", source("numbers.p04")).answers(UP_TO_IT))
                .book();
        Rule<Integer, Integer> last = book.rule("numbers.any").orElseThrow();

        assertThat(book.distance(2, last)).isZero();
        assertThat(book.distance(4, last)).isGreaterThan(0);
        assertThat(book.distance(6, last)).isGreaterThan(book.distance(4, last)).isLessThan(1);
    }

    private static Ruling<Integer> only(List<Ruling<Integer>> rulings) {
        assertThat(rulings).hasSize(1);
        return rulings.getFirst();
    }

    @Test
    void aRuleThatSpeaksElsewhereIsNamedOnlyWhereNoneSpeaksHere() {
        Trait<Integer> small = new Trait<>("small", "a small number", "a great number", number -> number < 5);
        RuleBook<Integer, Integer> halves = RuleBook.<Integer, Integer>named("halves")
                .then(rule("numbers.small", source("numbers.p01"))
                        .when(Needs.has(small))
                        .needs(Needs.atLeast(NUMBER, 2))
                        .answers(Answers.<Integer, Integer>only(1)))
                .then(rule("numbers.great", source("numbers.p02"))
                        .when(Needs.lacks(small))
                        .needs(Needs.atLeast(NUMBER, 9))
                        .answers(Answers.<Integer, Integer>only(1)))
                .then(rule("numbers.two", source("numbers.p03"))
                        .when(Needs.has(small))
                        .answers(Answers.<Integer, Integer>only(2)))
                .book();

        assertThat(only(halves.whyNot(7, 1)).rule()).isEqualTo("numbers.great");
        assertThat(only(halves.whyNot(7, 2)).failing().getFirst().measured()).isEqualTo("a great number");
    }
}
