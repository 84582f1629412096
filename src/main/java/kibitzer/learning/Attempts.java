package kibitzer.learning;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.composite.CompositeMeterRegistry;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.learning.learner.LearnerId;
import kibitzer.marking.Grade;
import kibitzer.marking.Question;
import kibitzer.marking.Verdict;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Service;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.TransactionDefinition;
import org.springframework.transaction.annotation.Propagation;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.transaction.support.TransactionTemplate;

/** The answers given: marks one, stores it, and only then tells the verdict. */
@Service
public class Attempts {
    private static final Logger LOG = LoggerFactory.getLogger(Attempts.class);
    private static final int LONGEST_JSON = 20_000;

    private final AttemptRows rows;
    private final TransactionTemplate transaction;
    private final ApplicationEventPublisher events;
    private final Clock clock;
    private final Timer verdicts;

    Attempts(
            AttemptRows rows,
            PlatformTransactionManager transactions,
            ApplicationEventPublisher events,
            Clock clock,
            ObjectProvider<MeterRegistry> figures) {
        this.rows = rows;
        this.transaction = new TransactionTemplate(transactions);
        // A transaction of its own, so that the attempt is stored for good when the verdict is told.
        this.transaction.setPropagationBehavior(TransactionDefinition.PROPAGATION_REQUIRES_NEW);
        this.events = events;
        this.clock = clock;
        this.verdicts = Timer.builder("kibitzer.verdicts")
                .description("Time from an answer to its verdict, before it is stored")
                .publishPercentileHistogram()
                .register(figures.getIfAvailable(
                        CompositeMeterRegistry::new)); // one of nothing, where nobody keeps figures
    }

    /**
     * Marks and stores an answer. The same answer with the same key again is marked, not stored.
     *
     * @throws BadQuestion if the key was used for another answer, or question or answer are too long to be stored
     */
    public <P, A> Marked<A> answer(LearnerId learner, Question<P, A> question, A answer, Asking asking) {
        Verdict<A> verdict = verdicts.record(() -> question.mark(answer));
        AttemptRow row = row(learner, question, verdict, asking);
        Optional<Attempt> stored = storeUnlessThere(row);
        stored.ifPresent(this::tell);
        return new Marked<>(stored.orElseGet(() -> attemptUnderKey(row)), verdict, stored.isEmpty());
    }

    /**
     * Stores answers marked before inside the caller's transaction, so that they stand or fall with what else it does; one
     * whose key is there already is left out. Once that is committed, the caller {@link #announce announces} what came back.
     */
    @Transactional(propagation = Propagation.MANDATORY)
    public List<Attempt> keep(LearnerId learner, List<Told<?, ?>> answers) {
        return keep(answers.stream().map(told -> row(learner, told)).toList());
    }

    /** The same of one answer each of many learners: a class costs no more statements than one of them. */
    @Transactional(propagation = Propagation.MANDATORY)
    public List<Attempt> keep(Map<LearnerId, Told<?, ?>> answers) {
        return keep(answers.entrySet().stream()
                .map(answer -> row(answer.getKey(), answer.getValue()))
                .toList());
    }

    private List<Attempt> keep(List<AttemptRow> wanted) {
        if (wanted.isEmpty()) {
            return List.of();
        }
        Set<AttemptRow.Key> there = rows
                .of(
                        wanted.stream().map(AttemptRow::learner).distinct().toList(),
                        wanted.stream().map(AttemptRow::attemptKey).distinct().toList())
                .stream()
                .map(AttemptRow::key)
                .collect(Collectors.toSet());
        List<AttemptRow> fresh =
                wanted.stream().filter(row -> !there.contains(row.key())).toList();
        if (fresh.isEmpty()) {
            return List.of();
        }
        List<Attempt> stored =
                rows.insert(fresh).stream().map(AttemptRow::attempt).toList();
        rows.awaitRating(stored.stream().map(attempt -> attempt.id().number()).toList());
        return stored;
    }

    private <P, A> AttemptRow row(LearnerId learner, Told<P, A> told) {
        return row(learner, told.question(), told.verdict(), told.asking());
    }

    /** Tells of attempts that {@link #keep} stored. */
    public void announce(List<Attempt> stored) {
        stored.forEach(this::tell);
    }

    /** A question with the verdict that the learner is told now. */
    public record Told<P, A>(Question<P, A> question, Verdict<A> verdict, Asking asking) {

