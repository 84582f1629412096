package kibitzer.games.rummy.family;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What keeps a player from going out, and what he has left over. */
class GoingOutTest {
    private static GoingOut table(RummyGame game, String hand, String melds) {
        List<Cards> lying = melds.isBlank()
                ? List.of()
                : Stream.of(melds.split("/")).map(Cards::of).toList();
        return new GoingOut(game, Cards.of(hand), lying);
    }

    private static List<String> thrown(GoingOut table) {
        return table.ways().stream()
                .map(out -> out.discard().map(Card::toString).orElse("none"))
                .toList();
    }

    /** P. 28: continental rum takes fifteen cards, so that the sixteenth is thrown; elsewhere the last may be melded too. */
    @ParameterizedTest
    @CsvSource({
        "RUMMY, 5S 5H 5D 5C, false",
        "BLOCK_RUMMY, 5S 5H 5D KC, true",
        "CONTINENTAL, 9S 8S 7S 6S 5S 9H 8H 7H 6H JC TC 9C 8D 7D 6D KC, true"
    })
    void aLastCardMustBeThrownWhereTheGameSaysSo(RummyGame game, String hand, boolean must) {
        assertThat(table(game, hand, "").mustThrow()).isEqualTo(must);
    }

    /** P. 29: fifteen cards in four or five sequences of three to five; three of five are too few. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            9S 8S 7S 6S 5S 9H 8H 7H 6H 5H 9D 8D 7D 6D 5D KC | false
            9S 8S 7S 6S 5S 9H 8H 7H 6H JC TC 9C 8D 7D 6D KC | true
            9S 8S 7S 4S 3S AS 9H 8H 7H JC TC 9C 8D 7D 6D KC | false
            9S 8S 7S 5H 4H 3H 9H 8H 7H JC TC 9C 8D 7D 6D KC | true
            """)
    void continentalRumNeedsFourOrFiveSequences(String hand, boolean out) {
        assertThat(thrown(table(RummyGame.CONTINENTAL, hand, "")).contains("KC"))
                .isEqualTo(out);
    }

    @Test
    void whatIsLeftOverIsNeitherMeldedNorLaidOff() {
        GoingOut table = table(RummyGame.RUMMY, "KS KH KD 9C 8H 2D", "7S 6S 5S");
        assertThat(table.leftOver(Cards.of("9C").get(0))).isEqualTo(Cards.of("8H 2D"));
        assertThat(table.ways()).isEmpty();
        GoingOut laying = table(RummyGame.RUMMY, "KS KH KD 9C 8S 2D", "7S 6S 5S");
        assertThat(laying.leftOver(Cards.of("9C").get(0))).isEqualTo(Cards.of("2D"));
        assertThat(laying.leftOver(Cards.of("2D").get(0))).isEqualTo(Cards.of("9C"));
        GoingOut out = table(RummyGame.RUMMY, "KS KH KD 9C 8S", "7S 6S 5S");
        assertThat(out.leftOver(Cards.of("9C").get(0))).isEqualTo(Cards.NONE);
        assertThat(thrown(out)).containsExactly("9C");
    }

    /** P. 20: one canasta at least must lie or be made; p. 25: at samba two. */
    @Test
    void onlyTheCanastasMayBeMissing() {
        GoingOut one = table(RummyGame.CANASTA, "8S 8H 4D", "8D 8D 8C 8C/KS KH KD KC KC");
        assertThat(one.canastasNeeded()).isEqualTo(1);
        assertThat(one.canastasLying()).isZero();
        assertThat(one.ways()).isEmpty();
        assertThat(one.wantsCanastas()).isTrue();
        GoingOut enough = table(RummyGame.CANASTA, "8S 8H 4D", "8D 8D 8C 8C 8H/KS KH KD KC KC");
        assertThat(enough.wantsCanastas()).as("he makes it").isFalse();
        assertThat(enough.canastasLying()).isZero();
        GoingOut cannot = table(RummyGame.CANASTA, "8S 9H 4D", "8D 8D 8C 8C/KS KH KD KC KC");
        assertThat(cannot.wantsCanastas()).as("two cards fit nowhere").isFalse();
        GoingOut samba = table(RummyGame.SAMBA, "8S 4D", "8D 8D 8C 8C 8H 8H/QS QH QD QC QC QS QH/KS KD KC");
        assertThat(samba.canastasNeeded()).isEqualTo(2);
        assertThat(samba.canastasLying()).isEqualTo(1);
        assertThat(thrown(samba)).containsExactly("4D");
        GoingOut short1 = table(RummyGame.SAMBA, "8S 4D", "8D 8D 8C 8C 8H/QS QH QD QC QC QS QH/KS KD KC");
        assertThat(short1.ways()).isEmpty();
    }

    /** P. 45: the first melds at kaluki count fifty-one, nothing being laid off before; later ones count what they do. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(delimiter = '|', textBlock = """
            # a group each of deuces, fours and fives and two of threes: fifty-one
            2S 2H 2D 3S 3H 3D 3S 3H 3C 4S 4H 4D 5S 5H 5D QC | true  | false
            # four deuces, four fours, 5-4-3-2 and 5-4-3: fifty
            2S 2H 2D 2C 5S 4S 3S 2S 4S 4H 4D 4C 5H 4H 3H QC | false | true
            # nothing to make of the last two
            2S 2H 2D 3S 3H 3D 3S 3H 3C 4S 4H 4D 5S 5H 9D QC | false | false
            """)
    void theFirstMeldsOfKalukiCountFiftyOne(String hand, boolean out, boolean tooLow) {
        GoingOut table = table(RummyGame.KALUKI, hand, "");
        assertThat(table.firstMeld()).isPresent();
        assertThat(!table.ways().isEmpty()).isEqualTo(out);
        assertThat(table.tooLowForAFirstMeld().isPresent()).isEqualTo(tooLow);
    }

    @Test
    void whoHasMeldedBeforeNeedsNoFiftyOne() {
        GoingOut table = table(RummyGame.KALUKI, "2S 2H 2D QC", "KS KH KD KC/9S 8S 7S 6S/4S 4H 4D 4C");
        assertThat(table.firstMeld()).isEmpty();
        assertThat(thrown(table)).containsExactly("QC");
        assertThat(table.tooLowForAFirstMeld()).isEmpty();
    }
}
