package kibitzer.decisions.rummy.turn;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.conventions.rummy.Situation;
import kibitzer.games.rummy.family.FirstMeld;
import kibitzer.games.rummy.family.RummyGame;

/** What lies on the table at 500 rum, Persian rummy, Oklahoma and kaluki, where melds count. */
final class ScoringTables {
    private static final int MOST_LEFT = 12;
    private static final int FIRST_MELD =
            FirstMeld.of(RummyGame.KALUKI).orElseThrow().points();
    private static final String HAND = "Your hand";
    private static final String THE_CARD = "The card";
    private static final String TO_MELD = "In your hand, for the meld";
    private static final MeldsWorth FIVE_HUNDRED = new MeldsWorth(RummyGame.FIVE_HUNDRED_RUM);
    private static final MeldsWorth OKLAHOMA = new MeldsWorth(RummyGame.OKLAHOMA);
    private static final MeldsWorth KALUKI = new MeldsWorth(RummyGame.KALUKI);

    static final Map<String, Function<Situation, LaidCards>> ALL = Map.of(
            "500-out", ScoringTables::fiveHundredOut,
            "500-pile", ScoringTables::fiveHundredPile,
            "500-feed", situation -> feeding(),
            "partnership-500-feed", situation -> feeding(),
            "persian-signal", ScoringTables::signal,
            "oklahoma-meld", situation -> LaidCards.row(HAND, "9S 9H 9D QH JH TH KC 8D 7S 5C 4D 4S 3H KS"),
            "oklahoma-fourth", ScoringTables::oklahomaFourth,
            "oklahoma-pile", ScoringTables::oklahomaPile,
            "oklahoma-next", situation -> feeding(),
            "kaluki-meld", ScoringTables::kalukiMeld);

    private ScoringTables() {}

    private static LaidCards fiveHundredOut(Situation situation) {
        return LaidCards.row(HAND, "8S 8H 8D 6C 5C 4C JD KD")
                .andIf(PlanTable.is(situation, "others-melded"), "Melded by the others", "TS TH TC");
    }

    /** The lowest card of the pile melds; those above it that do not are added to the hand. */
    private static LaidCards fiveHundredPile(Situation situation) {
        int depth = PlanTable.of(situation, "depth");
        int added = PlanTable.of(situation, "deadwood");
        return FIVE_HUNDRED
                .melds(PlanTable.of(situation, "meld"))
                .flatMap(meld -> IntStream.rangeClosed(1, Math.min(depth, meld.size()))
                        .mapToObj(used ->
                                FIVE_HUNDRED.loose(depth - used, added, meld).map(loose -> pile(meld, used, loose)))
                        .flatMap(Optional::stream)
                        .findFirst())
                .map(laid -> laid.telling("depth"))
                .orElse(LaidCards.NONE);
    }

    private static LaidCards pile(List<Card> meld, int used, List<Card> loose) {
        return LaidCards.NONE
                .and(
                        "The pile down to the card you want",
                        Stream.concat(meld.stream().limit(used), loose.stream()).toList())
                .and(TO_MELD, meld.subList(used, meld.size()));
    }

    private static LaidCards feeding() {
        return LaidCards.row(THE_CARD, "8H").and("On the table", "7H 6H 5H");
    }

    private static LaidCards signal(Situation situation) {
        String ace = PlanTable.is(situation, "threw-ace") ? "AH " : "";
        String court = PlanTable.is(situation, "threw-court") ? "QC" : "";
        String thrown = (ace + court).strip();
        return LaidCards.row(HAND, "JK AS KD TH 8C 5D 4D 2S")
                .and("Thrown by partner", thrown.isEmpty() ? "6D" : thrown)
                .telling("threw-ace", "threw-court");
    }

    private static LaidCards oklahomaFourth(Situation situation) {
        return LaidCards.row("The rank you meld", "8S 8H 8D 8C")
                .and("The rest of your hand", PlanTable.is(situation, "elsewhere") ? "TC 9C KD 5S" : "KD JS 5S 3H")
                .telling("elsewhere");
    }

    /** As few cards added to the hand as make the points: the top card of the pile melds. */
    private static LaidCards oklahomaPile(Situation situation) {
        int added = PlanTable.of(situation, "deadwood");
        return OKLAHOMA.melds(PlanTable.of(situation, "meld"))
                .flatMap(meld -> IntStream.rangeClosed(0, MOST_LEFT)
                        .mapToObj(number -> OKLAHOMA.loose(number, added, meld))
                        .flatMap(Optional::stream)
                        .findFirst()
                        .map(loose -> LaidCards.NONE
                                .and(
                                        "The pile, top card last",
                                        Stream.concat(
                                                        loose.stream(),
                                                        meld.stream().limit(1))
                                                .toList())
                                .and(TO_MELD, meld.subList(1, meld.size()))))
                .orElse(LaidCards.NONE);
    }

    /** Without the joker, with which a first meld that is short might reach its points. */
    private static LaidCards kalukiMeld(Situation situation) {
        int points = PlanTable.of(situation, "first-meld");
        boolean joker = PlanTable.is(situation, "joker");
        boolean first = !PlanTable.is(situation, "melded");
        if (points == 0 || first && joker && points < FIRST_MELD) {
            return points == 0 && !first
                    ? LaidCards.row(HAND, joker ? "JK KS QD TH 8C" : "KS QD TH 8C 5D")
                            .telling("joker")
                    : LaidCards.NONE;
        }
        return KALUKI.melds(points)
                .map(meld -> LaidCards.NONE
                        .and("Melds in your hand", meld)
                        .andIf(joker, "And in your hand", "JK")
                        .telling("first-meld", "joker"))
                .orElse(LaidCards.NONE);
    }
}
