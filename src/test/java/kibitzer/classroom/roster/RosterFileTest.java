package kibitzer.classroom.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.EmailAddress;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RosterFileTest {
    private static final String ANNA = "Anna Karenina <anna@example.org>";
    private static final String LEVIN = "Levin <>";

    private static List<String> people(String text) {
        return people(RosterFile.read(text));
    }

    private static List<String> people(RosterRead read) {
        return read.lines().stream()
                .map(line -> line.name() + " <"
                        + line.email().map(EmailAddress::text).orElse("") + ">")
                .toList();
    }

    private static List<String> faults(String text) {
        return RosterFile.read(text).faults().stream()
                .map(fault -> fault.line() + ": " + fault.says())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Anna Karenina,anna@example.org\nLevin",
                "name,email\nAnna Karenina,anna@example.org\nLevin,\n",
                "Name;E-Mail\r\nAnna Karenina;anna@example.org\r\nLevin;\r\n",
                "\uFEFFname;email\rAnna Karenina;anna@example.org\rLevin\r",
                "EMAIL\tFull name\nanna@example.org\tAnna Karenina\n\tLevin",
                "sep=;\nname;email\n\"Anna Karenina\";\"anna@example.org\"\n\"Levin\";",
                "No.,First name,Last name,E-mail address,Seat\n1,Anna,Karenina,anna@example.org,N\n2,Levin,,,S",
                "\n\n  Anna   Karenina , anna@example.org \n\n ,\nLevin,,,\n"
            })
    void aRosterIsReadHoweverItsSpreadsheetWroteIt(String text) {
        assertThat(people(text)).containsExactly(ANNA, LEVIN);
        assertThat(faults(text)).isEmpty();
    }

    @Test
    void namesMayHaveCommasWhereTheColumnsArePartedOtherwise() {
        assertThat(people("name;email\nKarenina, Anna;anna@example.org"))
                .containsExactly("Karenina, Anna <anna@example.org>");
        assertThat(people("\"Karenina, Anna\",anna@example.org")).containsExactly("Karenina, Anna <anna@example.org>");
    }

    @Test
    void aFaultNamesItsLineAndSpoilsNoOther() {
        String text = """
                name,email
                Anna Karenina,anna@example.org
                ,nobody@example.org
                <b>Bold</b>,
                "Open,quote
                Vronsky,not an address
                %s,
                Levin,
                """.formatted("x".repeat(81));

        assertThat(people(text)).containsExactly(ANNA, LEVIN);
        assertThat(faults(text))
                .containsExactly(
                        "3: A name is expected.",
                        "4: \"<b>Bold</b>\": A name begins with a letter or digit, and has letters, digits, spaces and . , _ ' ( ) - & /",
                        "5: The quotation marks do not match: one opens, and none closes it at the end of its column.",
                        "6: \"Vronsky\": This is not an e-mail address. It looks like name@example.org.",
                        "7: \"xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx...\": A name has 80 letters at most; this one has 81.");
    }

    @Test
    void couplesShareALine() {
        assertThat(people("John & Mary Smith,\nSmith/Jones,\n"))
                .containsExactly("John & Mary Smith <>", "Smith/Jones <>");
        assertThat(faults("& Mary,\n")).singleElement().asString().startsWith("1: \"& Mary\": A name begins");
    }

    @Test
    void whoStandsThereTwiceIsTakenOnce() {
        RosterRead read = RosterFile.read("""
                Anna Karenina,anna@example.org
                Anna K,ANNA@example.org
                Anna Karenina,another@example.org
                levin,
                Levin,
                """);

        assertThat(people(read)).containsExactly(ANNA, "Anna Karenina <another@example.org>", "levin <>");
        assertThat(read.faults()).allMatch(RosterFault::duplicate);
        assertThat(read.faults())
                .extracting(RosterFault::says)
                .containsExactly("Anna K stands in line 1 already.", "Levin stands in line 4 already.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " \n ", "name,email", "sep=;\n"})
    void aFileWithoutNamesSaysWhatIsExpected(String text) {
        assertThatThrownBy(() -> RosterFile.read(text))
                .isInstanceOf(BadEntry.class)
                .hasMessageStartingWith("There is no name in it.");
    }

    @Test
    void headingsWithoutANameAreNotGuessedAt() {
        assertThatThrownBy(() -> RosterFile.read("email,seat\nanna@example.org,N"))
                .hasMessage("No column has the heading" + " \"name\".");
        assertThat(faults("Anna,N,12,anna@example.org"))
                .singleElement()
                .asString()
                .contains("There are 4 columns");
    }

    @Test
    void aThousandLinesAreARosterAndMoreAreNot() {
        String thousand = IntStream.range(0, RosterFile.MOST_LINES)
                .mapToObj(number -> "Learner " + number)
                .collect(Collectors.joining("\n"));

        assertThat(RosterFile.read("name\n" + thousand + "\n\n").lines()).hasSize(RosterFile.MOST_LINES);
        assertThatThrownBy(() -> RosterFile.read("name\n" + thousand + "\nOne more"))
                .hasMessageStartingWith("A roster has at most 1000 lines");
    }

    @Test
    void unicodeIsReadInEitherOfItsEncodings() {
        String text = "Zoë Žižek,zoe@example.org";

        for (Charset encoding : List.of(StandardCharsets.UTF_8, StandardCharsets.UTF_16)) {
            assertThat(RosterFile.decode(text.getBytes(encoding)).replace("\uFEFF", ""))
                    .isEqualTo(text);
        }
        assertThat(people(RosterFile.decode(("\uFEFF" + text).getBytes(StandardCharsets.UTF_8))))
                .containsExactly("Zoë Žižek <zoe@example.org>");
    }

    @Test
    void anotherEncodingIsRefusedBeforeItGarblesNames() {
        assertThatThrownBy(() -> RosterFile.decode("Zoë".getBytes(StandardCharsets.ISO_8859_1)))
                .isInstanceOf(BadEntry.class)
                .hasMessageContaining("UTF-8");
        assertThatThrownBy(() -> RosterFile.decode(new byte[] {'G', 'I', 'F', 3, 4, 0, 0}))
                .hasMessageStartingWith("This is neither a text file nor an Excel workbook (.xlsx).");
        assertThatThrownBy(() -> RosterFile.decode(new byte[5_000_000])).hasMessageContaining("at most 1 MB");
    }

    /** Names and addresses made at random, parted and quoted at random, come back as they were. */
    @Test
    void everyRosterThatIsWrittenProperlyIsReadWhole() {
        Random random = new Random(11);
        for (int trial = 0; trial < 300; trial++) {
            char separator = ";,\t".charAt(random.nextInt(3));
            List<String> wanted = new ArrayList<>();
            StringBuilder text = new StringBuilder(random.nextBoolean() ? "\uFEFF" : "");
            text.append("name").append(separator).append("email\n");
            for (int person = 0; person < 1 + random.nextInt(8); person++) {
                String name = letters(random, "aé李 .,'()-", 12) + person;
                String email = random.nextInt(3) == 0 ? "" : letters(random, "ab.+=-", 6) + person + "@example.org";
                wanted.add(name.replaceAll(" +", " ") + " <" + email + ">");
                text.append('"').append(name).append('"').append(separator);
                text.append(random.nextBoolean() ? '"' + email + '"' : email)
                        .append(random.nextBoolean() ? "\n" : "\r\n");
            }

            assertThat(people(text.toString())).isEqualTo(wanted);
            assertThat(faults(text.toString())).isEmpty();
        }
    }

    /** Whatever is pasted, each line is taken, left out with a reason, or blank; nothing else is thrown. */
    @Test
    void nothingThatIsPastedFailsOtherwiseThanInWords() {
        Random random = new Random(13);
        for (int trial = 0; trial < 2_000; trial++) {
            String text = IntStream.range(0, random.nextInt(60))
                    .mapToObj(
                            at -> String.valueOf("ab@,;\t\"'\n\r= \u0000\uD83C\uFEFF<name".charAt(random.nextInt(20))))
                    .collect(Collectors.joining());
            try {
                RosterRead read = RosterFile.read(text);
                assertThat(read.lines().size() + read.faults().size())
                        .isLessThanOrEqualTo((int) text.lines().count());
            } catch (BadEntry inWords) {
                assertThat(inWords.says()).isNotBlank();
            }
        }
    }

    private static String letters(Random random, String signs, int most) {
        return "N"
                + IntStream.range(0, random.nextInt(most))
                        .mapToObj(at -> String.valueOf(signs.charAt(random.nextInt(signs.length()))))
                        .collect(Collectors.joining());
    }
}
