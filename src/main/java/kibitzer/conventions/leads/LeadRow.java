package kibitzer.conventions.leads;

import static kibitzer.advice.Source.source;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.advice.Answers;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.Rule;
import kibitzer.advice.Standing;
import kibitzer.cards.Rank;

/**
 * One row of a table of leads, and the rule it makes.
 *
 * @param id the rule's id, "leads.k-q-j"
 * @param pointer its syllabus entry, "contract-bridge.p61"
 * @param pattern the holdings it lists
 * @param suit what is led at a suit contract
 * @param noTrump what is led at no trump
 * @param beside what it asks beside the holding: whose suit it is
 * @param manner how firmly it speaks
 */
record LeadRow(
        String id,
        String pointer,
        HoldingPattern pattern,
        Lead suit,
        Lead noTrump,
        List<Need<LeadPosition>> beside,
        Manner manner) {

    LeadRow {
        beside = List.copyOf(beside);
    }

    static LeadRow row(String name, int pointer, String holding, String suit, String noTrump) {
        return new LeadRow(
                "leads." + name,
                "contract-bridge.p" + pointer,
                HoldingPattern.of(holding),
                Lead.of(suit),
                Lead.of(noTrump),
                List.of(),
                Manner.ALWAYS);
    }

    LeadRow with(Need<LeadPosition> need) {
        List<Need<LeadPosition>> more =
                Stream.concat(beside.stream(), Stream.of(need)).toList();
        return new LeadRow(id, pointer, pattern, suit, noTrump, more, manner);
    }

    LeadRow usually() {
        return new LeadRow(id, pointer, pattern, suit, noTrump, beside, Manner.USUALLY);
    }

    Lead lead(LeadContract contract) {
        return contract == LeadContract.SUIT ? suit : noTrump;
    }

    List<Need<LeadPosition>> needs() {
        return Stream.concat(beside.stream(), pattern.needs().stream()).toList();
    }

    /** Whether the row lists the position's holding. */
    Standing standing(LeadPosition position) {
        Standing worst = Standing.HOLDS;
        for (Need<LeadPosition> need : beside) {
            worst = worst.and(need.standing(position));
        }
        for (Need<LeadPosition> need : pattern.needs()) {
            if (worst == Standing.FAILS) {
                return worst;
            }
            worst = worst.and(need.standing(position));
        }
        return worst;
    }

    Rule<LeadPosition, Rank> rule() {
        return new Rule<>(
                id,
                source(pointer),
                List.of(),
                needs(),
                new Answers<>(inWords(), this::led),
                List.of(),
                List.of(),
                manner);
    }

    private List<Rank> led(LeadPosition position) {
        return lead(position.contract()).led().from(position.holding()).stream().toList();
    }

    private String inWords() {
        return suit.inWords() + " at a suit contract, " + noTrump.inWords() + " at no trump";
    }
}
