package kibitzer.learning;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import kibitzer.cards.Seed;
import kibitzer.decisions.answer.Choices;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import kibitzer.marking.Question;
import org.springframework.beans.factory.support.StaticListableBeanFactory;
import org.springframework.transaction.PlatformTransactionManager;
import tools.jackson.databind.JsonNode;

/** Answers given at moments of the test's choosing. */
public final class DatedAnswers {
    private final LearningDatabase database;
    private final LearnerId learner;

    public DatedAnswers(LearningDatabase database) {
        this(database, database.get(Learners.class).welcome().learner());
    }

    private DatedAnswers(LearningDatabase database, LearnerId learner) {
        this.database = database;
        this.learner = learner;
    }

    public LearnerId learner() {
        return learner;
    }

    /** Answers a question as the book does. */
    public Attempt right(Instant at, Question<?, ?> question, Place place) {
        return answer(at, question, true, place);
    }

    /** Answers a question with a legal answer that the book does not give. */
    public Attempt wrong(Instant at, Question<?, ?> question, Place place) {
        return answer(at, question, false, place);
    }

    /** Gives the book's answer after some hints. */
    public <P, A> Attempt hinted(Instant at, Question<P, A> question, Place place, int hints) {
        return attempts(at)
                .answer(
                        learner,
                        question,
                        question.advice().best().getFirst(),
                        new Asking(place.attemptKey(), place, Duration.ofSeconds(10), hints))
                .attempt();
    }

    /** Answers a deal of a skill in practice. */
    public Attempt practise(Instant at, Skill skill, long seed, boolean right) {
        return answer(at, skill.deal(new Seed(seed)), right, Place.Practice.dealt(seed));
    }

    private <P, A> Attempt answer(Instant at, Question<P, A> question, boolean right, Place place) {
        A answer = right ? question.advice().best().getFirst() : wrongAnswer(question);
        return attempts(at)
                .answer(learner, question, answer, new Asking(place.attemptKey(), place, Duration.ofSeconds(10)))
                .attempt();
    }

    private static <P, A> A wrongAnswer(Question<P, A> question) {
        return switch (question.choices()) {
            case Choices.Listed<A>(var answers) ->
                answers.stream()
                        .filter(answer -> !question.mark(answer).grade().isRight())
                        .findFirst()
                        .orElseThrow();
            default -> throw new IllegalArgumentException("a wrong answer is found among listed choices only");
        };
    }

    /** The attempt of another client, with an answer of its own. */
    public <P, A> Attempt answer(Instant at, Question<P, A> question, JsonNode answer, Place place) {
        A read = question.decision().answerKind().json().read(answer);
        return attempts(at)
                .answer(learner, question, read, new Asking(place.attemptKey(), place, Duration.ofSeconds(10)))
                .attempt();
    }

    private Attempts attempts(Instant at) {
        return new Attempts(
                database.get(AttemptRows.class),
                database.get(PlatformTransactionManager.class),
                event -> {}, // nobody hears of these answers, as where the process ends too soon
                Clock.fixed(at, ZoneOffset.UTC),
                new StaticListableBeanFactory().getBeanProvider(MeterRegistry.class)); // nobody keeps figures
    }
}
