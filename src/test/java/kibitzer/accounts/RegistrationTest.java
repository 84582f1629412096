package kibitzer.accounts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import kibitzer.learning.learner.Secret;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RegistrationTest {

    @ParameterizedTest
    @ValueSource(strings = {"Al", "Anna Karenina", "O'Brien", "Zoë", "Žižek_2", "李明", "J.-P. Sartre", "4 Aces"})
    void namesOfManyLanguagesAreTaken(String name) {
        assertThat(new AccountName(name).text()).isEqualTo(name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "A",
                "<b>bold</b>",
                "a@b.org",
                "-dash",
                "tab\there\u0000",
                "\u202Eevil",
                "a;drop table",
                "🂡🂡"
            })
    void otherNamesAreRefusedInWords(String name) {
        BadEntry bad = catchThrowableOfType(BadEntry.class, () -> new AccountName(name));

        assertThat(bad.field()).isEqualTo(BadEntry.Field.NAME);
        assertThat(bad.says()).startsWith("A name ");
    }

    @Test
    void aNameHasFortyLettersAtMost() {
        assertThat(new AccountName("x".repeat(40)).text()).hasSize(40);
        assertThat(catchThrowableOfType(BadEntry.class, () -> new AccountName("x".repeat(41)))
                        .says())
                .isEqualTo("A name has 2 to 40 letters.");
    }

    @ParameterizedTest
    @CsvSource({"'Anna  K', 'anna k'", "'ANNA K ', 'anna k'", "'Ａｎｎａ K', 'anna k'"})
    void namesThatLookAlikeAreOne(String name, String key) {
        assertThat(new AccountName(name).key()).isEqualTo(key);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "@", "a@", "@b", "a b@c", "<a@b.org>", "a@b@c"})
    void whatIsNoAddressIsRefused(String text) {
        assertThat(catchThrowableOfType(BadEntry.class, () -> EmailAddress.ifEntered(text))
                        .field())
                .isEqualTo(BadEntry.Field.EMAIL);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "short",
                "aaaaaaaaaaaaaa",
                "abababababab",
                "1234567890",
                "Password123",
                "Karenina99",
                "qwertyuiop"
            })
    void passwordsThatOthersTryFirstAreRefused(String password) {
        assertThat(catchThrowableOfType(BadEntry.class, () -> Registration.of("Karenina", "", password))
                        .field())
                .isEqualTo(BadEntry.Field.PASSWORD);
    }

    @Test
    void aPasswordHasTwoHundredCharactersAtMost() {
        String long200 = "four old rule books ".repeat(10);

        assertThat(Registration.of("Anna", "", long200).password().text()).isEqualTo(long200);
        assertThat(catchThrowableOfType(BadEntry.class, () -> Registration.of("Anna", "", long200 + "x"))
                        .field())
                .isEqualTo(BadEntry.Field.PASSWORD);
    }

    @Test
    void noSecretIsWrittenInALog() {
        assertThat(Registration.of("Anna", "", "four old rule books").toString())
                .doesNotContain("rule books");
        assertThat(new Secret("opens").toString()).doesNotContain("opens");
    }

    @Test
    void everyFaultOfAnEntryIsToldAtOnce() {
        BadEntry bad = catchThrowableOfType(BadEntry.class, () -> Registration.of("A", "nobody", "short"));

        assertThat(bad.all())
                .extracting(BadEntry::field)
                .containsExactly(BadEntry.Field.NAME, BadEntry.Field.EMAIL, BadEntry.Field.PASSWORD);
        assertThat(bad.field()).isEqualTo(BadEntry.Field.NAME);
    }

    @Test
    void aPasswordIsHeldToItsOwnRulesWhereTheNameCannotBeTaken() {
        BadEntry bad = catchThrowableOfType(BadEntry.class, () -> Registration.of("A", "", "four old rule books"));

        assertThat(bad.all()).extracting(BadEntry::field).containsExactly(BadEntry.Field.NAME);
    }
}
