package kibitzer.conventions.fivehundred;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;

import kibitzer.advice.Answers;
import kibitzer.advice.Bound;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.Quantity;
import kibitzer.advice.Range;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.advice.Trait;
import kibitzer.cards.Rank;

/**
 * What to bid at five hundred (pp. 217-219): the rough count with the best suit that is long enough, more on great trumps, less on
 * strength that lies spread; no trump and nullo by their own signs.
 */
public final class FiveHundredBids {
    private static final String GREAT =
            "great trump strength is six trumps or more, little else two aces and kings at most";
    private static final String LEVEL = "how many tricks to bid at no trump the book does not say; six here";

    private static final Quantity<BidView> COUNT = new Quantity<>(
            "count",
            "trick by the count",
            "tricks by the count",
            view -> view.count().tricks());
    private static final Quantity<BidView> TRUMPS = new Quantity<BidView>(
                    "trumps",
                    "trump in your best suit",
                    "trumps in your best suit",
                    view -> view.count().trumps())
            .naming(view -> view.count().trump().plural());
    private static final Quantity<BidView> SIDE = new Quantity<>(
            "side",
            "ace or king beside",
            "aces and kings beside",
            view -> view.count().side());
    private static final Trait<BidView> NO_JACK = new Trait<BidView>(
                    "jacks", "no jack", "jacks, which are bowers only with trumps", view -> view.jacks() == 0)
            .tellingInstead()
            .saying(view -> view.jacks() == 0
                    ? "no jack"
                    : "no trump wants no bowers, and you hold " + view.hand().of(Rank.JACK));
    private static final Quantity<BidView> ACES_AND_KINGS =
            new Quantity<>("aces-and-kings", "ace or king", "aces and kings", BidView::acesAndKings);
    private static final Trait<BidView> LONG_ENOUGH = new Trait<>(
            "long-enough",
            "five trumps, or four with two of the highest",
            "no suit of five, nor of four with two of the highest trumps",
            view -> view.count().isLongEnough());
    private static final Trait<BidView> HELD = new Trait<BidView>(
                    "stopped",
                    "the joker, or all four suits stopped",
                    "neither the joker nor all four suits stopped",
                    view -> view.hasJoker() || view.stopsAll())
            .saying(view -> view.hasJoker()
                    ? "the joker"
                    : view.stopsAll()
                            ? "all four suits stopped"
                            : "without the joker all four suits must be stopped, and " + view.notStopped());
    private static final Trait<BidView> SOLID = new Trait<BidView>(
                    "solid",
                    "ace, king, queen and two more of a suit",
                    "no long suit from the ace",
                    BidView::hasSolidSuit)
            .saying(view -> view.hasSolidSuit()
                    ? "a long suit, " + view.solidSuit()
                    : "its best asset is a long suit such as A-K-Q-8-7, and you hold none");
    private static final Trait<BidView> SAFE = Trait.either(
            "safe", "small cards enough in every suit", "a suit that can be made to win", BidView::isSafeForNullo);
    private static final Trait<BidView> SAFE_LEAD = new Trait<>(
            "safe-lead", "a suit that is safe to open", "no suit that is safe to open", BidView::hasSafeLead);

    private static final Trait<BidView> LAST =
            Trait.either("last", "you speak last", "others are still to speak", BidView::isLast);

    private static final int FIVE = 5;

    private static final Need<BidView> SIX_COUNTED =
            within(COUNT, Range.atLeast(new Bound(BidView.LOWEST, 0, "six, the lowest bid")));

    private static final Need<BidView> FIVE_COUNTED =
            within(COUNT, Range.atLeast(new Bound(FIVE, 0, "five, one less than the lowest bid")));

    private static final Trait<BidView> OPEN = new Trait<BidView>(
                    "open",
                    "a bid that the count allows is still open",
                    "no bid that the count allows is still open",
                    FiveHundredBids::isOpen)
            .saying(view -> isOpen(view)
                    ? "a bid that the count allows is still open"
                    : "only " + COUNT.inWords(view.count().tricks()) + " even with "
                            + view.count().trump().plural() + " as trumps ("
                            + view.count().inWords() + ")"
                            + (view.count().tricks() < FIVE
                                    ? ", too few for a sound bid"
                                    : ", too few for any bid still open"));

