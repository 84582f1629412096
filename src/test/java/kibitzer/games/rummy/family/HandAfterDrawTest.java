package kibitzer.games.rummy.family;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What was dealt and the card drawn: the book's figures for the deal, and for the cards to be melded in going out. */
class HandAfterDrawTest {
    private static boolean isPossible(RummyGame game, int hand, int... melds) {
        List<Cards> lying = new ArrayList<>();
        for (int size : melds) {
            lying.add(some(game, size));
        }
        return new HandAfterDraw(game).wrong(some(game, hand), lying).isEmpty();
    }

    private static Cards some(RummyGame game, int size) {
        List<Card> pack = game.rules().pack().cards();
        return Cards.of(pack.subList(0, size));
    }

    @ParameterizedTest
    @CsvSource({
        // p. 48 para 23 and p. 50 para 13: eleven melded, ten dealt and one drawn.
        "PANGUINGUE, 11",
        "CONQUIAN, 11",
        // p. 29 paras 5 and 11; p. 7.
        "CONTINENTAL, 16",
        "PIF_PAF, 10"
    })
    void theGameFixesOneNumber(RummyGame game, int number) {
        for (int size = 1; size <= 20; size++) {
            assertThat(isPossible(game, size)).as("%s cards", size).isEqualTo(size == number);
        }
    }

    @ParameterizedTest
    @CsvSource({"5, 3, 3, true", "3, 4, 3, false", "1, 5, 5, true", "4, 4, 4, false"})
    void elevenAreHandAndMeldsTogether(int hand, int one, int other, boolean possible) {
        assertThat(isPossible(RummyGame.PANGUINGUE, hand, one, other)).isEqualTo(possible);
        assertThat(isPossible(RummyGame.CONQUIAN, hand, one, other)).isEqualTo(possible);
    }

    @Test
    void queenCityRumIsTenSevenOrSixCardsAndTheOneDrawn() {
        assertThat(Stream.iterate(1, size -> size + 1).limit(16).filter(size -> isPossible(RummyGame.QUEEN_CITY, size)))
                .containsExactly(7, 8, 11);
    }

    /** p. 6: of two cards drawn only one is thrown back. */
    @Test
    void aHandOfBoathouseRumGrows() {
        assertThat(Stream.iterate(1, size -> size + 1).limit(16).filter(size -> !isPossible(RummyGame.BOATHOUSE, size)))
                .containsExactly(1, 2, 3, 4, 5, 6);
    }

    @Test
    void whatOthersMeldedIsNotCountedInRummy() {
        assertThat(isPossible(RummyGame.RUMMY, 4, 3, 3, 3)).isTrue();
        assertThat(isPossible(RummyGame.RUMMY, 11, 3)).isTrue();
        assertThat(isPossible(RummyGame.RUMMY, 12)).isFalse();
        assertThat(isPossible(RummyGame.RUMMY, 1, 3)).isFalse();
    }

    @Test
    void nothingLiesOnTheTableWhereTheWholeHandIsMeldedAtOnce() {
        assertThat(isPossible(RummyGame.PIF_PAF, 10, 3)).isFalse();
        assertThat(new HandAfterDraw(RummyGame.QUEEN_CITY)
                        .wrong(some(RummyGame.QUEEN_CITY, 8), List.of(some(RummyGame.QUEEN_CITY, 3))))
                .hasValueSatisfying(wrong -> assertThat(wrong.field()).isEqualTo("melds"));
    }

    @Test
    void nobodyGoesOutWithAHandThatHeCannotHave() {
        assertThatThrownBy(() -> new GoingOut(RummyGame.CONQUIAN, Cards.of("TS TH TD"), List.of()))
                .hasMessage("hand: 3 cards; expected 11 cards in hand and melds together, the one drawn included,"
                        + " as conquian is dealt");
        assertThatThrownBy(() -> new GoingOut(
                        RummyGame.PANGUINGUE,
                        Cards.of("KS KH KD"),
                        List.of(Cards.of("QS JS 7S 6S"), Cards.of("5H 5D 5C"))))
                .hasMessageContaining("3 cards and 7 cards melded");
    }
}
