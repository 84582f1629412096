package kibitzer.conventions.cinch;

import static kibitzer.advice.Answers.only;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;

import java.util.Map;
import java.util.function.Function;
import kibitzer.advice.Answers;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Trait;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;

/**
 * What to bid at cinch (pp. 241-242). Two scales stand side by side: what trumps are worth, and low bids of the first bidder that tell
 * partner what is held. A hand worth eleven or twelve is bid at once.
 */
public final class CinchBids {
    /** The rule that passes a hand which is worth no more than has been bid. */
    public static final String NO_OVERBID = "cinch.bid.no-overbid";

    /** The rule by which the dealer passes after three passes, and names trumps all the same. */
    public static final String FREE_DEALER = "cinch.bid.dealer-free";

    private static final int FOUR_TRUMPS = 4;
    private static final int TWO_BESIDE = 2;
    private static final int SEVEN = 7;

    /** What a low bid of the first bidder tells partner (p. 242). */
    public static final Map<Integer, String> TOLD_BY_FIRST =
            Map.of(CinchView.FIVE, "a pedro", CinchView.SIX, "an ace with two cards beside", SEVEN, "ace and king");

    private static final String NO_QUEEN = "no suit with ace, king, queen and one more, on which the book bids twelve";
    private static final String NO_SUIT_LIKE_THE_BOOKS =
            "no suit like the book's A-K-Q or A-K-J-8-7, high or long enough to catch a pedro";
    private static final String NO_KING = "no suit with ace and king";

    private static final Quantity<CinchView> CALLED =
            new Quantity<CinchView>("called", "point bid", "points bid", CinchView::called).saying(0, "no bid yet");
    private static final Quantity<CinchView> TRUMPS_WITH_QUEEN = trumps(
                    "trumps-with-queen", "ace, king and queen", CinchView::withAceKingQueen)
            .saying(0, NO_QUEEN);
    private static final Quantity<CinchView> TRUMPS_WITH_KNAVE = trumps(
                    "trumps-with-knave", "ace, king and knave", CinchView::withAceKingKnave)
            .saying(0, "no five trumps with ace, king and knave");
    private static final Quantity<CinchView> TRUMPS_WITH_KING =
            trumps("trumps-with-king", "ace and king", CinchView::withAceKing).saying(0, NO_KING);
    private static final Trait<CinchView> ACE_KING_QUEEN =
            honours("ace-king-queen", "ace, king and queen", NO_SUIT_LIKE_THE_BOOKS, CinchView::withAceKingQueen);
    private static final Trait<CinchView> ACE_KING = honours(
            "ace-king",
            "ace and king",
            NO_KING + ", of which a first bid of seven tells partner",
            CinchView::withAceKing);
    private static final Quantity<CinchView> BESIDE_ACE = new Quantity<CinchView>(
                    "beside-ace", "card beside the ace", "cards beside the ace", CinchView::besideAce)
            .naming(view -> view.besideAce() == 0 ? "" : view.aceAndBeside().toString())
            .saying(0, "no ace with a card of its suit");
    private static final Trait<CinchView> FIRST =
            Trait.either("first", "you bid first", "others have spoken", CinchView::first);
    private static final Trait<CinchView> LAST =
            Trait.either("last", "you bid last", "others bid after you", CinchView::last);
    private static final Trait<CinchView> FREE = new Trait<>(
            "dealer-free",
            "three players passed, so the dealer names trumps without a contract",
            "the dealer does not name trumps without a contract",
            CinchView::namesTrumpsFreely);
    private static final Trait<CinchView> PEDRO = new Trait<CinchView>(
                    "pedro", "a pedro", "no pedro", CinchView::hasPedro)
            .saying(view -> view.hasPedro() ? "a pedro, " + view.pedros() : "no pedro");
    private static final Trait<CinchView> GUARDED = new Trait<CinchView>(
                    "guarded-pedro",
                    "a pedro among four trumps, two of them higher",
                    "no pedro guarded by three trumps, two of them higher",
                    CinchView::hasGuardedPedro)
            .saying(view -> view.hasGuardedPedro()
                    ? "a guarded pedro, " + view.guardedPedro()
                    : "no pedro guarded by three trumps, two of them higher");
    private static final Trait<CinchView> WORTH_LESS = new Trait<CinchView>(
                    "worth-less",
                    "the last bid is as high as the hand is worth",
                    "the hand is worth a bid",
                    view -> view.worthAtMost() > 0 && view.called() >= view.worthAtMost())
            .tellingInstead()
            .saying(view -> view.worthAtMost() > view.called()
                    ? "the hand is worth more than the last bid"
                    : worth(view) + ", and " + view.called() + " has been bid");
    private static final Trait<CinchView> WORTH_NOTHING = Trait.either(
            "worth-nothing",
            "neither a guarded pedro nor trumps to catch one",
            "a pedro can be saved or caught",
            view -> view.worthAtMost() == 0);
    private static final Quantity<Option<CinchView, Integer>> POINTS =
            new Quantity<>("points", "point", "points", Option::answer);

