package kibitzer.classroom.roster;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.EmailAddress;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;
import org.junit.jupiter.api.Test;

/** Rosters from Excel workbooks: one as another program writes it, and parts written by hand after ECMA-376. */
class RosterSheetTest {
    private static List<String> people(byte[] file) {
        return RosterFile.read(RosterFile.decode(file)).lines().stream()
                .map(line -> line.line() + " " + line.name() + " <"
                        + line.email().map(EmailAddress::text).orElse("") + ">")
                .toList();
    }

    private static byte[] zip(String... namesAndTexts) throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(file)) {
            for (int i = 0; i < namesAndTexts.length; i += 2) {
                zip.putNextEntry(new ZipEntry(namesAndTexts[i]));
                zip.write(namesAndTexts[i + 1].getBytes(StandardCharsets.UTF_8));
            }
        }
        return file.toByteArray();
    }

    /** A workbook with one sheet: what its cells name, and its rows. */
    private static byte[] workbook(String shared, String sheet) throws IOException {
        String office = "application/vnd.openxmlformats-officedocument.spreadsheetml.";
        return zip(
                "[Content_Types].xml",
                "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">"
                        + "<Override PartName=\"/xl/workbook.xml\" ContentType=\"" + office + "sheet.main+xml\"/>"
                        + "<Override PartName=\"/xl/worksheets/sheet1.xml\" ContentType=\"" + office
                        + "worksheet+xml\"/>"
                        + "<Override PartName=\"/xl/sharedStrings.xml\" ContentType=\"" + office
                        + "sharedStrings+xml\"/></Types>",
                "xl/workbook.xml",
                "<workbook xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\""
                        + " xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\">"
                        + "<sheets><sheet name=\"Roster\" sheetId=\"1\" r:id=\"rId1\"/></sheets></workbook>",
                "xl/_rels/workbook.xml.rels",
                "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">"
                        + "<Relationship Id=\"rId1\" Target=\"worksheets/sheet1.xml\""
                        + " Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet\"/>"
                        + "</Relationships>",
                "xl/sharedStrings.xml",
                "<sst xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\">" + shared + "</sst>",
                "xl/worksheets/sheet1.xml",
                sheet);
    }

    private static String sheet(String rows) {
        return "<?xml version=\"1.0\"?><worksheet xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\">"
                + "<sheetData>" + rows + "</sheetData></worksheet>";
    }

    @Test
    void aWorkbookIsReadRowByRowWithItsHeadings() throws IOException {
        ByteArrayOutputStream file = new ByteArrayOutputStream();
        try (Workbook book = new Workbook(file, "Test", "1.0")) {
            Worksheet sheet = book.newWorksheet("Tuesday");
            sheet.value(0, 0, "First name");
            sheet.value(0, 1, "Last name");
            sheet.value(0, 2, "E-mail");
            sheet.value(1, 0, "Anna");
            sheet.value(1, 1, "Karenina");
            sheet.value(1, 2, "anna@example.org");
            sheet.value(3, 0, "Jos\u00e9");
            sheet.value(3, 1, "Mu\u00f1oz");
        }
        assertThat(people(file.toByteArray()))
                .containsExactly("2 Anna Karenina <anna@example.org>", "4 Jos\u00e9 Mu\u00f1oz <>");
    }

    @Test
    void textsInPiecesAndInCellsAndColumnsLeftOutAreRead() throws IOException {
        byte[] file = workbook(
                "<si><t>Name</t></si><si><r><t>Anna </t></r><r><t>Karenina</t></r></si><si><t>Mail</t></si>",
                sheet("<row r=\"1\"><c r=\"A1\" t=\"s\"><v>0</v></c><c r=\"C1\" t=\"s\"><v>2</v></c></row>"
                        + "<row r=\"2\"><c r=\"A2\" t=\"s\"><v>1</v></c></row>"
                        + "<row r=\"3\"><c r=\"A3\" t=\"inlineStr\"><is><t>Levin</t></is></c>"
                        + "<c r=\"C3\" t=\"str\"><f>CONCAT(1)</f><v>levin@example.org</v></c></row>"));
        assertThat(people(file)).containsExactly("2 Anna Karenina <>", "3 Levin <levin@example.org>");
    }

    @Test
    void whatIsNoWorkbookIsRefusedInWords() throws IOException {
        List<byte[]> files = List.of(
                zip("word/document.xml", "<x/>"),
                workbook("", sheet("<row r=\"1\"><c r=\"A1\"><v>Ann").replace("</sheetData></worksheet>", "")),
                new byte[] {'P', 'K', 3, 4, 1, 2, 3});
        for (byte[] file : files) {
            assertThatThrownBy(() -> RosterFile.decode(file))
                    .as("file %d", files.indexOf(file))
                    .isInstanceOf(BadEntry.class)
                    .hasMessageContaining("no workbook that can be read");
        }
    }

    @Test
    void aTextThatIsNamedAndNotThereIsNobodysName() throws IOException {
        byte[] file = workbook("", sheet("<row r=\"1\"><c r=\"A1\" t=\"s\"><v>7</v></c></row>"));
        assertThat(people(file)).isEmpty();
    }

    @Test
    void noFileOfTheServersIsReadByAnEntity() throws IOException {
        byte[] file = workbook(
                "",
                "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/passwd\">]>"
                        + sheet("<row r=\"1\"><c r=\"A1\" t=\"inlineStr\"><is><t>&e;</t></is></c></row>"));
        assertThatThrownBy(() -> RosterFile.decode(file)).isInstanceOf(BadEntry.class);
    }

    @Test
    void whatUnfoldsWithoutEndIsNotUnfolded() throws IOException {
        byte[] bomb = workbook("", sheet(" ".repeat(40_000_000)));
        assertThat(bomb.length).isLessThan(RosterFile.MOST_BYTES);
        assertThatThrownBy(() -> RosterFile.decode(bomb))
                .isInstanceOf(BadEntry.class)
                .hasMessageContaining("too large for a roster");
        byte[] far = workbook("", sheet("<row r=\"900000\"><c r=\"A900000\" t=\"str\"><v>Levin</v></c></row>"));
        assertThatThrownBy(() -> RosterFile.decode(far)).isInstanceOf(BadEntry.class);
    }
}
