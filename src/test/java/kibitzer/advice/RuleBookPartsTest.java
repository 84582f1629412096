package kibitzer.advice;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** A book made of rules, and of other books: what to wear at so many degrees. */
class RuleBookPartsTest {
    private static final Quantity<Integer> DEGREES = Quantity.of("degrees", "degree", Integer::doubleValue);
    private static final Source PAGE = source("weather.p01");

    private static final RuleBook<Integer, String> BOOK = RuleBook.<Integer, String>named("weather")
            .then(wear("shorts", PAGE, 25).manner(Manner.MAY))
            .thenEqually(wear("shirt", PAGE, 15), wear("hat", source("weather.p02"), 20))
            .then(wear("tie", generalPractice("ours"), 10))
            .book();

    private static RuleBuilder.Answering<Integer, String> wear(String what, Source source, double least) {
        return rule("wear." + what, source).needs(atLeast(DEGREES, least)).answers(Answers.only(what));
    }

    private static RuleBuilder.Answering<Integer, String> coat() {
        return rule("wear.coat", PAGE)
                .when(atMost(DEGREES, 20))
                .needs(atMost(DEGREES, 14))
                .answers(Answers.only("coat"));
    }

    private static List<String> ids(Stream<Rule<Integer, String>> rules) {
        return rules.map(Rule::id).toList();
    }

    @Nested
    class ItsRules {
        @Test
        void onlyWhatDecidesAndIsABooksIsPractised() {
            assertThat(ids(BOOK.practised())).containsExactly("wear.shirt", "wear.hat");
        }

        @Test
        void eachSourceIsNamedOnce() {
            assertThat(BOOK.sources()).containsExactly(PAGE, source("weather.p02"), generalPractice("ours"));
        }

        @Test
        void aRuleIsFoundByItsId() {
            assertThat(BOOK.rule("wear.hat"))
                    .hasValueSatisfying(rule -> assertThat(rule.id()).isEqualTo("wear.hat"));
            assertThat(BOOK.rule("wear.socks")).isEmpty();
        }

        @Test
        void twoOfOneNameAreRefused() {
            assertThatThrownBy(() -> RuleBook.<Integer, String>named("weather")
                            .then(wear("tie", PAGE, 1))
                            .thenBook(BOOK)
                            .book())
                    .hasMessageContaining("two rules named wear.tie");
        }
    }

    @Nested
    class MadeOfAnother {
        @Test
        void aBookMayStandInAnotherWithItsPlaces() {
            RuleBook<Integer, String> both = RuleBook.<Integer, String>named("all seasons")
                    .then(coat())
                    .thenBook(BOOK)
                    .then(wear("socks", PAGE, 0))
                    .book();

            assertThat(ids(both.rules()))
                    .containsExactly("wear.coat", "wear.shorts", "wear.shirt", "wear.hat", "wear.tie", "wear.socks");
            assertThat(both.places().get(2)).isEqualTo(BOOK.places().get(1));
        }

        @Test
        void everyRuleMayBeChangedInItsPlace() {
            RuleBook<Integer, String> other = BOOK.mapped(rule -> rule.from(source("weather.p09")));

            assertThat(other.sources()).containsExactly(source("weather.p09"));
            assertThat(ids(other.rules())).isEqualTo(ids(BOOK.rules()));
            assertThat(other.places()).hasSameSizeAs(BOOK.places());
        }

        @Test
        void whatIsPlayedBesideARuleHasThePlaceBehindIt() {
            RuleBook<Integer, String> other = BOOK.followed(rule -> rule.id().equals("wear.shirt")
                    ? Stream.of(InOurClub.answering(rule, "wear.blouse", Answers.only("blouse")))
                    : Stream.of());

            assertThat(other.places().stream().map(place -> ids(place.stream())))
                    .containsExactly(
                            List.of("wear.shorts"),
                            List.of("wear.shirt", "wear.hat"),
                            List.of("wear.blouse"),
                            List.of("wear.tie"));
        }
    }

