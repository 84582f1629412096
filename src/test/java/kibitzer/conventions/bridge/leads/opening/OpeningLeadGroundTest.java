package kibitzer.conventions.bridge.leads.opening;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.value.HighCardPoints;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The hands that opening leads are asked from, and the suits that were bid before them. */
class OpeningLeadGroundTest {
    private final OpeningLeadGround ground = new OpeningLeadGround();

    /** With more than twelve points, five trumps or six of a suit that was bid the leader would hardly have been silent. */
    @Test
    void thirteenCardsOfTwelvePointsAtMost() {
        Chance chance = new Seed(7).chance();
        List<OpeningLead> leads =
                IntStream.range(0, 1_000).mapToObj(i -> ground.start(chance)).toList();
        assertThat(leads).allSatisfy(lead -> assertThat(lead.hand().size()).isEqualTo(13));
        assertThat(leads.stream()
                        .mapToInt(lead -> HighCardPoints.of(lead.hand()))
                        .max())
                .hasValue(12);
        assertThat(leads.stream()
                        .flatMapToInt(lead -> lead.suits()
                                .filter(lead::isTrump)
                                .mapToInt(suit -> lead.hand().length(suit)))
                        .max())
                .hasValue(4);
    }

    @Test
    void everyAuctionEndsWithThreePasses() {
        assertThat(HeardAuctions.ALL).allSatisfy(auction -> {
            List<Call> calls = auction.calls();
            assertThat(calls.subList(calls.size() - 3, calls.size())).containsOnly(Call.PASS);
            assertThat(calls.get(calls.size() - 4)).isNotEqualTo(Call.PASS);
        });
    }

    @ParameterizedTest(name = "{0}: dummy bid {1}, declarer {2}")
    @CsvSource({
        "4NT P 5D P 6S P P P, '', S", // asked for aces at once, the reply is no suit
        "1S P 4NT P 5D P 6S P P P, S, S",
        "1S P 3NT P 4D P 4S P P P, S, SD", // three no trump asks nothing
        "1S P 2D P 4S P P P, D, S"
    })
    void theReplyToFourNoTrumpIsNoSuit(String calls, String dummys, String declarers) {
        Auction auction = new Auction(
                Seat.NORTH, List.of(calls.split(" ")).stream().map(Call::of).toList());
        BidSuits bids = BidSuits.in(auction);
        assertThat(bids.dummys()).isEqualTo(suits(dummys));
        assertThat(bids.declarers()).isEqualTo(suits(declarers));
    }

    private static Set<Suit> suits(String letters) {
        return Suit.DOWNWARDS.stream()
                .filter(suit -> letters.indexOf(suit.letter()) >= 0)
                .collect(Collectors.toSet());
    }

    @ParameterizedTest(name = "{0} against {1}, {2}: {3}")
    @CsvSource({
        "K9852.832.974.T2, 3NT, 9D, 'spades is longer, 5 cards to 3'",
        "K985.8432.974.T2, 3NT, 4H, 'spades is as long, with more points'"
    })
    void ofTwoSuitsTheLongerIsLed(String hand, String contract, String card, String told) {
        OpeningLead lead = OpeningLead.against((Call.Bid) Call.of(contract), Optional.empty(), PbnHand.read(hand));
        assertThat(SuitTold.instead(lead, CardSet.of(card).first())
                        .orElseThrow()
                        .reason()
                        .measured())
                .startsWith(told);
    }
}
