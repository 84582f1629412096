package kibitzer.games.cribbage;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.cards.Rank;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The games of cribbage as data (Culbertson, p. 253-258, 346). */
class CribbageGameTest {
    /** Page, players, cards kept, cards of the crib, sides and holes to go. */
    @ParameterizedTest
    @CsvSource({
        "cribbage,                  253, 2, 4, 4, 2, 121",
        "five-card-cribbage,        257, 2, 3, 4, 2, 61",
        "seven-card-cribbage,       258, 2, 5, 4, 2, 181",
        "three-hand-cribbage,       258, 3, 4, 4, 3, 121",
        "four-hand-cribbage,        258, 4, 4, 4, 2, 121",
        "cribbage-solitaire,        346, 1, 4, 4, 1, 120",
        "cribbage-square-solitaire, 346, 1, 16, 0, 1, 61"
    })
    void eachGameDealsAndEndsAsItsPageSays(String id, int page, int players, int kept, int crib, int sides, int end) {
        CribbageGame game = CribbageGame.ALL.stream()
                .filter(one -> one.id().equals(id))
                .findFirst()
                .orElseThrow();

        assertThat(game.page()).isEqualTo(page);
        assertThat(game.players()).isEqualTo(players);
        assertThat(game.kept()).isEqualTo(kept);
        assertThat(game.crib()).isEqualTo(crib);
        assertThat(game.sides()).isEqualTo(sides);
        assertThat(game.ends().getFirst()).isEqualTo(end);
    }

    @Test
    void lurchAndMugginsAreOptionsOfTheFirst() {
        assertThat(CribbageGame.LURCH.lurch()).isTrue();
        assertThat(CribbageGame.LURCH.parent()).isEqualTo("cribbage");
        assertThat(CribbageGame.MUGGINS.muggins()).isTrue();
        assertThat(CribbageGame.SIX_CARD.lurch()).isFalse();
        assertThat(CribbageGame.SIX_CARD.muggins()).isFalse();
        assertThat(CribbageGame.atTheTable("cribbage-lurch")).isEmpty();
        assertThat(CribbageGame.atTheTable("three-hand-cribbage")).contains(CribbageGame.THREE_HAND);
    }

    @Test
    void whoeverSitsOppositePegsTogetherInPartnership() {
        assertThat(CribbageGame.FOUR_HAND.sideOf(0)).isEqualTo(CribbageGame.FOUR_HAND.sideOf(2));
        assertThat(CribbageGame.FOUR_HAND.sideOf(1)).isEqualTo(CribbageGame.FOUR_HAND.sideOf(3));
        assertThat(CribbageGame.FOUR_HAND.sideOf(0)).isNotEqualTo(CribbageGame.FOUR_HAND.sideOf(1));
        assertThat(CribbageGame.THREE_HAND.sideOf(2)).isEqualTo(2);
    }

    /** P. 255: below 61 of 121, or below 31 of 61; of other games it says nothing. */
    @Test
    void theDoubleGameIsSavedHalfway() {
        assertThat(CribbageGame.LURCH.halfway(121)).hasValue(61);
        assertThat(CribbageGame.LURCH.halfway(61)).hasValue(31);
        assertThat(CribbageGame.SEVEN_CARD.halfway(181)).isEmpty();
    }

    /** P. 254: the ace is low and counts 1, face cards count ten. */
    @ParameterizedTest
    @CsvSource({"ACE,1,1", "TWO,2,2", "NINE,9,9", "TEN,10,10", "JACK,11,10", "QUEEN,12,10", "KING,13,10"})
    void aCardHasItsPlaceAndItsCount(Rank rank, int place, int count) {
        assertThat(Pips.place(rank)).isEqualTo(place);
        assertThat(Pips.of(rank)).isEqualTo(count);
        assertThat(Pips.rankAt(place)).isEqualTo(rank);
    }
}
