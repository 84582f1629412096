package kibitzer.conventions.fivehundred;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.cards.CardSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What ten cards show before the bid at five hundred (pp. 217-218). */
class BidAtFiveHundredTest {
    /** Seven spades with joker and bowers, ace and king among them, and the king of diamonds: five tricks by the count. */
    private static final String STRONG = "JK JS JC AS KS 9S 8S KD 8D 7D";

    private static BidView hand(String cards, String... calls) {
        return new BidView(CardSet.of(cards), 3, List.of(calls), BidView.AVONDALE, true);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @DisplayName("a suit is stopped by A, K-x, Q-x-x, J-x-x-x or better (p. 218)")
    @CsvSource({
        "AS KH 7H QD 8D 7D JC 9C 8C 7C, ''",
        "AS 7S QH 8H QD 8D 7D AC 9C 8C, QH 8H stop nothing",
        "KS 7H AH QD 8D 7D JC 9C 8C 7C, KS stops nothing",
        "AS KH 7H QD 8D 7D TD JC 9C 8C, JC 9C 8C stop nothing",
        "AS KH 7H QD 8D 7D TD 9D JH AH, you hold no clubs"
    })
    void aStopperNeedsACardForEachHigherOne(String cards, String open) {
        assertThat(hand(cards).notStopped()).isEqualTo(open);
        assertThat(hand(cards).stopsAll()).isEqualTo(open.isEmpty());
    }

    @ParameterizedTest
    @CsvSource({
        "AD KD QD 9D 8D 7S 8S 9S 7C 8C, AD KD QD 9D 8D",
        "AD KD QD 9D 7S 8S 9S TS 7C 8C, ''",
        "AD KD JD 9D 8D 7S 8S 9S 7C 8C, ''",
        "AD QD JD 9D 8D 7S 8S 9S 7C 8C, ''",
        "KD QD JD 9D 8D 7S 8S 9S 7C 8C, ''"
    })
    void aSolidSuitIsAceKingQueenAndTwoMore(String cards, String suit) {
        assertThat(hand(cards).solidSuit()).isEqualTo(CardSet.of(suit));
        assertThat(hand(cards).hasSolidSuit()).isEqualTo(!suit.isEmpty());
    }

    @ParameterizedTest(name = "{0}: safe {1}, with a lead {2}")
    @DisplayName("nullo wants suits like K-J-9-7 or A-Q-10-8, and one to lead in which nothing can win (p. 218)")
    @CsvSource({
        "KS JS 9S 7S 7H 9H 7D 7C 8C TC, true, true",
        "AS QS TS 8S 8H TH 8D 8C TC QC, true, false",
        "AS QS TS 9S 7H 9H 7D 7C 8C TC, false, true",
        "AS QS TS 8S 8H TH QH 8C TC QC, true, false", // no diamonds: nothing to lead there
        "KS JS 9S 7S 7H 9H JH QH KH AH, true, true"
    })
    void nulloIsJudgedBySmallCards(String cards, boolean safe, boolean lead) {
        assertThat(hand(cards).isSafeForNullo()).isEqualTo(safe);
        assertThat(hand(cards).hasSafeLead()).isEqualTo(lead);
    }

    @Test
    void theCountAndOneMoreIsEnoughToGoOver() {
        assertThat(hand(STRONG).count().tricks()).isEqualTo(5);
        assertThat(hand(STRONG).justEnough()).containsExactly("6S");
        assertThat(hand(STRONG, "6H").justEnough()).isEmpty(); // seven are two more than the count
        String six = "JK JS JC AS KS 9S 8S KD AD 7D";
        assertThat(hand(six).justEnough()).containsExactly("6S");
        assertThat(hand(six, "6H").justEnough()).containsExactly("7S");
        assertThat(hand(six, "7H").justEnough()).isEmpty();
    }

    @Test
    void onlyBidsThatAreOpenAreNamed() {
        assertThat(hand(STRONG).inSuit(7)).containsExactly("7S");
        assertThat(hand(STRONG, "7H").inSuit(7)).isEmpty();
        assertThat(hand(STRONG).atNoTrump(6)).containsExactly("6NT");
        assertThat(hand(STRONG, "7S").atNoTrump(6)).isEmpty();
        assertThat(hand(STRONG, "6H").isLast()).isFalse();
        assertThat(hand(STRONG, "6H", "P").isLast()).isTrue();
    }

    @Test
    void highCardsAreCounted() {
        assertThat(hand(STRONG).jacks()).isEqualTo(2);
        assertThat(hand(STRONG).acesAndKings()).isEqualTo(3);
        assertThat(hand(STRONG).hasJoker()).isTrue();
        assertThat(hand("QS JS JC AS KS 9S 8S KD 8D 7D").hasJoker()).isFalse();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "7S | ''",
                "7D | you would have only 4 trumps in diamonds; the least is five, or four with two of the highest, the joker, JD and JH",
                "7H | you would have only 1 trump in hearts; the least is five, or four with two of the highest",
                "7NT | ''",
                "P | ''"
            })
    void aSuitThatIsTooShortIsTold(String bid, String told) {
        assertThat(hand(STRONG).shorter(bid).map(Reason::measured).orElse("")).isEqualTo(told.equals("''") ? "" : told);
    }

