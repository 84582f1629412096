package kibitzer.conventions.bridge.leads;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Answers;
import kibitzer.advice.Manner;
import kibitzer.advice.Meaning;
import kibitzer.advice.Need;
import kibitzer.advice.Rule;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.advice.Why;
import kibitzer.cards.Rank;

/**
 * One row of a table of leads, and the rule it makes.
 *
 * @param id the rule's id, "leads.k-q-j"
 * @param source its syllabus entry, "contract-bridge.p61"
 * @param pattern the holdings it lists
 * @param suit what is led at a suit contract
 * @param noTrump what is led at no trump
 * @param beside what it asks beside the holding: whose suit it is
 * @param manner how firmly it speaks
 * @param why what its leads are for, against trumps and at no trump
 * @param whyHere the same for one contract alone, where the two leads serve different ends
 */
record LeadRow(
        String id,
        Source source,
        HoldingPattern pattern,
        Lead suit,
        Lead noTrump,
        List<Need<LeadPosition>> beside,
        Manner manner,
        Optional<Why> why,
        Map<LeadContract, Why> whyHere) {

    private static final String CARDS = "cards";
    private static final String OTHER_LENGTH = ".other-length";

    LeadRow {
        beside = List.copyOf(beside);
        whyHere = Map.copyOf(whyHere);
    }

    static LeadRow row(String name, int pointer, String holding, String suit, String noTrump) {
        return new LeadRow(
                "leads." + name,
                Source.source("contract-bridge.p" + pointer),
                HoldingPattern.of(holding),
                Lead.of(suit),
                Lead.of(noTrump),
                List.of(),
                Manner.ALWAYS,
                Optional.empty(),
                Map.of());
    }

    LeadRow with(Need<LeadPosition> need) {
        List<Need<LeadPosition>> more =
                Stream.concat(beside.stream(), Stream.of(need)).toList();
        return new LeadRow(id, source, pattern, suit, noTrump, more, manner, why, whyHere);
    }

    /** What its leads are for, by general practice. */
    LeadRow why(String text) {
        return because(Why.practice(text), Map.of());
    }

    /** What each of its leads is for, by general practice; each without a capital and a full stop. */
    LeadRow why(String againstTrumps, String atNoTrump) {
        String suitContract = "Against trumps " + againstTrumps;
        Map<LeadContract, Why> each = Map.of(
                LeadContract.SUIT, Why.practice(suitContract + "."),
                LeadContract.NO_TRUMP, Why.practice("At no trump " + atNoTrump + "."));
        return because(Why.practice(suitContract + "; at no trump " + atNoTrump + "."), each);
    }

    /** The same where the book says what the lead at no trump is for. */
    LeadRow atNoTrumpByBook(String pointer) {
        Map<LeadContract, Why> each = new EnumMap<>(whyHere);
        each.computeIfPresent(LeadContract.NO_TRUMP, (contract, why) -> Why.book(why.withPlaces(), pointer));
        return new LeadRow(id, source, pattern, suit, noTrump, beside, manner, why, each);
    }

    /** The same as the book says it. */
    LeadRow whyByBook(String text, String pointer) {
        return because(Why.book(text, pointer), Map.of());
    }

    private LeadRow because(Why reason, Map<LeadContract, Why> each) {
        return new LeadRow(id, source, pattern, suit, noTrump, beside, manner, Optional.of(reason), each);
    }

    /** What its lead is for at this contract. */
    Optional<Why> why(LeadContract contract) {
        return Optional.ofNullable(whyHere.get(contract)).or(() -> why);
    }

    LeadRow usually() {
        return new LeadRow(id, source, pattern, suit, noTrump, beside, Manner.USUALLY, why, whyHere);
    }

    /** This row for suits that it lists but for their length; what follows in the tables is then allowed too. */
    LeadRow forOtherLengths(String holding) {
        Source stretched = source.withFigureFromPractice("The book prints this row as " + pattern
                        + "; a suit of another length is led in the same way, or as \"any other\" suit.")
                .meaning(pattern.toString(), CARDS);
        return new LeadRow(
                id + OTHER_LENGTH, stretched, HoldingPattern.of(holding), suit, noTrump, beside, manner, why, whyHere);
    }

    Lead lead(LeadContract contract) {
        return contract == LeadContract.SUIT ? suit : noTrump;
    }

    List<Need<LeadPosition>> needs() {
        return Stream.concat(beside.stream(), pattern.needs().stream()).toList();
    }

    /** The cards that the book prints, where the suit led differs from them in length. */
    Optional<String> printedForAnotherLength() {
        return Optional.ofNullable(source.words().get(CARDS))
                .map(Meaning::words)
                .filter(cards -> id.endsWith(OTHER_LENGTH));
    }

    /** Whether the row lists the position's holding. */
    boolean lists(LeadPosition position) {
        return Stream.concat(beside.stream(), pattern.needs().stream())
                .allMatch(need -> need.standing(position) == Standing.HOLDS);
    }

    Rule<LeadPosition, Rank> rule() {
        Rule<LeadPosition, Rank> rule = new Rule<>(
                id,
                source,
                List.of(),
                needs(),
                new Answers<>(inWords(), this::led),
                List.of(),
                List.of(),
                manner,
                List.of());
        return why.map(rule::withWhy).orElse(rule);
    }

    private List<Rank> led(LeadPosition position) {
        return lead(position.contract()).led().from(position.holding()).stream().toList();
    }

    private String inWords() {
        return suit.inWords() + " at a suit contract, " + noTrump.inWords() + " at no trump";
    }
}
