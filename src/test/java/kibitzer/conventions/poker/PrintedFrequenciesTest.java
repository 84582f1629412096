package kibitzer.conventions.poker;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import kibitzer.content.syllabus.NumericTable;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.games.poker.HandClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The printed numbers of tables 1 to 5 are those of the syllabus. */
class PrintedFrequenciesTest {

    static List<PrintedFrequencies> tables() {
        return PrintedFrequencies.ALL;
    }

    @ParameterizedTest
    @MethodSource("tables")
    void theNumbersStandInTheSyllabus(PrintedFrequencies printed) {
        NumericTable table = Syllabus.shipped().table(printed.table()).orElseThrow();
        int column =
                Math.max(table.columns().indexOf("count_book"), table.columns().indexOf("total_book"));
        Map<HandClass, Long> rows = new EnumMap<>(HandClass.class);
        long all = 0;
        for (List<String> row : table.rows()) {
            String name = row.getFirst().replaceAll(" \\(.*", "").replace("less than one pair", "no pair");
            long hands = Long.parseLong(row.get(column));
            if (name.matches("all hands|total|column total")) {
                all = hands;
            } else if (!name.endsWith(" high")) {
                rows.put(HandClass.named(name.replace(", total", "")).orElseThrow(), hands);
            }
        }
        assertThat(printed.hands()).isEqualTo(rows);
        assertThat(printed.all()).isEqualTo(all);
    }
}
