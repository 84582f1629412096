package kibitzer.advice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What rules and their families are called. */
class RuleNamesTest {
    private static final RuleFamilies FAMILIES =
            new RuleFamilies(Map.of("acol", "acol", "respond", "answering partner", "two-clubs", "two clubs"));

    @ParameterizedTest
    @CsvSource({
        "acol.open.weak-no-trump,Weak no trump",
        "leads.a-k-x,A K x",
        "acol.suit-at-two,Suit at the two level",
        "leads.ace-king,Ace-king",
        "leads.partners-suit,Partner's suit",
        "acol.rebid-2nt,Rebid 2NT"
    })
    void aRuleIsCalledByTheLastWordsOfItsId(String id, String title) {
        assertThat(RuleTitle.of(id)).isEqualTo(title);
    }

    @Test
    void theFamiliesStandBeforeTheRuleTheWidestFirst() {
        assertThat(RuleFamilies.of("acol.respond.two-clubs.negative")).containsExactly("acol", "respond", "two-clubs");
        assertThat(RuleFamilies.of("negative")).isEmpty();
    }

    @Test
    void aHeadingNamesTheFamiliesThatHaveOne() {
        assertThat(FAMILIES.headingOf("acol.respond.two-clubs.negative"))
                .isEqualTo("Acol, answering partner, two clubs");
        assertThat(FAMILIES.headingOf("acol.unnamed.negative")).isEqualTo("Acol");
        assertThat(RuleFamilies.NONE.headingOf("acol.respond.negative")).isEmpty();
    }

    @Test
    void familiesOfTwoGamesStandTogether() {
        RuleFamilies both = FAMILIES.and(new RuleFamilies(Map.of("gin", "gin rummy")));

        assertThat(both.headingOf("gin.knock")).isEqualTo("Gin rummy");
        assertThat(both.headingOf("acol.open")).isEqualTo("Acol");
    }
}
