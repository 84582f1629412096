package kibitzer.conventions.bridge.leads;

import static kibitzer.conventions.bridge.leads.LeadFeatures.listedInNoneOf;
import static kibitzer.conventions.bridge.leads.LeadFeatures.partnersSuit;
import static kibitzer.conventions.bridge.leads.LeadFeatures.unbidSuit;
import static kibitzer.conventions.bridge.leads.LeadRow.row;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The two tables of leads, Culbertson p. 152-153, every row in the order printed.
 *
 * <p>Where the tables leave a gap: a suit that differs from its row only in length keeps the row's lead if the row names
 * a sequence (six cards headed by A-K, five by A-J-10, four by A-Q-J), for p. 151 asks for the fourth best only from a
 * suit without one; the fourth best of "any other" stays allowed. If the row names no sequence (six headed by A-Q), or
 * asks for a card that is missing (Q-J and four cards without 10, 9 or 8), the suit is "any other".
 */
final class LeadTables {
    private LeadTables() {}

    /** Rows of the first table for holdings that lead from a sequence alone or with others, whoever bid the suit. */
    static final List<LeadRow> SEQUENCES = List.of(
            row("a-k-q", 50, "AKQ+", "K, then Q", "K, then Q").why("{It} wins, and the queen next tells of the ace."),
            row("k-q-j", 61, "KQJ+", "K, then J", "K, then Q")
                    .why("The king drives out the ace, and the queen and jack are then good."),
            row("k-q-10", 62, "KQT+", "K", "K")
                    .why("The king drives out the ace, and declarer's jack wins no cheap trick."),
            row("k-j-10", 65, "KJT+", "J", "J").why("The jack draws a high card, and king and ten win later."),
            row("q-j-10", 67, "QJT+ or QJ9+", "Q", "Q")
                    .why("The queen draws a higher honour, and the cards below are soon good."),
            row("q-10-9", 70, "QT9+", "10", "10").why("The ten draws a high card, while the queen is kept for later."),
            row("j-10-9", 71, "JT9+ or JT8+", "J", "J")
                    .why("The jack draws an honour, and the cards below it are nearly its equals."),
            row("10-9-8", 74, "T98+ or T97+", "10", "10")
                    .why("The ten gives nothing away, and those below it may win later."));

    /** The other rows of the first table; it is headed without a word on partner, whose suit has its own. */
    static final List<LeadRow> UNBID = Stream.of(
                    // Printed with exactly seven cards; what seven are enough for, eight are.
                    row("a-k-j-x-x-x-x", 51, "AKJxxxx+", "K, then A", "A, then K")
                            .why(
                                    "the king wins before the suit is ruffed",
                                    "the ace asks partner to clear the queen away"),
                    // The print has A-K-T; the ten is written 10 in this table, and A-K-J stands in the row above.
                    row("a-k-x-x", 52, "AKJxx or AKxx(x) but AKQ", "K, then A", "Fourth best")
                            .why("the top cards win before they can be ruffed", "the top cards wait for the long ones"),
                    row("a-q-j-x-x", 53, "AQJxx", "A", "Q")
                            .why("the ace wins before it can be ruffed", "the queen drives out the king for the rest"),
                    row("a-q-10-9", 54, "AQT9", "A†", "10")
                            .why("a kept ace may be ruffed", "the ten draws an honour, and ace and queen stay"),
                    row("a-q-x-x", 55, "AQxx(x) but AQJ AQT9", "A", "Fourth best")
                            .why("a kept ace may be ruffed", "ace and queen are kept for later"),
                    row("a-j-10-x", 56, "AJTx", "A†", "J")
                            .why("a kept ace may be ruffed", "the jack draws an honour and the ace stays behind"),
                    row("a-10-9-x", 57, "AT9x", "A", "10")
                            .why(
                                    "the ace might be ruffed if it waited",
                                    "the ten draws a high card and the ace is kept"),
                    row("a-x-x-x", 58, "Axxx(x) but AK AQ AJT AT9", "A", "Fourth best")
                            .why(
                                    "the ace wins before the suit can be ruffed",
                                    "{it} tells the length, and keeps the ace"),
                    row("a-k-x", 59, "AKx but AKQ", "K", "K")
                            .why("The king wins, dummy is seen, and the ace still follows."),
                    row("a-k", 60, "AK", "A", "K†")
                            .why(
                                    "ace before king tells partner there are only two",
                                    "the ace would ask partner for the highest card")
                            .atNoTrumpByBook("contract-bridge.p91"),
                    row("k-q-x-x", 63, "KQxx(xx) but KQJ KQT", "K", "Fourth best")
                            .why("the king makes the queen good at once", "the honours are kept for the long cards"),
                    row("k-q", 64, "KQ", "K", "K").why("The king wins, or drives out the ace for the queen."),
                    row("k-10-9-x", 66, "KT9x", "10", "10").why("The ten draws a high card, and the king wins later."),
                    row("q-j-x", 68, "QJx but QJT QJ9 or QJ", "Q", "Q")
                            .why("The queen draws one honour, so the jack fears only one more."),
                    row("q-j-8-x", 69, "QJ8x+", "Q", "Fourth best")
                            .why("the queen starts to make the jack good at once", "length matters more than speed"),
                    row("j-10-x", 72, "JTx but JT9 JT8 or JT", "J", "J")
                            .why("From so short a suit the jack helps partner's honours best."),
                    row("j-10-x-x", 73, "JTxx+ but JT9 JT8", "J", "Fourth best")
                            .why("the jack works on the higher honours in time", "the long cards matter more"),
                    row("10-9-x-x", 75, "T9xx(x) but T98 T97", "10", "Fourth best")
                            .why("the ten gives nothing away", "the small card tells partner of the length"),
                    row("k-j-x-x", 76, "KJxx(xx) but KJT", "Fourth best", "Fourth best")
                            .why("A small card keeps king and jack to catch the queen."))
            .map(row -> row.with(unbidSuit()))
            .toList();

