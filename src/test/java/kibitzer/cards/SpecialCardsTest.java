package kibitzer.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards that only special packs have. */
class SpecialCardsTest {

    @ParameterizedTest
    @CsvSource({
        "11S, 11 of spades",
        "13h, 13 of hearts",
        "CS, cavalier of spades",
        "1T, tarot 1",
        "21t, tarot 21",
        "10S, ten of spades",
        "JK, joker"
    })
    void areReadOfAnyPack(String text, String words) {
        assertThat(CardNotation.readOfAnyPack(text).inWords()).isEqualTo(words);
    }

    @Test
    void areWrittenInTheirPlaces() {
        assertThat(Cards.of(CardNotation.readListOfAnyPack("JK 1T 21T TS 11S 13S JS CS QS AS KC")))
                .hasToString("AS QS CS JS 13S 11S TS KC 21T 1T JK");
    }

    @Test
    void areNoCardsOfThePackOf52() {
        Card eleven = Card.ofNumber(11, Suit.SPADES);

        assertThatThrownBy(() -> CardNotation.read("11S")).isInstanceOf(BadNotation.class);
        assertThatThrownBy(() -> CardSet.of(eleven)).isInstanceOf(IllegalArgumentException.class);
        assertThat(CardSet.FULL_PACK.contains(eleven)).isFalse();
        assertThatThrownBy(eleven::rank).isInstanceOf(IllegalStateException.class);
        assertThat(eleven.suit()).isEqualTo(Suit.SPADES);
    }

    /** A suit has a 11, a 12 and a 13 beside its thirteen ranks, and there are 21 tarots. */
    @Test
    void numbersGoFromElevenToThirteenAndTarotsFromOneToTwentyOne() {
        assertThat(Card.ofNumber(11, Suit.CLUBS)).hasToString("11C");
        assertThat(Card.ofNumber(13, Suit.SPADES)).hasToString("13S");
        assertThat(Card.tarot(1)).hasToString("1T");
        assertThat(Card.tarot(21)).hasToString("21T");
        assertThatThrownBy(() -> Card.ofNumber(10, Suit.SPADES)).hasMessageContaining("expected 11 to 13");
        assertThatThrownBy(() -> Card.ofNumber(14, Suit.SPADES)).hasMessageContaining("expected 11 to 13");
        assertThatThrownBy(() -> Card.tarot(0)).hasMessageContaining("expected 1 to 21");
        assertThatThrownBy(() -> Card.tarot(22)).hasMessageContaining("expected 1 to 21");
    }

    /** From the first of their kind to the last: each knows what it is. */
    @Test
    void theFirstAndTheLastOfAKindAreOfIt() {
        assertThat(Card.tarot(1).isTarot()).isTrue();
        assertThat(Card.tarot(21).isTarot()).isTrue();
        assertThat(Card.ofNumber(13, Suit.SPADES).isTarot()).isFalse();
        assertThat(Card.ofNumber(11, Suit.CLUBS).isSpecial()).isTrue();
        for (Suit suit : Suit.values()) {
            Card cavalier = Card.cavalier(suit);
            assertThat(cavalier.isTarot()).isFalse();
            assertThat(cavalier.suit()).isEqualTo(suit);
            assertThat(cavalier.figure()).isEqualTo("C");
            assertThat(cavalier.inWords()).isEqualTo("cavalier of " + suit.plural());
            assertThat(Cards.of(List.of(Card.of(Rank.JACK, suit), cavalier, Card.of(Rank.QUEEN, suit)))
                            .list())
                    .containsExactly(Card.of(Rank.QUEEN, suit), cavalier, Card.of(Rank.JACK, suit));
        }
    }

    @Test
    void noRankIsHigherThanItselfAndEachIsAtLeastItself() {
        assertThat(Rank.values()).noneMatch(rank -> rank.isHigherThan(rank)).allMatch(rank -> rank.isAtLeast(rank));
    }

    /** A text of sixty characters is told whole; of a longer one the first sixty. */
    @Test
    void whatCannotBeReadIsToldToSixtyCharacters() {
        String sixty = "x".repeat(60);
        assertThat(new BadNotation(sixty, "a card")).hasMessageStartingWith("\"" + sixty + "\" is not readable");
        assertThat(new BadNotation(sixty + "y", "a card"))
                .hasMessageStartingWith("\"" + sixty + "...\" is not readable");
    }

    @Test
    void nothingIsDrawnBelowNought() {
        assertThat(new Seed(1).chance().below(1)).isZero();
        assertThatThrownBy(() -> new Seed(1).chance().below(0)).hasMessageContaining("expected a positive number");
    }

    @ParameterizedTest
    @CsvSource({"0, no", "1, one", "19, nineteen", "20, twenty", "21, twenty-one", "59, fifty-nine"})
    void numbersOfCardsHaveWords(int number, String word) {
        assertThat(NumberWord.of(number)).isEqualTo(word);
    }
}
