package kibitzer.learning.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.decisions.DecisionId;
import kibitzer.learning.FirstTry;
import kibitzer.learning.LearnerDay;
import kibitzer.learning.Skill;
import kibitzer.learning.rating.Ratings.Rated;
import org.junit.jupiter.api.Test;

class FamilyRatingTest {
    private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");
    private static final LearnerDay TODAY = LearnerDay.at(NOON, ZoneOffset.UTC);
    private static final long DAY = 86_400;
    private static final Skill CLASS = skill("poker/class");
    private static final Skill SCORE = skill("canasta/score");

    private static Skill skill(String decision) {
        return new Skill(new DecisionId(decision), Optional.empty());
    }

    private static FirstTry answer(Skill skill, double credit, boolean chosen, long daysLater) {
        return new FirstTry(skill, credit, chosen, NOON.plusSeconds(daysLater * DAY));
    }

    private static List<FamilyRating> of(FirstTry... tries) {
        return FamilyRating.of(List.of(tries), Map.of(), TODAY);
    }

    @Test
    void whoHasAnsweredNothingHasNoRating() {
        assertThat(of()).isEmpty();
    }

    /**
     * The published procedure by hand: 350 is 2.0148 on its scale, g 0.6691, v 8.9354, so that the new variance is
     * 1 / (1 / 4.0629 + 1 / 8.9354) = 2.7929, and the step 2.7929 * 0.6691 * 0.5 * 173.7178 = 162.3.
     */
    @Test
    void aRightAnswerIsAGameWonAgainstTheDeals() {
        assertThat(of(answer(CLASS, 1, false, 0))).singleElement().satisfies(family -> {
            assertThat(family.family()).isEqualTo("poker");
            assertThat(family.tries()).isEqualTo(1);
            assertThat(family.rating().rating()).isCloseTo(1662.3, within(0.1));
        });
    }

    @Test
    void aChosenSubjectMovesItHalfAsFar() {
        double whole = of(answer(CLASS, 0, false, 0)).getFirst().rating().rating();
        double half = of(answer(CLASS, 0, true, 0)).getFirst().rating().rating();

        assertThat(1500 - half).isCloseTo((1500 - whole) / 2, within(1e-9)).isPositive();
    }

    @Test
    void aHarderHandRaisesItMore() {
        Rated hard = new Rated(new Rating(1900, 60, 0.06), 40);
        FirstTry right = answer(CLASS, 1, false, 0);

        assertThat(FamilyRating.of(List.of(right), Map.of(CLASS, hard), TODAY)
                        .getFirst()
                        .rating()
                        .rating())
                .isGreaterThan(of(right).getFirst().rating().rating());
    }

    @Test
    void familiesAreRatedApartAndTheCurveHasOnePointADay() {
        List<FamilyRating> families = of(
                answer(CLASS, 1, false, -2),
                answer(SCORE, 0, false, -2),
                answer(CLASS, 0, false, -2),
                answer(CLASS, 1, false, 0));

        assertThat(families).extracting(FamilyRating::family).containsExactly("canasta", "poker");
        assertThat(families.getLast().curve())
                .extracting(FamilyRating.Point::day)
                .containsExactly(LocalDate.of(2026, 11, 19), LocalDate.of(2026, 11, 21));
        assertThat(families.getLast().curve().getLast().rating())
                .isEqualTo(families.getLast().rating().rating());
    }
}
