package kibitzer.conventions.bridge.leads;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.not;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.bridge.leads.LeadFeatures.LENGTH;
import static kibitzer.conventions.bridge.leads.LeadFeatures.against;
import static kibitzer.conventions.bridge.leads.LeadFeatures.headedBy;
import static kibitzer.conventions.bridge.leads.LeadFeatures.listedInNoneOf;
import static kibitzer.conventions.bridge.leads.LeadFeatures.unbidSuit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Answers;
import kibitzer.advice.Manner;
import kibitzer.advice.Range;
import kibitzer.advice.Reason;
import kibitzer.advice.Rule;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.advice.Why;
import kibitzer.cards.Rank;

/**
 * The conventional leads, Culbertson p. 151-153, first choice first: sequences and partner's suit, the rows for an unbid
 * suit, and the general rules for what no row lists.
 *
 * <p>A sequence such as J-10-9-4 in partner's suit stands in both tables, as a sequence in the first and as "any other"
 * in the second; five cards headed by K-Q are "any other" there too, and near the row K-Q-x(-x). The book ranks neither
 * reading, so both are held equal. Otherwise a suit stands in at most one row, and the order of the rows decides nothing.
 */
public final class Leads {
    private static final int SHORT = 3;

    private static final String SHORT_SUIT = "leads.highest-of-a-short-suit";

    private static final List<LeadRow> LISTED = Stream.of(LeadTables.SEQUENCES, LeadTables.UNBID, LeadTables.PARTNERS)
            .flatMap(List::stream)
            .toList();

    public static final RuleBook<LeadPosition, Rank> BOOK = new RuleBook<>("Culbertson's table of leads", places());

    /** Whoever looks for a hand to lead from asks of the same few suits over and over; there are 32,764 questions. */
    private static final Map<LeadPosition, Advice<Rank>> ADVISED = new ConcurrentHashMap<>();

    private static final int WHY_NOT = 3;

    /** The fact that names the card which is led, and not what for. */
    public static final String LED = "led-instead";

    /** The highest card in sequence, and the king from ace and king. */
    private static final Source OF_A_SEQUENCE = source("contract-bridge.p85");

    private static final String RULE_OF_ELEVEN = "contract-bridge.p90";

    private Leads() {}

    private static List<List<Rule<LeadPosition, Rank>>> places() {
        List<List<Rule<LeadPosition, Rank>>> places = new ArrayList<>();
        places.add(Stream.of(
                        LeadTables.PARTNERS,
                        LeadTables.OTHER_LENGTHS_OF_PARTNERS,
                        List.of(LeadTables.ANY_OTHER_OF_PARTNERS),
                        LeadTables.SEQUENCES)
                .flatMap(List::stream)
                .map(LeadRow::rule)
                .toList());
        LeadTables.UNBID.forEach(row -> places.add(List.of(row.rule())));
        LeadTables.OTHER_LENGTHS.forEach(row -> places.add(List.of(row.rule())));
        places.add(List.of(LeadTables.ANY_OTHER.rule()));
        general().forEach(rule -> places.add(List.of(rule)));
        return places;
    }

