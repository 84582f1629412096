package kibitzer.conventions.rummy.gin;

import java.util.List;
import java.util.function.Predicate;
import kibitzer.advice.Answers;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;
import kibitzer.cards.Rank;
import kibitzer.games.rummy.gin.Gin;

/** What the rules on drawing measure. */
final class DrawFeatures {
    static final Answers<DrawView, String> UPCARD = new Answers<>("the upcard", view -> List.of(GinDraws.UPCARD));
    static final Answers<DrawView, String> STOCK = new Answers<>("the stock", view -> List.of(GinDraws.STOCK));

    static final Quantity<DrawView> LEFT_WITH_UPCARD = new Quantity<>(
                    "left-with-upcard",
                    "point left with the upcard and the best discard",
                    "points left with the upcard and the best discard",
                    DrawView::leftAfterTaking)
            .naming(view -> view.leftAfterTaking() <= Gin.KNOCK_LIMIT ? "few enough to knock" : "too many to knock");

    static final Trait<DrawView> CAN_KNOCK_WITHOUT = new Trait<>(
            "can-knock-without",
            "a hand that can knock without the upcard",
            "a hand that cannot knock without the upcard",
            DrawView::canKnockWithout);

    static final Trait<DrawView> FILLS_A_SET = upcard("fills-a-set", "fills a set", "fills no set", DrawView::fillsASet)
            .saying(view -> name(view)
                    + (view.fillsASet()
                            ? view.filled().map(set -> " makes the set " + set).orElse(" fills a set")
                            : " fills no set"));

    static final Trait<DrawView> GOES_ON_A_SET =
            upcard("goes-on-a-set", "goes on a set that is held", "goes on no set", DrawView::matches);

    static final Trait<DrawView> LOW =
            upcard("low-upcard", "is low, a four or lower", "is no low card", DrawView::isLow);

    /** The same, where it is a reason to leave the card. */
    static final Trait<DrawView> MERELY_LOW =
            upcard("merely-low", "is a low card that fills no set", "is no low card", DrawView::isLow);

    static final Trait<DrawView> MERE_COMBINATION = upcard(
                    "mere-combination",
                    "makes a combination only",
                    "makes no combination",
                    view -> view.combinationsMade() > 0)
            .saying(view -> name(view)
                    + switch (view.combinationsMade()) {
                        case 0 -> " makes no combination";
                        case 1 -> " makes a combination only";
                        default -> " makes " + view.combinationsMade() + " combinations only";
                    });

    static final Trait<DrawView> LOWERS_THE_COUNT = new Trait<DrawView>(
                    "lowers-the-count",
                    "an upcard that lowers the count",
                    "an upcard that lowers no count",
                    DrawView::lowersTheCount)
            .saying(view -> "with " + name(view) + " " + view.leftAfterTaking()
                    + (view.leftAfterTaking() == 1 ? " point is" : " points are") + " left, not "
                    + view.before().deadwood());

    static final Trait<DrawView> ACE_OR_DEUCE =
            upcard("ace-or-deuce", "is an ace or a deuce", "is neither ace nor deuce", DrawView::isAceOrDeuce);

    static final Quantity<DrawView> SETS =
            Quantity.of("matched-sets", "matched set", view -> view.before().sets());

    static final Quantity<DrawView> COMBINATIONS_MADE = new Quantity<>(
            "combinations-made",
            "combination with the upcard",
            "combinations with the upcard",
            DrawView::combinationsMade);

    static final Quantity<DrawView> COMBINATIONS_HELD = new Quantity<>(
            "combinations-held", "combination in the hand", "combinations in the hand", DrawView::combinationsHeld);

    static final Trait<DrawView> DEALT_UPCARD =
            Trait.either("first-turn", "an upcard that was dealt", "an upcard that was thrown", DrawView::firstTurn);

    static final Trait<DrawView> DEALER =
            Trait.either("dealer", "the dealer, and the non-dealer has refused", "the non-dealer", DrawView::dealer);

    static final Trait<DrawView> LOOSE_KING = new Trait<DrawView>(
                    "loose-king",
                    "a king in no combination to throw",
                    "no king in no combination to throw",
                    DrawView::hasALooseKing)
            .saying(view -> view.hasALooseKing()
                    ? "a king in no combination, a fairly safe blind discard"
                    : view.before().hand().of(Rank.KING).isEmpty()
                            ? "no king to throw"
                            : "every king stands in a set or a combination");

    private DrawFeatures() {}

    private static String name(DrawView view) {
        return "the " + view.upcard().inWords();
    }

    private static Trait<DrawView> upcard(String key, String present, String absent, Predicate<DrawView> measure) {
        return new Trait<>(key, "an upcard that " + present, "an upcard that " + absent, measure)
                .saying(view -> name(view) + " " + (measure.test(view) ? present : absent));
    }
}
