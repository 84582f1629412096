package kibitzer.games.casino;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A play as it is written, and the table after it. */
class CasinoPlayTest {
    @ParameterizedTest
    @ValueSource(strings = {"take 7S: 4H 3D", "build 9: 5S 4D", "build 10: 5S 4D AC", "trail 2C"})
    void whatIsWrittenIsRead(String play) {
        assertThat(CasinoPlay.read(" " + play + " ")).hasToString(play);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "take",
                "take 7S",
                "take 7S:",
                "take 7S: 7S",
                "build 9: 5S",
                "build nine: 5S 4D",
                "build 109: 5S 4D",
                "build 9: 5S 5S",
                "play 2C",
                "trail ZZ"
            })
    void anythingElseIsRefused(String play) {
        assertThatThrownBy(() -> CasinoPlay.read(play)).isInstanceOf(BadNotation.class);
    }

    @Test
    void aBuildLiesWhereItWasMadeAndBelongsToItsMaker() {
        Layout table = new Layout(CardSet.of("4D KC"), List.of());

        Layout after = table.after(CasinoPlay.read("build 9: 5S 4D"), CasinoSight.THEY);

        assertThat(after.loose()).isEqualTo(CardSet.of("KC"));
        assertThat(after.hasBuildOf(CasinoSight.THEY)).isTrue();
        assertThat(after.hasBuildOf(CasinoSight.ME)).isFalse();
        assertThat(after.exchanged().hasBuildOf(CasinoSight.ME)).isTrue();
        assertThat(after.all()).isEqualTo(CardSet.of("5S 4D KC"));
        assertThat(after.built(9)).isEqualTo(CardSet.of("5S 4D"));
        assertThat(after.built(8).isEmpty()).isTrue();
    }

    @Test
    void aTableIsEmptyWithoutCardsAndWithoutBuilds() {
        Layout build = new Layout(CardSet.EMPTY, List.of(new Build(CardSet.of("5S 4D"), 9, CasinoSight.ME)));

        assertThat(Layout.EMPTY.isEmpty()).isTrue();
        assertThat(build.isEmpty()).isFalse();
        assertThat(new Layout(CardSet.of("KC"), List.of()).isEmpty()).isFalse();
        assertThat(build.after(CasinoPlay.read("take 9S: 5S 4D"), CasinoSight.ME)
                        .isEmpty())
                .isTrue();
    }

    @Test
    void aTrailedCardLiesLoose() {
        assertThat(Layout.EMPTY
                        .after(CasinoPlay.read("trail KC"), CasinoSight.ME)
                        .loose())
                .isEqualTo(CardSet.of("KC"));
    }
}
