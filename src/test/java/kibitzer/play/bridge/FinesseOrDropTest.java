package kibitzer.play.bridge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.CardNotation;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.games.bridge.Seat;
import kibitzer.play.hand.PlayedHand;
import kibitzer.play.hand.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Where declarer is asked to finesse or to play for the drop, and by which figures (Culbertson pp. 154 and 155). */
class FinesseOrDropTest {
    private static final PlayedBridge BRIDGE = new PlayedBridge();

    /** Ten spades without the king: it is alone 26 times in a hundred. */
    private static final String TEN = "N:AQJT4.432.432.32 K3.JT98.T98.JT98 98765.A5.AKQ.AKQ 2.KQ76.J765.7654";

    /** Eleven: the two that are out part 52 times in a hundred. */
    private static final String ELEVEN = "N:AQJT4.432.432.32 K.JT98.T987.JT98 987653.A5.AKQ.AK 2.KQ76.J65.Q7654";

    /** Nine without the queen, the king played and a low one from everybody. */
    private static final String NINE_AND_THE_QUEEN =
            "N:AJT4.432.432.432 Q3.JT98.T98.JT98 K9876.A5.AKQ.AKQ 52.KQ76.J765.765";

    private static SeenBridge after(String deal, String contract, String... cards) {
        BridgeSession session = BRIDGE.deal(DealRequest.of(1)
                .with(BridgeOptions.DEAL, deal)
                .with(BridgeOptions.CONTRACT, contract)
                .with(BridgeOptions.DECLARER, Seat.SOUTH));
        for (String card : cards) {
            session = session.after(BridgeMove.of(CardNotation.read(card)));
        }
        return SeenBridge.of(session, Seat.SOUTH);
    }

    private static final String[] HEART = {"KH", "2H", "8H", "AH"};

    private static String[] then(String... cards) {
        String[] all = Arrays.copyOf(HEART, HEART.length + cards.length);
        System.arraycopy(cards, 0, all, HEART.length, cards.length);
        return all;
    }

    @ParameterizedTest
    @CsvSource({
        TEN + ",    9S 2S,             KS, finesse-KS, 4S, AS",
        ELEVEN + ", 9S 2S,             KS, drop-KS-1,  4S, AS",
        NINE_AND_THE_QUEEN + ", KS 2S 4S 3S 9S 5S, QS, drop-QS-1, TS, AS"
    })
    void theSuitAloneDecides(String deal, String played, String honour, String best, String finesse, String top) {
        SeenBridge seen = after(deal, "7S", then(played.split(" ")));

        FinesseOrDrop choice = FinesseOrDrop.of(seen).orElseThrow();

        assertThat(choice.honour()).hasToString(honour);
        assertThat(choice.finesse()).hasToString(finesse);
        assertThat(choice.top()).hasToString(top);
        assertThat(choice.choice().best()).extracting(Object::toString).containsExactly(best);
    }

    /** Left has no more spades and shows it: the tables of a suit hold no longer. */
    @Test
    void whoShowsOutEndsTheQuestion() {
        String four = "N:AJT4.432.432.432 Q532.JT98.T98.JT K9876.A5.AKQ.AKQ .KQ76.J765.98765";
        assertThat(FinesseOrDrop.of(after(four, "7S", then("KS", "5C", "4S", "2S", "9S", "6C"))))
                .isEmpty();
    }

    @Test
    void theWholeHandMayHaveOtherCares() {
        String safe = "N:AQ.432.5432.5432 K32.JT98.T98.JT9 JT987.A5.AKQ.AKQ 654.KQ76.J76.876";
        assertThat(FinesseOrDrop.of(after(safe, "4S", then("JS", "4S")))).isPresent();
        String ruin = "N:AQ.432.6543.J432 K3.KQJT98.QJ9.T9 JT.A5.AKT8.AKQ65 9876542.76.72.87";
        assertThat(FinesseOrDrop.of(after(ruin, "3NT", "7H", "2H", "TH", "AH", "TS", "2S")))
                .as("nine tricks are there without the finesse, which lets the hearts in")
                .isEmpty();
    }

    @Test
    void aLineIsAnsweredByWordOrCardAndAnotherCardIsNotJudged() {
        DealRequest request = DealRequest.of(1)
                .with(BridgeOptions.DEAL, TEN)
                .with(BridgeOptions.CONTRACT, "7S")
                .with(BridgeOptions.DECLARER, Seat.SOUTH);
        var hand = PlayedHand.of(BRIDGE, request, List.of());
        while (hand.view().history().isEmpty()) {
            hand = hand.byItsRobot();
        }
        hand = hand.said("9S");
        assertThat(hand.view().onTheTable()).extracting(Object::toString).containsExactly("9S", "2S");
        var asked = (Turn.Asked<?, ?, BridgeMove>) hand.next().orElseThrow();
        assertThat(asked.besides()).extracting(BridgeMove::word).containsExactly("QS", "JS", "TS");

        assertThat(hand.said("finesse-KS").turns().getLast().move()).isEqualTo(new BridgeMove("4S"));
        assertThat(hand.said("finesse-KS").turns().getLast().answered()).isPresent();
        assertThat(hand.said("drop ks 1").turns().getLast().move()).isEqualTo(new BridgeMove("AS"));
        assertThat(hand.said("QS").turns().getLast().move()).isEqualTo(new BridgeMove("QS"));
        assertThat(hand.said("QS").turns().getLast().answered()).isEqualTo(Optional.empty());
    }
}
