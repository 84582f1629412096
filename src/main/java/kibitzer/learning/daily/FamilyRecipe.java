package kibitzer.learning.daily;

import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Seed;
import kibitzer.decisions.Decision;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.marking.Question;
import org.springframework.stereotype.Component;

/** What the families ask every day, and one question from the families that take turns. */
@Component
final class FamilyRecipe implements DailyRecipe {

    @Override
    public int version() {
        return 2;
    }

    @Override
    public List<Question<?, ?>> of(LocalDate day) {
        Seed seed = new Seed(day.getYear() * 10_000L + day.getMonthValue() * 100L + day.getDayOfMonth());
        List<Decision<?, ?>> decisions = Stream.<Decision<?, ?>>concat(everyDay(), another(seed).stream())
                .toList();
        return IntStream.range(0, decisions.size())
                .<Question<?, ?>>mapToObj(number -> dealt(decisions.get(number), seed.deal(number + 1)))
                .toList();
    }

    private static Stream<Decision<?, ?>> everyDay() {
        return Decisions.families().stream()
                .flatMap(family -> family.everyDay().stream())
                .map(Decisions::get);
    }

    private static Optional<Decision<?, ?>> another(Seed seed) {
        List<Decision<?, ?>> others = Decisions.families().stream()
                .filter(family -> family.everyDay().isEmpty())
                .<Decision<?, ?>>flatMap(family -> family.decisions().stream())
                .toList();
        return others.isEmpty() ? Optional.empty() : Optional.of(seed.chance().oneOf(others));
    }

    private static <P, A> Question<P, A> dealt(Decision<P, A> decision, Seed seed) {
        return Question.dealt(decision, DealRequest.of(seed.number()));
    }
}
