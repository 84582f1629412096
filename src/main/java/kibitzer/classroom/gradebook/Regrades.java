package kibitzer.classroom.gradebook;

import java.time.Clock;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import kibitzer.accounts.Accounts;
import kibitzer.classroom.AssignmentId;
import kibitzer.classroom.ClassroomId;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.ResultsChanged;
import kibitzer.classroom.gradebook.RegradeEntry.Effect;
import kibitzer.classroom.gradebook.RegradePreview.Change;
import kibitzer.classroom.roster.ClassGate;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

/**
 * Credits that instructors give in place of the marking's, each with its reason. None is ever changed or removed: whoever
 * thinks better of one gives another.
 */
@Service
@Transactional
public class Regrades {
    /** Characters of a reason. */
    public static final int LONGEST = 1_000;

    private final ClassGate gate;
    private final Accounts accounts;
    private final AssignmentBooks books;
    private final GradebookRows rows;
    private final RegradeRows regrades;
    private final Clock clock;
    private final ApplicationEventPublisher events;

    Regrades(
            ClassGate gate,
            Accounts accounts,
            AssignmentBooks books,
            GradebookRows rows,
            RegradeRows regrades,
            Clock clock,
            ApplicationEventPublisher events) {
        this.gate = gate;
        this.accounts = accounts;
        this.books = books;
        this.rows = rows;
        this.regrades = regrades;
        this.clock = clock;
        this.events = events;
    }

    /**
     * Whose scores a credit would change, and by how much.
     *
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     * @throws NoSuchEntry if the class has no such assignment, question or sitting
     * @throws BadQuestion if the percentage is none, or an answer is meant that is not the same question everywhere
     */
    @Transactional(readOnly = true)
    public RegradePreview preview(ClassroomId classroom, LearnerId who, Scope scope, int percent) {
        return preview(classroom, who, scope, Optional.of(percent), false);
    }

    /** The same for the mark of an answer in words that the instructors agree on, in the place of their own. */
    @Transactional(readOnly = true)
    public RegradePreview previewAgreed(ClassroomId classroom, LearnerId who, Scope scope, int percent) {
        return preview(classroom, who, scope, Optional.of(percent), true);
    }

    /** The same where a whole question would be taken out of the score. */
    @Transactional(readOnly = true)
    public RegradePreview previewOut(ClassroomId classroom, LearnerId who, AssignmentId assignment, int question) {
        return preview(classroom, who, Scope.question(assignment, question), Optional.empty(), false);
    }

    private RegradePreview preview(
            ClassroomId classroom, LearnerId who, Scope scope, Optional<Integer> percent, boolean agreed) {
        gate.requireInstructor(classroom, who);
        AssignmentBook book = books.require(classroom, who, scope.assignment());
        check(book, scope, percent, agreed);
        Instant now = clock.instant();
        AssignmentBook after =
                book.with(book.rule().and(new Regrade(Long.MAX_VALUE, scope, percent, "", name(who), now, agreed)));
        List<Change> changes = new ArrayList<>();
        for (Learner learner : rows.learners(classroom)) {
            Optional<Score> was = book.result(learner, now).score();
            Optional<Score> becomes = after.result(learner, now).score();
            if (was.isPresent() && becomes.isPresent() && !was.get().sameAs(becomes.get())) {
                changes.add(new Change(learner, was.get(), becomes.get()));
            }
        }
        return new RegradePreview(scope, percent, agreed, spokenOf(book, scope).size(), changes);
    }

    /**
     * Gives a credit.
     *
     * @param reason 1 to {@link #LONGEST} characters
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     * @throws NoSuchEntry if the class has no such assignment, question or sitting
     * @throws BadQuestion as {@link #preview}, or if there is no reason
     */
    public void give(ClassroomId classroom, LearnerId who, Scope scope, int percent, String reason) {
        give(classroom, who, scope, Optional.of(percent), false, reason);
    }

    /**
     * Does what a preview showed, as long as it would still do just that: nobody confirms what he has not seen. A question
     * taken out of the score gives no points and none are possible with it, for everybody; a credit for the whole question puts
     * it back.
     *
     * @param reason 1 to {@link #LONGEST} characters
     * @return empty if it is done; else what it would do now, and nothing is changed
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     * @throws NoSuchEntry if the class has no such assignment, question or sitting
     * @throws BadQuestion as {@link #preview}, or if there is no reason
     */
    public Optional<RegradePreview> give(ClassroomId classroom, LearnerId who, RegradePreview seen, String reason) {
        gate.requireInstructor(classroom, who);
        required(reason);
        regrades.hold(seen.scope().assignment());
        RegradePreview now = preview(classroom, who, seen.scope(), seen.percent(), seen.agreed());
        if (!now.equals(seen)) {
            return Optional.of(now);
        }
        give(classroom, who, seen.scope(), seen.percent(), seen.agreed(), reason);
        return Optional.empty();
    }

