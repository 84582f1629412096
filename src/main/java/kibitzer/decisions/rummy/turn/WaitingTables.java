package kibitzer.decisions.rummy.turn;

import java.util.Map;
import java.util.function.Function;
import kibitzer.conventions.rummy.Situation;

/** What lies on the table at canasta, and where one claims, waits or forces: contract and continental rummy, panguingue, conquian. */
final class WaitingTables {
    private static final String DISCARD = "The discard";
    private static final String HAND = "Your hand";
    private static final String THEIR_MELD = "Their meld";
    private static final int LAST_DEAL = 7;

    static final Map<String, Function<Situation, LaidCards>> ALL = PlanTable.inTurn(Map.of(
            "contract-draw", WaitingTables::contractDraw,
            "continental-out", WaitingTables::continentalOut,
            "canasta-first-meld", CanastaFirstTable::of,
            "canasta-pack", WaitingTables::canastaPack,
            "canasta-wild", WaitingTables::canastaWild,
            "canasta-out", WaitingTables::canastaOut,
            "panguingue-force", WaitingTables::force,
            "panguingue-discard", WaitingTables::panguingueDiscard,
            "conquian-force", WaitingTables::force));

    private WaitingTables() {}

    private static LaidCards contractDraw(Situation situation) {
        String link = PlanTable.is(situation, "run-of-five") ? "9H 8H 6H 5H" : "7S 7D KH TC";
        boolean last = PlanTable.of(situation, "deal") == LAST_DEAL;
        return LaidCards.row(DISCARD, "7H")
                .and(HAND, link + (last ? " QS JS TS 4D 3D 2D" : " QS QC JS 4D 4C 2D"))
                .telling("run-of-five");
    }

    /** Fifteen cards in four runs, of which deuces complete one. */
    private static LaidCards continentalOut(Situation situation) {
        String end = PlanTable.is(situation, "one-deuce") ? "JD 2H" : "2H 2S";
        return LaidCards.row(HAND, "5S 6S 7S 8S 4H 5H 6H 7H 5C 6C 7C 9D TD " + end)
                .telling("one-deuce");
    }

    private static LaidCards canastaPack(Situation situation) {
        int depth = PlanTable.of(situation, "depth");
        String below = PlanTable.first("KC 4D 9S 6H QD 5C 8S JH TC 7D AC 4H KD 9C 6S QH 5D 8C JS", depth - 1);
        return depth == 0
                ? LaidCards.NONE
                : LaidCards.row("The pack, top card last", (below + " TH").strip())
                        .and(HAND, "TS TD AS AH KS QC 9D 8H 6D 5S 4S")
                        .telling("depth");
    }

    private static LaidCards canastaWild(Situation situation) {
        return LaidCards.row(
                        "Your side's meld", PlanTable.is(situation, "completes") ? "8S 8S 8H 8H 8D 8C" : "8S 8H 8D 8C")
                .and(HAND, "2D KS KD TC 9H 6C 5S")
                .telling("completes");
    }

    private static LaidCards canastaOut(Situation situation) {
        return LaidCards.row("Your side's canasta", "8S 8S 8H 8H 8D 8C 8C")
                .and("Your side's meld", "KS KH KD KC")
                .and(HAND, "KH 6D");
    }

    private static LaidCards force(Situation situation) {
        return LaidCards.row(DISCARD, PlanTable.is(situation, "fits-him") ? "7S" : "2H")
                .and(THEIR_MELD, "6S 5S 4S")
                .telling("fits-him");
    }

    private static LaidCards panguingueDiscard(Situation situation) {
        LaidCards laid = LaidCards.row("The card", PlanTable.is(situation, "uses") ? "7S" : "2H")
                .and(THEIR_MELD, PlanTable.is(situation, "no-card") ? "6S 5S 4S 3S" : "6S 5S 4S")
                .andIf(PlanTable.is(situation, "no-card"), THEIR_MELD, "QD QH QC")
                .andIf(PlanTable.is(situation, "no-card"), THEIR_MELD, "KD KH KS");
        return laid.telling("uses");
    }
}
