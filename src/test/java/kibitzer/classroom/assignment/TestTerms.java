package kibitzer.classroom.assignment;

import java.time.Instant;
import java.util.Optional;

/** Terms of assignments in tests, each differing from a plain one in what its test is about. */
final class TestTerms {
    static final Instant OPENS = Instant.parse("2026-11-02T08:00:00Z");
    static final Instant DUE = Instant.parse("2026-11-09T17:00:00Z");
    static final Instant NOON = Instant.parse("2026-11-04T12:00:00Z");

    private TestTerms() {}

    static Terms terms() {
        return terms(Feedback.ON_SUBMISSION);
    }

    static Terms terms(Feedback feedback) {
        return new Terms(
                "Elevens",
                OPENS,
                DUE,
                1,
                Counted.BEST,
                feedback,
                false,
                Deals.SAME,
                new Late.Closed(),
                Optional.empty());
    }

    static Terms sittings(Terms terms, int sittings) {
        return with(
                terms,
                terms.opens(),
                terms.due(),
                sittings,
                terms.shuffled(),
                terms.deals(),
                terms.late(),
                terms.early());
    }

    static Terms late(Terms terms, Late late) {
        return with(
                terms,
                terms.opens(),
                terms.due(),
                terms.sittings(),
                terms.shuffled(),
                terms.deals(),
                late,
                terms.early());
    }

    static Terms dates(Terms terms, Instant opens, Instant due) {
        return with(terms, opens, due, terms.sittings(), terms.shuffled(), terms.deals(), terms.late(), terms.early());
    }

    static Terms early(Terms terms, Early early) {
        return with(
                terms,
                terms.opens(),
                terms.due(),
                terms.sittings(),
                terms.shuffled(),
                terms.deals(),
                terms.late(),
                Optional.of(early));
    }

    static Terms dealt(Terms terms, Deals deals, boolean shuffled) {
        return with(terms, terms.opens(), terms.due(), terms.sittings(), shuffled, deals, terms.late(), terms.early());
    }

    /** The same with these; what counts, what is told and the title stay. */
    private static Terms with(
            Terms terms,
            Instant opens,
            Instant due,
            int sittings,
            boolean shuffled,
            Deals deals,
            Late late,
            Optional<Early> early) {
        return new Terms(
                terms.title(), opens, due, sittings, terms.counted(), terms.feedback(), shuffled, deals, late, early);
    }
}
