package kibitzer.marking.bidding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kibitzer.cards.Seed;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.systems.Opponents;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.notation.BoardRecord;
import kibitzer.games.bridge.notation.DealFile;
import kibitzer.games.bridge.notation.PbnWriter;
import kibitzer.games.bridge.notation.RecordsRead;
import kibitzer.marking.Explainer;
import kibitzer.marking.Grade;
import org.junit.jupiter.api.Test;

class WholeAuctionTest {
    private static final BiddingPractice ACOL = new BiddingPractice(Agreement.of("acol"), Opponents.SAME, List.of());

    private static WholeAuction bidByTheBook(WholeAuction from) {
        WholeAuction auction = from;
        while (!auction.isFinished()) {
            Call call = auction.question().orElseThrow().advice().best().stream()
                    .findFirst()
                    .orElse(Call.PASS);
            auction = auction.with(call);
        }
        return auction;
    }

    @Test
    void itIsTheLearnersTurnOrTheEnd() {
        for (int seed = 0; seed < 40; seed++) {
            WholeAuction auction = WholeAuction.dealt(ACOL, new Seed(seed));
            assertThat(auction.isFinished() || auction.soFar().turn() == WholeAuction.LEARNER)
                    .isTrue();
        }
    }

    @Test
    void theSameSeedDealsTheSameHands() {
        assertThat(WholeAuction.dealt(ACOL, new Seed(3)).deal())
                .isEqualTo(WholeAuction.dealt(ACOL, new Seed(3)).deal());
    }

    @Test
    void whoeverBidsByTheBookIsToldSoCallByCall() {
        for (int seed = 0; seed < 20; seed++) {
            WholeAuction auction = bidByTheBook(WholeAuction.dealt(ACOL, new Seed(seed)));
            List<CallReviewed> review = auction.review();
            assertThat(review).hasSameSizeAs(auction.auction().calls());
            assertThat(review)
                    .filteredOn(call -> call.seat() == WholeAuction.LEARNER)
                    .allSatisfy(call -> assertThat(call.question()
                                    .orElseThrow()
                                    .mark(call.call())
                                    .grade())
                            .isEqualTo(Grade.BEST));
        }
    }

    @Test
    void silentOpponentsOnlyPass() {
        BiddingPractice table = new BiddingPractice(Agreement.of("acol"), Opponents.SILENT, List.of());
        for (int seed = 0; seed < 20; seed++) {
            assertThat(bidByTheBook(WholeAuction.dealt(table, new Seed(seed))).review())
                    .filteredOn(call -> call.seat() == Seat.EAST || call.seat() == Seat.WEST)
                    .allSatisfy(call -> assertThat(call.call()).isEqualTo(Call.PASS));
        }
    }

    @Test
    void asAFileItHasTheContractAndTheBooksWordOnEveryCallAndIsReadAgainAsItWas() {
        for (int seed = 0; seed < 12; seed++) {
            WholeAuction auction = bidByTheBook(WholeAuction.dealt(ACOL, new Seed(seed)));
            BoardRecord board = RecordedAuction.of(auction, new Explainer(Syllabus.shipped()));

            RecordsRead read = DealFile.read(PbnWriter.write(List.of(board)));

            assertThat(read.problems()).isEmpty();
            assertThat(read.boards()).containsExactly(board);
            assertThat(board.deal()).isEqualTo(auction.deal());
            assertThat(board.auction().orElseThrow().auction()).isEqualTo(auction.auction());
            assertThat(board.auction().orElseThrow().remarks())
                    .hasSameSizeAs(auction.auction().calls());
            assertThat(board.tag("Contract"))
                    .startsWith(auction.auction().lastBid().map(Call::toString).orElse("Pass"));
        }
    }
}
