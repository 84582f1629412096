package kibitzer.games.trick.settle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.games.trick.catalogue.TrickGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What must be known of a hand to settle it, what may be known beside, and in which columns it is settled. */
class SettlementInputsTest {
    private static Pay of(String game) {
        return PayRules.of(TrickGames.find(game).orElseThrow()).orElseThrow();
    }

    private static Set<Input> inputs(String words) {
        return words.isBlank()
                ? Set.of()
                : Arrays.stream(words.strip().split(" ")).map(Input::valueOf).collect(Collectors.toSet());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            whist | TWO_SIDES | TRICKS | HONOURS
            american-whist | TWO_SIDES | TRICKS | ''
            bridge-whist | TWO_SIDES | TRICKS TRUMP | DOUBLES
            bid-whist | MAKER | TRICKS CONTRACT | HONOURS
            setback-bid-whist | MAKER | TRICKS CONTRACT | HONOURS
            norwegian-whist | MAKER | TRICKS CONTRACT | ''
            vint | MAKER | TRICKS CONTRACT | ''
            solo-whist | MAKER | TRICKS CONTRACT | ''
            misere-partout | EACH | TRICKS | ''
            oh-hell | EACH | TRICKS BIDS | ''
            euchre | MAKER | TRICKS | ALONE
            two-hand-euchre | MAKER | TRICKS | ''
            ecarte | MAKER | TRICKS | CONTRACT
            hasenpfeffer | MAKER | TRICKS CONTRACT | ''
            double-hasenpfeffer | MAKER | TRICKS CONTRACT | ALONE
            five-hundred | MAKER | TRICKS CONTRACT | ''
            five-hundred-long-game | MAKER | TRICKS POINTS CONTRACT | ''
            spoil-five | EACH | TRICKS POOL | CONTRACT
            forty-five | TWO_SIDES | TRICKS | ''
            auction-forty-five | MAKER | POINTS CONTRACT | ''
            loo | EACH | TRICKS POOL LOO | ''
            loo-mixed | EACH | TRICKS POOL LOO | ''
            unlimited-loo | EACH | TRICKS POOL | ''
            seven-up | TWO_SIDES | POINTS TAKERS | ''
            auction-pitch | EACH | POINTS TAKERS CONTRACT MAKER | ''
            cinch | MAKER | POINTS | CONTRACT
            hearts | EACH | POINTS | POOL
            hearts-howell | EACH | POINTS | ''
            frog | MAKER | POINTS CONTRACT | ''
            six-bid-solo | MAKER | POINTS CONTRACT | TRUMP
            calabrasella | MAKER | POINTS | ''
            sixty-six | TWO_SIDES | POINTS | TRICKS
            modern-schafkopf | MAKER | POINTS | TRICKS
            klaberjass | MAKER | POINTS | ''
            auction-pinochle | MAKER | POINTS CONTRACT TRUMP | ''
            """)
    void areThoseThatThePageReckonsWith(String game, Seating seating, String needs, String takes) {
        assertThat(of(game).seating()).isEqualTo(seating);
        assertThat(of(game).needs()).isEqualTo(inputs(needs));
        assertThat(of(game).takes()).isEqualTo(inputs(takes));
    }

    /** Where only some calls have a stake they are told; where any number may be bid none is. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            norwegian-whist | grand nullo
            vint | ''
            ecarte | stand drawn
            euchre | ''
            spoil-five | jink
            loo | ''
            frog | chico frog grand
            six-bid-solo | call-solo guarantee-solo heart-solo misere simple-solo spread-misere
            auction-euchre | 15 3 4 5 8
            hasenpfeffer | ''
            solo-ombre | frog frog-in-colour solo solo-in-colour tout tout-in-colour
            five-hundred | 6S 6C 6D 6H 6NT 7S 7C 7D 7H 7NT 8S 8C 8D 8H 8NT 9S 9C 9D 9H 9NT 10S 10C 10D 10H 10NT nullo
            """)
    void theContractsAreTold(String game, String contracts) {
        assertThat(String.join(" ", of(game).contracts())).isEqualTo(contracts);
    }

