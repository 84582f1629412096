package kibitzer.web.page;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.router.RouterLink;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.field.Entry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class ListSearchTest {

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static List<String> links() {
        return _find(RouterLink.class).stream().map(RouterLink::getText).toList();
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively();
    }

    private static void look(String label, String words) {
        _get(Entry.class, field -> field.withLabel(label)).setValue(words);
    }

    @Test
    void lessonsAreFoundByTheirWordsOrTheirCoursesAndAllComeBack() {
        BrowserlessTrainer.open("lessons");
        look("Look for a lesson or a game", "OPENING one no-trump acol");
        assertThat(shown()).doesNotContain("No lesson");
        assertThat(_find(Shelf.class)).isEmpty();
        assertThat(links()).contains("Acol: opening one no trump");

        look("Look for a lesson or a game", "cribbage");
        assertThat(shown()).contains("Cribbage").doesNotContain("Acol: opening one no trump");

        look("Look for a lesson or a game", "xyzzy");
        assertThat(shown()).contains("No lesson has these words.");

        look("Look for a lesson or a game", "");
        assertThat(_find(Shelf.class)).hasSizeGreaterThan(3);
    }

    @Test
    void setsAreFoundByTheirWordsBesideFamilyAndLevel() {
        BrowserlessTrainer.open("problem-sets?family=poker");
        int before = links().size();
        look("Look for a set or a game", "draw");
        assertThat(links()).hasSizeLessThan(before);
        assertThat(shown()).doesNotContain("No set is like that.");

        look("Look for a set or a game", "stayman");
        assertThat(shown()).contains("No set is like that.");
    }

    @Test
    void whatCanBePractisedIsFoundByItsWords() {
        BrowserlessTrainer.open("practice");
        look("Look for a question or a game", "gin draw");
        assertThat(_find(Shelf.class)).isEmpty();
        assertThat(shown()).doesNotContain("Nothing to practise");
    }

    @Test
    void anAddressHoldsWhatIsLookedFor() {
        BrowserlessTrainer.open("lessons?words=cribbage");
        assertThat(_find(Shelf.class)).isEmpty();
        assertThat(shown()).contains("Cribbage");

        BrowserlessTrainer.open("practice?words=gin+draw");
        assertThat(_find(Shelf.class)).isEmpty();

        BrowserlessTrainer.open("problem-sets?family=poker&words=stayman");
        assertThat(shown()).contains("No set is like that.");
        assertThat(_get(Entry.class, field -> field.withLabel("Look for a set or a game"))
                        .getValue())
                .isEqualTo("stayman");
    }
}
