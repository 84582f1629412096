package kibitzer.classroom;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class ExportTableTest {

    private static ExportTable table(List<List<String>> rows) {
        return new ExportTable("Scores", List.of("Learner", "Points"), rows, Set.of(1));
    }

    private static Map<String, Document> parts(byte[] workbook) throws Exception {
        Map<String, Document> parts = new LinkedHashMap<>();
        Path file = Files.write(Files.createTempFile("table", ".xlsx"), workbook);
        try (ZipFile zip = new ZipFile(file.toFile())) {
            for (ZipEntry entry : Collections.list(zip.entries())) {
                parts.put(
                        entry.getName(),
                        DocumentBuilderFactory.newDefaultInstance()
                                .newDocumentBuilder()
                                .parse(zip.getInputStream(entry)));
            }
        } finally {
            Files.delete(file);
        }
        return parts;
    }

    private static List<Element> all(Document part, String tag) {
        NodeList found = part.getElementsByTagName(tag);
        List<Element> elements = new ArrayList<>();
        for (int at = 0; at < found.getLength(); at++) {
            elements.add((Element) found.item(at));
        }
        return elements;
    }

    /** What a sheet says, cell by cell: numbers as "#4", text as it is. */
    private static List<String> cells(Map<String, Document> parts, int sheet) {
        List<String> texts = all(parts.get("xl/sharedStrings.xml"), "si").stream()
                .map(Element::getTextContent)
                .toList();
        return all(parts.get("xl/worksheets/sheet" + sheet + ".xml"), "c").stream()
                .map(cell -> cell.getAttribute("t").equals("s")
                        ? texts.get(Integer.parseInt(cell.getTextContent()))
                        : "#" + cell.getTextContent())
                .toList();
    }

    @Test
    void aFigureIsANumberAndAllElseIsText() throws Exception {
        Map<String, Document> parts = parts(table(List.of(List.of("12", "4.5"), List.of("Zoë & <Z>", "missing")))
                .xlsx());

        assertThat(cells(parts, 1)).containsExactly("Learner", "Points", "12", "#4.5", "Zoë & <Z>", "missing");
    }

    @Test
    void noCellIsAFormulaNorBeginsOneIfItIsSavedAsCsv() throws Exception {
        Map<String, Document> parts = parts(table(List.of(
                        List.of("=HYPERLINK(\"http://x\",\"y\")", "=1+1"),
                        List.of("+1", "-1"),
                        List.of("@SUM(A1)", "\t=1")))
                .xlsx());

        assertThat(all(parts.get("xl/worksheets/sheet1.xml"), "f")).isEmpty();
        assertThat(cells(parts, 1))
                .containsExactly(
                        "Learner",
                        "Points",
                        "'=HYPERLINK(\"http://x\",\"y\")",
                        "'=1+1",
                        "'+1",
                        "#-1",
                        "'@SUM(A1)",
                        "'\t=1");
    }

    /** One sign that XML has no place for would make a workbook that nothing opens. */
    @Test
    void whatXmlHasNoPlaceForIsReplacedAndALongTextIsCut() throws Exception {
        Map<String, Document> parts =
                parts(table(List.of(List.of("a\u0001b\uD83D", "x".repeat(40_000)), List.of("\uD83D\uDE00", "王")))
                        .xlsx());

        List<String> cells = cells(parts, 1);
        assertThat(cells.get(2)).isEqualTo("a\uFFFDb\uFFFD");
        assertThat(cells.get(3)).hasSize(32_767).endsWith("x\u2026");
        assertThat(cells.subList(4, 6)).containsExactly("\uD83D\uDE00", "王");
    }

    @Test
    void aTableTooLongForOneSheetGoesOnOnTheNextUnderTheSameHeadings() throws Exception {
        Map<String, Document> parts =
                parts(table(List.of(List.of("Anna", "1"), List.of("Bert", "2"), List.of("Carla", "3")))
                        .xlsx(3));

        assertThat(cells(parts, 1)).containsExactly("Learner", "Points", "Anna", "#1", "Bert", "#2");
        assertThat(cells(parts, 2)).containsExactly("Learner", "Points", "Carla", "#3");
        assertThat(all(parts.get("xl/workbook.xml"), "sheet").stream().map(sheet -> sheet.getAttribute("name")))
                .containsExactly("Scores", "Scores 2");
    }

    @Test
    void aTableWithoutRowsIsItsHeadings() throws Exception {
        assertThat(cells(parts(table(List.of()).xlsx()), 1)).containsExactly("Learner", "Points");
    }
}