    /** The rules of p. 151, and what practice adds where the book says "usually" or prints no such length. */
    private static List<Rule<LeadPosition, Rank>> general() {
        Answers<LeadPosition, Rank> highest = answers(LedCard.Counted.HIGHEST);
        return List.of(
                // Before the king, after which nothing more would be allowed.
                rule(
                                "leads.ace-of-six-to-a-k-j",
                                source("contract-bridge.p51")
                                        .withFigureFromPractice("The book prints five cards headed by A-K-J and seven;"
                                                + " six may be led as either."))
                        .needs(
                                unbidSuit(),
                                headedBy("A-K-J"),
                                within(LENGTH, Range.exactly(6)),
                                against(LeadContract.NO_TRUMP))
                        .answers(answers(new LedCard.Named(Rank.ACE)))
                        .manner(Manner.MAY)
                        .whyByBook(
                                "At no trump the ace asks partner for the highest card, which may clear the queen out of the way.",
                                "contract-bridge.p91")
                        .asRule(),
                rule("leads.king-from-a-k", source("contract-bridge.p85"))
                        .needs(headedBy("A-K"), atLeast(LENGTH, 3))
                        .answers(answers(new LedCard.Named(Rank.KING)))
                        .title("The king from ace and king")
                        .why("{It} wins and keeps the lead, and dummy is seen before the next.")
                        .asRule(),
                // From four cards the table leads such a sequence at a suit contract at most, never at no trump.
                rule("leads.highest-of-a-sequence", source("contract-bridge.p85"))
                        .needs(
                                headedBy("K-Q", "Q-J", "J-10", "10-9"),
                                any(atMost(LENGTH, 3), against(LeadContract.SUIT)))
                        .answers(highest)
                        .title("The highest of a sequence")
                        .why("{It} drives out a higher honour and leaves the next good.")
                        .asRule(),
                rule(SHORT_SUIT, source("contract-bridge.p86"))
                        .needs(atMost(LENGTH, 3), listedInNoneOf(LISTED), not(headedBy("A-K")))
                        .answers(highest)
                        .manner(Manner.USUALLY)
                        .why("Led high and followed lower, {it} shows partner a short suit.")
                        .asRule(),
                rule(
                                "leads.lowest-of-three-to-an-honour",
                                generalPractice("The book says \"usually\" of the highest from a short suit; from three"
                                        + " cards to an honour many lead the lowest, as it does itself in partner's"
                                        + " suit at no trump."))
                        .needs(
                                within(LENGTH, Range.exactly(3)),
                                headedBy("A", "K", "Q", "J"),
                                not(headedBy("A-K", "K-Q", "Q-J", "J-10")),
                                listedInNoneOf(LISTED))
                        .answers(answers(LedCard.Counted.LOWEST))
                        .manner(Manner.MAY)
                        .why(
                                "{It} keeps the honour for a trick of its own, and partner reads a low card as a sign of one.")
                        .asRule(),
                rule(
                                "leads.ace-of-a-long-suit",
                                generalPractice("The book prints suits of four and five cards headed by the ace; at a"
                                        + " suit contract longer ones are led in the same way."))
                        .needs(unbidSuit(), headedBy("A"), atLeast(LENGTH, 6), against(LeadContract.SUIT))
                        .answers(answers(new LedCard.Named(Rank.ACE)))
                        .manner(Manner.MAY)
                        .why(
                                "In a suit contract a long side suit is soon ruffed, and an ace that waits might never win.")
                        .asRule());
    }

    private static Answers<LeadPosition, Rank> answers(LedCard led) {
        return new Answers<>(
                led.inWords(), position -> led.from(position.holding()).stream().toList());
    }

    /** The rules that can decide: all but those that only allow. */
    public static List<String> deciding() {
        return BOOK.rules()
                .filter(rule -> rule.manner() != Manner.MAY)
                .map(Rule::id)
                .toList();
    }

    /** Those of them that the book states in full, lengths and all. */
    public static List<String> stated() {
        return BOOK.rules()
                .filter(rule -> rule.manner() != Manner.MAY && !rule.source().leavesAFigureOpen())
                .map(Rule::id)
                .toList();
    }

    /** The book's lead, and what its row and its footnotes say beside. */
    public static Advice<Rank> advise(LeadPosition position) {
        Advice<Rank> known = ADVISED.get(position);
        return known != null ? known : ADVISED.computeIfAbsent(position, Leads::decide);
    }

    private static Advice<Rank> decide(LeadPosition position) {
        Advice<Rank> advice = BOOK.advise(position);
        return new Advice<>(
                advice.best(),
                advice.acceptable(),
                advice.rulings().stream()
                        .map(ruling -> withRemarks(ruling, position))
                        .toList(),
                advice.nearMisses(),
                advice.silent(),
                advice.beside());
    }

    /**
     * The rules nearest to this card: those with the fewest facts against them, and of these the rows that name most of
     * the cards held.
     */
    public static List<Ruling<Rank>> whyNot(LeadPosition position, Rank answer) {
        return Stream.concat(instead(position, answer), nearest(position, answer))
                .toList();
    }

    /** What the book leads from this holding in place of the card: "from K-J-9-5 the table leads the five, not the king". */
    static Reason another(LeadPosition position, Rank answer) {
        String led = advise(position).best().stream().map(Rank::word).collect(Collectors.joining(" or the "));
        return Reason.missing(
                "lead", led, insteadOf(position) + ", not the " + answer.word(), "the " + answer.word(), "");
    }

