package kibitzer.web.analysis;

import static com.github.mvysny.kaributesting.v10.LocatorJ._click;
import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.NativeTableHeaderCell;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.SharedFixture;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.field.Lines;
import kibitzer.web.page.Page;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class BoardOverviewTest {
    /** South has an even hand for one no trump, and bids seven. */
    private static final String ONE_STRANGE_CALL = """
            [Board "1"]
            [Dealer "S"]
            [Vulnerable "None"]
            [Deal "S:AQ42.KJ5.Q83.K97 KJ7.93.AJ754.Q82 T83.AQT4.KT2.A64 965.8762.96.JT53"]
            [Result "9"]
            [Auction "S"]
            7NT Pass Pass Pass
            """;

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
        BrowserlessTrainer.open("analyse/bridge");
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static void read(String deals) {
        _get(Lines.class).setValue(deals);
        _click(_get(NativeButton.class, spec -> spec.withText("Read the deals")));
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively().replace("\uFE0E", "");
    }

    @Test
    void aCallThatIsNotTheBooksFirstIsMarkedAndOpens() {
        read(ONE_STRANGE_CALL);
        assertThat(_find(NativeButton.class, spec -> spec.withClasses("kb-overview-call")))
                .hasSize(4)
                .first()
                .satisfies(call -> assertThat(call.getAriaLabel().orElseThrow())
                        .isEqualTo("Board 1, south: seven no trump, not the book's call"));
        _click(_find(NativeButton.class, spec -> spec.withClasses("kb-overview-call"))
                .getFirst());
        assertThat(shown()).contains("7NT S \u22124", "Open 1NT");
    }

    /** South opens one no trump on fifteen points not vulnerable and north has fourteen: the calls of the first deal are the book's (p. 141). */
    @Test
    void dealsThatDifferFromTheBookStandFirst() {
        String asTheBookBids = ONE_STRANGE_CALL.replace("7NT Pass Pass Pass", "1NT Pass 3NT Pass Pass Pass");
        read(asTheBookBids + "\n" + ONE_STRANGE_CALL.replace("\"1\"", "\"2\""));
        assertThat(_find(NativeTableHeaderCell.class).stream()
                        .map(cell -> cell.getElement().getText())
                        .filter(text -> text.startsWith("Board")))
                .containsExactly("Board 2", "Board 1");
        assertThat(shown()).contains("3NT S =");
    }

    @Test
    void manyDealsAreKeptForTheVisitAndFoundByTheirName() {
        String file = IntStream.rangeClosed(1, 32)
                .mapToObj(board -> ONE_STRANGE_CALL.replace("\"1\"", "\"" + board + "\""))
                .collect(Collectors.joining("\n"));
        String name = KeptDeals.keep(file);
        BrowserlessTrainer.open("analyse/bridge?kept=" + name);
        assertThat(shown()).contains("32 deals read.");
        assertThat(_get(Lines.class).getValue()).isEqualTo(file);
    }

    @Test
    void dealsThatAreNoLongerKeptAreToldSo() {
        BrowserlessTrainer.open("analyse/bridge?kept=nothing");
        assertThat(shown()).contains("no longer kept");
    }
}
