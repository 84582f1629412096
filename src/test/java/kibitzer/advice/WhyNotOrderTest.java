package kibitzer.advice;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

/** Of several rules that could have given an answer, those come first that tell most: why no shirt on a wet, mild day. */
class WhyNotOrderTest {
    record Day(int degrees, boolean rain) {}

    private static final Day WET = new Day(20, true);
    private static final Quantity<Day> DEGREES = Quantity.of("degrees", "degree", Day::degrees);
    private static final Trait<Day> RAIN = new Trait<>("rain", "it rains", "it is dry", Day::rain);
    private static final Scale<Day> WARMTH = new Scale<>("warmth", "how warm", Day::degrees, day -> "mild");
    private static final Source PAGE = source("weather.p01");

    private static RuleBuilder.Answering<Day, String> shirt(String when, Need<Day> need) {
        return rule("shirt." + when, PAGE).needs(need).answers(Answers.only("shirt"));
    }

    private static RuleBuilder.Answering<Day, String> coat(Need<Day> need) {
        return rule("coat.any", PAGE).needs(need).answers(Answers.only("coat"));
    }

    private static List<Ruling<String>> whyNoShirt(List<RuleBuilder.Answering<Day, String>> rules) {
        return RuleBook.<Day, String>named("weather").thenAll(rules).book().whyNot(WET, "shirt");
    }

    private static List<String> order(List<RuleBuilder.Answering<Day, String>> rules) {
        return whyNoShirt(rules).stream().map(Ruling::rule).toList();
    }

    @Test
    void theNearerRuleComesFirst() {
        assertThat(order(List.of(
                        shirt("hot", atLeast(DEGREES, 30)),
                        shirt("warm", atLeast(DEGREES, 22)),
                        coat(atMost(DEGREES, 40)))))
                .containsExactly("shirt.warm", "shirt.hot");
    }

    @Test
    void eachFactThatIsMissedCounts() {
        Quantity<Day> noon = Quantity.of("noon", "degree", Day::degrees);

        assertThat(order(List.of(
                        rule("shirt.twice", PAGE)
                                .needs(atLeast(DEGREES, 21), atLeast(noon, 21))
                                .answers(Answers.only("shirt")),
                        shirt("once", atLeast(DEGREES, 22)),
                        coat(atMost(DEGREES, 40)))))
                .containsExactly("shirt.once", "shirt.twice");
    }

    /** The trait is one step off and counts for eight: nine. */
    @Test
    void aTraitThatPlaysNoPartIsAsFarAsEightDegreesMissed() {
        RuleBuilder.Answering<Day, String> dry = shirt("dry", lacks(RAIN));

        assertThat(order(List.of(dry, shirt("warm", atLeast(DEGREES, 27)), coat(atMost(DEGREES, 40)))))
                .containsExactly("shirt.warm", "shirt.dry");
        assertThat(order(List.of(shirt("warm", atLeast(DEGREES, 29)), dry, coat(atMost(DEGREES, 40)))))
                .containsExactly("shirt.dry", "shirt.warm");
    }

    @Test
    void aTraitThatTheDecidingRuleLooksAtIsNearer() {
        RuleBuilder.Answering<Day, String> dry = shirt("dry", lacks(RAIN));

        assertThat(order(List.of(shirt("warm", atLeast(DEGREES, 27)), dry, coat(has(RAIN)))))
                .containsExactly("shirt.dry", "shirt.warm");
        assertThat(order(List.of(dry, shirt("warm", atLeast(DEGREES, 25)), coat(has(RAIN)))))
                .containsExactly("shirt.warm", "shirt.dry");
    }

    @Nested
    class BehindARuleOfAnotherDegree {
        private final RuleBuilder.Answering<Day, String> less = coat(Needs.below(WARMTH, new Scale.Degree(25, "warm")));
        private final RuleBuilder.Answering<Day, String> hot =
                shirt("hot", Needs.reaches(WARMTH, new Scale.Degree(27, "hot")));
        private final RuleBuilder.Answering<Day, String> dry = shirt("dry", lacks(RAIN));

        @Test
        void itWouldNotBeHeardAndComesLastWithoutItsFacts() {
            List<Ruling<String>> rulings = whyNoShirt(List.of(less, hot, dry));

            assertThat(rulings).extracting(Ruling::rule).containsExactly("shirt.dry", "shirt.hot");
            assertThat(rulings.getFirst().reasons()).isNotEmpty();
            assertThat(rulings.getLast().reasons()).isEmpty();
        }

        @Test
        void theRuleThatDecidesNeedNotBeTheFirst() {
            assertThat(whyNoShirt(List.of(dry, less, hot)).getLast().reasons()).isEmpty();
        }

        @Test
        void beforeItItIsHeard() {
            List<Ruling<String>> rulings = whyNoShirt(List.of(hot, less, dry));

            assertThat(rulings).extracting(Ruling::rule).containsExactly("shirt.hot", "shirt.dry");
            assertThat(rulings)
                    .allSatisfy(ruling -> assertThat(ruling.reasons()).isNotEmpty());
        }

        @Test
        void whereNoRuleDecidesAllAreHeard() {
            assertThat(whyNoShirt(List.of(hot, dry)))
                    .allSatisfy(ruling -> assertThat(ruling.reasons()).isNotEmpty());
        }
    }
}