    @Test
    void inOnePlaceOnlyTheRulesThatSpeakThereStand() {
        RuleBook<Integer, String> both = RuleBook.<Integer, String>named("all seasons")
                .then(coat())
                .thenBook(BOOK)
                .book();

        RuleBook<Integer, String> warm = both.at(22);
        RuleBook<Integer, String> cold = both.at(9);

        assertThat(ids(warm.rules())).isEqualTo(ids(BOOK.rules()));
        assertThat(warm.places()).hasSize(3);
        assertThat(ids(cold.rules())).startsWith("wear.coat").hasSize(5);
        assertThat(cold.best(9)).containsExactly("coat");
    }

    @Nested
    class InShort {
        @Test
        void theAnswersAreTheSameWithoutReasons() {
            Advice<String> advice = BOOK.inShort(26);

            assertThat(advice.best()).containsExactly("shirt", "hat");
            assertThat(advice.acceptable()).containsExactly("shorts");
            assertThat(advice.silent()).isFalse();
            assertThat(advice.rulings())
                    .allSatisfy(ruling -> assertThat(ruling.reasons()).isEmpty());
            assertThat(advice.beside()).isEqualTo(new Beside.Figures(Map.of()));
            assertThat(BOOK.best(26)).containsExactly("shirt", "hat");
        }

        @Test
        void asPrintedPracticeHasNone() {
            assertThat(BOOK.best(12)).containsExactly("tie");
            assertThat(BOOK.bestAsPrinted(12)).isEmpty();
            assertThat(BOOK.bestAsPrinted(16)).containsExactly("shirt");
            assertThat(BOOK.inShort(12).silent()).isTrue();
        }

        @Test
        void usuallyAllowsWhatComesNext() {
            RuleBook<Integer, String> usual = RuleBook.<Integer, String>named("weather")
                    .then(wear("shirt", PAGE, 15).manner(Manner.USUALLY))
                    .then(wear("hat", PAGE, 10))
                    .then(wear("socks", PAGE, 0))
                    .book();

            assertThat(usual.inShort(16).best()).containsExactly("shirt");
            assertThat(usual.inShort(16).acceptable()).containsExactly("hat");
        }

        @Test
        void aBookOnItsEdgeIsNotAnsweredByPracticeFirst() {
            RuleBook<Integer, String> edge = RuleBook.<Integer, String>named("weather")
                    .then(rule("wear.shirt", PAGE)
                            .needs(within(DEGREES, Range.atLeast(Bound.about(15, 2))))
                            .answers(Answers.only("shirt")))
                    .then(wear("tie", generalPractice("ours"), 10))
                    .book();

            assertThat(edge.inShort(14).best()).containsExactly("shirt");
            assertThat(edge.inShort(14).acceptable()).containsExactly("tie");
            assertThat(edge.inShort(15).acceptable()).isEmpty();
        }
    }

    @Nested
    class WhatIsGiven {
        @Test
        void anAnswerIsGivenWhereARuleForItSpeaks() {
            RuleBook<Integer, String> cold =
                    RuleBook.<Integer, String>named("cold").then(coat()).book();

            assertThat(cold.isGiven(20, "coat")).isTrue();
            assertThat(cold.isGiven(21, "coat")).isFalse();
            assertThat(cold.isGiven(20, "hat")).isFalse();
            assertThat(cold.shows(20, "coat")).containsExactly("14 or fewer degrees");
            assertThat(cold.shows(21, "coat")).isEmpty();
            assertThat(cold.shows(20, "hat")).isEmpty();
        }

        @Test
        void aRuleThatAsksNothingShowsNothing() {
            RuleBook<Integer, String> any = RuleBook.<Integer, String>named("any")
                    .then(rule("wear.cap", PAGE).answers(Answers.<Integer, String>only("cap")))
                    .book();

            assertThat(any.shows(20, "cap")).isEmpty();
            assertThat(any.isGiven(20, "cap")).isTrue();
        }
    }

    @Test
    void answersMayBeKnownToGiveOneOrNone() {
        Answers<Integer, String> shirtInSummer = new Answers<Integer, String>(
                        "a shirt", degrees -> degrees < 15 ? List.of() : List.of("shirt"))
                .alwaysGiving("shirt");

        assertThat(shirtInSummer.always()).contains("shirt");
        assertThat(shirtInSummer.in(9)).isEmpty();
        assertThat(shirtInSummer.in(15)).containsExactly("shirt");
    }
}
