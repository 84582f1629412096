package kibitzer.web.library;

import static com.github.mvysny.kaributesting.v10.LocatorJ._find;
import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.router.RouterLink;
import java.util.List;
import java.util.stream.Collectors;
import kibitzer.SharedFixture;
import kibitzer.content.syllabus.Games;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.games.trick.catalogue.NamedGames;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.web.BrowserlessTrainer;
import kibitzer.web.page.Page;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Pages of games of tricks in the library. */
@SharedFixture
class GameViewTest {

    @BeforeEach
    void comeIn() {
        BrowserlessTrainer.visit();
    }

    @AfterEach
    void leave() {
        BrowserlessTrainer.leave();
    }

    private static String shown() {
        return textOf(_get(Page.class));
    }

    private static String textOf(Component component) {
        return component.getElement().getText()
                + component.getChildren().map(GameViewTest::textOf).collect(Collectors.joining(" "));
    }

    private static List<String> headings() {
        return _find(H2.class).stream().map(H2::getText).toList();
    }

    private static RouterLink link(String text) {
        return _get(RouterLink.class, spec -> spec.withText(text));
    }

    @Test
    void aVariantTellsWhatItChangesOfTheGameItComesFrom() {
        BrowserlessTrainer.open("library/euchre-joker");

        assertThat(headings()).contains("What it changes");
        assertThat(shown())
                .contains(
                        "Differs from",
                        "32 cards, sevens lowest, and the joker",
                        "trumps rank joker, jack, the other jack of the colour");
        assertThat(_find(RouterLink.class)).extracting(RouterLink::getHref).contains("library/railroad-euchre");
        assertThat(_find(RulesOfPlay.class)).hasSize(1);
    }

    @Test
    void theHeadOfAFamilyTellsAllOfIt() {
        BrowserlessTrainer.open("library/euchre");

        assertThat(headings()).contains("Its rules in short", "Variants");
        assertThat(shown()).contains("the cards of a suit rank ace, king, queen, jack, 10, 9, 8, 7");
        assertThat(shown()).doesNotContain("Differs from");
    }

    @Test
    void itsQuestionsAreThoseThatHaveAMeaningForIt() {
        BrowserlessTrainer.open("library/euchre-joker");

        assertThat(link("Can you play it?").getHref()).isEqualTo("mix?mode=ten&playing=euchre-joker");
        assertThat(link("Practise: What may be played").getHref()).isEqualTo("practice/trick/legal?games=euchre-joker");
        assertThat(shown()).doesNotContain("What the cards won count");

        BrowserlessTrainer.open("library/two-hand-pinochle");
        assertThat(_find(RouterLink.class))
                .extracting(RouterLink::getHref)
                .contains(
                        "practice/trick/card-points?games=two-hand-pinochle",
                        "practice/meld/all?games=two-hand-pinochle");
    }

    @Test
    void aVariantWithoutALessonLeadsToThatOfItsKin() {
        BrowserlessTrainer.open("library/euchre-slam");

        assertThat(_find(RouterLink.class))
                .extracting(RouterLink::getHref)
                .anyMatch(address -> address.startsWith("lesson/tricks/families"));
    }

    @Test
    void aGameTheBooksOnlyNameSaysSoWithThePage() {
        for (String id : NamedGames.ALL) {
            BrowserlessTrainer.open("library/" + id);

            assertThat(shown())
                    .as(id)
                    .contains("The book only names this game and does not give the rules to play it by: ")
                    .containsPattern("play it by: [^.]+, p\\. \\d+\\.");
        }
    }

    /** By data or by name: every page says what of the rules is known, and never both. */
    @Test
    void everyGameOfTricksIsToldOrSaidToBeNamedOnly() {
        Games games = Syllabus.shipped().games();

        assertThat(TrickGames.ALL)
                .allSatisfy(game -> assertThat(
                                RulesOfPlay.of(games.find(game.id()).orElseThrow(), games))
                        .hasValueSatisfying(told -> assertThat(told).isInstanceOf(RulesOfPlay.class)));
        assertThat(NamedGames.ALL)
                .allSatisfy(id -> assertThat(RulesOfPlay.of(games.find(id).orElseThrow(), games))
                        .hasValueSatisfying(told -> assertThat(told).isNotInstanceOf(RulesOfPlay.class)));
        assertThat(RulesOfPlay.of(games.find("gin-rummy").orElseThrow(), games)).isEmpty();
    }
}
