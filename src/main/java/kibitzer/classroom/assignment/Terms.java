package kibitzer.classroom.assignment;

import java.time.Instant;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * What an instructor lays down for an assignment. {@link TermsCheck} says what is wrong with it.
 *
 * @param opens from this moment on a sitting can be started
 * @param due up to and including this moment it is on time
 * @param sittings how many that count each learner may have
 * @param shuffled whether each sitting has an order of its own
 * @param conduct how it is held
 * @param boards by what boards that are bid and played are credited
 * @param practiceCounts whether answers are held against general practice where no book speaks; else every sensible one counts
 *     in full
 */
public record Terms(
        String title,
        Instant opens,
        Instant due,
        int sittings,
        Counted counted,
        Feedback feedback,
        boolean shuffled,
        Deals deals,
        Late late,
        Optional<Early> early,
        Conduct conduct,
        BoardCredit boards,
        boolean practiceCounts) {

    /** Terms of an assignment that is held as usual; boards, if there are any in its set, are held against par. */
    public Terms(
            String title,
            Instant opens,
            Instant due,
            int sittings,
            Counted counted,
            Feedback feedback,
            boolean shuffled,
            Deals deals,
            Late late,
            Optional<Early> early) {
        this(
                title,
                opens,
                due,
                sittings,
                counted,
                feedback,
                shuffled,
                deals,
                late,
                early,
                Conduct.USUAL,
                BoardCredit.IMPS,
                false);
    }

    /** The same terms, held otherwise. */
    public Terms held(Conduct otherwise) {
        return with(otherwise, boards, practiceCounts);
    }

    /** The same terms, with boards credited by another rule. */
    public Terms crediting(BoardCredit by) {
        return with(conduct, by, practiceCounts);
    }

    /** The same terms, with general practice counting where no book speaks. */
    public Terms countingPractice() {
        return with(conduct, boards, true);
    }

    private Terms with(Conduct held, BoardCredit credited, boolean practice) {
        return new Terms(
                title, opens, due, sittings, counted, feedback, shuffled, deals, late, early, held, credited, practice);
    }

    /** When the last that counts can be handed in by whoever has no extension. */
    public Instant close() {
        return Deadlines.of(this, Optional.empty()).close();
    }

    /** The same terms at other times. */
    public Terms moved(UnaryOperator<Instant> to) {
        return new Terms(
                title,
                to.apply(opens),
                to.apply(due),
                sittings,
                counted,
                feedback,
                shuffled,
                deals,
                late instanceof Late.Reduced(Instant until, int percent)
                        ? new Late.Reduced(to.apply(until), percent)
                        : late,
                early.map(before -> new Early(to.apply(before.until()), before.percent())),
                conduct,
                boards,
                practiceCounts);
    }

    /** True if the other terms differ in title and dates alone, or allow more sittings: no sitting that has begun is touched. */
    public boolean sparesSittings(Terms other) {
        return conduct.sparesSittings(other.conduct) && other.withDatesOf(this).equals(this);
    }

    private Terms withDatesOf(Terms dated) {
        return new Terms(
                dated.title,
                dated.opens,
                dated.due,
                Math.min(sittings, dated.sittings),
                counted,
                feedback,
                shuffled,
                deals,
                late instanceof Late.Reduced(Instant ours, int percent)
                                && dated.late instanceof Late.Reduced(Instant until, int theirs)
                        ? new Late.Reduced(until, percent)
                        : late,
                early.isPresent() && dated.early.isPresent()
                        ? Optional.of(
                                new Early(dated.early.get().until(), early.get().percent()))
                        : early,
                dated.conduct,
                boards,
                practiceCounts);
    }
}
