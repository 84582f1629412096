package kibitzer.advice;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What a feature that is a number says of itself. */
class QuantityTest {
    private static final Quantity<Double> TRICKS = Quantity.of("tricks", "trick", tricks -> tricks);

    @Test
    void oneAndAHalfOfOneAreSingular() {
        assertThat(TRICKS.inWords(1)).isEqualTo("1 trick");
        assertThat(TRICKS.inWords(0.5)).isEqualTo("½ trick");
        assertThat(TRICKS.inWords(1.5)).isEqualTo("1½ tricks");
        assertThat(TRICKS.inWords(0)).isEqualTo("0 tricks");
    }

    @Test
    void aNumberMayHaveWordsOfItsOwn() {
        Quantity<Double> said = TRICKS.saying(13, "a grand slam").saying(0, "no trick at all");

        assertThat(said.inWords(13)).isEqualTo("a grand slam");
        assertThat(said.inWords(0)).isEqualTo("no trick at all");
        assertThat(said.inWords(12)).isEqualTo("12 tricks");
        assertThat(said.isSaid(13)).isTrue();
        assertThat(said.isSaid(12)).isFalse();
    }

    @Test
    void aBookMayPrintAWordInsteadOfAFigure() {
        assertThat(TRICKS.meaning("a strong hand").meaning()).isEqualTo(Meaning.ofTheBook("a strong hand"));
        assertThat(TRICKS.meaning().isNone()).isTrue();
    }

    @Test
    void whatAnAnswerTellsByItselfNoBookPrints() {
        Meaning told = TRICKS.told("such a bid tells how many tricks there are").meaning();

        assertThat(told.isOfTheAnswer()).isTrue();
        assertThat(TRICKS.meaning("strong").meaning().isOfTheAnswer()).isFalse();
    }

    @Test
    void itMayNameWhatItCounted() {
        Quantity<Double> named = TRICKS.naming(tricks -> tricks == 2 ? "the ace and the king" : "");

        assertThat(named.measured(2.0)).isEqualTo("2 tricks, the ace and the king");
        assertThat(named.namesItself(2.0)).isTrue();
        assertThat(named.measured(3.0)).isEqualTo("3 tricks");
        assertThat(named.namesItself(3.0)).isFalse();
        assertThat(TRICKS.namesItself(2.0)).isFalse();
    }

    @Test
    void oneCountsItByAQuestion() {
        assertThat(TRICKS.question()).isEqualTo("how many tricks");
        assertThat(TRICKS.asking("how high").question()).isEqualTo("how high");
    }

    @Test
    void aPageMayHaveTheThingBeginSomewhere() {
        assertThat(TRICKS.beginningAt(any -> 2).floor().applyAsDouble(5.0)).isEqualTo(2);
        assertThat(TRICKS.floor().applyAsDouble(5.0)).isNegative().isInfinite();
    }
}
