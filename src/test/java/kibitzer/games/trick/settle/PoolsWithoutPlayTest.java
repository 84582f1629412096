package kibitzer.games.trick.settle;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.games.trick.catalogue.TrickGames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What goes into a pool at loo and spoil five, and who takes one that nobody plays for. */
class PoolsWithoutPlayTest {
    private static final PoolPay SHARES = new PoolPay(PoolPay.Way.SHARES);

    private static PoolHands shownAt(String game) {
        return PoolHands.of(TrickGames.find(game).orElseThrow()).orElseThrow();
    }

    private static int height(String game, String hand, String trump) {
        return shownAt(game).height(Cards.of(CardNotation.readListOfAnyPack(hand)), CardNotation.readSuit(trump));
    }

    /** Culbertson, p. 199: the precedence at pam loo, high to low; pam makes the fifth of a suit, or of the face cards. */
    @ParameterizedTest
    @CsvSource({
        "AH KH 9H 3H JC, S, 4",
        "9C 8C 7C 2C JC, S, 4",
        "KH QS JD QD JC, S, 4",
        "AS KS 9S 3S 2S, S, 3",
        "AH KH 9H 3H 2H, S, 2",
        "KH QS JD QD KD, S, 1",
        "KH QS JD QD AD, S, 0",
        "AH KH 9H 3S JC, S, 0"
    })
    void handsAtPamLooRankAsTheyStandInTheBook(String hand, String trump, int height) {
        assertThat(height("pam-loo", hand, trump)).isEqualTo(height);
    }

    /** Round games, p. 28: five of trumps before a suit with pam, and that before one without; pictures count nothing. */
    @ParameterizedTest
    @CsvSource({
        "AS KS 9S 3S JC, S, 3",
        "AS KS 9S 3S 2S, S, 3",
        "AH KH 9H 3H JC, S, 2",
        "AH KH 9H 3H 2H, S, 1",
        "KH QS JD QD KD, S, 0"
    })
    void flushesAtFiveCardLooRankByTrumpsThenPam(String hand, String trump, int height) {
        assertThat(height("loo-five-card", hand, trump)).isEqualTo(height);
    }

    /** Culbertson, p. 198: three trumps, and no other three of a suit. */
    @ParameterizedTest
    @CsvSource({"AS KS 2S, S, 1", "AH KH 2H, S, 0", "AS KS 2H, S, 0"})
    void threeTrumpsTakeThePoolAtLoo(String hand, String trump, int height) {
        assertThat(height("loo", hand, trump)).isEqualTo(height);
        assertThat(height("unlimited-loo", hand, trump)).isEqualTo(height);
    }

    /** Round games, p. 28: each of the others pays him a loo, and one with a flush of his own is spared. */
    @Test
    void aFlushAtFiveCardLooIsPaidByAllWhoHaveNone() {
        assertThat(shownAt("loo-five-card").loos()).isEqualTo(PoolHands.Loos.TO_WINNER_WITHOUT_ONE);
        Settlement shown = SHARES.shown(4, "N", 20, 10, List.of("E", "W"), PoolHands.Loos.TO_WINNER_WITHOUT_ONE);
        assertThat(shown.columns()).isEqualTo(PlayedHand.columns("N=40 E=-10 S=0 W=-10"));
        assertThat(shown.steps())
                .containsExactly(
                        "the pool of 20 goes without play to N, for the hand that was shown",
                        "a loo of 10 is paid to N by each other player");
        assertThat(SHARES.shown(4, "N", 20, 10, List.of(), PoolHands.Loos.TO_WINNER_WITHOUT_ONE)
                        .steps())
                .as("nobody pays")
                .hasSize(1);
    }

    /** Culbertson, p. 198: who stayed in is looed into the next pool. */
    @Test
    void threeTrumpsShownLooWhoStayedIn() {
        assertThat(shownAt("loo").loos()).isEqualTo(PoolHands.Loos.INTO_POOL);
        Settlement shown = SHARES.shown(4, "N", 9, 3, List.of("E", "W"), PoolHands.Loos.INTO_POOL);
        assertThat(shown.columns()).isEqualTo(PlayedHand.columns("N=9 E=-3 S=0 W=-3"));
        assertThat(shown.steps()).endsWith("E stayed in: looed for 3", "W stayed in: looed for 3");
    }