    private static final Answers<BidView, String> NULLO = new Answers<>("nullo", view -> view.only(BidView.NULLO));
    private static final Answers<BidView, String> SIX_NO_TRUMP =
            new Answers<>("six no trump", view -> view.atNoTrump(BidView.LOWEST));
    private static final Answers<BidView, String> SEVEN_NO_TRUMP =
            new Answers<>("seven no trump", view -> view.atNoTrump(BidView.LOWEST + 1));
    private static final Answers<BidView, String> SIX = new Answers<>("six", view -> view.inSuit(BidView.LOWEST));
    private static final Answers<BidView, String> STRETCHED = new Answers<>(
            "one more than the count", view -> view.inSuit(view.count().tricks() + 1));
    private static final Answers<BidView, String> STRETCHED_FAR = new Answers<>(
            "two more than the count", view -> view.inSuit(view.count().tricks() + 2));
    private static final Answers<BidView, String> BELOW = new Answers<>(
            "one less than the count",
            view -> view.inSuit(Math.max(BidView.LOWEST, view.count().tricks() - 1)));
    private static final Answers<BidView, String> FULL =
            new Answers<>("the count", view -> view.inSuit(view.count().tricks()));
    private static final Answers<BidView, String> JUST_ENOUGH = new Answers<>("what is needed", BidView::justEnough);
    private static final Answers<BidView, String> PASS = Answers.only(BidView.PASS);

