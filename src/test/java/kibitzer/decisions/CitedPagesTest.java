package kibitzer.decisions;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.marking.Citation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import tools.jackson.databind.ObjectMapper;

/** Where the printed book has the rule that an answer rests on: the page, not the one on which the game begins. */
class CitedPagesTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Syllabus SYLLABUS = Syllabus.shipped();

    private static <P, A> Citation cited(Decision<P, A> decision, String position) {
        P read = decision.form().read(JSON.readTree(position.replace('\'', '"')), "position");
        return SYLLABUS.of(decision.advise(read).rulings().getFirst().source());
    }

    @ParameterizedTest(name = "{0} {1}: {2}")
    @CsvFileSource(resources = "cited-pages.txt", delimiter = '|', quoteCharacter = '`')
    void theFirstPageIsTheRules(String id, String position, int page) {
        assertThat(cited(Decisions.find(id).orElseThrow(), "{" + position + "}").page())
                .hasValue(page);
    }
}
