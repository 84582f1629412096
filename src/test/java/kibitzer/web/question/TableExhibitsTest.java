package kibitzer.web.question;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.games.table.TableSeat;
import kibitzer.web.table.CardTable;
import kibitzer.web.table.CardTrick;
import org.junit.jupiter.api.Test;

class TableExhibitsTest {
    private static final TableSeat WEST = TableSeat.SOUTH.next();

    private static List<Card> cards(String text) {
        return CardNotation.readList(text);
    }

    @Test
    void aTrickShowsWhoLedWhoPlayedAndWhoWon() {
        Exhibit.Trick shown = new Exhibit.Trick(
                "The trick", WEST, cards("KS 2S AS"), Optional.of(TableSeat.SOUTH), Optional.of(WEST.after(2)));

        CardTrick trick = TableExhibits.trick(shown);

        assertThat(trick.getElement().getAttribute("seats")).isEqualTo("N E S W");
        assertThat(trick.getElement().getAttribute("leader")).isEqualTo("W");
        assertThat(trick.getElement().getAttribute("cards")).isEqualTo("KS 2S AS");
        assertThat(trick.getElement().getAttribute("winner")).isEqualTo("E");
        assertThat(trick.getElement().getAttribute("names")).isEqualTo("{\"S\":\"You\"}");
        assertThat(shown.inWords()).isEqualTo("west leads KS, north 2S, east AS; east wins");
    }

    @Test
    void theSameCardMayBePlayedTwice() {
        TableSeat first = new TableSeat(3, 0);
        Exhibit.Trick shown =
                new Exhibit.Trick("A trick", first.next(), cards("AH AH"), Optional.empty(), Optional.of(first.next()));

        assertThat(shown.inWords()).isEqualTo("player 2 leads AH, player 3 AH; player 2 wins");
        assertThat(TableExhibits.trick(shown).getElement().getAttribute("winner"))
                .isEqualTo("2");
    }

    @Test
    void aTableShowsSeatsTrickAndTurnUp() {
        List<TableSeat> seats = TableSeat.all(3);
        Exhibit.Table shown = new Exhibit.Table(
                "The table",
                List.of(
                        new Exhibit.AtTable(seats.get(0), "You", List.of(), 5, ""),
                        new Exhibit.AtTable(seats.get(1), "Player 2", cards("9C 7C"), 3, "passed"),
                        new Exhibit.AtTable(seats.get(2), "Player 3, the dealer", List.of(), 5, "")),
                Optional.of(new Exhibit.Trick(
                        "The trick", seats.get(1), cards("KS"), Optional.of(seats.get(0)), Optional.empty())),
                Optional.of(cards("7D").getFirst()));

        CardTable table = TableExhibits.table(shown);

        assertThat(table.getElement().getAttribute("seats"))
                .contains("{\"seat\":\"1\",\"name\":\"You\",\"count\":5}")
                .contains("\"cards\":\"9C 7C\",\"show\":\"row\",\"note\":\"passed\"");
        assertThat(table.getElement().getAttribute("trick"))
                .contains("\"leader\":\"2\"", "\"cards\":\"KS\"", "\"names\":{\"1\":\"You\"}");
        assertThat(table.getElement().getAttribute("turn-up")).isEqualTo("7D");
    }

    @Test
    void noMoreCardsThanPlayers() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Exhibit.Trick(
                        "A trick", new TableSeat(2, 0), cards("AS KS QS"), Optional.empty(), Optional.empty()));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Exhibit.Trick(
                        "A trick", new TableSeat(3, 0), cards("AS"), Optional.of(TableSeat.SOUTH), Optional.empty()));
    }
}
