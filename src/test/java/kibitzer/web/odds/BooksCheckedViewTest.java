package kibitzer.web.odds;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.html.Article;
import com.vaadin.flow.component.html.H1;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.content.syllabus.Erratum;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.field.Choice;
import kibitzer.web.page.Page;
import kibitzer.web.page.WhenSeen;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class BooksCheckedViewTest {

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static String shown() {
        return _get(Page.class).getElement().getTextRecursively().replace("\uFE0E", "");
    }

    /** All of them, as a reader sees them who goes to the end. */
    private static List<Article> findings() {
        for (int seen = -1; seen != _find(WhenSeen.class).size(); ) {
            seen = _find(WhenSeen.class).size();
            _find(WhenSeen.class).forEach(WhenSeen::show);
        }
        return _find(Article.class);
    }

    @Test
    void listsEveryFindingOfTheSyllabus() {
        BrowserlessTrainer.open("books-checked");
        assertThat(_get(H1.class).getText()).isEqualTo("The books, checked");
        assertThat(findings().stream()
                        .map(article -> article.getId().orElseThrow())
                        .toList())
                .containsExactlyElementsOf(
                        Syllabus.shipped().errata().stream().map(Erratum::id).toList());
    }

    @Test
    void keepsTheChoiceOfBookGameAndKindInTheAddress() {
        BrowserlessTrainer.open("books-checked?book=round-games&kind=odds");
        assertThat(shown()).contains("4 findings");
        BrowserlessTrainer.open("books-checked?game=jass");
        assertThat(shown()).contains("1 finding", "Jass");
        BrowserlessTrainer.open("books-checked?game=stud-poker&kind=misprint");
        assertThat(shown()).contains("No finding is of this book, game and kind.");
    }

    /** What is wrong with poker is mostly wrong with draw poker, with stud and with wild cards. */
    @Test
    void aGameHasTheFindingsOnItsVariants() {
        BrowserlessTrainer.open("books-checked?game=poker");
        assertThat(findings().stream().map(article -> article.getId().orElseThrow()))
                .contains("poker.e06", "draw-poker.e01", "stud-poker.e01", "freakpots.e02", "poker-with-the-bug.e03")
                .contains("stripped-pack-poker.e01", "jackpots.e01", "blind-opening.e03")
                .doesNotContain("red-dog.e01", "contract-bridge.e01");
        BrowserlessTrainer.open("books-checked?game=stud-poker");
        assertThat(findings().stream().map(article -> article.getId().orElseThrow()))
                .containsExactlyInAnyOrder("stud-poker.e01", "seven-card-stud.e01", "double-barrelled-shotgun.e01");
    }

    @Test
    @SuppressWarnings("unchecked")
    void isFilteredByWhatIsChosen() {
        BrowserlessTrainer.open("books-checked");
        Choice<String> kind = _get(Choice.class, spec -> spec.withLabel("Kind"));
        kind.setValue("odds");
        assertThat(findings()).hasSize((int) Syllabus.shipped().errata().stream()
                .filter(finding -> finding.kind().equals("odds"))
                .count());
    }

    @Test
    void showsOneFindingByItsOwnAddress() {
        BrowserlessTrainer.open("books-checked/stud-poker.e01");
        assertThat(findings()).hasSize(1);
        assertThat(shown()).contains("ace .94 .89", "ace .941 .885", "Proved", "p. 111");
    }

    @Test
    void saysSoWhenThereIsNoSuchFinding() {
        BrowserlessTrainer.open("books-checked/nothing.e99");
        assertThat(shown()).contains("There is no finding called \"nothing.e99\".");
    }

    @Test
    void leadsFromAGameToItsFindings() {
        BrowserlessTrainer.open("library/stud-poker");
        assertThat(shown()).contains("Where the book errs or rounds (1)", "How it was found");
    }
}
