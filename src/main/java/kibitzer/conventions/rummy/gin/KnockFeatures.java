package kibitzer.conventions.rummy.gin;

import java.util.List;
import kibitzer.advice.Answers;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.games.rummy.gin.KnockAnswer;

/** What the rules on knocking measure. */
final class KnockFeatures {
    static final Answers<KnockView, KnockAnswer> ANY_KNOCK = new Answers<>("a knock", KnockView::endings);

    static final Answers<KnockView, KnockAnswer> PLAY_ON =
            new Answers<>("play on", view -> List.of(new KnockAnswer.PlayOn()));

    static final Quantity<KnockView> LEAST_LEFT = new Quantity<KnockView>(
                    "least-count",
                    "point left after the best discard",
                    "points left after the best discard",
                    view -> view.table().leastLeft())
            .saying(0, "with the best discard all ten cards match, which is gin");

    static final Quantity<KnockView> ABOVE_THE_LIMIT = new Quantity<>(
                    "above-the-limit",
                    "point above the knock limit",
                    "points above the knock limit",
                    KnockView::aboveTheLimit)
            .saying(0, "waiting gives the opponent draws")
            .naming(view -> view.aboveTheLimit() > 0
                    ? ""
                    : "and you may knock with the " + view.table().leastLeft()
                            + (view.table().leastLeft() == 1 ? " point" : " points") + " left");

    static final Quantity<KnockView> CARDS_TO_GIN = new Quantity<>(
            "cards-to-gin", "card that would make gin", "cards that would make gin", KnockView::cardsToGin);

    static final Quantity<KnockView> PICKUPS = new Quantity<>(
            "opponent-took",
            "discard taken by the opponent",
            "discards taken by the opponent",
            view -> view.table().pickups());

    static final Quantity<KnockView> HIS_MOST = new Quantity<>(
            "most-of-the-opponent",
            "point that the opponent can count at most, if each card taken filled a set",
            "points that the opponent can count at most, if each card taken filled a set",
            view -> view.table().mostOfTheOpponent());

    static final Quantity<Option<KnockView, KnockAnswer>> COUNT_LEFT =
            new Quantity<>("count-left", "point left unmatched", "points left unmatched", KnockFeatures::countLeft);

    private KnockFeatures() {}

    /** "it leaves 10 points, the king of clubs 8"; of a hand that is gin without the other card, that. */
    static String leavesMore(Option<KnockView, KnockAnswer> mine, Option<KnockView, KnockAnswer> first) {
        int left = countLeft(mine);
        return switch (first.answer()) {
            case KnockAnswer.GoGin gin
            when !(mine.answer() instanceof KnockAnswer.PlayOn) ->
                "it leaves " + left + (left == 1 ? " point" : " points") + "; with the "
                        + gin.discard().inWords() + " thrown all are matched, which is gin";
            case KnockAnswer.Knock knock
            when !(mine.answer() instanceof KnockAnswer.PlayOn) ->
                "it leaves " + left + (left == 1 ? " point" : " points") + ", the "
                        + knock.discard().inWords() + " " + countLeft(first);
            default -> COUNT_LEFT.inWords(left);
        };
    }

    private static int countLeft(Option<KnockView, KnockAnswer> option) {
        GinView table = option.position().table();
        return switch (option.answer()) {
            case KnockAnswer.Knock knock -> table.leftAfter(knock.discard());
            case KnockAnswer.GoGin gin -> table.leftAfter(gin.discard());
            case KnockAnswer.PlayOn on -> table.leastLeft();
        };
    }
}
