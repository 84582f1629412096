package kibitzer.classroom.assignment;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import kibitzer.classroom.SittingId;
import kibitzer.classroom.assignment.SittingRows.Asked;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.learning.Asking;
import kibitzer.learning.Attempt;
import kibitzer.learning.Attempts;
import kibitzer.learning.Attempts.Told;
import kibitzer.learning.Place;
import kibitzer.learning.underway.AnswersUnderWay;
import kibitzer.learning.underway.AskedAt;
import kibitzer.marking.Question;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;
import tools.jackson.databind.JsonNode;

/**
 * Hands sittings in and tells their verdicts: grades, the time of handing in, and the attempts that answers become are
 * stored in one transaction, so that a sitting is handed in once, whole or not at all.
 */
@Component
class HandingIn {
    private final AssignmentRows assignments;
    private final SittingRows rows;
    private final Calendar calendar;
    private final Attempts attempts;
    private final Announcer announcer;
    private final ApplicationEventPublisher events;
    private final AnswersUnderWay underWay;
    private final TransactionTemplate transaction;

    HandingIn(
            AssignmentRows assignments,
            SittingRows rows,
            Calendar calendar,
            Attempts attempts,
            Announcer announcer,
            ApplicationEventPublisher events,
            AnswersUnderWay underWay,
            PlatformTransactionManager transactions) {
        this.assignments = assignments;
        this.rows = rows;
        this.calendar = calendar;
        this.attempts = attempts;
        this.announcer = announcer;
        this.events = events;
        this.underWay = underWay;
        this.transaction = new TransactionTemplate(transactions);
    }

    /** Hands in for the learner; where the time is over, what stood there then. A second time changes nothing. */
    Sitting handIn(SittingId id) {
        return handIn(id, calendar.now());
    }

    /** The same as of a moment that may have passed: when the paper was handed in from which it was typed. */
    Sitting handIn(SittingId id, Instant at) {
        return settle(id, Optional.of(at));
    }

    /** Hands in a sitting whose time is over, and tells what may be told by now. */
    Sitting settle(SittingId id) {
        return settle(id, Optional.empty());
    }

    /** @param wanted when it is handed in; empty where nobody does so */
    private Sitting settle(SittingId id, Optional<Instant> wanted) {
        Sitting now = rows.find(id).orElseThrow(NoSuchAssignment::new);
        if (!hasToBeSettled(now, wanted)) {
            return now;
        }
        if (now.isOpen()) {
            takeAsItStands(now, wanted);
        }
        // Marking takes time that no row should be held for: it is done before, and looked up inside.
        Marks marks = new Marks(id);
        marks.all();
        List<Attempt> stored = new ArrayList<>();
        Sitting settled = transaction.execute(status -> {
            Sitting sitting = rows.lock(id).orElseThrow(NoSuchAssignment::new);
            Assignment assignment = assignments.find(sitting.assignment()).orElseThrow();
            if (assignment.withdrawn().isPresent()) {
                throw new NoSuchAssignment();
            }
            Optional<Instant> end = sitting.submitted().or(() -> end(assignment, sitting, wanted));
            if (end.isPresent()) {
                if (sitting.isOpen()) {
                    grade(assignment, sitting, end.get(), marks);
                }
                if (sitting.told().isEmpty() && calendar.mayTell(assignment)) {
                    stored.addAll(attempts.keep(sitting.learner(), marks.ofTheCatalogue()));
                    rows.told(id, calendar.now());
                }
                events.publishEvent(new ResultsChanged(assignment.id(), Optional.of(sitting.learner())));
            }
            return rows.find(id).orElseThrow();
        });
        announcer.announce(stored);
        return settled;
    }

    /** What is under way at the end is answered as it stands: a board of which no more is played scores what was won. */
    private void takeAsItStands(Sitting begun, Optional<Instant> wanted) {
        transaction.executeWithoutResult(status -> {
            Sitting sitting = rows.lock(begun.id()).orElseThrow(NoSuchAssignment::new);
            Assignment assignment = assignments.find(sitting.assignment()).orElseThrow();
            if (assignment.withdrawn().isPresent()
                    || !sitting.isOpen()
                    || end(assignment, sitting, wanted).isEmpty()) {
                return;
            }
            Map<Integer, SittingAnswer> answers = rows.answers(sitting.id());
            rows.questions(sitting.id()).stream()
                    .filter(asked -> !answers.containsKey(asked.number()))
                    .forEach(asked -> asItStands(sitting, asked).ifPresent(answer -> rows.put(sitting.id(), answer)));
        });
    }

    /** Opens a sitting again whose time is longer now. One handed in at the very time at which it ended ended by itself. */
    void reopenIfItEnded(Sitting sitting, Deadlines before, Deadlines after) {
        boolean byItself = sitting.submitted()
                .filter(at -> at.equals(before.due()) || at.equals(before.close()))
                .isPresent();
        if (byItself
                && sitting.typed().isEmpty()
                && sitting.told().isEmpty()
                && after.close().isAfter(before.close())) {
            reopen(sitting);
        }
    }

