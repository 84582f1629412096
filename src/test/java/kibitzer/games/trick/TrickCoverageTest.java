package kibitzer.games.trick;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.content.syllabus.Game;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.games.trick.catalogue.NamedGames;
import kibitzer.games.trick.catalogue.TrickGames;
import org.junit.jupiter.api.Test;

/** Of every game of tricks in the books: whether its rules are data, and if not, why. */
class TrickCoverageTest {
    private static final Set<String> MECHANICS = Set.of("trick-taking", "trick-and-meld");

    /** Games whose cards meet in what the books call tricks, or nearly, and that are played by other rules. */
    private static final Map<String, String> NOT_BY_DATA = Map.of(
            "enfle", "who cannot follow takes the trick up, and the object is to get rid of cards",
            "go-boom", "a rank follows as well as a suit, and who has neither draws",
            "challenge", "two open hands take a pile up or beat its top card",
            "gleek",
                    "it is filed under poker: its ruff and its sets are vied for, and the tricks after that are those of whist");

    private static Set<String> byData() {
        return TrickGames.ALL.stream().map(TrickGame::id).collect(Collectors.toSet());
    }

    /** Bridge has rules of play of its own, with bids, dummy and scores. */
    private static Stream<Game> printed() {
        return Syllabus.shipped().games().all().stream()
                .filter(game -> MECHANICS.contains(game.mechanic()))
                .filter(game -> !game.family().equals("bridge"));
    }

    @Test
    void everyGameOfTricksIsDataOrNamedOnlyOrHasItsReason() {
        Set<String> data = byData();

        assertThat(printed().map(Game::id))
                .allMatch(id -> data.contains(id) || NamedGames.ALL.contains(id) || NOT_BY_DATA.containsKey(id));
        assertThat(printed().map(Game::id).filter(data::contains)).hasSize(206);
    }

    @Test
    void whatIsNamedOnlyOrOtherwisePlayedIsNoData() {
        Set<String> data = byData();

        assertThat(NamedGames.ALL).noneMatch(data::contains);
        assertThat(NOT_BY_DATA.keySet()).noneMatch(data::contains);
    }

    @Test
    void everyOneOfThemIsInTheBooks() {
        assertThat(Stream.of(NamedGames.ALL, NOT_BY_DATA.keySet(), byData()).flatMap(Set::stream))
                .allMatch(id -> Syllabus.shipped().games().find(id).isPresent());
    }

    @Test
    void whereAGameIsNamedIsAPage() {
        assertThat(NamedGames.ALL)
                .allSatisfy(id -> assertThat(Syllabus.shipped()
                                .games()
                                .find(id)
                                .orElseThrow()
                                .place()
                                .page())
                        .isPresent());
    }
}
