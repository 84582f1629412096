package kibitzer.games.poker.pot;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import kibitzer.games.poker.pot.Move.Discard;
import kibitzer.games.poker.pot.Move.Word;
import org.junit.jupiter.api.Test;

/** The cards not yet dealt (Culbertson, p. 54), and what is told of a pot. */
class StockTest {
    private static Stock stock(String cards, String discards) {
        return new Stock(CardNotation.readList(cards), CardNotation.readList(discards), new Seed(1));
    }

    @Test
    void cardsComeOffTheTop() {
        Stock.Dealt dealt = stock("AS KH 2D 3C", "").deal(2);

        assertThat(dealt.cards()).isEqualTo(CardSet.of("AS KH"));
        assertThat(dealt.rest().cards()).isEqualTo(CardNotation.readList("2D 3C"));
    }

    @Test
    void theBottomCardIsShuffledWithTheDiscardsBeforeItIsDealt() {
        Stock.Dealt dealt = stock("AS KH", "4C 5C 6C").deal(2);

        assertThat(dealt.cards().contains(CardNotation.read("AS"))).isTrue();
        assertThat(dealt.rest().cards()).hasSize(3);
        assertThat(dealt.rest().discards()).isEmpty();
        assertThat(dealt.cards().union(CardSet.of(dealt.rest().cards()))).isEqualTo(CardSet.of("AS KH 4C 5C 6C"));
    }

    @Test
    void whileTwoCardsAreLeftTheDiscardsLie() {
        assertThat(stock("AS KH", "4C 5C").deal(1).rest().discards()).hasSize(2);
        assertThat(stock("KH", "").deal(1).cards()).isEqualTo(CardSet.of("KH"));
    }

    @Test
    void thePotKnowsWhatItWasDealt() {
        Pot pot = Pot.dealt(PotGame.FIVE_CARD_STUD, new Seed(4));
        Pot raised = pot.after(Word.BET).after(Word.RAISE);
        Pot second = raised;
        while (second.round() == 1) {
            second = second.after(Word.CALL);
        }

        assertThat(raised.asDealt()).isEqualTo(pot);
        assertThat(pot.undealt()).hasSize(52 - 12);
        assertThat(second.raises()).isZero();
        assertThat(second.raisesBefore()).isEqualTo(1);
        assertThat(raised.aggressor()).isNotEqualTo(raised.opener());
    }

    @Test
    void othersHearHowManyWereDrawnAndNotWhich() {
        BettingAction drew = new BettingAction(1, Phase.DRAW, 1, new Discard(CardSet.of("AS KH")), 0);

        assertThat(drew.fromOutside()).isEqualTo(new BettingAction(1, Phase.DRAW, 1, new Move.Drawn(2), 0));
        assertThat(new BettingAction(1, Phase.DRAW, 1, Word.CALL, 2)
                        .fromOutside()
                        .move())
                .isEqualTo(Word.CALL);
        assertThat(new Discard(CardSet.of("AS KH")).does()).isEqualTo("draws 2 cards");
    }

    @Test
    void aGameIsFoundByItsWord() {
        assertThat(PotGame.named("jackpots")).contains(PotGame.JACKPOTS);
        assertThat(PotGame.named("five-card-stud")).contains(PotGame.FIVE_CARD_STUD);
        assertThat(PotGame.named("bridge")).isEmpty();
        assertThat(PotGame.words()).isEqualTo(List.of("jackpots", "five-card-stud"));
        assertThat(PotGame.JACKPOTS.title()).isEqualTo("Jack pots");
    }
}
