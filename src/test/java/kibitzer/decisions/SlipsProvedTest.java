package kibitzer.decisions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.advice.Reason;
import kibitzer.decisions.answer.Columns;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.catalogue.Decisions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

/** A slip that is told gives the answer it is told for, and of two that give it neither is kept back. */
class SlipsProvedTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final int DEALS = 12;
    private static final int TOLD = 2;

    /** Nobody who answers that it is certain had another chance in mind. */
    private static final Double CERTAIN = 1.0;

    /** Each slip done by hand. */
    @ParameterizedTest(name = "{0} {1}: {2} gives {3}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                // Culbertson p. 48, 17: valle cards of different suits 1, of one suit 2, of spades 4
                "panguingue/condition | {\"meld\":\"5S 5D 5C\"} | pay this as if it were all of one suit | 2",
                "panguingue/condition | {\"meld\":\"5S 5D 5C\"} | pay this as if it were all in spades | 4",
                "panguingue/condition | {\"meld\":\"7H 7H 7H\"} | pay this as if it were in spades | 4",
                "panguingue/condition | {\"meld\":\"3S 3S 3S\"} | forget that spades pay double | 2",
                // other groups of one suit 1, of spades 2; A-2-3 and K-Q-J 1, of spades 2
                "panguingue/condition | {\"meld\":\"JD JD JD\"} | pay this as if it were in spades | 2",
                "panguingue/condition | {\"meld\":\"KD QD JD\"} | pay this as if it were in spades | 2",
                "panguingue/condition | {\"meld\":\"AS 2S 3S\"} | forget that spades pay double | 1",
                // p. 70: jacks, queens, kings, aces; p. 40: jacks, queens, kings and jacks again
                "poker/openers | {\"game\":\"progressive-jackpots\",\"unopened\":3} | begin again after kings | \"J\"",
                "poker/openers | {\"game\":\"poker-jack-pot\",\"unopened\":3} | go on to aces | \"A\"",
                // 21 + 18 + 15 + 18, less the hearts or less the clubs
                "scopa/primiera | {\"cards\":\"JS 7S KH 6H 5D 4D AC 6C 2C\"} | leave out the hearts | 54",
                "scopa/primiera | {\"cards\":\"JS 7S KH 6H 5D 4D AC 6C 2C\"} | leave out the spades | 51",
            })
    void givesItsAnswer(String decision, String position, String doing, String answer) {
        assertThat(answers(Decisions.find(decision).orElseThrow(), position, doing))
                .containsExactly(answer);
    }

    private static <P, A> List<String> answers(Decision<P, A> decision, String position, String doing) {
        return decision.slips(decision.form().read(JSON.readTree(position), "position")).stream()
                .filter(slip -> slip.what().contains(doing))
                .map(slip -> decision.answerKind().json().write(slip.answer()).toString())
                .toList();
    }

    /** Over dealt positions of every decision: what is told names as many of the slips that give the answer as are told. */
    @Test
    void keepsNoneBack() {
        List<String> faults = new ArrayList<>();
        int told = Decisions.all().stream()
                .mapToInt(decision -> IntStream.rangeClosed(1, DEALS)
                        .map(number -> look(decision, number, faults))
                        .sum())
                .sum();

        assertThat(faults).isEmpty();
        assertThat(told).isGreaterThan(1_000);
    }

    private static <P, A> int look(Decision<P, A> decision, int number, List<String> faults) {
        if (!(decision instanceof CountedDecision) || decision.answerKind() instanceof Columns) {
            return 0;
        }
        P position = Remembered.of(decision).dealt(DealRequest.of(number));
        List<Slip<A>> slips = decision.slips(position).stream()
                .filter(slip -> !(slip.answer().equals(CERTAIN) && slip.mistake() instanceof Slip.Mistake.OtherCase))
                .toList();
        A best = decision.advise(position).best().getFirst();
        slips.forEach(slip -> {
            Optional<Reason> told = Slip.told(slips, decision.answerKind(), slip.answer(), best, List.of())
                    .map(Slip.Told::reason);
            long named = told.stream()
                    .flatMap(reason -> slips.stream()
                            .filter(other -> decision.answerKind().isFigure(other.answer(), slip.answer()))
                            .map(Slip::what)
                            .distinct()
                            .filter(what -> reason.measured().contains(gist(what))))
                    .count();
            long giving = slips.stream()
                    .filter(other -> decision.answerKind().isFigure(other.answer(), slip.answer()))
                    .map(Slip::what)
                    .distinct()
                    .count();
            if (told.isPresent() && named < Math.min(TOLD, giving)) {
                faults.add(
                        decision.id().text() + " " + number + ": " + told.get().measured());
            }
        });
        return slips.size();
    }

    /** What tells the slip from others: without how it begins, and without an end that two share. */
    private static String gist(String what) {
        String doing = what.replaceFirst("^what you get if you ", "");
        int tail = doing.indexOf(", ");
        return tail < 0 ? doing : doing.substring(0, tail);
    }
}
