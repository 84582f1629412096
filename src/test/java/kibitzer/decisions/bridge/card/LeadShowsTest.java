package kibitzer.decisions.bridge.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;
import kibitzer.cards.Seed;
import kibitzer.conventions.bridge.leads.Holding;
import kibitzer.conventions.bridge.leads.LeadContract;
import kibitzer.conventions.bridge.leads.LeadPosition;
import kibitzer.conventions.bridge.leads.Leads;
import kibitzer.conventions.bridge.leads.ReadLead;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.marking.Question;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.json.JsonMapper;

class LeadShowsTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final LeadShows SHOWS = new LeadShows();

    private static ReadLead read(String position) {
        return SHOWS.form().read(JSON.readTree(position.replace('\'', '"')), "position");
    }

    /** The columns of p. 152 and 153, read from the card to the holding. */
    @ParameterizedTest
    @CsvSource({
        "K, suit, false, AK5 KQ74 KQJ2 AK KJ74, AK5 KQ74 KQJ2",
        "K, no-trump, false, AK5 KQ74 KQJ2 AK AK742, AK5 KQJ2 AK",
        "A, suit, false, AK AQ74 AKQ4 A742 AK74, AK AQ74 A742",
        "A, no-trump, false, AKJ7654 AQ74 AKQ4 A742, AKJ7654",
        "J, suit, false, KJT5 QJT5 JT95 J753 AJT5, KJT5 JT95",
        "J, no-trump, false, KJT5 QJT5 JT95 J753 AJT5, KJT5 JT95 AJT5",
        "T, no-trump, false, AT94 KT94 QT95 KJT5 T983, AT94 KT94 QT95 T983",
        "4, no-trump, true, A84 KJ4 Q84 J84 984 84, A84 KJ4 Q84 J84",
        "Q, suit, true, Q84 QT4 QJ4 KQ4 AQ4, Q84 QT4 QJ4",
    })
    void theTablesAreReadBackwards(String led, String contract, boolean bid, String offered, String fitting) {
        ReadLead read = read("{'lead':'%s','contract':'%s','partner-bid':%s,'holdings':'%s'}"
                .formatted(led, contract, bid, offered));
        assertThat(SHOWS.advise(read).best())
                .containsExactlyInAnyOrderElementsOf(
                        Arrays.stream(fitting.split(" ")).map(Holding::of).toList());
    }

    @Test
    void aWrongHoldingIsToldWhatIsLedFromIt() {
        ReadLead read = read("{'lead':'K','contract':'no-trump','holdings':['KQJ2','KQ742']}");
        assertThat(SHOWS.whyNot(read, Holding.of("KQ742")))
                .singleElement()
                .satisfies(ruling -> assertThat(ruling.failing())
                        .singleElement()
                        .satisfies(reason -> assertThat(reason.measured())
                                .isEqualTo("from K-Q-7-4-2 the table leads the fourth best, the four, not the king")));
    }

    @Test
    void aDealtQuestionHasOneHoldingThatFitsAndThreeThatLeadAnotherCard() {
        LongStream.range(0, 1_000).forEach(seed -> {
            ReadLead read = SHOWS.deal(DealRequest.of(seed));
            assertThat(read.holdings()).hasSize(4).doesNotHaveDuplicates();
            List<Holding> leading = read.holdings().stream()
                    .filter(holding -> Leads.advise(new LeadPosition(holding, read.contract(), read.partnersSuit()))
                            .best()
                            .contains(read.led()))
                    .toList();
            assertThat(new Question<>(SHOWS, read).advice().best())
                    .isEqualTo(leading)
                    .hasSize(1);
        });
    }

    @Test
    void theContractCanBeChosen() {
        assertThat(LongStream.range(0, 50)
                        .mapToObj(seed -> SHOWS.deal(new DealRequest(
                                        new Seed(seed),
                                        Form.options(SHOWS.dealOptions())
                                                .read(JSON.readTree("{\"contract\":\"no-trump\"}"), "with")))
                                .contract()))
                .containsOnly(LeadContract.NO_TRUMP);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "{'lead':'K','contract':'suit','holdings':['KQJ2','AQ7']} | AQ7 is without the king",
                "{'lead':'K','contract':'suit','holdings':['KJ42','AK']} | from none of them",
                "{'lead':'K','contract':'suit','holdings':['KQJ2']} | 1 holding; expected 2 to 8",
                "{'lead':'K','contract':'suit','holdings':['KKQ2','KQ']} | the king stands twice",
                "{'lead':'1','contract':'suit','holdings':['KQJ2','KQ']} | position.lead",
            })
    void aBadQuestionIsRefusedWithTheReason(String position, String message) {
        assertThatThrownBy(() -> read(position)).isInstanceOf(BadQuestion.class).hasMessageContaining(message);
    }
}