    /**
     * "from K-J-9-5 the table leads the fourth best, the five"; of what no row lists, what the general rules lead: "from a short suit,
     * K-10-9, the highest is led, the king".
     */
    public static String insteadOf(LeadPosition position) {
        Advice<Rank> table = advise(position);
        String led = table.best().stream().map(Rank::word).collect(Collectors.joining(" or the "));
        Holding holding = position.holding();
        String cards = holding.head(holding.length());
        String rule = table.rulings().stream().limit(1).map(Ruling::rule).collect(Collectors.joining());
        String how = table.best().size() == 1 ? how(holding, table.best().getFirst()) : "";
        return switch (rule) {
            case SHORT_SUIT -> "from a short " + cards + " the highest, the " + led + ", is usual";
            case "leads.highest-of-a-sequence" -> "from a sequence " + cards + " the highest is led, the " + led;
            default ->
                LeadTables.rowOf(rule)
                        .map(row -> row.printedForAnotherLength()
                                .filter(printed -> table.best().size() == 1)
                                .map(printed -> "from " + cards + " the " + led + " is led, as from " + printed)
                                .orElse("from " + cards + " the table leads " + how + "the " + led))
                        .orElse("from " + cards + " the " + led + " is led");
        };
    }

    /** "the fourth best, ", "the highest, " where the rank alone would not tell why. */
    private static String how(Holding holding, Rank led) {
        return led == holding.highest()
                ? (holding.length() <= SHORT ? "the highest, " : "")
                : holding.fourthBest().filter(led::equals).isPresent() ? "the fourth best, " : "";
    }

    private static Stream<Ruling<Rank>> instead(LeadPosition position, Rank answer) {
        Advice<Rank> table = advise(position);
        return table.best().contains(answer)
                ? Stream.of()
                : table.rulings().stream()
                        .limit(1)
                        .map(ruling -> ofEqualCards(position, answer)
                                .map(equal -> refusing(ruling.rule(), OF_A_SEQUENCE, answer, equal))
                                .or(() -> ofASmallCard(position, answer, ruling))
                                .orElseGet(() -> refusing(
                                        ruling.rule(),
                                        ruling.source(),
                                        answer,
                                        Reason.missing(LED, answer, insteadOf(position), "the " + answer.word(), ""))));
    }

    /**
     * Of a small card where another is led, what the led one tells: what the lead keeps or sets up, the small card keeps as well.
     */
    private static Optional<Ruling<Rank>> ofASmallCard(LeadPosition position, Rank answer, Ruling<Rank> table) {
        Holding holding = position.holding();
        int named = LeadTables.rowOf(table.rule())
                .map(row -> row.pattern().cardsInCommon(holding))
                .orElse(0);
        List<Rank> best = advise(position).best();
        boolean keepsNothing = answer.isAtLeast(Rank.TEN) && holding.ranks().indexOf(answer) < named;
        if (best.size() != 1 || named == 0 || keepsNothing) {
            return Optional.empty();
        }
        Rank led = best.getFirst();
        return holding.fourthBest().filter(led::equals).isPresent()
                ? Optional.of(refusing(
                        table.rule(),
                        table.source().and(RULE_OF_ELEVEN),
                        answer,
                        tells(insteadOf(position) + "; by the rule of eleven the " + answer.word()
                                + " would mislead partner")))
                : Optional.empty();
    }

    private static Reason tells(String says) {
        return Reason.missing("small-card", true, says, "the card that tells partner", "");
    }

    private static Ruling<Rank> refusing(String rule, Source source, Rank answer, Reason reason) {
        return new Ruling<>(rule, source, List.of(answer), List.of(), Standing.FAILS, List.of(reason));
    }

    /**
     * Of a card that wins the same tricks as the one that is led, what the choice among such cards says (p. 151): what the lead is
     * for would speak for both.
     */
    private static Optional<Reason> ofEqualCards(LeadPosition position, Rank answer) {
        List<Rank> ranks = position.holding().ranks();
        return !ranks.contains(answer)
                ? Optional.empty()
                : advise(position).best().stream()
                        .filter(led -> !position.holding()
                                .fourthBest()
                                .filter(led::equals)
                                .isPresent())
                        .flatMap(led -> ofEqualCards(ranks, led, answer).stream())
                        .findFirst();
    }