    public static final RuleBook<BidView, String> BOOK = RuleBook.<BidView, String>named("Culbertson on five hundred")
            .then(
                    rule("five-hundred.bid.nullo", source("five-hundred.p15", "five-hundred.p16"))
                            .needs(has(SAFE), has(SAFE_LEAD))
                            .answers(NULLO)
                            .whyByBook(
                                    "What counts at nullo is small cards in each suit, and one that stays safe when you open it."))
            .then(rule(
                            "five-hundred.bid.seven-no-trump-on-strength",
                            noTrump("five-hundred.p12", "five-hundred.p13")
                                    .withFigureFromPractice("general strength is five aces and kings; " + LEVEL)
                                    .printing(NO_JACK.key())
                                    .meaning("general strength", ACES_AND_KINGS.key()))
                    .needs(atLeast(ACES_AND_KINGS, FIVE), has(NO_JACK), has(HELD))
                    .answers(SEVEN_NO_TRUMP)
                    .manner(Manner.MAY)
                    .why("How high to go at no trump on aces and kings is left to the player."))
            .then(rule("five-hundred.bid.seven-no-trump", noTrump("five-hundred.p14", "five-hundred.p13"))
                    .needs(has(SOLID), has(HELD))
                    .answers(SEVEN_NO_TRUMP)
                    .manner(Manner.MAY)
                    .why("A suit that runs from the top may be worth a trick more than the least bid."))
            .then(rule("five-hundred.bid.great-trumps-beside-no-trump", great())
                    .when(has(LONG_ENOUGH), has(SOLID), has(NO_JACK))
                    .needs(atLeast(COUNT, FIVE), atLeast(TRUMPS, 6), atMost(SIDE, 2))
                    .answers(STRETCHED)
                    .manner(Manner.MAY)
                    .why("The long suit serves as trumps as well as it runs at no trump."))
            .then(rule(
                            "five-hundred.bid.no-trump-on-a-long-suit",
                            noTrump("five-hundred.p14", "five-hundred.p13", "five-hundred.p12"))
                    .needs(has(SOLID), has(NO_JACK), has(HELD))
                    .answers(SIX_NO_TRUMP)
                    .whyByBook("You lead first, and can run the long suit before your others are attacked.")
                    .title("No trump on a long suit"))
            .then(rule(
                            "five-hundred.bid.no-trump",
                            noTrump("five-hundred.p12", "five-hundred.p13")
                                    .withFigureFromPractice("general strength is five aces and kings; " + LEVEL)
                                    .printing(NO_JACK.key())
                                    .meaning("general strength", ACES_AND_KINGS.key()))
                    .needs(atLeast(ACES_AND_KINGS, 5), has(NO_JACK), has(HELD))
                    .answers(SIX_NO_TRUMP)
                    .manner(Manner.USUALLY)
                    .whyByBook("General strength that is short of bowers makes a no trump hand.")
                    .title("No trump on general strength"))
            .then(rule("five-hundred.bid.stretch-far", great())
                    .when(has(LONG_ENOUGH))
                    .needs(atLeast(TRUMPS, 6), atMost(SIDE, 2))
                    .answers(STRETCHED_FAR)
                    .manner(Manner.MAY)
                    .whyByBook("A card more from the widow gives it good chances, and it may shut the others out."))
            .then(rule(
                            "five-hundred.bid.great-trumps-last",
                            great().takenOver("the last to speak has nobody to shut out, and bids no more than needed"))
                    .when(has(LONG_ENOUGH), has(LAST))
                    .needs(atLeast(COUNT, 5), atLeast(TRUMPS, 6), atMost(SIDE, 2))
                    .answers(JUST_ENOUGH)
                    .why("So long a suit wins tricks by itself; last to speak, you need bid no more than just enough.")
                    .title("Great trumps, and last to speak"))
            .then(rule("five-hundred.bid.stretch-to-six", great())
                    .when(has(LONG_ENOUGH), within(COUNT, Range.exactly(FIVE)))
                    .needs(atLeast(COUNT, FIVE), atLeast(TRUMPS, 6), atMost(SIDE, 2))
                    .answers(STRETCHED)
                    .whyByBook(
                            "Great trump strength is bid to its limit and a little beyond; one more trump from the widow may make it good.")
                    .title("Six on great trumps"))
            .then(rule("five-hundred.bid.stretch", great())
                    .when(has(LONG_ENOUGH))
                    .needs(atLeast(COUNT, 5), atLeast(TRUMPS, 6), atMost(SIDE, 2))
                    .answers(STRETCHED)
                    .whyByBook("A bid as high as the hand allows may shut the others out of their own suits.")
                    .title("Stretch on great trumps"))
            .then(rule("five-hundred.bid.the-full-count", source("five-hundred.p02", "five-hundred.p01"))
                    .when(has(LONG_ENOUGH))
                    .needs(SIX_COUNTED)
                    .answers(FULL)
                    .manner(Manner.MAY)
                    .why("The count says so many tricks, and the widow is still to come."))
            .then(rule(
                            "five-hundred.bid.conservative",
                            source("five-hundred.p07", "five-hundred.p02", "five-hundred.p01")
                                    .takenOver(
                                            "one trick below the count, and never below six, as in the book's example"))
                    .when(has(LONG_ENOUGH))
                    .needs(SIX_COUNTED)
                    .answers(BELOW)
                    .whyByBook(
                            "The count is enough for a bid; strength spread over the suits asks for care, and not for silence.")
                    .title("Careful on general strength"))
            .then(rule(
                            "five-hundred.bid.count-on-the-widow",
                            source("five-hundred.p03", "five-hundred.p02", "five-hundred.p01")
                                    .reckoning(COUNT.key()))
                    // what counts more, or has more trumps, is bid by the rules before
                    .when(has(LONG_ENOUGH), atMost(COUNT, FIVE), atMost(TRUMPS, FIVE))
                    .needs(FIVE_COUNTED, atLeast(TRUMPS, 4))
                    .answers(SIX)
                    .whyByBook("More often than not the widow brings one more card of your suit.")
                    .title("Count on the widow for length"))
            .then(rule(
                            "five-hundred.bid.pass",
                            source("five-hundred.p01", "five-hundred.p02", "five-hundred.p07")
                                    .takenOver("what is not enough for a bid that is open is passed"))
                    .needs(lacks(OPEN))
                    .answers(PASS)
                    .why("A bid that fails is taken off your score, and each trick of an opponent scores ten."))
            .book();

    /** Whether the careful bid on general strength, or six on the widow, may still be made. */
    private static boolean isOpen(BidView view) {
        int tricks = view.count().tricks();
        int trumps = view.count().trumps();
        boolean careful = tricks >= BidView.LOWEST
                && !view.inSuit(Math.max(BidView.LOWEST, tricks - 1)).isEmpty();
        boolean widow = tricks == BidView.LOWEST - 1
                && (trumps == 4 || trumps == 5)
                && !view.inSuit(BidView.LOWEST).isEmpty();
        return view.count().isLongEnough() && (careful || widow);
    }

    private static Source noTrump(String... ids) {
        return source(ids).takenOver(LEVEL);
    }

    private static Source great() {
        return source("five-hundred.p06", "five-hundred.p02", "five-hundred.p01")
                .withFigureFromPractice(GREAT)
                .meaning("very strong trumps", TRUMPS.key())
                .meaning("few side tricks", SIDE.key())
                .meaning("full value", COUNT.key());
    }

    private FiveHundredBids() {}
}