    @Test
    void fourTrumpsWithoutTwoOfTheHighestAreTooShort() {
        BidView view = hand("JS AS KS 9S 8S QD 9D 8D 7D 7C");
        assertThat(view.shorter("7D").map(Reason::measured))
                .contains(
                        "you would have only 4 trumps in diamonds; the least is five, or four with two of the highest,"
                                + " the joker, JD and JH");
        assertThat(view.shorter("7H").map(Reason::measured))
                .contains("you would have no trump in hearts; the least is five, or four with two of the highest");
        assertThat(view.shorter("7C").map(Reason::measured))
                .contains("you would have only 2 trumps in clubs; the least is five, or four with two of the highest");
    }

    @Test
    void aLongSuitThatCountsLessThanTheBestIsTold() {
        BidView view = hand("AS KS 8S 9S TS 7H 8H 9H QH TH");
        assertThat(view.shorter("7S").map(Reason::measured))
                .contains(
                        "the count gives spades 2 and hearts 4: a trick for each trump beyond three and each side ace or king");
        assertThat(view.shorter("7H")).isEmpty();
    }

    /** Both suits count three: of such the longer is bid, and the length is what parts them. */
    @Test
    void ofSuitsThatCountAlikeTheShorterIsToldByItsTrumps() {
        BidView view = hand("AS KS QS TS 9S 8S JH JD 9H 8H");
        assertThat(view.shorter("7H").map(Reason::measured))
                .contains("you would have 4 trumps in hearts, and 6 trumps in spades");
        assertThat(view.shorter("7S")).isEmpty();
    }

    @ParameterizedTest(name = "{0}: {1} more")
    @CsvSource({"6S, none", "7S, none", "8S, 3", "10S, 5", "8H, none"})
    void aBidMoreThanTwoBeyondTheCountIsTooHigh(String bid, String more) {
        assertThat(hand(STRONG)
                        .tooHigh(bid)
                        .map(Reason::measured)
                        .map(told ->
                                Stream.of(told.split(" ")).toList().reversed().get(1))
                        .orElse("none"))
                .isEqualTo(more);
    }

    @Test
    void whereNoSuitIsWorthABidTheCountIsTold() {
        BidView weak = hand("7S 8S 9S 7H 8H 9H 7D 8D 7C AC");
        assertThat(weak.tooFew("6S").map(Reason::measured))
                .contains(
                        "with spades as trumps the count is 1 (0 for trumps beyond three, 1 for aces and kings beside),"
                                + " too few for a sound bid");
        assertThat(hand(STRONG).tooFew("6S").map(Reason::measured).orElseThrow())
                .endsWith("too few for any bid still open");
        assertThat(weak.tooFew("6NT")).isEmpty();
    }
}
