package kibitzer.decisions.rummy.turn;

import java.util.Map;
import java.util.function.Function;
import kibitzer.conventions.rummy.Situation;

/** What lies on the table where a question is on rummy itself and the games nearest to it. */
final class BasicTables {
    private static final String DISCARD = "The discard";
    private static final String HAND = "Your hand";
    private static final String THEIR_MELD = "Melded by an opponent";
    private static final String SET = "The set in your hand";
    private static final String REST = "The rest of your hand";

    /** How many cards would fill the combination, if all were still to come. */
    private static final int FILLERS = 4;

    static final Map<String, Function<Situation, LaidCards>> ALL = PlanTable.inTurn(Map.of(
            "rummy-draw", BasicTables::rummyDraw,
            "pif-paf-draw", BasicTables::pifPafDraw,
            "rummy-meld", BasicTables::rummyMeld,
            "no-going-rummy", BasicTables::noGoingRummy,
            "block-meld", BasicTables::blockMeld,
            "queen-city-cards", BasicTables::queenCity,
            "pif-paf-stake", BasicTables::pifPafStake));

    private BasicTables() {}

    /** 7H goes with 8H and 7S: the nine, the six and two sevens would fill. */
    private static LaidCards rummyDraw(Situation situation) {
        return LaidCards.row(DISCARD, "7H")
                .and(HAND, (PlanTable.is(situation, "barren") ? "KD JC" : "KD KC") + " TS 8H 7S 5D 2C")
                .and("Gone for good", gone("7C 7D 6H 9H", PlanTable.of(situation, "places")))
                .andIf(PlanTable.is(situation, "around"), "Taken by the next player", "6S")
                .telling("places", "barren");
    }

    /** 7H goes with 8H: two nines and two sixes of hearts in two packs. */
    private static LaidCards pifPafDraw(Situation situation) {
        return LaidCards.row(DISCARD, "7H")
                .and(HAND, "KS KH KD 8H TC TD QC 4S 2D")
                .and("Gone for good", gone("6H 9H 9H 6H", PlanTable.of(situation, "places")))
                .telling("places");
    }

    private static String gone(String fillers, int left) {
        return PlanTable.first(fillers, FILLERS - left);
    }

    private static LaidCards rummyMeld(Situation situation) {
        int players = PlanTable.of(situation, "players");
        int rest = players == 2 ? 8 : players > 4 ? 4 : 5; // ten, seven or six cards, and the one drawn
        String wanted = PlanTable.first("7C 3C JS", PlanTable.of(situation, "player-cards"));
        String others = PlanTable.is(situation, "poor") ? "KH QS TD 9H 8S 6H 5D AC" : "TD TS 8H 9H KD 6S QC AC";
        boolean melded = PlanTable.is(situation, "others-melded");
        String taken = melded ? "JD JH JC KC" : "6C 5C JD JH";
        return LaidCards.row(SET, "2S 2H 2D")
                .and(REST, PlanTable.first((wanted + " " + others).strip(), rest))
                .and("Taken by one opponent", PlanTable.first(taken, PlanTable.of(situation, "pickups")))
                .andIf(melded, THEIR_MELD, "4C 5C 6C");
    }

    private static LaidCards noGoingRummy(Situation situation) {
        return LaidCards.row(SET, "9S 9H 9D")
                .and(REST, "KH TC 6S 4D 2H")
                .andIf(PlanTable.is(situation, "others-melded"), THEIR_MELD, "4C 5C 6C");
    }

    private static LaidCards blockMeld(Situation situation) {
        int set = PlanTable.of(situation, "in-set");
        int left = PlanTable.of(situation, "left");
        return set < 3
                ? LaidCards.NONE
                : LaidCards.row(SET, PlanTable.first("4H 5H 6H 7H 8H 9H", set))
                        .and(REST, PlanTable.first("KS JD TC 8S 6D 3S 2C", left))
                        .telling(left > 0 ? new String[] {"in-set", "left"} : new String[] {"in-set"});
    }

    private static LaidCards queenCity(Situation situation) {
        return LaidCards.row(HAND, "KH QH 9C 7D 3S 3D 2H")
                .and(
                        "Thrown by the others, as they came",
                        PlanTable.is(situation, "low-thrown") ? "4C 2D 5H AS 4S" : "KS QD JC KC TD")
                .telling("low-thrown");
    }

    private static LaidCards pifPafStake(Situation situation) {
        return LaidCards.row(
                HAND, PlanTable.is(situation, "good") ? "8S 8H 8D QS JS TS 5D 4D AC" : "8S 8H 8D QS JH 9C 5D 3C AC");
    }
}
