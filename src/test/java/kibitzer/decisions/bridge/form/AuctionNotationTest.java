package kibitzer.decisions.bridge.form;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

class AuctionNotationTest {
    private static Optional<AuctionNotation> in(Decision<?, ?> decision) {
        List<Field<?>> fields = decision.form().fields();
        return fields.stream()
                .flatMap(field -> AuctionNotation.of(field, fields).stream())
                .findFirst();
    }

    private static AuctionNotation of(String decision) {
        return in(Decisions.get(decision)).orElseThrow();
    }

    private static ObjectNode json(String json) {
        return (ObjectNode) JsonMapper.shared().readTree(json);
    }

    @Test
    void everyPositionThatHoldsAnAuctionIsFound() {
        assertThat(Decisions.all().stream()
                        .filter(decision -> in(decision).isPresent())
                        .map(decision -> decision.id().text()))
                .containsExactlyInAnyOrder(
                        "bridge/call", "bridge/meaning", "bridge/legal-call", "bridge/declarer", "bridge/lead");
    }

    @Test
    void callsAreReadAsAListOrAsText() {
        Auction auction = new Auction(Seat.EAST, List.of(Call.of("1S"), Call.of("P")));
        AuctionNotation fields = of("bridge/call");
        assertThat(fields.auction(json("{\"dealer\": \"E\", \"auction\": [\"1S\", \"P\"]}")))
                .isEqualTo(auction);
        assertThat(fields.auction(json("{\"dealer\": \"east\", \"auction\": \"1s pass\"}")))
                .isEqualTo(auction);
        assertThat(fields.auction(json("{\"dealer\": \"E\"}"))).isEqualTo(Auction.opened(Seat.EAST));
    }

    @Test
    void whatIsNoAuctionIsToldWhy() {
        AuctionNotation fields = of("bridge/call");
        assertThatThrownBy(() -> fields.auction(json("{\"auction\": \"1S\"}")))
                .isInstanceOf(BadQuestion.class)
                .hasMessage("dealer: not said yet; expected a seat: N E S W");
        assertThatThrownBy(() -> fields.auction(json("{\"dealer\": \"E\", \"auction\": \"1S 1Z\"}")))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("\"1Z\"");
        assertThatThrownBy(() -> fields.auction(json("{\"dealer\": \"E\", \"auction\": \"1S 1H\"}")))
                .isInstanceOf(BadNotation.class)
                .hasMessageContaining("not higher than the last bid, 1S");
        assertThatThrownBy(() -> fields.auction(json("{\"dealer\": \"E\", \"auction\": 7}")))
                .isInstanceOf(BadNotation.class);
        assertThatThrownBy(() -> fields.vulnerable(json("{\"vulnerable\": \"all of them\"}")))
                .isInstanceOf(BadNotation.class);
    }

    @Test
    void whatMayBeLeftOutHasTheValueThatHoldsThen() {
        assertThat(of("bridge/lead").auction(json("{\"auction\": \"1NT\"}")).dealer())
                .isEqualTo(Seat.NORTH);
        assertThat(of("bridge/lead").vulnerable(json("{}"))).isEqualTo(Vulnerability.NONE);
        assertThat(of("bridge/call").vulnerable(json("{\"vulnerable\": \"ew\"}")))
                .isEqualTo(Vulnerability.EAST_WEST);
        assertThat(of("bridge/call").vulnerable(json("{}"))).isEqualTo(Vulnerability.NONE);
    }
}
