package kibitzer.learning.daily;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Seed;
import kibitzer.decisions.DealRequest;
import kibitzer.decisions.Decision;
import kibitzer.decisions.Decisions;
import kibitzer.marking.Question;
import org.springframework.stereotype.Component;

/** One call at bridge, one lead, one discard at gin, one draw at poker, and one question from another game. */
@Component
final class FiveGames implements DailyRecipe {
    private static final List<String> EVERY_DAY = List.of("bridge/call", "bridge/lead", "gin/discard", "poker/draw");
    private static final Set<String> HEADLINERS = Set.of("bridge", "gin", "poker");

    @Override
    public int version() {
        return 2;
    }

    @Override
    public List<Question<?, ?>> of(LocalDate day) {
        Seed seed = new Seed(day.getYear() * 10_000L + day.getMonthValue() * 100L + day.getDayOfMonth());
        List<Decision<?, ?>> decisions = Stream.<Decision<?, ?>>concat(
                        EVERY_DAY.stream().map(Decisions::get), another(seed).stream())
                .toList();
        return IntStream.range(0, decisions.size())
                .<Question<?, ?>>mapToObj(number -> dealt(decisions.get(number), seed.deal(number + 1)))
                .toList();
    }

    private static Optional<Decision<?, ?>> another(Seed seed) {
        List<Decision<?, ?>> others = Decisions.all().stream()
                .filter(decision -> !HEADLINERS.contains(decision.id().family()))
                .toList();
        return others.isEmpty() ? Optional.empty() : Optional.of(seed.chance().oneOf(others));
    }

    private static <P, A> Question<P, A> dealt(Decision<P, A> decision, Seed seed) {
        return Question.dealt(decision, DealRequest.of(seed.number()));
    }
}
