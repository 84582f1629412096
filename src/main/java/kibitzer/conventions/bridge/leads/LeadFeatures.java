package kibitzer.conventions.bridge.leads;

import static kibitzer.advice.Needs.among;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;

import java.util.List;
import java.util.stream.IntStream;
import kibitzer.advice.Need;
import kibitzer.advice.Quality;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;

/** What the rules of leading measure. */
final class LeadFeatures {
    static final String PARTNER_BID = "partner-bid";

    static final Quantity<LeadPosition> LENGTH =
            Quantity.of("cards", "card", position -> position.holding().length());

    private static final List<Quality<LeadPosition>> HEADS = IntStream.rangeClosed(1, 13)
            .mapToObj(count -> new Quality<LeadPosition>(
                    "head",
                    "headed by",
                    "what cards at the head of the suit",
                    position -> position.holding().head(count)))
            .toList();

    private static final Quality<LeadPosition> CONTRACT = new Quality<>(
            "contract",
            "against",
            "against what contract",
            position -> position.contract().inWords());

    private static final Trait<LeadPosition> PARTNERS_SUIT = new Trait<>(
            PARTNER_BID, "partner bid the suit", "partner did not bid the suit", LeadPosition::partnersSuit);

    private static final String NO_ROW = "no row that names its cards";

    private LeadFeatures() {}

    /** The highest cards, as many as each of the texts names: "K-Q", "Q-J". */
    static Need<LeadPosition> headedBy(String... heads) {
        return among(HEADS.get(heads[0].split("-").length - 1), heads);
    }

    static Need<LeadPosition> against(LeadContract contract) {
        return among(CONTRACT, contract.inWords());
    }

    static Need<LeadPosition> partnersSuit() {
        return has(PARTNERS_SUIT);
    }

    static Need<LeadPosition> unbidSuit() {
        return lacks(PARTNERS_SUIT);
    }

    /** No row of these lists the holding. */
    static Need<LeadPosition> listedInNoneOf(List<LeadRow> rows) {
        return among(
                new Quality<>(
                        "row",
                        "stands in",
                        "what does the table of leads say of these cards",
                        position -> rowOf(position, rows)),
                NO_ROW);
    }

    private static String rowOf(LeadPosition position, List<LeadRow> rows) {
        for (LeadRow row : rows) {
            if (row.lists(position)) {
                return "the row " + row.pattern();
            }
        }
        return NO_ROW;
    }
}
