package kibitzer.conventions.bridge.leads.opening;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.not;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.leads.LeadContract.NO_TRUMP;
import static kibitzer.conventions.bridge.leads.LeadContract.SUIT;
import static kibitzer.conventions.bridge.leads.opening.SuitFeatures.AT_RISK;
import static kibitzer.conventions.bridge.leads.opening.SuitFeatures.DECLARERS;
import static kibitzer.conventions.bridge.leads.opening.SuitFeatures.DUMMYS;
import static kibitzer.conventions.bridge.leads.opening.SuitFeatures.KINGS;
import static kibitzer.conventions.bridge.leads.opening.SuitFeatures.LENGTH;
import static kibitzer.conventions.bridge.leads.opening.SuitFeatures.POINTS;
import static kibitzer.conventions.bridge.leads.opening.SuitFeatures.TRUMPS;
import static kibitzer.conventions.bridge.leads.opening.SuitFeatures.against;
import static kibitzer.conventions.bridge.leads.opening.SuitFeatures.dummysSuit;
import static kibitzer.conventions.bridge.leads.opening.SuitFeatures.headedBy;
import static kibitzer.conventions.bridge.leads.opening.SuitFeatures.notDummysSuit;
import static kibitzer.conventions.bridge.leads.opening.SuitFeatures.notTheOpponents;
import static kibitzer.conventions.bridge.leads.opening.SuitFeatures.partnersSuit;
import static kibitzer.conventions.bridge.leads.opening.SuitFeatures.sequence;
import static kibitzer.conventions.bridge.leads.opening.SuitFeatures.sideSuit;
import static kibitzer.conventions.bridge.leads.opening.SuitFeatures.trumps;

import java.util.stream.Stream;
import kibitzer.advice.Answers;
import kibitzer.advice.Range;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.cards.Card;

/**
 * Which suit to open, first choice first. The bridge pages choose the card and never the suit; where the maxims of whist
 * speak of it, they are cited and said to be whist's, and everything else is general practice.
 */
final class SuitsToLead {
    private static final Answers<OpeningLead, Card> THE_TABLES =
            new Answers<>("the card that the tables lead", OpeningLead::cardsByTheTables);

    private static final String LONGEST = "the longest suit";

