package kibitzer.conventions.banking.vingtetun;

import kibitzer.advice.Quality;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;

/** What the rules on vingt-et-un measure. */
final class VingtFeatures {
    private static final int ELEVEN = 11;

    static final Trait<VingtView> COUNTS_ELEVEN = new Trait<VingtView>(
                    "counts-eleven", "eleven points", "not eleven points", view -> view.count() == ELEVEN)
            .saying(view -> view.count() == ELEVEN
                    ? "on eleven you may double, but it buys one card and no more, which the page calls unwise"
                    : "only eleven may be doubled, and this hand counts " + view.count());

    static final Quantity<VingtView> COUNT = new Quantity<>(
                    "count", "point in your hand", "points in your hand", VingtView::count)
            .naming(view -> "the dealer showing " + VingtView.one(view.up()));

    static final Trait<VingtView> HIGH_CARD = new Trait<VingtView>(
                    "dealer-shows-seven-or-higher",
                    "the dealer shows a seven or higher, or an ace",
                    "the dealer shows a six or lower",
                    VingtView::isHigh)
            .tellingInstead()
            .saying(view -> "the dealer shows " + VingtView.one(view.up()));

    static final Trait<VingtView> ACES_AND_TENS = new Trait<VingtView>(
                    "ace-as-eleven",
                    "an ace that makes 18 or better as 11",
                    "no ace that makes 18 or better as 11",
                    VingtView::acesAsEleven)
            .saying(view -> view.acesAsEleven()
                    ? "the ace as 11 makes " + view.hand().count().count()
                    : view.acesAsOne()
                            ? "the ace as 11 makes only " + view.hand().count().count() + ", less than 18"
                            : "no ace that makes 18 or better as 11");

    static final Trait<VingtView> ACE_ONE = new Trait<VingtView>(
                    "ace-as-one",
                    "an ace that counts 1, for as 11 it makes no 18",
                    "no ace that could count 11 and does not",
                    VingtView::acesAsOne)
            .saying(view -> view.acesAsOne()
                    ? "the ace as 11 makes " + view.hand().count().count() + ", so it counts 1 and the hand "
                            + view.count()
                    : view.acesAsEleven()
                            ? "the ace as 11 makes " + view.hand().count().count() + ", good enough to stand on"
                            : "no ace that could count 11 and does not");

    static final Trait<VingtView> SOFT = new Trait<>(
            "ace-could-count-eleven",
            "an ace that could count 11",
            "no ace that could count 11",
            view -> view.hand().count().isSoft());

    static final Quality<VingtView> PAIR = new Quality<>("pair", "a pair of", "what is the pair of", VingtView::pair);

    static final Trait<VingtView> IS_PAIR = new Trait<>(
            "two-of-a-rank",
            "two cards of one rank",
            "by the plain rules only two cards of one rank may be split",
            VingtView::samePair);

    private VingtFeatures() {}
}
