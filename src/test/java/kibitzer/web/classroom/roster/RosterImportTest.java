package kibitzer.web.classroom.roster;

import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.select.Select;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import kibitzer.SharedFixture;
import kibitzer.accounts.EmailAddress;
import kibitzer.classroom.roster.OneRosterFile;
import kibitzer.classroom.roster.PersonalLink;
import kibitzer.classroom.roster.RosterName;
import kibitzer.classroom.roster.SchoolZip;
import kibitzer.learning.learner.Secret;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@SharedFixture
class RosterImportTest {

    @BeforeEach
    void comeIn() {
        MockVaadin.setup();
    }

    @AfterEach
    void leave() {
        MockVaadin.tearDown();
    }

    private static String shown(byte[] file) {
        RosterImport bringing = new RosterImport(read -> read, lines -> List.of(), links -> {});
        UI.getCurrent().add(bringing);
        bringing.take(file);
        return bringing.getElement().getTextRecursively();
    }

    @Test
    void aFileIsLookedAtAsIfItHadBeenPasted() {
        assertThat(shown("\uFEFFName;E-Mail\r\nZoë;zoe@example.org\r\n".getBytes(StandardCharsets.UTF_8)))
                .contains("1 person to invite.", "Zoë, zoe@example.org", "Invite 1 person");
    }

    @Test
    void aWorkbookIsLookedAtLikeAFileOfText() throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try (Workbook book = new Workbook(file, "Test", "1.0")) {
            Worksheet sheet = book.newWorksheet("Tuesday");
            List<String> cells = List.of("Name", "E-mail", "Anna Karenina", "anna@example.org", "Zo\u00EB", "zoe");
            for (int cell = 0; cell < cells.size(); cell++) {
                sheet.value(cell / 2, cell % 2, cells.get(cell));
            }
        }
        assertThat(shown(file.toByteArray()))
                .contains(
                        "1 person to invite, 1 line with a fault.",
                        "Line 3: ",
                        "Anna Karenina, anna@example.org",
                        "Invite 1 person");
    }

    @Test
    void aFileThatCannotBeARosterIsRefusedInWords() {
        assertThat(shown(new byte[5_000_000]))
                .contains("too large for a roster")
                .doesNotContain("Invite ");
        assertThat(shown("Zoë,".getBytes(StandardCharsets.ISO_8859_1))).contains("not encoded in UTF-8");
        assertThat(shown(new byte[] {'P', 'K', 3, 4, 0})).contains("This is no workbook that can be read.");
        assertThat(shown(new byte[0])).contains("There is no name in it.");
    }

    @Test
    void ofASchoolsFileTheClassIsChosenFirst() {
        RosterImport bringing = new RosterImport(read -> read, lines -> List.of(), links -> {});
        UI.getCurrent().add(bringing);
        bringing.take(SchoolZip.of(SchoolZip.VERSION_1_1));
        assertThat(bringing.getElement().getTextRecursively()).doesNotContain("to invite");
        Select<OneRosterFile.Taught> which = which();
        assertThat(which.getListDataView().getItems().map(which.getItemLabelGenerator()::apply))
                .containsExactly("Bridge, Tuesday, Hill School: 3 students", "Whist, Hill School: 1 student");
        which.setValue(which.getListDataView().getItem(0));
        assertThat(bringing.getElement().getTextRecursively())
                .contains("2 people to invite, 1 line with a fault.", "Line 5: ", "Anna Karenina, anna@example.org");
        bringing.take("Zo\u00EB".getBytes(StandardCharsets.UTF_8));
        assertThat(bringing.getElement().getTextRecursively())
                .contains("1 person to invite.")
                .doesNotContain("enrollments.csv");
    }

    @SuppressWarnings("unchecked") // the only one
    private static Select<OneRosterFile.Taught> which() {
        return _get(Select.class, spec -> spec.withLabel("The class in the file"));
    }

    @Test
    void theFileOfLinksHasWholeAddressesAndNoFormula() {
        InvitedList list = new InvitedList(
                "Tuesday", List::of, which -> List.of(), which -> {}, link -> "invitation/" + link.text());

        assertThat(new String(
                        list.file(
                                List.of(new PersonalLink(
                                        new RosterName("Anna"),
                                        Optional.of(new EmailAddress("=cmd@example.org")),
                                        new Secret("abc"))),
                                "https://cards.example.org/"),
                        StandardCharsets.UTF_8))
                .isEqualTo("\uFEFFname,email,link\r\n"
                        + "Anna,'=cmd@example.org,https://cards.example.org/invitation/abc\r\n");
    }
}
