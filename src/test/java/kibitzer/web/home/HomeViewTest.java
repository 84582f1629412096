package kibitzer.web.home;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.router.RouterLink;
import kibitzer.SharedFixture;
import kibitzer.games.bridge.Call;
import kibitzer.web.Trainer;
import kibitzer.web.page.Page;
import kibitzer.web.table.BiddingBox;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class HomeViewTest {

    @BeforeEach
    void comeIn() {
        Trainer.visit();
    }

    @AfterEach
    void leave() {
        Trainer.leave();
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    @Test
    void aNewcomerHasThreeDoors() {
        Trainer.open("");
        assertThat(shown())
                .contains("I am new to cards", "I play. Teach me ...")
                .doesNotContain("Start here");
    }

    @Test
    void whoHasBidAndReadNothingBeginsWithALessonOnBidding() {
        Trainer.open("practice/bridge/call?seed=7&rules=acol.open.weak-no-trump");
        _get(BiddingBox.class).make(Call.of("7NT"));
        Trainer.open("");
        assertThat(shown()).contains("Start here").doesNotContain("What a trick is");
        assertThat(_find(RouterLink.class))
                .filteredOn(link -> link.getText().equals("Read the first lesson"))
                .extracting(RouterLink::getHref)
                .singleElement()
                .asString()
                .startsWith("lesson/bridge/acol/");
    }
}
