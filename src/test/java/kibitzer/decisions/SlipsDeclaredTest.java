package kibitzer.decisions;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.catalogue.Decisions;
import org.junit.jupiter.api.Test;

/** Every decision that counts lists the slips that are often made in it, or stands here with why it has none. */
class SlipsDeclaredTest {
    private static final int DEALS = 12;
    private static final String TWO_ANSWERS =
            "of two answers or three a slip would only be guessed: what was measured against the limit is told";
    private static final String MEASURED = "the reason says of this very answer what beats, spoils or forbids it";
    private static final String PLAYED =
            "it is played out or counted over many hands: what the answer gives up is told";
    private static final String LOOKED_UP = "the case to which the answer belongs is told";
    private static final String PAID = "what is paid for what is told part by part";

    private static final Map<String, String> WITHOUT = Map.ofEntries(
            Map.entry("bridge/better-line", MEASURED),
            Map.entry("bridge/biddable-suit", MEASURED),
            Map.entry("bridge/hand", PLAYED),
            Map.entry("bridge/legal-call", MEASURED),
            Map.entry("bridge/play", PLAYED),
            Map.entry("bridge/whole-board", PLAYED),
            Map.entry("bridge/zone", MEASURED),
            Map.entry("canasta/first-meld", TWO_ANSWERS),
            Map.entry("canasta/pile", TWO_ANSWERS),
            Map.entry("casino/captures", MEASURED),
            Map.entry("gin/for-partner", PLAYED),
            Map.entry("gin/his-hand", PLAYED),
            Map.entry("gin/his-set", MEASURED),
            Map.entry("gin/layoff", MEASURED),
            Map.entry("gin/melds", MEASURED),
            Map.entry("law/remedy", LOOKED_UP),
            Map.entry("meld/all", MEASURED),
            Map.entry("mini-bridge/contract", PLAYED),
            Map.entry("mini-bridge/declarer", MEASURED),
            Map.entry("poker/best-hand", MEASURED),
            Map.entry("poker/class", MEASURED),
            Map.entry("poker/first-to-bet", MEASURED),
            Map.entry("poker/pot-odds", TWO_ANSWERS),
            Map.entry("red-dog/bet", PAID),
            Map.entry("rummy/contract", TWO_ANSWERS),
            Map.entry("rummy/go-out", TWO_ANSWERS),
            Map.entry("rummy/knock", TWO_ANSWERS),
            Map.entry("rummy/lay-off", MEASURED),
            Map.entry("rummy/meld-or-not", TWO_ANSWERS),
            Map.entry("rummy/melds", MEASURED),
            Map.entry("scopa/capture", MEASURED),
            Map.entry("trick/calls", MEASURED),
            Map.entry("trick/legal", MEASURED),
            Map.entry("trick/open-cards", MEASURED),
            Map.entry("trick/order", MEASURED),
            Map.entry("trick/settle", PAID),
            Map.entry("trick/winner", MEASURED),
            Map.entry("whist/signal", TWO_ANSWERS),
            Map.entry("whist/tenace", MEASURED));

    @Test
    void hasSlipsOrAReason() {
        List<String> without = Decisions.all().stream()
                .filter(CountedDecision.class::isInstance)
                .filter(SlipsDeclaredTest::hasNone)
                .map(decision -> decision.id().text())
                .sorted()
                .toList();

        assertThat(WITHOUT.values()).allMatch(reason -> reason.split(" ").length > 4);
        assertThat(without).containsExactlyInAnyOrderElementsOf(WITHOUT.keySet());
    }

    private static <P, A> boolean hasNone(Decision<P, A> decision) {
        Stream<P> positions = IntStream.rangeClosed(1, DEALS)
                .mapToObj(number -> Remembered.of(decision).dealt(DealRequest.of(number)));
        return positions.allMatch(position -> decision.slips(position).isEmpty());
    }
}
