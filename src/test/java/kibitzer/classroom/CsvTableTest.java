package kibitzer.classroom;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.commons.csv.CSVFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CsvTableTest {

    private static String text(byte[] file) {
        return new String(file, StandardCharsets.UTF_8);
    }

    @Test
    void aTableBeginsWithTheMarkOfItsEncodingAndItsHeadings() {
        assertThat(text(CsvTable.file(List.of("name", "link"), List.of(List.of("Zoë, \"Z\"", "x")))))
                .isEqualTo("\uFEFFname,link\r\n\"Zoë, \"\"Z\"\"\",x\r\n");
    }

    @ParameterizedTest
    @ValueSource(strings = {"=1+1", "+1", "-1", "@SUM(A1)", "\t=1", " =1", "\uFF1D1", "|x", "%x", "=cmd|' /C calc'!A0"})
    void whatASpreadsheetWouldReckonIsText(String cell) {
        assertThat(CsvTable.harmless(cell)).isEqualTo("'" + cell);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Anna", "a=b", "3 - 2", "O'Brien", "anna@example.org", "https://example.org/?a=b"})
    void everythingElseStaysAsItIs(String cell) {
        assertThat(CsvTable.harmless(cell)).isEqualTo(cell);
    }

    /** Whatever is written is read back the same, but for the apostrophe, and no cell begins a formula. */
    @Test
    void everyTableComesBackAsItWas() throws IOException {
        Random random = new Random(7);
        String signs = "ab=+-@,;\"\n\r\t' \u00E9\uFF1D";
        for (int trial = 0; trial < 300; trial++) {
            List<List<String>> rows = IntStream.range(0, 1 + random.nextInt(4))
                    .mapToObj(row -> IntStream.range(0, 3)
                            .mapToObj(column -> IntStream.range(0, random.nextInt(6))
                                    .mapToObj(at -> String.valueOf(signs.charAt(random.nextInt(signs.length()))))
                                    .collect(Collectors.joining()))
                            .toList())
                    .toList();

            List<List<String>> read = CSVFormat.DEFAULT
                    .parse(new StringReader(
                            text(CsvTable.file(List.of("a", "b", "c"), rows)).substring(1)))
                    .stream()
                    .skip(1)
                    .map(record -> record.toList())
                    .toList();

            assertThat(read)
                    .isEqualTo(rows.stream()
                            .map(row -> row.stream().map(CsvTable::harmless).toList())
                            .toList());
            assertThat(read.stream().flatMap(List::stream)).noneMatch(cell -> cell.matches("(?s)[=+@\\-].*"));
        }
    }
}
