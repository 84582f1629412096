package kibitzer.web.explore;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeTableCell;
import com.vaadin.flow.component.html.NativeTableRow;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.RouterLink;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.web.BrowserlessTrainer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@SharedFixture
class ExploreViewTest {

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static String text(Component component) {
        return component.getElement().getTextRecursively().replace("\uFE0E", "");
    }

    private static RouterLink link(String call) {
        return _find(RouterLink.class).stream()
                .filter(link -> link.hasClassName("kb-explored-call"))
                .filter(link -> call.equals(link.getElement().getAttribute("aria-label")))
                .findFirst()
                .orElseThrow(() -> new AssertionError("no way to " + call));
    }

    /** What each system says of a call. */
    private static List<String> row(String call) {
        NativeTableRow row = (NativeTableRow)
                link(call).getParent().orElseThrow().getParent().orElseThrow();
        return row.getChildren()
                .filter(NativeTableCell.class::isInstance)
                .map(ExploreViewTest::text)
                .toList();
    }

    /** Rows of the book: Acol p. 141, C.A.B. p. 142, Blackwood p. 147. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            systems=acol                       | One no trump   | 13-15 | p. 141
            systems=acol                       | Two clubs      | forcing to game | p. 141
            systems=acol                       | Two hearts     | forcing for one round | p. 141
            systems=acol&vulnerable=both       | One no trump   | 16-18 | p. 141
            systems=acol&calls=1NT.P           | Two no trump   | 10-11 | p. 141
            systems=cab                        | One no trump   | 16-18 | p. 142
            systems=acol&calls=1S.P.3S.P.4NT.P | Five diamonds  | aces 1 | p. 147
            """)
    void aCallTellsWhatItsPageSays(String address, String call, String tells, String page) {
        BrowserlessTrainer.open("explore?" + address);
        assertThat(row(call)).singleElement().asString().contains(tells, page);
    }

    @Test
    void systemsStandSideBySide() {
        BrowserlessTrainer.open("explore?systems=acol.cab.culbertson-points.culbertson-honour-tricks");
        assertThat(row("One no trump")).hasSize(4).allMatch(told -> told.contains("p. 14"));
        assertThat(row("Two diamonds").get(1))
                .as("C.A.B. (p. 142) opens no strong two but two clubs")
                .isEqualTo("no rule");
    }

    @Test
    void aCallGoesOnAndTheOpponentsPassByThemselves() {
        BrowserlessTrainer.open("explore?systems=acol");
        assertThat(link("One spade").getHref().split("[?&]")).contains("calls=1S.P");
        BrowserlessTrainer.open("explore?systems=acol&opponents=call");
        assertThat(link("One spade").getHref().split("[?&]")).contains("opponents=call", "calls=1S");
        BrowserlessTrainer.open("explore?systems=acol&calls=1S.P.2H.P");
        assertThat(_find(RouterLink.class))
                .filteredOn(link -> link.getText().equals("Take back the last call"))
                .singleElement()
                .extracting(RouterLink::getHref)
                .asString()
                .endsWith("calls=1S.P");
    }

    @Test
    void whatAnAuctionHasToldStandsBelow() {
        BrowserlessTrainer.open("explore?systems=acol&calls=1NT.P");
        assertThat(_find(H2.class)).extracting(H2::getText).contains("South is to call", "What has been told");
        assertThat(text(_get(ExploreView.class))).contains("North: high-card points 13-15");
        BrowserlessTrainer.open("explore?systems=acol&calls=1NT.P.P.P");
        assertThat(_find(Paragraph.class)).extracting(Paragraph::getText).contains("One no trump, played by north.");
        BrowserlessTrainer.open("explore?systems=acol&calls=P.P.P.P");
        assertThat(text(_get(ExploreView.class))).contains("Nobody has bid");
    }

    @ParameterizedTest
    @CsvSource({
        "explore?systems=precision, is not known",
        "explore?calls=1S.1H, calls",
        "explore?calls=9S, calls",
        "explore?vulnerable=all-of-them, vulnerable",
        "explore?opponents=sleep, opponents",
        "explore?calls=P.P.P.P.1S, calls",
    })
    void anAddressThatCannotBeReadSaysWhy(String address, String says) {
        BrowserlessTrainer.open(address);
        assertThat(_get(H1.class).getText()).isNotEqualTo("Explore an auction");
        assertThat(_find(Paragraph.class)).extracting(Paragraph::getText).anyMatch(told -> told.contains(says));
    }
}
