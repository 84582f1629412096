package kibitzer.classroom.problems;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.classroom.problems.BoardQuestion.Wanted;
import kibitzer.games.bridge.notation.BoardRecord;
import kibitzer.games.bridge.notation.DealFile;
import org.junit.jupiter.api.Test;

class BoardQuestionTest {
    private static final String DEAL = """
            [Dealer "S"]
            [Vulnerable "None"]
            [Deal "S:AQ42.KJ5.Q83.K97 KJ7.93.AJ754.Q82 T83.AQT4.KT2.A64 965.8762.96.JT53"]
            """;

    private static BoardQuestion asked(String more, Wanted wanted) {
        BoardRecord board = DealFile.read(DEAL + more).boards().getFirst();
        return BoardQuestion.of(board, 4, wanted, "acol");
    }

    private static String decision(BoardQuestion asked) {
        return asked.question().orElseThrow().decision().id().text();
    }

    @Test
    void aDealWithoutAnAuctionAsksItsDealer() {
        BoardQuestion asked = asked("", Wanted.AS_RECORDED);

        assertThat(asked.name()).isEqualTo("Deal 4, south to call");
        assertThat(decision(asked)).isEqualTo("bridge/call");
    }

    @Test
    void anAuctionThatIsNotOverAsksWhoeverIsToCall() {
        BoardQuestion asked = asked("[Auction \"S\"]\n1NT Pass\n", Wanted.AS_RECORDED);

        assertThat(asked.name()).isEqualTo("Deal 4, north to call");
        assertThat(decision(asked)).isEqualTo("bridge/call");
    }

    @Test
    void anAuctionThatIsOverAsksTheOpeningLeader() {
        String auction = "[Auction \"S\"]\n1NT Pass 3NT Pass\nPass Pass\n";

        assertThat(asked(auction, Wanted.AS_RECORDED).name()).isEqualTo("Deal 4, west to lead");
        assertThat(decision(asked(auction, Wanted.LEAD))).isEqualTo("bridge/lead");
        assertThat(asked(auction, Wanted.CALL).name()).isEqualTo("Deal 4, south to call");
    }

    @Test
    void contractAndDeclarerAloneAskTheLeaderToo() {
        BoardQuestion asked = asked("[Declarer \"N\"]\n[Contract \"4HX\"]\n", Wanted.LEAD);

        assertThat(asked.name()).isEqualTo("Deal 4, east to lead");
        assertThat(asked.question().orElseThrow().prompt().exhibits().toString())
                .contains("four hearts");
    }

    @Test
    void aDealWithoutContractSaysWhyItAsksForNoLead() {
        BoardQuestion asked = asked("", Wanted.LEAD);

        assertThat(asked.question()).isEmpty();
        assertThat(asked.why()).startsWith("neither an auction");
    }
}