    private static final Answers<CinchView, Integer> SIX_OR_MORE =
            new Answers<>("six or more", view -> view.from(CinchView.SIX, CinchView.ELEVEN));

    private static final Trait<CinchView> MORE_THAN_THE_BOOKS = new Trait<>(
            "more-than-the-books",
            "a guarded pedro with ace, king, both pedros or five trumps",
            "no more than a guarded pedro",
            CinchView::isMoreThanAGuardedPedro);
    private static final Trait<CinchView> LESS_THAN_THE_BOOKS = Trait.either(
            "less-than-the-books",
            "fewer trumps above the five than the book's",
            "as many trumps above the five as the book's",
            CinchView::isLessThanTheBooks);

    private static final Answers<CinchView, Integer> UP_TO_THE_POINTS =
            new Answers<>("up to the points held", view -> view.from(CinchView.SIX, view.pointsHeld()));
    private static final Answers<CinchView, Integer> BELOW_THE_PRICE =
            new Answers<>("eight or more", view -> view.from(SEVEN + 1, view.worthAtMost() - 1));

    private static final Answers<CinchView, Integer> WHAT_IT_IS_WORTH =
            new Answers<>("up to what the hand is worth", view -> view.from(CinchView.FIVE, view.worthAtMost()));

    public static final RuleBook<CinchView, Integer> BOOK = RuleBook.<CinchView, Integer>named("Culbertson on cinch")
            .then(rule(FREE_DEALER, source("cinch").onPage(240))
                    .needs(has(FREE))
                    .answers(only(CinchView.PASS))
                    .manner(Manner.USUALLY)
                    .whyByBook("You name trumps all the same, and without a contract nothing can be set back.")
                    .title("The dealer after three passes"))
            .then(rule(
                            "cinch.bid.enough-as-last",
                            source("cinch.p01", "cinch.p05")
                                    .takenOver("nobody bids after the dealer, and what is won counts whatever was bid"))
                    .when(has(LAST), atLeast(CALLED, CinchView.FIVE))
                    .needs(any(atLeast(TRUMPS_WITH_QUEEN, FOUR_TRUMPS), atLeast(TRUMPS_WITH_KNAVE, CinchView.LONG)))
                    .answers(WHAT_IT_IS_WORTH)
                    .manner(Manner.MAY)
                    .why("Nobody bids after you: any bid over the last names trumps, and the points won count alike."))
            .then(rule(
                            "cinch.bid.more-than-the-books",
                            source("cinch.p03")
                                    .takenOver(
                                            "the page has no price for more than Q-9-5-4; here it is no more than the points held"))
                    .when(lacks(FIRST))
                    .needs(has(MORE_THAN_THE_BOOKS))
                    .answers(UP_TO_THE_POINTS)
                    .manner(Manner.MAY)
                    .why("Every point that is in your hand already makes the bid easier to fill."))
            .then(rule(
                            "cinch.bid.less-than-the-books",
                            source("cinch.p05", "cinch.p06")
                                    .takenOver(
                                            "with fewer trumps above the five a bid between eight and that is left open"))
                    .needs(has(LESS_THAN_THE_BOOKS))
                    .answers(BELOW_THE_PRICE)
                    .manner(Manner.MAY)
                    .why("Lower trumps beside the high ones win less often than those of the book."))
            .then(rule("cinch.bid.twelve", source("cinch.p05", "cinch.p06"))
                    .when(over(CinchView.TWELVE))
                    .needs(atLeast(TRUMPS_WITH_QUEEN, FOUR_TRUMPS))
                    .answers(only(CinchView.TWELVE))
                    .whyByBook("By length and strength A-K-Q-6 is worth twelve.")
                    .title("Ace, king, queen and a fourth trump"))
            .then(rule("cinch.bid.eleven", source("cinch.p05", "cinch.p06"))
                    .when(over(CinchView.ELEVEN))
                    .needs(atLeast(TRUMPS_WITH_KNAVE, CinchView.LONG))
                    .answers(only(CinchView.ELEVEN))
                    .whyByBook("By length and strength A-K-J-8-7 is worth eleven.")
                    .title("Ace, king, knave and five trumps"))
            .then(rule("cinch.bid.first-seven", source("cinch.p07").onPage(242))
                    .when(has(FIRST))
                    .needs(has(ACE_KING))
                    .answers(only(SEVEN))
                    .manner(Manner.USUALLY)
                    .whyByBook(
                            "From the first bidder it tells partner that you hold both cards of one suit, and partner can bid on with that knowledge.")
                    .title("First: ace and king"))
            .then(rule("cinch.bid.first-six", source("cinch.p07").onPage(242))
                    .when(has(FIRST))
                    .needs(atLeast(BESIDE_ACE, TWO_BESIDE))
                    .answers(only(CinchView.SIX))
                    .manner(Manner.USUALLY)
                    .whyByBook("From the first bidder it tells partner of an ace with two cards beside it.")
                    .title("First: a guarded ace"))
            .then(rule("cinch.bid.first-five", source("cinch.p07").onPage(242))
                    .when(has(FIRST))
                    .needs(has(PEDRO))
                    .answers(only(CinchView.FIVE))
                    .whyByBook("From the first bidder it tells partner of a pedro, whatever suit it is in.")
                    .title("First: any pedro"))
            .then(rule(
                            "cinch.bid.six-is-bid",
                            generalPractice("the book bids such a hand to at least six, and does not say how far"))
                    .when(atLeast(CALLED, CinchView.SIX))
                    .needs(has(ACE_KING_QUEEN))
                    .answers(only(CinchView.PASS))
                    .manner(Manner.MAY)
                    .why("Ace and one caught pedro are six; each point beyond must come from other trumps."))
            .then(rule("cinch.bid.ace-king-queen", source("cinch.p04"))
                    .when(over(CinchView.ELEVEN))
                    .needs(has(ACE_KING_QUEEN))
                    .answers(SIX_OR_MORE)
                    .prefer(least(POINTS).inGeneral().because("the lowest bid of six or more that is open"))
                    .whyByBook("Three high rounds will probably catch a pedro of the other side.")
                    .title("Ace, king, queen"))
            .then(rule(
                            "cinch.bid.guarded-pedro",
                            source("cinch.p03", "cinch.p02")
                                    .withFigureFromPractice("guarded is a pedro among four trumps, two of them higher"))
                    .when(over(CinchView.FIVE))
                    .needs(has(GUARDED))
                    .answers(only(CinchView.FIVE))
                    .whyByBook("With other trumps about it your own pedro is likely to be saved.")
                    .title("A guarded pedro"))
            .then(rule(NO_OVERBID, source("cinch.p01"))
                    .needs(has(WORTH_LESS))
                    .answers(only(CinchView.PASS))
                    .whyByBook("The most to be won is 14, and a bid that fails loses 15 at least.")
                    .title("Do not overbid"))
            .then(rule(
                            "cinch.bid.long-suit",
                            generalPractice(
                                    "five trumps with ace and king are bid to six; the book names no such hand"))
                    .when(over(CinchView.SIX))
                    .needs(atLeast(TRUMPS_WITH_KING, CinchView.LONG))
                    .answers(only(CinchView.SIX))
                    .why("So many trumps often catch a pedro, if not so surely as with the queen.")
                    .title("Five trumps with ace and king"))
            .then(rule("cinch.bid.pass", source("cinch.p02"))
                    .needs(has(WORTH_NOTHING), lacks(FIRST))
                    .answers(only(CinchView.PASS))
                    .whyByBook("The two pedros are ten of the fourteen points, and nothing here wins one.")
                    .title("No pedro to be won"))
            .then(rule("cinch.bid.first-pass", source("cinch.p02", "cinch.p07"))
                    .when(has(FIRST))
                    .needs(lacks(PEDRO), atMost(BESIDE_ACE, TWO_BESIDE - 1))
                    .answers(only(CinchView.PASS))
                    .why("Any low bid would tell partner of cards that are not there.")
                    .title("First: nothing to tell"))
            .book();

