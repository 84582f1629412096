package kibitzer.classroom.assignment;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.classroom.assignment.TermsFault.Field;

/** Says what is wrong with terms, all of it at once, so that a form can tell it while it is filled in. */
public final class TermsCheck {
    public static final int LONGEST_TITLE = 80;
    public static final int MOST_SITTINGS = 20;
    public static final int MOST_EARLY_PERCENT = 150;

    /** Nothing is due later than this after it opens: a year typed wrongly. */
    private static final Duration LONGEST = Duration.ofDays(2 * 366);

    private static final String PASSED = "This has passed, and nobody could keep to it any more. The earliest is now.";

    private TermsCheck() {}

    public static List<TermsFault> faults(Terms terms) {
        List<TermsFault> faults = new ArrayList<>();
        if (terms.title().isBlank() || terms.title().length() > LONGEST_TITLE) {
            faults.add(new TermsFault(
                    Field.TITLE, "The title needs 1 to " + LONGEST_TITLE + " characters, so that learners know it."));
        }
        if (!terms.due().isAfter(terms.opens())) {
            faults.add(new TermsFault(Field.DUE, "It must be due after it opens."));
        } else if (terms.due().isAfter(terms.opens().plus(LONGEST))) {
            faults.add(new TermsFault(Field.DUE, "It is due more than two years after it opens; look at the year."));
        }
        if (terms.sittings() < 1 || terms.sittings() > MOST_SITTINGS) {
            faults.add(new TermsFault(Field.SITTINGS, "Allow 1 to " + MOST_SITTINGS + " sittings."));
        }
        late(terms, faults);
        early(terms, faults);
        conduct(terms.conduct(), faults);
        tries(terms, faults);
        return List.copyOf(faults);
    }

    private static void late(Terms terms, List<TermsFault> faults) {
        if (terms.late() instanceof Late.Reduced(Instant until, int percent)) {
            if (!until.isAfter(terms.due())) {
                faults.add(new TermsFault(Field.LATE_UNTIL, "Late sittings must end after the due time."));
            } else if (until.isAfter(terms.due().plus(LONGEST))) {
                faults.add(new TermsFault(Field.LATE_UNTIL, "Late sittings would go on for years; look at the year."));
            }
            if (percent < 0 || percent > 99) {
                faults.add(new TermsFault(Field.LATE_PERCENT, "A late sitting counts 0 to 99 percent."));
            }
        }
    }

    private static void early(Terms terms, List<TermsFault> faults) {
        terms.early().ifPresent(early -> {
            if (!early.until().isAfter(terms.opens()) || !early.until().isBefore(terms.due())) {
                faults.add(new TermsFault(Field.EARLY_UNTIL, "Early must end after it opens and before it is due."));
            }
            if (early.percent() <= 100 || early.percent() > MOST_EARLY_PERCENT) {
                faults.add(new TermsFault(
                        Field.EARLY_PERCENT, "An early sitting counts 101 to " + MOST_EARLY_PERCENT + " percent."));
            }
        });
    }

    private static void conduct(Conduct conduct, List<TermsFault> faults) {
        if (conduct.reminderHours() < 0 || conduct.reminderHours() > Conduct.MOST_REMINDER_HOURS) {
            faults.add(new TermsFault(
                    Field.REMINDER, "Remind 1 to " + Conduct.MOST_REMINDER_HOURS + " hours before, or 0 for never."));
        }
        if (conduct.drawn().filter(drawn -> drawn < 1).isPresent()) {
            faults.add(new TermsFault(Field.DRAWN, "Ask one question or more; leave it empty for all of the set."));
        }
        if (!conduct.limit().map(TermsCheck::isLimit).orElse(true)) {
            faults.add(new TermsFault(
                    Field.LIMIT,
                    "A sitting may take 1 to " + Conduct.MOST_MINUTES + " minutes; leave it empty for no limit."));
        }
    }

    private static void tries(Terms terms, List<TermsFault> faults) {
        Tries tries = terms.conduct().tries();
        if (!tries.isSound()) {
            faults.add(new TermsFault(
                    Field.TRIES,
                    "The first try earns 100 percent, each further one less than the one before and 1 at least; "
                            + Tries.MOST + " tries at most, as 100 50 25."));
        } else if (!tries.isOnce() && terms.feedback() != Feedback.AT_ONCE) {
            faults.add(new TermsFault(
                    Field.TRIES, "A question can be tried again only where answers are told with each answer."));
        }
    }

    /** What is wrong with the terms for a set of so many questions. */
    public static List<TermsFault> faults(Terms terms, int questions) {
        List<TermsFault> faults = new ArrayList<>(faults(terms));
        if (terms.conduct().drawn().filter(drawn -> drawn > questions).isPresent()) {
            faults.add(new TermsFault(
                    Field.DRAWN, "The set has " + questions + (questions == 1 ? " question" : " questions") + "."));
        }
        return List.copyOf(faults);
    }

    private static boolean isLimit(Duration limit) {
        return limit.compareTo(Duration.ofMinutes(1)) >= 0
                && limit.compareTo(Duration.ofMinutes(Conduct.MOST_MINUTES)) <= 0
                && limit.equals(Duration.ofMinutes(limit.toMinutes()));
    }

    /** What is wrong with a change at a moment, and where sittings have begun under the terms as they were. */
    static List<TermsFault> faults(Terms before, Terms after, int questions, boolean begun, Instant now) {
        List<TermsFault> faults = new ArrayList<>(faults(after, questions));
        if (after.due().isBefore(before.due()) && after.due().isBefore(now)) {
            faults.add(new TermsFault(Field.DUE, PASSED));
        }
        if (after.late() instanceof Late.Reduced(Instant until, int percent)
                && until.isBefore(before.close())
                && until.isBefore(now)) {
            faults.add(new TermsFault(Field.LATE_UNTIL, PASSED));
        }
        if (begun && !before.sparesSittings(after)) {
            faults.add(new TermsFault(
                    Field.FIXED,
                    "A sitting has begun: only the title and the dates can be changed any more, and sittings added."));
        }
        return List.copyOf(faults);
    }

    /** What is wrong with more time for one learner at a moment. */
    static List<TermsFault> extension(Instant due, Instant now) {
        return due.isBefore(now) ? List.of(new TermsFault(Field.DUE, PASSED)) : List.of();
    }

    /** What the instructor may not have thought of, though it is allowed. */
    public static Optional<String> note(Terms terms) {
        if (terms.sittings() > 1 && terms.deals() == Deals.SAME && terms.feedback() != Feedback.AFTER_DUE) {
            return Optional.of("After the first sitting a learner knows the answers to the same deals. Fresh deals, or"
                    + " answers told after the due time, make a further sitting a fair one.");
        }
        if (terms.deals() == Deals.SAME && terms.feedback() != Feedback.AFTER_DUE) {
            return Optional.of("Whoever hands in first knows the answers and may tell the others.");
        }
        return Optional.empty();
    }
}