    private void give(
            ClassroomId classroom,
            LearnerId who,
            Scope scope,
            Optional<Integer> percent,
            boolean agreed,
            String reason) {
        gate.requireInstructor(classroom, who);
        check(books.require(classroom, who, scope.assignment()), scope, percent, agreed);
        regrades.hold(scope.assignment());
        regrades.add(
                scope, percent, required(reason), name(who), clock.instant().truncatedTo(ChronoUnit.MILLIS), agreed);
        events.publishEvent(new ResultsChanged(scope.assignment(), Optional.empty()));
    }

    private String name(LearnerId who) {
        return accounts.find(who).orElseThrow(NoSuchClass::new).name().text();
    }

    private static String required(String reason) {
        String said = reason.strip();
        if (said.isEmpty() || said.length() > LONGEST) {
            throw new BadQuestion(
                    "reason",
                    said.isEmpty() ? "nothing is said" : said.length() + " characters long",
                    "1 to " + LONGEST + " characters");
        }
        return said;
    }

    private static void check(AssignmentBook book, Scope scope, Optional<Integer> percent, boolean agreed) {
        AssignedQuestion question = book.rule().question(scope.original()).orElseThrow(NoSuchEntry::new);
        percent.filter(credit -> credit < 0 || credit > Credit.WHOLE).ifPresent(credit -> {
            throw new BadQuestion("percent", String.valueOf(credit), "0 to 100");
        });
        if (scope.sitting().isPresent()
                && book.all().stream()
                        .noneMatch(turn -> turn.id().equals(scope.sitting().get()))) {
            throw new NoSuchEntry();
        }
        if (agreed && (scope.sitting().isEmpty() || !Remarking.isMarkedByHand(question.decision()))) {
            throw new BadQuestion("agreed", "this is no mark of an answer in words", "one sitting's answer in words");
        }
        if (question.afresh() && scope.answer().isPresent() && scope.sitting().isEmpty()) {
            throw new BadQuestion(
                    "answer",
                    "each sitting has a deal of its own",
                    "one sitting, the answers that a rule decided, or the whole question");
        }
    }

    private record Spoken(Turn turn, AskedQuestion asked) {}

    private static List<Spoken> spokenOf(AssignmentBook book, Scope scope) {
        return book.all().stream()
                .filter(turn -> !turn.practice())
                .flatMap(turn -> turn.asked().stream()
                        .filter(asked -> scope.holds(turn, asked))
                        .map(asked -> new Spoken(turn, asked)))
                .toList();
    }

    /**
     * All regrades of a class, the latest first.
     *
     * @throws NoSuchClass if there is none, or the one who asks does not run it
     */
    @Transactional(readOnly = true)
    public List<RegradeEntry> trail(ClassroomId classroom, LearnerId who) {
        gate.requireObserver(classroom, who);
        List<Learner> learners = rows.learners(classroom);
        return books.of(classroom, who).stream()
                .flatMap(book -> book.rule().regrades().stream().map(regrade -> entry(book, regrade, learners)))
                .sorted(Comparator.comparingLong(
                                (RegradeEntry entry) -> entry.regrade().id())
                        .reversed())
                .toList();
    }

    private static RegradeEntry entry(AssignmentBook book, Regrade regrade, List<Learner> learners) {
        List<Spoken> spoken = spokenOf(book, regrade.scope());
        ScoreRule before = book.rule().before(regrade);
        Map<Integer, Integer> counts = new TreeMap<>();
        spoken.stream()
                .filter(one -> regrade.percent().isPresent())
                .filter(one -> !one.turn().started().isAfter(regrade.at()))
                .forEach(one ->
                        counts.merge(before.credit(one.turn(), one.asked()).rounded(), 1, Integer::sum));
        Optional<Regrade> out = book.rule().out(regrade.scope().original());
        return new RegradeEntry(
                book.assignment(),
                book.rule().question(regrade.scope().original()).orElseThrow(NoSuchEntry::new),
                regrade,
                regrade.scope().sitting().flatMap(sitting -> learner(book, sitting, learners)),
                counts.entrySet().stream()
                        .map(count -> new Effect(count.getKey(), count.getValue()))
                        .sorted(Comparator.comparingInt(Effect::count).reversed())
                        .toList(),
                out.isPresent() || regrade.percent().isEmpty()
                        ? out.filter(regrade::equals).isPresent()
                        : spoken.isEmpty()
                                ? isLastOfItsScope(book, regrade)
                                : spoken.stream()
                                        .anyMatch(one -> book.rule().credit(one.turn(), one.asked()).regrades().stream()
                                                .anyMatch(decides -> decides.id() == regrade.id())));
    }

    private static boolean isLastOfItsScope(AssignmentBook book, Regrade regrade) {
        return book.rule().regrades().stream()
                .noneMatch(other -> other.id() > regrade.id() && other.scope().equals(regrade.scope()));
    }

    private static Optional<Learner> learner(AssignmentBook book, SittingId sitting, List<Learner> learners) {
        return book.all().stream()
                .filter(turn -> turn.id().equals(sitting))
                .flatMap(
                        turn -> learners.stream().filter(learner -> learner.id().equals(turn.learner())))
                .findFirst();
    }
}
