package kibitzer.conventions.loo;

import java.util.function.ToDoubleFunction;
import kibitzer.advice.Answers;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;

/** What the rules on standing at loo measure. */
final class LooFeatures {
    static final Quantity<LooView> TRUMPS = Quantity.of("trumps", "trump", LooView::trumps);
    static final Quantity<LooView> TOP_TRUMP = ranked("top-trump", "the highest trump", LooView::topTrump);
    static final Quantity<LooView> SIDE_LOW = ranked("side-low", "the lowest card beside trumps", LooView::sideLow);
    /** The same for a rule that speaks of hands without a trump. */
    static final Quantity<LooView> WITHOUT_TRUMP = LooFeatures.<LooView>ranked(
                    "side-low",
                    "no trump, which only very high cards could make up for; the lowest card",
                    LooView::sideLow)
            .asking("how high is the lowest card");

    static final Quantity<LooView> SIDE_TOP = ranked("side-top", "the highest card beside trumps", LooView::sideTop);
    static final Quantity<LooView> SUITS = Quantity.of("suits", "suit", LooView::suits);
    static final Quantity<LooView> STOOD = new Quantity<>(
            "stood", "player standing on their own cards", "players standing on their own cards", LooView::stood);
    static final Quantity<LooView> THROWN_UP =
            new Quantity<>("thrown-up", "player who has thrown up", "players who have thrown up", LooView::thrownUp);
    static final Quantity<LooView> PLAYERS = Quantity.of("players", "player", LooView::players);
    static final Quantity<LooView> LEFT =
            new Quantity<>("left-in", "player left in", "players left in", view -> view.players() - view.thrownUp());
    static final Quantity<LooView> SHARE = new Quantity<>(
            "share",
            "loo in a third of the pool",
            "loos in a third of the pool",
            view -> (double) view.pool() / LooView.HAND / view.loo());
    static final Trait<LooView> FIRST =
            Trait.either("first", "you declare first", "others have declared", LooView::isFirst);
    static final Trait<LooView> A_TRUMP =
            new Trait<>("a-trump", "you hold a trump", "you hold no trump", view -> view.trumps() > 0);
    static final Trait<LooView> BEST_TRUMP = new Trait<>(
            "best-trump", "you hold the best trump", "the best trump is not yours", LooView::holdsBestTrump);
    static final Trait<LooView> AGAINST_ONE = new Trait<>(
            "against-one",
            "you deal, and one player alone stands on their own cards",
            "you are not the dealer against one who stands alone",
            LooView::isAgainstOne);
    static final Trait<LooView> MISS_OPEN =
            Trait.either("miss-open", "the miss is still to be had", "the miss is taken", view -> !view.missTaken());
    static final Trait<LooView> ALL_STOOD = new Trait<>(
            "all-stood",
            "all before you stand on their own cards",
            "not all before you stand on their own cards",
            view -> view.stood() == view.position() - 1);

    static final Answers<LooView, String> TO_STAND =
            new Answers<LooView, String>("to stand", view -> view.open(LooView.STAND)).alwaysGiving(LooView.STAND);
    static final Answers<LooView, String> THE_MISS = new Answers<LooView, String>(
                    "the miss", view -> view.open(LooView.MISS, LooView.DEFEND))
            .alwaysGiving(LooView.MISS);
    static final Answers<LooView, String> ONLY_THE_MISS =
            new Answers<>("the miss alone", view -> view.open(LooView.MISS));
    static final Answers<LooView, String> TO_THROW_UP = new Answers<LooView, String>(
                    "to throw up", view -> view.open(LooView.THROW_UP))
            .alwaysGiving(LooView.THROW_UP);
    /** Where the cards must be played against one, the miss takes the place of throwing up. */
    static final Answers<LooView, String> AS_YOU_LIKE = new Answers<>(
            "to stand or not",
            view -> view.isAgainstOne()
                    ? view.open(LooView.STAND, LooView.MISS, LooView.DEFEND)
                    : view.open(LooView.STAND, LooView.THROW_UP));

    static final Answers<LooView, String> MISS_OR_NOT =
            new Answers<>("the miss, or to throw up", view -> view.open(LooView.MISS, LooView.THROW_UP));
    static final Answers<LooView, String> NOT_THE_MISS = new Answers<>(
            "anything but the miss",
            view -> view.trumps() > 0 ? view.open(LooView.STAND, LooView.THROW_UP) : view.open(LooView.THROW_UP));

    /** 0 where nothing is played. */
    static final Quantity<Option<LooView, String>> RISK = new Quantity<>(
            "risk", "hand risked", "hands risked", option -> option.answer().equals(LooView.THROW_UP) ? 0 : 1);

    /** How high a card is, 14 for an ace; 0 where there is none: "the highest trump a nine". */
    static <X> Quantity<X> ranked(String key, String what, ToDoubleFunction<X> measure) {
        return new Quantity<>(key, "as " + what, "as " + what, measure)
                .asking("how high is " + what)
                .saying(0, what + " is missing")
                .saying(2, what + " a two")
                .saying(3, what + " a three")
                .saying(4, what + " a four")
                .saying(5, what + " a five")
                .saying(6, what + " a six")
                .saying(7, what + " a seven")
                .saying(8, what + " an eight")
                .saying(9, what + " a nine")
                .saying(10, what + " a ten")
                .saying(11, what + " a knave")
                .saying(12, what + " a queen")
                .saying(13, what + " a king")
                .saying(14, what + " an ace");
    }

    private LooFeatures() {}
}