    /** The table of leads in a suit that partner bid. */
    static final List<LeadRow> PARTNERS = Stream.of(
                    row("partner.doubleton", 78, "xx", "High card", "High card")
                            .why("The high card shows a short suit and clears partner's way."),
                    row("partner.j-10-x", 79, "JTx or Txx or xxx but A K Q J T", "Highest", "Highest")
                            .why("The highest helps partner, as none here is likely to win."),
                    row(
                                    "partner.a-j-x",
                                    80,
                                    "AJx or Axx but AK AQ or KJx or Kxx but KQ or QTx or Qxx but QJ or Jxx but JT",
                                    "Highest",
                                    "Lowest")
                            .why(
                                    "the high card helps partner before the suit is ruffed",
                                    "the high card waits to beat one of declarer's"),
                    row("partner.q-j-x", 81, "QJx(x)", "Q", "Q")
                            .why("The queen draws an honour for partner, and the jack helps again."),
                    // "Or better" takes in A-K-x-x too; the rule above the table, which leads its king, stays allowed.
                    row("partner.a-x-x-x", 82, "Axxx+", "A", "Fourth best")
                            .why("the ace might be ruffed if it waited", "{it} tells the length, and keeps the ace")
                            .usually(),
                    row("partner.k-q-x", 83, "KQx(x)", "K", "K")
                            .why("The king drives out the ace for partner's cards and the queen."))
            .map(row -> row.with(partnersSuit()))
            .toList();

    /** Suits that differ from a row of the first table only in length. */
    static final List<LeadRow> OTHER_LENGTHS = List.of(
            like("a-k-x-x", UNBID, "AKxxxx+ but AKQ"),
            like("a-q-j-x-x", UNBID, "AQJx or AQJxxx+"),
            like("a-q-10-9", UNBID, "AQT9x+"),
            like("a-j-10-x", UNBID, "AJTxx+"),
            like("a-10-9-x", UNBID, "AT9xx+"),
            like("k-q-x-x", UNBID, "KQxxxxx+ but KQJ KQT"),
            like("k-10-9-x", UNBID, "KT9xx+"),
            like("10-9-x-x", UNBID, "T9xxxx+ but T98 T97"));

    /** The same in partner's suit. */
    static final List<LeadRow> OTHER_LENGTHS_OF_PARTNERS =
            List.of(like("partner.q-j-x", PARTNERS, "QJxxx+"), like("partner.k-q-x", PARTNERS, "KQxxx+"));

    /** The last row of the first table; "usually" is the word of p. 151 on the fourth best. */
    static final LeadRow ANY_OTHER = row("any-other", 77, "xxxx+", "Fourth best", "Fourth best")
            .whyByBook("By the rule of eleven {it} tells partner declarer's higher cards.", "contract-bridge.p90")
            .with(unbidSuit())
            .with(listedInNoneOf(
                    Stream.concat(SEQUENCES.stream(), UNBID.stream()).toList()))
            .usually();

    /** The last row of the second table. */
    static final LeadRow ANY_OTHER_OF_PARTNERS = row("partner.any-other", 84, "xxxx+", "Fourth best", "Fourth best")
            .whyByBook("By the rule of eleven {it} tells partner declarer's higher cards.", "contract-bridge.p90")
            .with(partnersSuit())
            .with(listedInNoneOf(PARTNERS))
            .usually();

    private static LeadRow like(String name, List<LeadRow> table, String holding) {
        return table.stream()
                .filter(row -> row.id().equals("leads." + name))
                .findFirst()
                .orElseThrow()
                .forOtherLengths(holding);
    }

    /** The row that makes this rule; empty for a general rule. */
    static Optional<LeadRow> rowOf(String rule) {
        return Optional.ofNullable(BY_RULE.get(rule));
    }

    private static final Map<String, LeadRow> BY_RULE = Stream.of(
                    SEQUENCES,
                    UNBID,
                    OTHER_LENGTHS,
                    List.of(ANY_OTHER),
                    PARTNERS,
                    OTHER_LENGTHS_OF_PARTNERS,
                    List.of(ANY_OTHER_OF_PARTNERS))
            .flatMap(List::stream)
            .collect(Collectors.toMap(LeadRow::id, row -> row));
}
