package kibitzer.games.casino;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What a card takes at once and how that divides, and what a deal comes to at its end (Culbertson, p. 259-261). */
class TakingsTest {
    private static final FishingRules RULES = CasinoGame.CASINO.rules();

    private static Layout table(String loose, Build... builds) {
        return new Layout(CardSet.of(loose), List.of(builds));
    }

    @ParameterizedTest
    @CsvSource({"9S,6H 3D 9C 5H 4C", "KS,KH KD KC"})
    void theLargestIsListedFirst(String card, String table) {
        assertThat(RULES.captures(CardNotation.read(card), CardSet.of(table)))
                .hasSizeGreaterThan(2)
                .isSortedAccordingTo((one, other) -> other.size() - one.size());
    }

    @Test
    void theMostIsAllThatItMayTakeAtOnce() {
        assertThat(RULES.mostTaken(CardNotation.read("9S"), table("6H 3D 9C KC")))
                .containsExactly(CardSet.of("9C 6H 3D"));
        assertThat(RULES.mostTaken(CardNotation.read("9S"), table("6H 3D 3C")))
                .containsExactlyInAnyOrder(CardSet.of("6H 3D"), CardSet.of("6H 3C"));
        assertThat(RULES.mostTaken(CardNotation.read("9S"), table("KC"))).containsExactly(CardSet.EMPTY);
    }

    @Test
    void whatIsTakenDividesIntoBuildsPairsAndSums() {
        Build nine = new Build(CardSet.of("7C 2C"), 9, CasinoSight.ME);

        assertThat(RULES.division(
                        CardNotation.read("9S"),
                        CardSet.of("7C 2C 9C 9D 6H 3D 5H 4C"),
                        table("9C 9D 6H 3D 5H 4C", nine)))
                .startsWith(CardSet.of("7C 2C"))
                .containsExactlyInAnyOrder(
                        CardSet.of("7C 2C"),
                        CardSet.of("9C"),
                        CardSet.of("9D"),
                        CardSet.of("6H 3D"),
                        CardSet.of("5H 4C"));
        assertThat(RULES.division(CardNotation.read("9S"), CardSet.of("6H 3D"), table("6H 3D 9C", nine)))
                .containsExactly(CardSet.of("6H 3D"));
    }

    /** Par. 4: the opponent of the dealer is dealt to first, whoever that is. */
    @ParameterizedTest
    @EnumSource(
            value = CasinoGame.class,
            names = {"CASINO", "DRAW"})
    void theSameCardsGoToDealerAndOpponentWhoeverDeals(CasinoGame game) {
        CasinoDeal first = CasinoDeal.dealt(game, new Seed(3), 0);
        CasinoDeal second = CasinoDeal.dealt(game, new Seed(3), 1);

        assertThat(first.hands().get(0)).isEqualTo(second.hands().get(1));
        assertThat(first.hands().get(1)).isEqualTo(second.hands().get(0));
        assertThat(first.hands()
                        .get(1)
                        .containsAll(CardSet.of(
                                game.rules().pack().shuffled(new Seed(3)).subList(0, 2))))
                .isTrue();
    }

    @Test
    void whatIsLeftLiesWithWhoTookInLast() {
        for (int seed = 0; seed < 20; seed++) {
            CasinoDeal deal = LastHandTest.playedUntil(CasinoGame.CASINO, seed, 1);
            while (!deal.isOver()) {
                deal = deal.after(deal.plays().getFirst());
            }
            assertThat(deal.layout().isEmpty()).isEqualTo(deal.lastTaker().isPresent());
        }
    }

    @Test
    void theDealerHoldsOneMoreThanTheOpponentWhenHeIsToPlay() {
        CasinoSight eldest = sight(false);
        CasinoSight dealer = sight(true);

        assertThat(eldest.left()).isEqualTo(2);
        assertThat(dealer.left()).isEqualTo(1);
    }

    private static CasinoSight sight(boolean dealer) {
        return new CasinoSight(
                CasinoGame.CASINO,
                CardSet.of("9S 8S"),
                Layout.EMPTY,
                CardSet.EMPTY,
                CardSet.EMPTY,
                dealer,
                Optional.empty());
    }

    /** The end of the search line by line is what the search as a whole comes to. */
    @Test
    void theEndOfALastHandAddsUpToItsWorth() {
        for (int number = 0; number < 24; number++) {
            CasinoGame game = CasinoGame.WITH_BUILDS.get(number % CasinoGame.WITH_BUILDS.size());
            CasinoDeal deal = LastHandTest.playedUntil(game, 700 + number, 2);
            CasinoSight sight = deal.sight(deal.toPlay());
            for (LastHand.Outcome outcome : LastHand.of(sight)) {
                LastHand.Ended end = LastHand.after(sight, outcome.play());
                assertThat(game.rules().scoring().stream()
                                .mapToInt(end::difference)
                                .sum())
                        .as("%s of deal %d", outcome.play(), number)
                        .isEqualTo(outcome.difference());
            }
        }
    }

    @Test
    void whereADealIsAGameNobodyReachesAGoal() {
        assertThat(CasinoScore.begin(CasinoGame.STEALING_BUNDLES)
                        .with(new Sheet(List.of(new Sheet.Line("cards", 1, 0))))
                        .winner())
                .isEmpty();
        assertThat(CasinoGame.STEALING_BUNDLES.title()).isEqualTo("Stealing bundles");
    }
}
