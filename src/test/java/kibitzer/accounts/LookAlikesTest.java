package kibitzer.accounts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import kibitzer.SharedFixture;
import kibitzer.learning.learner.LearnerId;
import kibitzer.learning.learner.Learners;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@SharedFixture
class LookAlikesTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Zo\u00eb O'Neill-Smith 2",
                "\u0418\u0432\u0430\u043d \u041f\u0435\u0442\u0440\u043e\u0432", // Ivan Petrov
                "\u0393\u03b9\u03ce\u03c1\u03b3\u03bf\u03c2", // Giorgos
                "\u738b\u5c0f\u660e", // Wang Xiaoming
                "\u30b5\u30c8\u30b7 \u4f50\u85e4", // Satoshi Sato, in two scripts that are one language's
                "\u05d3\u05d5\u05d3",
                "\u0645\u062d\u0645\u062f"
            })
    void aNamePurelyInAnyScriptIsTaken(String name) {
        assertThatCode(() -> LookAlikes.requireOneScript(name)).doesNotThrowAnyException();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u0412\u0435rt", // Cyrillic Ve, Ie, Latin rt
                "Bert \u0406\u0430\u043d", // Latin and Cyrillic
                "Al\u03bfha" // a Greek omicron
            })
    void scriptsThatNoLanguageWritesTogetherAreNot(String name) {
        assertThatThrownBy(() -> LookAlikes.requireOneScript(name))
                .isInstanceOfSatisfying(
                        BadEntry.class, bad -> assertThat(bad.says()).contains("alphabet"));
    }

    @ParameterizedTest
    @CsvSource({
        "\u0430\u0441\u0435, ace, true", // all Cyrillic
        "\u0410\u041d\u041d\u0410, AHHA, true",
        "Comer, Corner, false", // two people
        "Bert, Berta, false"
    })
    void lookingTheSameInOtherLettersIsToldFromBeingAlike(String one, String other, boolean same) {
        assertThat(LookAlikes.sameInOtherLetters(one, other)).isEqualTo(same);
    }

    @Test
    void nobodyRegistersANameThatLooksLikeSomebodyElses() {
        Accounts accounts = AccountsDatabase.H2.get(Accounts.class);
        accounts.register(guest(), Registration.of("ace opax", "", "four old rule books"), "here");

        assertThatThrownBy(() -> accounts.register(
                        guest(),
                        // the same picture, purely in Cyrillic letters
                        Registration.of("\u0430\u0441\u0435 \u043e\u0440\u0430\u0445", "", "four old rule books"),
                        "here"))
                .isInstanceOfSatisfying(
                        BadEntry.class, bad -> assertThat(bad.says()).contains("looks like"));
    }

    private static LearnerId guest() {
        return AccountsDatabase.H2.get(Learners.class).welcome().learner();
    }
}
