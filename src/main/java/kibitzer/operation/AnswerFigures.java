package kibitzer.operation;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Meter.MeterProvider;
import io.micrometer.core.instrument.MeterRegistry;
import java.util.Locale;
import kibitzer.learning.AnswerMarked;
import kibitzer.learning.Attempt;
import org.springframework.context.annotation.Conditional;
import org.springframework.context.event.EventListener;
import org.springframework.stereotype.Component;

/** Counts the answers that were stored, by game and by grade. */
@Component
@Conditional(ManagementPort.class)
class AnswerFigures {
    private final MeterProvider<Counter> answers;

    AnswerFigures(MeterRegistry registry) {
        answers = Counter.builder("kibitzer.answers")
                .description("Answers stored since the start")
                .withRegistry(registry);
    }

    @EventListener
    void hear(AnswerMarked event) {
        Attempt attempt = event.attempt();
        answers.withTags(
                        "game",
                        attempt.decision().game(),
                        "grade",
                        attempt.grade().name().toLowerCase(Locale.ROOT))
                .increment();
    }
}