    /** Opens a sitting again that ended by itself; what was under way then goes on. */
    private void reopen(Sitting sitting) {
        Map<Integer, SittingAnswer> answers = rows.answers(sitting.id());
        for (Asked asked : rows.questions(sitting.id())) {
            SittingAnswer answer = answers.get(asked.number());
            if (answer != null && wasUnderWay(sitting, asked, answer)) {
                rows.forget(sitting.id(), asked.number());
            }
        }
        rows.reopen(sitting.id());
    }

    private boolean wasUnderWay(Sitting sitting, Asked asked, SittingAnswer answer) {
        return !isWhole(Marking.question(asked), answer.answer())
                && asItStands(sitting, asked)
                        .filter(standing -> standing.at().equals(answer.at()))
                        .isPresent();
    }

    private static <P, A> boolean isWhole(Question<P, A> question, JsonNode answer) {
        return question.decision().answerKind().isWhole(Marking.read(question, answer));
    }

    private Optional<SittingAnswer> asItStands(Sitting sitting, Asked asked) {
        Question<?, ?> question = Marking.question(asked);
        if (!question.decision().answerKind().isRecorded()) {
            return Optional.empty();
        }
        return underWay.standing(
                        sitting.learner(),
                        AskedAt.of(new Place.Assigned(sitting.id().id(), asked.number()), question))
                .map(standing -> new SittingAnswer(
                        asked.number(),
                        Marking.canonical(question, standing.record()),
                        Optional.empty(),
                        Optional.empty(),
                        false,
                        Duration.between(sitting.started(), standing.at()),
                        standing.at()));
    }

    private boolean hasToBeSettled(Sitting sitting, Optional<Instant> wanted) {
        Assignment assignment = assignments.find(sitting.assignment()).orElseThrow(NoSuchAssignment::new);
        return sitting.isOpen()
                ? end(assignment, sitting, wanted).isPresent()
                : sitting.told().isEmpty() && calendar.mayTell(assignment);
    }

    /** When an open sitting ends; empty if it goes on. */
    private Optional<Instant> end(Assignment assignment, Sitting sitting, Optional<Instant> wanted) {
        if (calendar.now().isAfter(calendar.end(assignment, sitting))) {
            Optional<Instant> lastAnswer = rows.answers(sitting.id()).values().stream()
                    .map(SittingAnswer::at)
                    .max(Instant::compareTo);
            return Optional.of(calendar.of(assignment, sitting.learner())
                    .handedInByItself(lastAnswer, calendar.limit(assignment, sitting)));
        }
        return wanted;
    }

    private void grade(Assignment assignment, Sitting sitting, Instant end, Marks marks) {
        rows.grade(
                sitting.id(),
                rows.answers(sitting.id()).values().stream()
                        .filter(answer -> answer.grade().isEmpty())
                        .map(answer -> graded(answer, marks.of(answer)))
                        .toList());
        rows.submitted(
                sitting.id(),
                end,
                sitting.practice()
                        ? Optional.empty()
                        : Optional.of(calendar.of(assignment, sitting.learner()).percent(end)));
    }

    static SittingAnswer graded(SittingAnswer answer, Told<?, ?> told) {
        return new SittingAnswer(
                answer.number(),
                answer.answer(),
                Optional.of(told.verdict().grade()),
                told.rule(),
                told.verdict().advice().isByPractice(),
                answer.taken(),
                answer.at(),
                answer.before(),
                answer.again());
    }

    static Asking asking(SittingId sitting, SittingAnswer answer) {
        Place.Assigned place = new Place.Assigned(sitting.id(), answer.number());
        return new Asking(place.key(), place, answer.taken());
    }

    /** The answers of a sitting, each marked once as long as it stays as it is. */
    private final class Marks {
        private record Given(int number, JsonNode answer) {}

        private final SittingId sitting;
        private final Map<Given, Told<?, ?>> known = new HashMap<>();
        private Map<Integer, Asked> questions = Map.of();

        Marks(SittingId sitting) {
            this.sitting = sitting;
        }

        List<Told<?, ?>> all() {
            List<Told<?, ?>> all = new ArrayList<>();
            rows.answers(sitting).values().forEach(answer -> all.add(of(answer)));
            return all;
        }

        /**
         * Those that are practised elsewhere too, what was answered first of each; what an author wrote is asked in this assignment
         * alone.
         */
        List<Told<?, ?>> ofTheCatalogue() {
            return rows.answers(sitting).values().stream()
                    .<Told<?, ?>>map(answer -> of(answer.first()))
                    .filter(told -> Decisions.all().stream()
                            .anyMatch(known ->
                                    known.id().equals(told.question().decision().id())))
                    .toList();
        }

        Told<?, ?> of(SittingAnswer answer) {
            return known.computeIfAbsent(new Given(answer.number(), answer.answer()), missing -> {
                Asked asked = Objects.requireNonNull(questions().get(answer.number()));
                return Marking.told(Marking.question(asked), answer.answer(), asking(sitting, answer));
            });
        }

        /** Read once: the questions of a sitting never change. */
        private Map<Integer, Asked> questions() {
            if (questions.isEmpty()) {
                questions =
                        rows.questions(sitting).stream().collect(Collectors.toMap(Asked::number, Function.identity()));
            }
            return questions;
        }
    }
}
