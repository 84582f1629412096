package kibitzer.conventions.bridge.leads;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whether a card led may be the fourth best (pp. 151-153). */
class FourthBestTest {
    private static final int POSITIONS = 40;

    private static Rank rank(String letter) {
        return CardNotation.readRank(letter);
    }

    private static CardSet spades(String ranks) {
        return Stream.of(ranks.split(""))
                .filter(letter -> !letter.isEmpty())
                .map(letter -> Card.of(rank(letter), Suit.SPADES))
                .collect(CardSet.toCardSet());
    }

    @ParameterizedTest(name = "{1} from {0} against {2}: {3}")
    @DisplayName("fourth best from A-x-x-x at no trump alone, from K-J-x-x always, from K-Q-J never")
    @CsvSource({
        "A752, 2, NO_TRUMP, true",
        "A752, 2, SUIT, false",
        "KJ52, 2, SUIT, true",
        "KJ52, 2, NO_TRUMP, true",
        "KJ852, 5, NO_TRUMP, true",
        "KJ852, 2, NO_TRUMP, false",
        "KQJ2, 2, NO_TRUMP, false",
        "KQ52, 2, SUIT, false",
        "KQ52, 2, NO_TRUMP, true",
        "752, 2, NO_TRUMP, false"
    })
    void theTablesLeadTheFourthBest(String holding, String led, LeadContract contract, boolean isLed) {
        assertThat(FourthBest.isLed(spades(holding), rank(led), contract, false))
                .isEqualTo(isLed);
    }

    @ParameterizedTest(name = "{0} when {1} are seen: {2}")
    @CsvSource({
        "5, AKQT9, true", // J-8-7-5
        "5, AKQJT98, false", // two higher ones alone are left
        "5, AKQJT9, true", // 8-7-6-5
        "J, 2, false", // A-K-Q-J leads no fourth best
        "2, AKQJT9, true"
    })
    void threeHigherCardsMustBeOut(String led, String seen, boolean may) {
        assertThat(FourthBest.mayBe(rank(led), spades(seen), LeadContract.NO_TRUMP, false))
                .isEqualTo(may);
    }

    /** Every holding with three cards above it that the unseen cards allow is tried. */
    @Test
    void aCardMayBeFourthBestWhereSomeHoldingLeadsItSo() {
        var chance = new Seed(3).chance();
        List<Card> suit = CardSet.FULL_PACK.in(Suit.SPADES).toList();
        for (int number = 0; number < POSITIONS; number++) {
            List<Card> shuffled = chance.shuffled(suit);
            Card led = shuffled.getFirst();
            CardSet seen = CardSet.of(shuffled.subList(1, 6));
            LeadContract contract = chance.onceIn(2) ? LeadContract.SUIT : LeadContract.NO_TRUMP;
            boolean partners = chance.onceIn(3);
            assertThat(FourthBest.mayBe(led.rank(), seen, contract, partners))
                    .as("%s with %s seen against %s", led, seen, contract)
                    .isEqualTo(byTrying(led, shuffled.subList(6, 13), contract, partners));
        }
    }

    private static boolean byTrying(Card led, List<Card> unseen, LeadContract contract, boolean partners) {
        for (int held = 0; held < 1 << unseen.size(); held++) {
            CardSet holding = CardSet.of(led);
            int above = 0;
            for (int at = 0; at < unseen.size(); at++) {
                if ((held >> at & 1) == 1) {
                    holding = holding.with(unseen.get(at));
                    above += unseen.get(at).rank().isHigherThan(led.rank()) ? 1 : 0;
                }
            }
            if (above == 3 && FourthBest.isLed(holding, led.rank(), contract, partners)) {
                return true;
            }
        }
        return false;
    }
}