    private CinchBids() {}

    /** What the cards are worth, by the holding of p. 241 that they are like. */
    private static String worth(CinchView view) {
        return view.isBareAceKingQueen()
                ? "on ace, king and queen the book bids at least six, and twelve only with one trump more"
                : view.worthAtMost() == CinchView.FIVE
                        ? view.worthIn() + " guard a pedro, for which the book bids 5 on Q-9-5-4"
                        : view.worthIn() + ", like the book's " + view.likeTheBooks() + ", are worth "
                                + view.worthAtMost();
    }

    /** So many points may still be bid. */
    private static Need<CinchView> over(int points) {
        return atMost(CALLED, points - 1);
    }

    private static Quantity<CinchView> trumps(String key, String honours, Function<CinchView, CardSet> trumps) {
        return new Quantity<CinchView>(
                        key,
                        "trump with " + honours,
                        "trumps with " + honours,
                        view -> trumps.apply(view).size())
                .naming(view -> trumps.apply(view).toString());
    }

    /** The suit by its name, and what has been bid, which these must go over. */
    private static Trait<CinchView> honours(
            String key, String honours, String absent, Function<CinchView, CardSet> trumps) {
        return new Trait<CinchView>(
                        key,
                        honours + " of a suit",
                        absent,
                        view -> !trumps.apply(view).isEmpty())
                .saying(view -> trumps.apply(view).stream()
                        .filter(card -> card.rank() == Rank.ACE)
                        .findFirst()
                        .map(ace -> honours + " of " + ace.suit().plural()
                                + (view.called() == 0 ? "" : ", and " + view.called() + " has been bid"))
                        .orElse(absent));
    }
}