    private static Optional<Reason> ofEqualCards(List<Rank> ranks, Rank led, Rank answer) {
        if (answer == Rank.ACE && led == Rank.KING && ranks.size() >= SHORT) {
            return Optional.of(equal("ace and king win the same tricks, but from three cards or more the king is led"));
        }
        int from = ranks.indexOf(led);
        boolean topOfASequence = from == 0 || ranks.get(from - 1).ordinal() - led.ordinal() > 1;
        boolean touching = led.isHigherThan(answer) && led.ordinal() - answer.ordinal() == ranks.indexOf(answer) - from;
        return topOfASequence
                        && touching
                        && led != Rank.ACE // of ace and king it is the king, but for a reason of the table's
                ? Optional.of(equal(led.word() + " and " + answer.word() + " win the same tricks, and of the two"
                        + " the higher is led"))
                : Optional.empty();
    }

    private static Reason equal(String says) {
        return Reason.missing("equal-card", true, says, "the highest in sequence", "");
    }

    private static Stream<Ruling<Rank>> nearest(LeadPosition position, Rank answer) {
        return BOOK.whyNot(position, answer).stream()
                .sorted(Comparator.<Ruling<Rank>>comparingInt(Leads::factsAgainst)
                        .thenComparing(Comparator.<Ruling<Rank>>comparingDouble(
                                        ruling -> cardsInCommon(ruling, position.holding()))
                                .reversed()))
                .limit(WHY_NOT);
    }

    /** Whose suit it is parts the tables, and counts for two. */
    private static int factsAgainst(Ruling<Rank> ruling) {
        return ruling.failing().stream()
                .mapToInt(reason -> reason.fact().equals(LeadFeatures.PARTNER_BID) ? 2 : 1)
                .sum();
    }

    /** A rule that names no card is put between the rows that share the highest card and those that share none. */
    private static double cardsInCommon(Ruling<Rank> ruling, Holding holding) {
        return LeadTables.rowOf(ruling.rule())
                .filter(row -> row.pattern().namesCards())
                .map(row -> (double) row.pattern().cardsInCommon(holding))
                .orElse(0.5);
    }

    private static Ruling<Rank> withRemarks(Ruling<Rank> ruling, LeadPosition position) {
        List<Reason> reasons = new ArrayList<>(ruling.reasons());
        LeadContract contract = position.contract();
        LeadTables.rowOf(ruling.rule()).map(row -> row.lead(contract)).ifPresent(lead -> {
            reasons.add(Reason.counted(
                    "lead", lead.inWords(), "the table leads " + lead.inWords() + " at " + contract.inWords()));
            if (lead.usuallyPoor()) {
                reasons.add(Reason.counted("usually-poor", true, "usually not a good lead at " + contract.inWords()));
            }
        });
        if (asksForTheHighest(ruling, position)) {
            reasons.add(Reason.counted(
                    "asks-for-highest",
                    true,
                    "at no trump the ace of an unbid suit asks partner for the highest card they have in it, unless dummy"
                            + " shows that this would cost a trick (contract-bridge.p91)"));
        }
        return new Ruling<>(
                ruling.rule(),
                ruling.source(),
                ruling.answers(),
                ruling.allowed(),
                ruling.standing(),
                reasons,
                LeadTables.rowOf(ruling.rule())
                        .flatMap(row -> row.why(contract))
                        .or(() -> ofAShortAce(ruling))
                        .or(ruling::why));
    }

    /** That nothing higher is held goes without saying of an ace. */
    private static Optional<Why> ofAShortAce(Ruling<Rank> ruling) {
        return ruling.rule().equals(SHORT_SUIT) && ruling.answers().contains(Rank.ACE)
                ? Optional.of(Why.practice("The ace wins at once, and dummy is then seen."))
                : Optional.empty();
    }

    private static boolean asksForTheHighest(Ruling<Rank> ruling, LeadPosition position) {
        return position.contract() == LeadContract.NO_TRUMP
                && !position.partnersSuit()
                && ruling.answers().contains(Rank.ACE);
    }
}