        /** The rule that decided; empty where the book is silent. */
        public Optional<String> rule() {
            return Skill.ruleOf(question.decision(), verdict.advice());
        }
    }

    /**
     * A learner's attempts, the latest first.
     *
     * @param before only attempts older than this one; empty for the latest of all
     * @param most how many at most
     */
    @Transactional(readOnly = true)
    public List<Attempt> of(LearnerId learner, Optional<AttemptId> before, int most) {
        long older = before.map(AttemptId::number).orElse(Long.MAX_VALUE);
        return rows.before(learner.id(), older, most).stream()
                .map(AttemptRow::attempt)
                .toList();
    }

    /**
     * What a learner has answered in lessons to each of these questions; those without an answer are left out. It does
     * not matter which lesson asked it then, and where: a question that has moved keeps its answers.
     */
    @Transactional(readOnly = true)
    public Map<Question<?, ?>, LessonAnswers> inLessons(LearnerId learner, List<? extends Question<?, ?>> questions) {
        Map<Asked, LessonAnswers> answered = new HashMap<>();
        List<String> positions = questions.stream()
                .map(Asked::of)
                .map(Asked::position)
                .distinct()
                .toList();
        rows.inLessons(learner.id(), positions)
                .forEach(row -> answered.merge(
                        new Asked(new DecisionId(row.decision()), row.positionJson()),
                        new LessonAnswers(row.attempt(), Grade.of(row.grade())),
                        LessonAnswers::and));
        Map<Question<?, ?>, LessonAnswers> found = new HashMap<>();
        questions.forEach(question ->
                Optional.ofNullable(answered.get(Asked.of(question))).ifPresent(before -> found.put(question, before)));
        return found;
    }

    /** What a question asks, as it is stored. */
    private record Asked(DecisionId decision, String position) {
        static <P, A> Asked of(Question<P, A> question) {
            Decision<P, A> decision = question.decision();
            return new Asked(
                    decision.id(), decision.form().write(question.position()).toString());
        }
    }

    /** The attempt that a learner made under a key. */
    @Transactional(readOnly = true)
    public Optional<Attempt> find(LearnerId learner, AttemptKey key) {
        return rows.find(learner.id(), key.text()).map(AttemptRow::attempt);
    }

    @Transactional(readOnly = true)
    public Optional<Attempt> find(AttemptId id) {
        return rows.find(id.number()).map(AttemptRow::attempt);
    }

    private <P, A> AttemptRow row(LearnerId learner, Question<P, A> question, Verdict<A> verdict, Asking asking) {
        Decision<P, A> decision = question.decision();
        AttemptRow row = AttemptRow.fresh(
                learner,
                decision.id(),
                decision.form().write(question.position()),
                decision.answerKind().json().write(verdict.answer()),
                verdict.grade(),
                Skill.ruleOf(decision, verdict.advice()),
                asking,
                clock.instant().truncatedTo(ChronoUnit.MILLIS));
        requireShort("position", row.positionJson());
        requireShort("answer", row.answerJson());
        return row;
    }

    private static void requireShort(String field, String json) {
        if (json.length() > LONGEST_JSON) {
            throw new BadQuestion(field, json.length() + " characters long", "at most " + LONGEST_JSON);
        }
    }

    /** The attempt as it was stored; empty if its key is there already. */
    private Optional<Attempt> storeUnlessThere(AttemptRow row) {
        try {
            return Optional.ofNullable(transaction.execute(status -> store(row)))
                    .map(AttemptRow::attempt);
        } catch (DuplicateKeyException sentBefore) {
            return Optional.empty();
        }
    }

    /** The attempt and what must be done with it, both or neither. */
    private AttemptRow store(AttemptRow row) {
        AttemptRow stored = rows.insert(row);
        if (stored.ruleId() != null) {
            rows.awaitRating(stored.attempt().id().number());
        }
        return stored;
    }

    private Attempt attemptUnderKey(AttemptRow row) {
        return find(row)
                .filter(row::sameAnswer)
                .orElseThrow(() ->
                        new BadQuestion("key", "used before, for another answer", "a key of its own for each attempt"))
                .attempt();
    }

    private Optional<AttemptRow> find(AttemptRow row) {
        return rows.find(row.learner(), row.attemptKey());
    }

    private void tell(Attempt attempt) {
        try {
            events.publishEvent(new AnswerMarked(attempt));
        } catch (RuntimeException listenerFailed) {
            LOG.error("After attempt {}", attempt.id(), listenerFailed);
        }
    }
}