    /** Round games, p. 18: who beats the card turned takes the pool, the others are looed; if nobody does, all are. */
    @Test
    void ofASingleTheOthersAreLooed() {
        Settlement won = SHARES.single(3, Optional.of("2"), 3, 3);
        assertThat(won.columns()).isEqualTo(PlayedHand.columns("1=-3 2=3 3=-3"));
        assertThat(won.steps())
                .containsExactly(
                        "the pool of 3 goes to 2, for the card that beats the one turned",
                        "the others are looed for 3");
        Settlement stays = SHARES.single(3, Optional.empty(), 3, 3);
        assertThat(stays.columns()).isEqualTo(PlayedHand.columns("1=-3 2=-3 3=-3"));
        assertThat(stays.steps()).startsWith("nobody beats the card turned, and the pool stays");
    }

    /** Round games, p. 19: where all others have thrown up, one has the pool whatever their cards. */
    @Test
    void whoIsLeftAloneTakesAll() {
        Settlement taken = SHARES.taken(3, "3", 9);
        assertThat(taken.columns()).isEqualTo(PlayedHand.columns("1=0 2=0 3=9"));
        assertThat(taken.steps()).containsExactly("the pool of 9 goes to 3 without play");
    }

    /** Fixed (Culbertson, p. 198), as much as the pool (p. 199), or that up to a limit (round games, p. 26). */
    @ParameterizedTest
    @CsvSource({
        "SHARES, 12, 6, 6",
        "SHARES_UNLIMITED, 12, 6, 12",
        "SHARES_TO_A_LIMIT, 12, 30, 12",
        "SHARES_TO_A_LIMIT, 30, 30, 30",
        "SHARES_TO_A_LIMIT, 31, 30, 30"
    })
    void aLooCostsWhatIsAgreed(PoolPay.Way way, int pool, int limited, int loo) {
        assertThat(new PoolPay(way).loo(pool, limited)).isEqualTo(loo);
    }

    /** Culbertson, pp. 194 and 197-199; round games, pp. 18 and 26-27: what the dealer and each other pay before the deal. */
    @ParameterizedTest(name = "{0}, a pool of {1}: dealer {2}, another {3}")
    @CsvSource({
        "spoil-five, 0, 1, 1",
        "spoil-five, 5, 1, 0",
        "spoil-five, 1, 1, 0",
        "loo, 0, 3, 0",
        "loo, 1, 3, 0",
        "three-card-loo, 0, 3, 0",
        "three-card-loo, 6, 3, 0",
        "five-card-loo, 5, 5, 0",
        "loo-five-card, 0, 5, 0",
        "loo-mixed, 9, 3, 0",
        "unlimited-loo, 9, 3, 0",
        "euchre, 0, 0, 0"
    })
    void theAntesAreThoseOfThePage(String game, int pool, int dealer, int another) {
        Antes antes = Antes.of(TrickGames.find(game).orElseThrow());
        assertThat(antes.paidInto(pool, true)).isEqualTo(dealer);
        assertThat(antes.paidInto(pool, false)).isEqualTo(another);
    }

    /** Round games, p. 18: on the single a loo is half the usual one. */
    @Test
    void aLooOnTheSingleIsHalfTheUsualOne() {
        Antes antes = Antes.of(TrickGames.find("three-card-loo").orElseThrow());
        assertThat(antes.loo()).isEqualTo(2 * antes.single()).isEqualTo(6);
    }

    /** Each trick takes its part at loo, and so the pool must come out even; at spoil five it goes whole. */
    @Test
    void onlyAPoolThatIsSharedMustComeOutEven() {
        assertThat(SHARES.isShared()).isTrue();
        assertThat(new PoolPay(PoolPay.Way.THREE_OF_FIVE).isShared()).isFalse();
    }
}
