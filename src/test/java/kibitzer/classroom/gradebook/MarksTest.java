package kibitzer.classroom.gradebook;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.SittingId;
import org.junit.jupiter.api.Test;

/** What Ina and Bo hold of one answer in words. */
class MarksTest {
    private static final AssignmentId ASSIGNMENT = AssignmentId.fresh();
    private static final Scope HERE =
            new Scope(ASSIGNMENT, 1, Optional.of(SittingId.fresh()), Optional.empty(), Optional.empty());

    private static Regrade mark(long id, String by, int percent) {
        return given(id, HERE, by, percent, false);
    }

    private static Regrade agreed(long id, String by, int percent) {
        return given(id, HERE, by, percent, true);
    }

    private static Regrade forAll(long id, int percent) {
        return given(id, Scope.question(ASSIGNMENT, 1), "Ina", percent, false);
    }

    private static Regrade given(long id, Scope scope, String by, int percent, boolean agreed) {
        return new Regrade(id, scope, Optional.of(percent), "Why " + id, by, Instant.EPOCH, agreed);
    }

    private static int counts(Regrade... fit) {
        return Credit.ofMarks(Marks.of(List.of(fit)).deciding()).percent();
    }

    @Test
    void oneMarkAloneCountsAndTheLastOfEachInstructor() {
        assertThat(counts(mark(1, "Ina", 40))).isEqualTo(40);
        assertThat(counts(mark(1, "Ina", 40), mark(2, "Ina", 60))).isEqualTo(60);
        assertThat(Marks.of(List.of(mark(1, "Ina", 40), mark(2, "Ina", 60))).isOpen())
                .isFalse();
        assertThat(Marks.of(List.of()).deciding()).isEmpty();
    }

    @Test
    void ofSeveralTheMeanCountsAHalfRoundedUp() {
        assertThat(counts(mark(1, "Ina", 50), mark(2, "Bo", 100))).isEqualTo(75);
        assertThat(counts(mark(1, "Ina", 50), mark(2, "Bo", 75))).isEqualTo(63);
        assertThat(counts(mark(1, "Ina", 0), mark(2, "Bo", 100), mark(3, "Cy", 100)))
                .isEqualTo(67);
        assertThat(counts(mark(1, "Ina", 50), mark(2, "Bo", 100), mark(3, "Ina", 90)))
                .isEqualTo(95);
        Marks marks = Marks.of(List.of(mark(1, "Ina", 50), mark(2, "Bo", 80)));
        assertThat(marks.isOpen()).isTrue();
        assertThat(marks.apart()).isEqualTo(30);
    }

    @Test
    void whatIsAgreedOnStandsUntilSomethingElseIs() {
        assertThat(counts(mark(1, "Ina", 50), mark(2, "Bo", 100), agreed(3, "Bo", 60)))
                .isEqualTo(60);
        Marks later =
                Marks.of(List.of(mark(1, "Ina", 50), mark(2, "Bo", 100), agreed(3, "Bo", 60), mark(4, "Ina", 10)));
        assertThat(Credit.ofMarks(later.deciding()).percent()).isEqualTo(60);
        assertThat(later.isOpen()).isFalse();
        assertThat(later.each()).extracting(Regrade::percent).containsExactly(Optional.of(100), Optional.of(10));
        assertThat(counts(agreed(3, "Bo", 60), mark(4, "Ina", 10), agreed(5, "Ina", 70)))
                .isEqualTo(70);
    }

    @Test
    void aRegradeForAllTakesTheirPlaceAndMarksGivenAfterItCountAgain() {
        assertThat(counts(mark(1, "Ina", 50), agreed(2, "Bo", 60), forAll(3, 100)))
                .isEqualTo(100);
        assertThat(counts(mark(1, "Ina", 50), forAll(2, 100), mark(3, "Bo", 20)))
                .isEqualTo(20);
    }

    @Test
    void theReasonsOfAllWhoDecidedAreTold() {
        assertThat(Credit.ofMarks(List.of(mark(1, "Ina", 50))).reason()).contains("Why 1");
        assertThat(Credit.ofMarks(List.of(mark(1, "Ina", 50), mark(2, "Bo", 60)))
                        .reason())
                .contains("Ina: Why 1. Bo: Why 2.");
    }
}