    static final RuleBook<OpeningLead, Card> BOOK = RuleBook.<OpeningLead, Card>named("The opening lead")
            .then(
                    rule(
                                    "opening-lead.partners-suit",
                                    generalPractice(
                                            "The book has a table for leads in partner's suit and does not say when to"
                                                    + " lead it; it is usual to do so"))
                            .answers(THE_TABLES)
                            .title("Partner's suit")
                            .each(partnersSuit())
                            .prefer(most(LENGTH).because("the longer of partner's suits"))
                            .why(
                                    "Partner has shown strength there, so the lead helps to set up tricks that partner can come in to cash."))
            .then(rule(
                            "opening-lead.no-trump.longest-suit",
                            maxim("lead your strong suit, and rather from a sequence", "p01", "p33"))
                    .when(against(NO_TRUMP))
                    .answers(THE_TABLES)
                    .title("Fourth best of the longest suit")
                    .each(notTheOpponents(), atLeast(LENGTH, 4))
                    .prefer(most(LENGTH).because(LONGEST), most(POINTS).because("the one with more points"))
                    .why("At no trump the small cards of a long suit win too, once the higher ones are gone."))
            .then(
                    rule(
                                    "opening-lead.no-trump.no-long-suit-of-our-own",
                                    generalPractice(
                                            "No suit of four cards that the opponents have not bid: the longest that"
                                                    + " neither of them has bid is usual, and of equals the one whose highest card,"
                                                    + " which is led, is not an honour by itself"))
                            .when(against(NO_TRUMP))
                            .answers(THE_TABLES)
                            .title("No long suit of our own")
                            .each(notTheOpponents(), atLeast(LENGTH, 3))
                            .prefer(
                                    most(LENGTH).because(LONGEST),
                                    least(AT_RISK).because("the one with less to lose"),
                                    most(POINTS).because("the one with more points"))
                            .why(
                                    "{It} tries for partner's long suit, which is likeliest to be one that the opponents have not named."))
            .then(rule("opening-lead.no-trump.sequence-in-a-bid-suit", maxim("a sequence is a safe lead", "p33"))
                    .when(against(NO_TRUMP))
                    .answers(THE_TABLES)
                    .title("A sequence in a suit they bid")
                    .each(sequence(), atLeast(LENGTH, 4))
                    .prefer(
                            least(DECLARERS).becauseNot("a suit of declarer's"),
                            most(LENGTH).because(LONGEST))
                    .whyByBook(
                            "A sequence is safe to lead even where they are long: it drives out their honours without giving one away.",
                            "whist-maxims.p33"))
            .then(rule(
                            "opening-lead.no-trump.whatever-is-left",
                            generalPractice("They have bid every suit of three cards: a shorter one that neither of"
                                    + " them bid is usual, then one of declarer's, and dummy's last"))
                    .when(against(NO_TRUMP))
                    .answers(THE_TABLES)
                    .prefer(
                            least(DUMMYS).becauseNot("a suit of dummy's"),
                            least(DECLARERS).becauseNot("a suit of declarer's"),
                            most(LENGTH).because(LONGEST),
                            least(POINTS).because("the one with fewer points"))
                    .why("They have bid every suit that could be set up, so the lead only tries to give nothing away."))
            .thenEqually(
                    rule(
                                    "opening-lead.suit.ace-king",
                                    maxim("a sequence is a safe lead; the king of ace and king keeps the lead", "p33"))
                            .when(against(SUIT))
                            .answers(THE_TABLES)
                            .title("From ace and king")
                            .each(sideSuit(), headedBy("A-K"), atLeast(LENGTH, 3))
                            .why("{It} wins and keeps the lead, so dummy is seen before the next suit must be chosen."),
                    rule("opening-lead.suit.sequence", maxim("a sequence is a safe lead", "p33"))
                            .when(against(SUIT))
                            .answers(THE_TABLES)
                            .title("From a sequence")
                            .each(
                                    sideSuit(),
                                    notTheOpponents(),
                                    headedBy("K-Q-J", "K-Q-10", "Q-J-10", "Q-J-9", "J-10-9", "J-10-8"))
                            .whyByBook(
                                    "A sequence is safe: it drives out higher honours and gives no trick away.",
                                    "whist-maxims.p33"),
                    rule(
                                    "opening-lead.suit.singleton",
                                    generalPractice("No book of ours speaks of it: with one to three trumps a small"
                                            + " singleton is led for a ruff"))
                            .when(against(SUIT))
                            .needs(within(TRUMPS, Range.between(1, 3)))
                            .answers(THE_TABLES)
                            .title("A singleton")
                            .each(
                                    sideSuit(),
                                    notDummysSuit(),
                                    within(LENGTH, Range.exactly(1)),
                                    not(any(headedBy("A"), headedBy("K"), headedBy("Q"))))
                            .why("Partner may win and return the suit for a ruff before the trumps are drawn."))
            .then(rule("opening-lead.suit.touching-honours", maxim("a sequence is a safe lead", "p33"))
                    .when(against(SUIT))
                    .answers(THE_TABLES)
                    .title("From touching honours")
                    .each(sideSuit(), notTheOpponents(), headedBy("K-Q", "Q-J", "J-10"), atLeast(LENGTH, 2))
                    .prefer(most(LENGTH).because(LONGEST))
                    .why("One honour drives out a higher one and makes its neighbour good, at little risk."))
            .then(
                    rule(
                                    "opening-lead.suit.side-suit",
                                    maxim(
                                            "not from ace and queen or ace and knave, not an ace without the king, and rather"
                                                    + " from a king than from a queen",
                                            "p10",
                                            "p11",
                                            "p41"))
                            .when(against(SUIT))
                            .answers(THE_TABLES)
                            .title("A side suit")
                            .each(
                                    sideSuit(),
                                    notTheOpponents(),
                                    not(headedBy("A")),
                                    any(atLeast(LENGTH, 3), not(headedBy("K", "Q", "J"))))
                            .prefer(most(LENGTH).because(LONGEST), most(KINGS).because("from a king"))
                            .why(
                                    "{It} starts a suit in which they showed nothing, and does not lay down an ace that could catch an honour."))
            .then(rule(
                            "opening-lead.suit.through-dummy",
                            maxim("lead through the strong hand: dummy, who plays next, bid the suit", "p02", "p11"))
                    .when(against(SUIT))
                    .answers(THE_TABLES)
                    .title("Through dummy's strength")
                    .each(sideSuit(), dummysSuit(), any(sequence(), not(headedBy("A", "K", "Q", "J"))))
                    .whyByBook(
                            "Dummy plays before partner, so partner can wait and beat whatever dummy puts up.",
                            "whist-maxims.p02"))
            .then(rule(
                            "opening-lead.suit.trumps",
                            generalPractice("Every side suit is one to avoid: small trumps are usual. Whist leads"
                                    + " trumps from strength, which a defender seldom has"))
                    .when(against(SUIT))
                    .answers(THE_TABLES)
                    .title("A trump")
                    .each(trumps(), not(headedBy("A", "K", "Q", "J")))
                    .why("A small trump risks none of the side suits, and takes away ruffs that dummy might make."))
            .then(rule(
                            "opening-lead.suit.whatever-is-left",
                            generalPractice(
                                    "Every lead costs something here: usual is a side suit that neither declarer nor dummy"
                                            + " bid, and of several the longest"))
                    .when(against(SUIT))
                    .answers(THE_TABLES)
                    .each(sideSuit())
                    .prefer(
                            least(DUMMYS).becauseNot("a suit of dummy's"),
                            least(DECLARERS).becauseNot("a suit of declarer's"),
                            most(LENGTH).because(LONGEST))
                    .why("No lead is safe from this hand; a side suit at least leaves the trumps alone."))
            .book();

    private SuitsToLead() {}

    private static Source maxim(String says, String... maxims) {
        String[] ids = Stream.of(maxims).map(maxim -> "whist-maxims." + maxim).toArray(String[]::new);
        return source(ids)
                .withFigureFromPractice("A maxim of whist (" + says
                        + "), followed at bridge by general practice; the bridge pages do not choose a suit");
    }
}
