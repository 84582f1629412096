package kibitzer.conventions.bridge.leads;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Rank;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Concrete suits and the card the book leads from them, row by row. */
class LeadTableTest {
    private static final Pattern LEAD = Pattern.compile("(\\S+)(?: \\((.+)\\))?");

    record Row(String holding, LeadContract contract, boolean partnersSuit, String lead, String page) {
        @Override
        public String toString() {
            return holding + (partnersSuit ? " in partner's suit" : "") + " against " + contract.inWords() + ": " + lead
                    + " (p. " + page + ")";
        }
    }

    static Stream<Row> rows() throws IOException {
        List<Row> rows = new ArrayList<>();
        boolean partnersSuit = false;
        for (String line : lines()) {
            if (line.startsWith("==")) {
                partnersSuit = line.endsWith("partner");
            } else if (!line.isBlank() && !line.startsWith("#")) {
                List<String> cells =
                        Stream.of(line.split("\\|")).map(String::strip).toList();
                rows.add(new Row(cells.get(0), LeadContract.SUIT, partnersSuit, cells.get(1), cells.get(3)));
                rows.add(new Row(cells.get(0), LeadContract.NO_TRUMP, partnersSuit, cells.get(2), cells.get(3)));
            }
        }
        return rows.stream();
    }

    private static List<String> lines() throws IOException {
        try (InputStream in = Objects.requireNonNull(LeadTableTest.class.getResourceAsStream("leads.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rows")
    void leadsTheCardOfTheBook(Row row) {
        Matcher lead = LEAD.matcher(row.lead());
        assertThat(lead.matches()).as("lead %s", row.lead()).isTrue();

        Advice<Rank> advice =
                Leads.advise(new LeadPosition(Holding.of(row.holding()), row.contract(), row.partnersSuit()));

        assertThat(advice.best()).containsExactlyInAnyOrderElementsOf(ranks(lead.group(1)));
        assertThat(advice.acceptable()).containsExactlyInAnyOrderElementsOf(ranks(lead.group(2)));
        assertThat(advice.silent()).isFalse();
    }

    private static List<Rank> ranks(@Nullable String text) {
        return text == null
                ? List.of()
                : Stream.of(text.split("[= ]")).map(CardNotation::readRank).toList();
    }
}
