package kibitzer.games.casino;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.CardSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Why a play is not lawful (Culbertson, p. 259-260), and in which order those that are stand. */
class ObjectionsTest {
    private static final Build FIVES = new Build(CardSet.of("5H 5D"), 5, CasinoSight.THEY);
    private static final Build TEN = new Build(CardSet.of("6S 4D"), 10, CasinoSight.ME);
    private static final Build THEIR_TEN = new Build(CardSet.of("7C 3C"), 10, CasinoSight.THEY);

    private static LawfulPlays table(CasinoGame game, String hand, String loose, Build... builds) {
        return new LawfulPlays(
                game.rules(), CardSet.of(hand), new Layout(CardSet.of(loose), List.of(builds)), CasinoSight.ME);
    }

    private static Optional<String> objection(String play, String hand, String loose, Build... builds) {
        return table(CasinoGame.CASINO, hand, loose, builds).objection(CasinoPlay.read(play));
    }

    @Test
    void theCardMustBeHeldAndTheOthersLieThere() {
        assertThat(objection("trail 9S", "TS 5S", "KC")).contains("the nine of spades is not in the hand");
        assertThat(objection("take TS: TH", "TS 5S", "KC")).contains("the ten of hearts is not on the table");
        assertThat(objection("build 9: 5S 4H", "5S 9H", "KC")).contains("the four of hearts is not on the table");
    }

    @Test
    void whatIsTakenComesToTheCard() {
        assertThat(objection("take TS: 9H", "TS 5S", "9H AD")).contains("the ten of spades does not take 9H");
        assertThat(objection("take TS: 9H AD", "TS 5S", "9H AD")).isEmpty();
    }

    @Test
    void aBuildIsTakenWholeByWhatWasAnnounced() {
        assertThat(objection("take 5S: 5H", "TS 5S", "", FIVES)).contains("a build is taken whole: 5H 5D");
        assertThat(objection("take TS: 5H 5D", "TS 5S", "", FIVES))
                .contains("the build 5H 5D is taken by a 5, as was announced");
        assertThat(objection("take 5S: 5H 5D", "TS 5S", "", FIVES)).isEmpty();
    }

    @Test
    void whoeverBuiltKeepsACardForIt() {
        assertThat(objection("trail 7H", "TS 7H", "KC", TEN))
                .contains("whoever has a build on the table may not trail");
        assertThat(objection("take TS: 7D 3C", "TS 7H", "7D 3C", TEN))
                .contains("a build of yours would be left with no card to take it");
        assertThat(objection("build 7: 4S 3D", "4S 8H", "3D"))
                .contains("a card that takes a build of 7 must stay in the hand");
    }

    @Test
    void whatIsBuiltJoinsABuildOfItsValueAndLeavesOthersWhole() {
        assertThat(objection("build 10: 4S 6D", "4S TH", "6D", THEIR_TEN))
                .contains("a build of 10 lies there: what is built joins it, and is named with it, 7C 3C");
        assertThat(objection("build 10: 4S 6D 7C 3C", "4S TH", "6D", THEIR_TEN)).isEmpty();
        assertThat(objection("build 10: 3S 7C", "3S TH", "", THEIR_TEN)).contains("a build stays whole: 7C 3C");
    }

    @Test
    void whatIsBuiltComesToItsValue() {
        assertThat(objection("build 7: 4S 2D", "4S 7H", "2D")).contains("4S 2D does not make 7");
    }

    @Test
    void aBuildOfTwoGroupsIsNotIncreased() {
        Build twice = new Build(CardSet.of("4H 2D 6C"), 6, CasinoSight.THEY);

        assertThat(objection("build 7: AS 4H 2D 6C", "AS 7H", "", twice))
                .contains("a build that is duplicated is not increased");
    }

    @Test
    void whereNothingIsBuiltThatIsSaid() {
        assertThat(table(CasinoGame.SCOPA, "4S 7H", "3D").objection(CasinoPlay.read("build 7: 4S 3D")))
                .contains("nothing is built in this game");
    }

    @ParameterizedTest
    @ValueSource(strings = {"9S TH", "TS 9H", "9S TH 4S"})
    void whatTakesMostStandsFirst(String hand) {
        List<Integer> sizes = table(CasinoGame.CASINO, hand, "9D 6C 4C").all().stream()
                .flatMap(play -> play instanceof CasinoPlay.Take take
                        ? Stream.of(take.taken().size())
                        : Stream.of())
                .toList();

        assertThat(sizes).isSortedAccordingTo((one, other) -> other - one).contains(2, 1);
    }

    @Test
    void oneCardIsNoBuild() {
        assertThat(new Build(CardSet.of("9S"), 9, CasinoSight.ME).isSound(Counts.CASINO))
                .isFalse();
        assertThat(new Build(CardSet.of("9S 9H"), 9, CasinoSight.ME).isSound(Counts.CASINO))
                .isTrue();
        assertThat(new Build(CardSet.of("9S 8H"), 9, CasinoSight.ME).isSound(Counts.CASINO))
                .isFalse();
        assertThat(new Build(CardSet.of("KS KH"), 9, CasinoSight.ME).isSound(Counts.CASINO))
                .isFalse();
    }
}
