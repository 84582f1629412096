package kibitzer.web.analysis;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.DownloadKt;
import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.PollEvent;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.select.Select;
import com.vaadin.flow.router.QueryParameters;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import kibitzer.SharedFixture;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.notation.BoardRecord;
import kibitzer.games.bridge.notation.PbnReader;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.field.Lines;
import kibitzer.web.page.Page;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class AnalyseBridgeViewTest {
    private static final String LIN = "qx|o1|md|1SAQ42HKJ5DQ83CK97,SKJ7H93DAJ754CQ82,ST83HAQT4DKT2CA64|sv|o|ah|Board 7|"
            + "mb|1N|mb|p|mb|3N|mb|p|mb|p|mb|p|\n"
            + "qx|o2|md|1SAQ42HKJ5DQ83CK9,SKJ7H93DAJ754CQ82,ST83HAQT4DKT2CA64|sv|o|";

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
        BrowserlessTrainer.open("analyse/bridge");
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static void paste(String text) {
        _get(Lines.class).setValue(text);
        _click(_get(NativeButton.class, spec -> spec.withText("Read the deals")));
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively().replace("\uFE0E", "");
    }

    @SuppressWarnings("unchecked")
    private static <T> Select<T> choice(String label) {
        return (Select<T>) _get(Select.class, spec -> spec.withLabel(label));
    }

    @Test
    void anExampleShowsTheBooksOpeningBid() {
        _click(_get(NativeButton.class, spec -> spec.withText("Show an example")));
        assertThat(shown())
                .contains("1 deal read.", "The book: Open 1NT", "At the table: 1NT, the book's own.", "15 points");
    }

    @Test
    void aDealThatCannotBeReadIsToldAndTheOthersStay() {
        paste(LIN);
        assertThat(shown()).contains("1 deal read; 1 problem:", "line 2, [md]: south has 12 cards; expected 13");
        assertThat(choice("Deal").getListDataView().getItemCount()).isEqualTo(1);
    }

    @Test
    void garbageIsToldInWords() {
        paste("What is this?");
        assertThat(shown()).contains("No deal could be read; 1 problem:", "expected [Name \"value\"]");
        paste("");
        assertThat(shown()).contains("nothing is in it; expected deals in PBN or LIN");
        assertThat(_find(Select.class)).isEmpty();
    }

    @Test
    void anotherSeatHasItsOwnTurns() {
        paste(LIN);
        AnalyseBridgeViewTest.<Seat>choice("Seat").setValue(Seat.NORTH);
        Select<Integer> turn = choice("Turn");
        assertThat(turn.getListDataView().getItems().toList()).containsExactly(2);
        assertThat(turn.getItemLabelGenerator().apply(2)).isEqualTo("Turn 1: 3NT");
    }

    private static final String TWO = "qx|o1|md|1SAQ42HKJ5DQ83CK97,SKJ7H93DAJ754CQ82,ST83HAQT4DKT2CA64|sv|o|ah|Board 7|"
            + "mb|1N|mb|p|mb|3N|mb|p|mb|p|mb|p|\n"
            + "qx|o2|md|1SAQ42HKJ5DQ83CK97,SKJ7H93DAJ754CQ82,ST83HAQT4DKT2CA64|sv|o|ah|Board 8|"
            + "mb|1N|mb|p|mb|2N|mb|p|mb|3N|mb|p|mb|p|mb|p|";

    private static void open(Map<String, String> address) {
        UI.getCurrent().navigate("analyse/bridge", QueryParameters.simple(address));
    }

    @Test
    void theAddressSaysWhichCallIsLookedAt() {
        open(Map.of("deals", TWO, "deal", "2", "seat", "S", "turn", "2", "system", "cab"));

        assertThat(choice("Deal").getValue()).isEqualTo(1);
        assertThat(choice("Seat").getValue()).isEqualTo(Seat.SOUTH);
        assertThat(choice("Turn").getValue()).isEqualTo(4);
        assertThat(choice("System").getValue()).isEqualTo("cab");
        assertThat(shown()).contains("At the table: 3NT");
    }

    @Test
    void backShowsTheCallBeforeWithoutReadingTheDealsAnew() {
        open(Map.of("deals", TWO, "deal", "2", "seat", "S", "turn", "2"));
        Select<Integer> turn = choice("Turn");
        open(Map.of("deals", TWO, "deal", "1", "seat", "N", "turn", "1"));

        assertThat(AnalyseBridgeViewTest.<Integer>choice("Turn")).isSameAs(turn);
        assertThat(turn.getValue()).isEqualTo(2);
        assertThat(choice("Deal").getValue()).isEqualTo(0);
        open(Map.of("deals", TWO));
        assertThat(choice("Seat").getValue()).isEqualTo(Seat.SOUTH);
        assertThat(turn.getValue()).isEqualTo(0);
    }

    @Test
    void whatTheDealsHaveNotIsLeftAsAtFirst() {
        for (Map<String, String> strange : List.of(
                Map.of("deals", TWO, "deal", "3", "seat", "X", "turn", "9", "system", "none"),
                Map.of("deals", TWO, "deal", "-1", "turn", "0"),
                Map.of("deals", TWO, "deal", "99999999999", "turn", "1.5"))) {
            open(strange);
            assertThat(choice("Deal").getValue()).isEqualTo(0);
            assertThat(choice("Seat").getValue()).isEqualTo(Seat.SOUTH);
            assertThat(choice("Turn").getValue()).isEqualTo(0);
        }
    }

    @Test
    void aFileIsTakenAsIfItHadBeenPasted() {
        ((AnalyseBridgeView) _get(Page.class)).take(LIN.getBytes(StandardCharsets.UTF_8));
        assertThat(shown()).contains("1 deal read; 1 problem:");
    }

    @Test
    void theDealIsDownloadedWithTheBooksComments() {
        paste(LIN);
        Anchor anchor =
                _get(Anchor.class, spec -> spec.withText("Download this deal as PBN, with the book's comments"));
        String pbn = new String(DownloadKt._download(anchor), StandardCharsets.ISO_8859_1);
        List<BoardRecord> boards = PbnReader.read(pbn).boards();
        assertThat(boards).hasSize(1);
        assertThat(boards.getFirst().tag("Board")).isEqualTo("7");
        assertThat(boards.getFirst().auction().orElseThrow().remark(0).comment())
                .startsWith("acol: Open 1NT: 15 points");
    }

    @Test
    void theBooksOpeningLeadStandsApartFromWhatEachLeadWouldHaveAchieved() {
        _click(_get(NativeButton.class, spec -> spec.withText("Show an example")));
        assertThat(shown())
                .contains("The opening lead, by west", "The book: Lead the five of diamonds")
                .doesNotContain("all four hands seen");
        _click(_get(NativeButton.class, spec -> spec.withText("What would each lead have achieved?")));
        UI ui = UI.getCurrent();
        while (ui.getPollInterval() > 0) {
            ComponentUtil.fireEvent(ui, new PollEvent(ui, true));
            Thread.onSpinWait();
        }
        assertThat(_find(LeadTable.class)).hasSize(1);
        assertThat(shown()).contains("With all four hands seen", "South wins", "West leads");
    }
}
