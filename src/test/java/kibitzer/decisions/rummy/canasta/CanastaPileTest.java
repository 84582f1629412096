package kibitzer.decisions.rummy.canasta;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.cards.Seed;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.FieldValues;
import kibitzer.games.rummy.canasta.TakingThePile;
import kibitzer.games.rummy.canasta.Threes;
import kibitzer.games.rummy.family.RummyGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.ObjectMapper;

/** The reasons for and against taking a pile (pp. 20-21). */
class CanastaPileTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private static final String LAST_CARD =
            "a player with only one card may not take a pile of only one by laying it off";

    private final CanastaPile decision = new CanastaPile();

    private static TakingThePile position(String pile, String hand, String melds, int score) {
        return new TakingThePile(
                RummyGame.CANASTA,
                CardNotation.readList(pile),
                Cards.of(hand),
                melds.isBlank()
                        ? List.of()
                        : Stream.of(melds.split("\\|")).map(Cards::of).toList(),
                score);
    }

    private List<String> said(TakingThePile position) {
        return decision.advise(position).rulings().getFirst().reasons().stream()
                .map(Reason::measured)
                .toList();
    }

    @Test
    void theLastCardTakesNoPileOfOneThoughAMeldTakesIt() {
        TakingThePile position = position("KC", "QS", "KS KH KD", 0);

        assertThat(decision.advise(position).best()).containsExactly("not");
        assertThat(said(position))
                .contains("a meld of your side takes the king of clubs", LAST_CARD)
                .doesNotContain("no meld of your side takes the king of clubs");
    }

    @Test
    void whereNoMeldTakesItTheLastCardIsNotBlamed() {
        assertThat(said(position("KC", "QS", "7S 7H 7D", 0)))
                .contains("no meld of your side takes the king of clubs")
                .doesNotContain(LAST_CARD);
    }

    @ParameterizedTest
    @CsvSource({
        "KC, QS, KS KH KD, 0, lay-off, " + LAST_CARD,
        "5H KC, QS KD 2S, QC QH QD, 0, lay-off, no meld of your side takes the king of clubs",
        "2H KC, QS 4D, KS KH KD, 0, lay-off, 'the two of hearts in it freezes the pile: only a natural pair takes it'",
        "5H KC, QS KD 4S, QC QH QD, 0, wild, the hand holds no wild card",
        "5H KC, QS 2S 4S, QC QH QD, 0, wild, 'beside the wild card it takes a natural king, and the hand holds no natural king'",
        "5H KC, KD 2H 4S, KS KH 2S 2D 2C, 0, wild, your side's meld of kings has its wild cards already",
        "5H KC, KD 4S, QC QH QD, 0, pair, 'it takes a pair of natural kings from the hand, and the hand holds 1 natural king'",
        "5H KC, KD KH 2S QS 4H, '', 1600, pair, the first meld could count 50; at a score of 1600 it must count 90",
        "5H 3S, KD KH, QC QH QD, 0, pair, 'the three of spades on top, a black three, stops the pile: nobody may take it'"
    })
    void aWayThatIsBarredIsToldWhatBarsIt(
            String pile, String hand, String melds, int score, String answer, String said) {
        assertThat(decision.whyNot(position(pile, hand, melds, score), answer)
                        .getFirst()
                        .reasons()
                        .getFirst()
                        .measured())
                .isEqualTo(said);
    }

    /** Another card is turned on an upcard that is a red three, and nobody throws one (p. 19). */
    @Test
    void noRedThreeIsEverOnTop() {
        assertThatThrownBy(() -> decision.form().read(JSON.readTree("""
                        {"game": "canasta", "pile": "5H 3D", "hand": "KS QS", "melds": ["7S 7H 7D"]}"""), "position"))
                .isInstanceOf(BadQuestion.class)
                .hasMessageContaining("a red three on top");
        for (int seed = 0; seed < 400; seed++) {
            TakingThePile dealt = decision.deal(new DealRequest(new Seed(seed), FieldValues.none()));
            assertThat(Threes.isRed(dealt.top())).isFalse();
        }
    }
}
