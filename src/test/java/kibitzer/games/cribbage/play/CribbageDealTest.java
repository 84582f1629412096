package kibitzer.games.cribbage.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Pack;
import kibitzer.cards.Seed;
import kibitzer.games.cribbage.CribbageGame;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The cards of a deal: dealt one at a time from the player after the dealer on (law 5, p. 254). */
class CribbageDealTest {
    private static final Seed SEED = new Seed(4);

    @ParameterizedTest
    @CsvSource({"cribbage, 1, 6", "five-card-cribbage, 0, 5", "three-hand-cribbage, 1, 5", "four-hand-cribbage, 2, 5"})
    void cardsGoRoundOneAtATimeFromTheEldest(String id, int dealer, int each) {
        CribbageGame game = CribbageGame.atTheTable(id).orElseThrow();
        List<Card> pack = new ArrayList<>(Pack.FULL.shuffled(SEED));
        CribbageDeal deal = CribbageDeal.of(game, 1, dealer, SEED);
        List<CardSet> hands = new ArrayList<>(deal.dealt());
        for (int round = 0; round < each; round++) {
            for (int player : deal.after(dealer)) {
                Card card = pack.removeFirst();
                assertThat(hands.get(player).contains(card)).isTrue();
                hands.set(player, hands.get(player).without(card));
            }
        }
        assertThat(hands).allMatch(CardSet::isEmpty);
        for (Card card : deal.fromThePack()) {
            assertThat(pack.removeFirst()).isEqualTo(card);
        }
        assertThat(pack.removeFirst()).isEqualTo(deal.starter());
        assertThat(deal.rest()).isEqualTo(pack);
    }

    @Test
    void theOthersFollowInTurnHimselfLast() {
        CribbageDeal deal = CribbageDeal.of(CribbageGame.FOUR_HAND, 1, 3, SEED);
        assertThat(deal.after(1)).containsExactly(2, 3, 0, 1);
        assertThat(deal.eldest()).isZero();
        assertThat(CribbageDeal.of(CribbageGame.FOUR_HAND, 1, 1, SEED).eldest()).isEqualTo(2);
    }

    /** What he keeps is shown, what he has not played is held, and what would go beyond thirty-one cannot be played. */
    @Test
    void whatIsLaidAwayAndPlayedLeavesTheHand() {
        CribbageDeal dealt = new CribbageDeal(
                CribbageGame.SIX_CARD,
                1,
                1,
                List.of(CardSet.of("KS 9S 2S AD 3C 6D"), CardSet.of("KD QD JD TD 2C 4C")),
                List.of(CardSet.EMPTY, CardSet.EMPTY),
                CardSet.EMPTY,
                CardNotation.read("8H"),
                List.of(),
                List.of(),
                0);
        assertThat(dealt.isTurned()).isFalse();
        assertThat(dealt.kept(0).size()).isEqualTo(6);
        assertThat(dealt.crib().isEmpty()).isTrue();
        CribbageDeal one = dealt.laying(0, CardSet.of("3C 6D"));
        assertThat(one.isTurned()).isFalse();
        assertThat(one.kept(0)).isEqualTo(CardSet.of("KS 9S 2S AD"));
        CribbageDeal both = one.laying(1, CardSet.of("2C 4C"));
        assertThat(both.isTurned()).isTrue();
        assertThat(both.crib()).isEqualTo(CardSet.of("3C 6D 2C 4C"));
        assertThat(both.isPlayedOut()).isFalse();

        CribbageDeal played = both.playing(0, CardNotation.read("KS"))
                .playing(1, CardNotation.read("KD"))
                .playing(0, CardNotation.read("9S"));
        assertThat(played.count()).isEqualTo(29);
        assertThat(played.held(0)).isEqualTo(CardSet.of("2S AD"));
        assertThat(played.kept(0)).isEqualTo(CardSet.of("KS 9S 2S AD"));
        assertThat(played.playable(0)).as("up to thirty-one").isEqualTo(CardSet.of("2S AD"));
        assertThat(played.playable(1).isEmpty()).isTrue();
        CribbageDeal fresh = played.playing(0, CardNotation.read("AD")).newSeries();
        assertThat(fresh.count()).isZero();
        assertThat(fresh.pile()).isEmpty();
        assertThat(fresh.playable(1)).isEqualTo(CardSet.of("QD JD TD"));
        assertThat(played.playing(0, CardNotation.read("AD")).playable(0).isEmpty())
                .as("a two at thirty")
                .isTrue();
        assertThat(fresh.playing(1, CardNotation.read("QD")).pile()).containsExactly(CardNotation.read("QD"));
    }
}
