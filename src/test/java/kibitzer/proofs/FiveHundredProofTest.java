package kibitzer.proofs;

import kibitzer.play.tricks.FiveHundredBidsPlayedOutTest;
import kibitzer.play.tricks.PairedDeals.Verdict;
import org.junit.jupiter.api.Test;

/** Careful or not on strength that lies spread, at five hundred (Culbertson, p. 218). */
class FiveHundredProofTest {

    /** Six, a trick below the count as in the book's example, less seven, on a count of seven. */
    @Test
    @Proves("five-hundred.e06")
    void theFullCountOfSevenBringsMoreThanSix() {
        FiveHundredBidsPlayedOutTest.holds(
                "bid six on seven with strength that lies spread",
                Verdict.CONTRADICTS,
                "-35.85 ± 13.33, -41.10 ± 13.58",
                "-50.27 ± 12.11, -59.03 ± 11.01");
        Finding.of("five-hundred.e06").says("36 and 41 points", "50 and 59");
    }
}
