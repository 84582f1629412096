package kibitzer.web.laws;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.H1;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.router.RouterLink;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.Page;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class LawsViewTest {

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private static List<String> headings() {
        return _find(H2.class).stream().map(H2::getText).toList();
    }

    private static List<String> entries() {
        return _find(LawEntry.class).stream()
                .map(entry -> entry.getElement().getTextRecursively())
                .toList();
    }

    @Test
    void itBeginsWithTheStagesOfAGame() {
        BrowserlessTrainer.open("laws");
        assertThat(_get(H1.class).getText()).isEqualTo("What happens if");
        assertThat(_find(RouterLink.class).stream().map(RouterLink::getText))
                .contains("Dealing", "Bidding and declaring", "The revoke", "Proprieties");
        assertThat(entries()).isEmpty();
    }

    @Test
    void aStageShowsEachOffenceWithItsRemedyAndPage() {
        BrowserlessTrainer.open("laws?laws=contract-bridge&stage=revoke");
        assertThat(headings()).containsExactly("The revoke");
        assertThat(entries())
                .anySatisfy(entry -> assertThat(entry)
                        .contains(
                                "the offenders won one trick and no more",
                                "One trick goes to the other side.",
                                "Law 76. Culbertson's Card Games Complete, p. 125"));
    }

    @Test
    void wordsFindTheOffenceInAnyStage() {
        BrowserlessTrainer.open("laws?laws=contract-bridge&q=dropped%20king");
        assertThat(entries()).singleElement().asString().contains("Partner must pass at their next turn");
    }

    @Test
    void aLawIsFoundByItsNumber() {
        BrowserlessTrainer.open("laws?laws=short-whist&q=law%2055");
        assertThat(entries())
                .singleElement()
                .asString()
                .contains("cannot remember which card was the trump card", "one of these by choice");
    }

    @Test
    void itSaysSoWhereTheLawsAreSilent() {
        BrowserlessTrainer.open("laws?laws=american-whist&q=insufficient");
        assertThat(shown()).contains("No case has these words", "where the laws are silent, so are we");
    }

    @Test
    void everyStageTogetherIsTheWholeCodeToPrint() {
        BrowserlessTrainer.open("laws?laws=american-whist&stage=all");
        assertThat(entries()).hasSize(14);
    }

    @Test
    void anOffenceHasAnAddressOfItsOwnAndShowsOtherLawsBeside() {
        BrowserlessTrainer.open("laws/short-whist/both-sides-revoke");
        assertThat(headings()).contains("The same in other laws", "Also under the revoke");
        assertThat(entries())
                .anySatisfy(entry -> assertThat(entry).contains("each is punished", "Law 81"))
                .anySatisfy(entry -> assertThat(entry).contains("Short whist, 1900", "one revoke cancels the other"));
    }

    @Test
    void anUnknownOffenceIsSaidNotToExist() {
        BrowserlessTrainer.open("laws/short-whist/nonsense");
        assertThat(shown()).contains("The laws have no case called \"nonsense\" for \"short-whist\".");
    }

    @Test
    void anUnknownCodeOrStageShowsTheFirstLaws() {
        BrowserlessTrainer.open("laws?laws=nonsense&stage=nonsense");
        assertThat(shown()).contains("145 cases");
    }
}