    /** Five hundred, pp. 215-216: each opponent scores ten for his own tricks, at nullo for the maker's; in the long game his cards too. */
    @Test
    void opponentsScoreApartAtFiveHundredAlone() {
        assertThat(of("five-hundred").ownTrick("8S")).hasValue(10);
        assertThat(of("five-hundred-nullo").ownTrick("nullo")).isEmpty();
        assertThat(of("five-hundred").ownCards()).isFalse();
        assertThat(of("five-hundred-long-game").ownCards()).isTrue();
        assertThat(of("euchre").ownTrick("")).isEmpty();
        assertThat(of("euchre").ownCards()).isFalse();
    }

    /** Hearts, p. 244: an average half way between two numbers is read both ways, and of two with the fewest either bears the rest. */
    @Test
    void someHandsAreReadInMoreThanOneWay() {
        assertThat(PlayedHand.of("hearts-cumulative", "players:4 points:N=10,E=5,S=4,W=3")
                        .readings())
                .containsExactly(PlayedHand.columns("N=-4 E=1 S=2 W=1"), PlayedHand.columns("N=-5 E=0 S=1 W=4"));
        assertThat(PlayedHand.of("hearts-cumulative", "players:4 points:N=9,E=5,S=4,W=4")
                        .readings())
                .as("22 among four is 5.5")
                .containsExactly(
                        PlayedHand.columns("N=-3 E=1 S=0 W=2"),
                        PlayedHand.columns("N=-3 E=1 S=2 W=0"),
                        PlayedHand.columns("N=-4 E=0 S=3 W=1"),
                        PlayedHand.columns("N=-4 E=0 S=1 W=3"));
        assertThat(PlayedHand.of("hearts", "players:4 points:N=0,E=6,S=4,W=3").readings())
                .hasSize(1);
        assertThat(PlayedHand.of("euchre", "tricks:maker=3").readings()).hasSize(1);
    }

    /** Columns are seats of the compass at a table of four, else numbers from 1; other words are refused. */
    @Test
    void aColumnHasItsPlace() {
        assertThat(Seating.EACH.place(4, "N")).isZero();
        assertThat(Seating.EACH.place(4, "W")).isEqualTo(3);
        assertThat(Seating.EACH.place(5, "1")).isZero();
        assertThat(Seating.EACH.place(5, "5")).isEqualTo(4);
        assertThatIllegalArgumentException().isThrownBy(() -> Seating.EACH.place(5, "6"));
        assertThatIllegalArgumentException().isThrownBy(() -> Seating.EACH.place(5, "N"));
        assertThatIllegalArgumentException().isThrownBy(() -> Seating.MAKER.place(4, "maker"));
    }

    /** The number with which a call begins; none where it begins with a word, or is beyond any bid. */
    @ParameterizedTest
    @CsvSource({"8S, 8", "10-in-colour, 10", "1000, 1000", "10000, -1", "misere, -1", "'', -1"})
    void aCallBeginsWithItsNumber(String call, int number) {
        assertThat(HandRecord.at(4, 13).contract(call).number().orElse(-1)).isEqualTo(number);
    }

    /** What is known is told piece by piece. */
    @Test
    void aHandIsToldPieceByPiece() {
        HandRecord hand = HandRecord.at(4, 5)
                .contract("solo")
                .tricks(PlayedHand.of("euchre", "tricks:maker=3").played().tricks())
                .points(PlayedHand.of("cinch", "points:opponents=7").played().points())
                .alone(true);
        assertThat(hand.contract()).isEqualTo("solo");
        assertThat(hand.makersTricks()).isEqualTo(3);
        assertThat(hand.othersTricks()).isZero();
        assertThat(hand.othersPoints()).isEqualTo(7);
        assertThat(hand.makersPoints()).isZero();
        assertThat(hand.alone()).isTrue();
        assertThat(hand.cards()).isEqualTo(5);
    }

    /** Every game is settled, or it is said why not; one that grew from another pays like it only where it is settled alike. */
    @Test
    void aGameIsSettledOrItIsSaidWhyNot() {
        TrickGames.ALL.forEach(game -> assertThat(PayRules.of(game).isPresent())
                .as(game.id())
                .isNotEqualTo(PayRules.unplayed(game).isPresent()));
        assertThat(PayRules.unplayed(TrickGames.find("skat").orElseThrow()))
                .contains("the value of a hand has a question of its own");
        assertThat(PayRules.unplayed(TrickGames.find("bezique").orElseThrow()))
                .contains("each side scores what it melds and wins as it comes, and nothing is settled");
        assertThat(Arrays.stream(Input.values()).map(Input::field))
                .doesNotHaveDuplicates()
                .contains("high", "tricks");
    }
}
