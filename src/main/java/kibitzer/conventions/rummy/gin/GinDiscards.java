package kibitzer.conventions.rummy.gin;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.rummy.gin.GinFeatures.ANY_DISCARD;
import static kibitzer.conventions.rummy.gin.GinFeatures.CLUES;
import static kibitzer.conventions.rummy.gin.GinFeatures.COUNT_LEFT;
import static kibitzer.conventions.rummy.gin.GinFeatures.FILLERS_LOST;
import static kibitzer.conventions.rummy.gin.GinFeatures.GOES_WITH_HIS_SET;
import static kibitzer.conventions.rummy.gin.GinFeatures.HIGH_CARDS_TO_SPARE;
import static kibitzer.conventions.rummy.gin.GinFeatures.LEAST_LEFT;
import static kibitzer.conventions.rummy.gin.GinFeatures.LEFT_FOR_THEIR_KNOCK;
import static kibitzer.conventions.rummy.gin.GinFeatures.LEFT_FOR_THE_KNOCK;
import static kibitzer.conventions.rummy.gin.GinFeatures.OF_A_RANK_NOT_SEEN;
import static kibitzer.conventions.rummy.gin.GinFeatures.PERCENT_OF_HIS_SETS;
import static kibitzer.conventions.rummy.gin.GinFeatures.PICKUPS;
import static kibitzer.conventions.rummy.gin.GinFeatures.SETS;
import static kibitzer.conventions.rummy.gin.GinFeatures.TEMPTED_BY_A_RANK_NOT_SEEN;
import static kibitzer.conventions.rummy.gin.GinFeatures.TEMPTED_TO_FEED;
import static kibitzer.conventions.rummy.gin.GinFeatures.inACombination;
import static kibitzer.conventions.rummy.gin.GinFeatures.inNoCombination;
import static kibitzer.conventions.rummy.gin.GinFeatures.inNoSet;
import static kibitzer.conventions.rummy.gin.GinFeatures.king;
import static kibitzer.conventions.rummy.gin.GinFeatures.neitherAceNorDeuce;
import static kibitzer.conventions.rummy.gin.GinFeatures.nextRankToHisDiscard;
import static kibitzer.conventions.rummy.gin.GinFeatures.noPlayerOnHisSets;
import static kibitzer.conventions.rummy.gin.GinFeatures.noPlayerOnMostOfHisSets;
import static kibitzer.conventions.rummy.gin.GinFeatures.notLow;
import static kibitzer.conventions.rummy.gin.GinFeatures.notOfARankNotSeen;
import static kibitzer.conventions.rummy.gin.GinFeatures.sameRankOrNextToADiscard;
import static kibitzer.conventions.rummy.gin.GinFeatures.tooHighToKeep;

import kibitzer.advice.Manner;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.rummy.gin.Gin;

/**
 * What to throw at gin (p. 34-37).
 *
 * <p>The place in the list is the order where pointers meet. First what ends the hand or shortens it, because the book
 * would knock as soon as possible; then what must not be given away, because the book calls it a constant purpose;
 * then the useless card, because combinations and low cards are to be saved, the safe one before the blind one; then
 * the combination before the low card, because two sets and low cards make a knock.
 */
public final class GinDiscards {
    /** The fact that a card is part of a matched set. */
    public static final String IN_A_SET = "in-a-set";

    private static final int TWO_SETS = 2;

    /** "it is part of the set 7S 7H 7D". */
    public static String inTheSet(GinView view, Card card) {
        return "it is part of the set "
                + view.setWith(card).map(CardSet::toString).orElse("you have made");
    }

    /** What throwing a card leaves, and another less: ", and throwing it leaves 24 points, 4C only 20". */
    public static String leaves(GinView view, Card card, Card other) {
        return ", and throwing it leaves " + view.leftAfter(card) + " points, " + other + " only "
                + view.leftAfter(other);
    }

    public static final RuleBook<GinView, Card> BOOK = RuleBook.<GinView, Card>named("Culbertson on gin")
            .then(rule("gin.discard.for-the-knock", source("gin-rummy.p02", "gin.bonuses"))
                    .needs(atMost(LEAST_LEFT, Gin.KNOCK_LIMIT))
                    .answers(ANY_DISCARD)
                    .prefer(least(LEFT_FOR_THE_KNOCK))
                    .whyByBook(
                            "The hand can knock at once, before the opponent lowers their count or knocks first.",
                            "gin-rummy.p05")
                    .title("The discard that knocks"))
            // Two purposes meet after two pickups, to unload and not to feed: the safe high card first, the highest
            // that is hardly a player allowed beside it; and where every high card may be one, still no low card.
            // The page asks for high cards, not for the highest to the point.
            .then(rule("gin.discard.unload-the-highest", source("gin-rummy.p32").onPage(36, 37))
                    .needs(atLeast(PICKUPS, TWO_SETS))
                    .answers(ANY_DISCARD)
                    .each(inNoSet(), notLow(), noPlayerOnMostOfHisSets())
                    .prefer(least(LEFT_FOR_THEIR_KNOCK).losing(GinFeatures::unloadsLess))
                    .manner(Manner.MAY)
                    .whyByBook("{It} takes the most points out of your hand in case the opponent knocks first."))
            .then(rule(
                            "gin.discard.unload-after-two-pickups",
                            source("gin-rummy.p32").onPage(36, 37))
                    .needs(atLeast(PICKUPS, TWO_SETS))
                    .answers(ANY_DISCARD)
                    .title("Throw high cards once the opponent has taken two")
                    .each(inNoSet(), notLow(), noPlayerOnHisSets())
                    .prefer(least(LEFT_FOR_THEIR_KNOCK).inGeneral(), most(CLUES).inGeneral())
                    .whyByBook("The opponent is near a knock and waits for small cards: a high one costs you less and "
                            + "helps them less."))
            .then(rule(
                            "gin.discard.unload-though-it-may-fit",
                            source("gin-rummy.p32", "gin-rummy.p31").onPage(36, 37))
                    .needs(atLeast(PICKUPS, TWO_SETS))
                    .answers(ANY_DISCARD)
                    .title("Throw a high card though it may fit")
                    .each(inNoSet(), notLow(), noPlayerOnMostOfHisSets())
                    .prefer(
                            least(PERCENT_OF_HIS_SETS).inGeneral(),
                            least(LEFT_FOR_THEIR_KNOCK).inGeneral())
                    .whyByBook(
                            "They may knock at any turn, so points must go, and the high card they can least use goes "
                                    + "first."))
            // Two sets are enough for a knock: further combinations no longer count, only the unmatched points do.
            .then(rule("gin.discard.two-sets-held", players(source("gin-rummy.p07", "gin-rummy.p02")))
                    .needs(atLeast(SETS, TWO_SETS))
                    .answers(ANY_DISCARD)
                    .title("Two sets are held")
                    .each(inNoSet(), neitherAceNorDeuce(), noPlayerOnHisSets())
                    .prefer(
                            least(COUNT_LEFT).losing(GinFeatures::leavesMore),
                            most(CLUES).inGeneral())
                    .whyByBook("Two sets are enough for a knock, so from now on only a small count matters."))
            .then(rule("gin.discard.hold-a-player-on-his-set", book("gin-rummy.p31", "gin-rummy.p26", "gin-rummy.p27"))
                    .needs(has(TEMPTED_TO_FEED))
                    .answers(ANY_DISCARD)
                    .each(inNoSet(), notLow(), inNoCombination(), noPlayerOnHisSets(), notOfARankNotSeen())
                    .prefer(most(CLUES).inGeneral(), least(COUNT_LEFT).inGeneral())
                    .whyByBook(
                            "The card that fits the opponent's set stays with you, and another goes that helps them less.")
                    .title("Hold a card that fits their set"))
            .then(
                    rule(
                                    "gin.discard.hold-a-rank-not-seen",
                                    book("gin-rummy.p29")
                                            .withFigureFromPractice(
                                                    "the page infers a pair for a player without the rank; to hold "
                                                            + "the one card of it is general practice"))
                            .needs(has(TEMPTED_BY_A_RANK_NOT_SEEN))
                            .answers(ANY_DISCARD)
                            .title("Keep a rank that has not been seen")
                            .each(inNoSet(), notLow(), inNoCombination(), noPlayerOnHisSets(), notOfARankNotSeen())
                            .prefer(most(CLUES).inGeneral(), least(COUNT_LEFT).inGeneral())
                            .why(
                                    "A high rank that never appears may be a pair with the opponent: yours stays with you, and a card that helps them less goes."))
            // Only relatively safe, says the book: what it would throw blind is allowed beside it.
            .thenEqually(
                    rule(
                                    "gin.discard.same-rank-or-in-sequence",
                                    book("gin-rummy.p23", "gin-rummy.p20", "gin-rummy.p21"))
                            .answers(ANY_DISCARD)
                            .title("Of one rank or in sequence with what was thrown")
                            .each(
                                    inNoSet(),
                                    notLow(),
                                    inNoCombination(),
                                    noPlayerOnHisSets(),
                                    notOfARankNotSeen(),
                                    sameRankOrNextToADiscard())
                            .prefer(least(COUNT_LEFT).inGeneral())
                            .manner(Manner.USUALLY)
                            .whyByBook("What the opponent threw or passed over is hardly what they collect, so its "
                                    + "neighbours are fairly safe."),
                    rule("gin.discard.next-rank-in-another-suit", book("gin-rummy.p24", "gin-rummy.p20"))
                            .answers(ANY_DISCARD)
                            .title("The next rank in another suit")
                            .each(
                                    inNoSet(),
                                    notLow(),
                                    inNoCombination(),
                                    noPlayerOnHisSets(),
                                    notOfARankNotSeen(),
                                    nextRankToHisDiscard())
                            .prefer(least(COUNT_LEFT).inGeneral())
                            .manner(Manner.USUALLY)
                            .why(
                                    "Someone who throws a card is seldom collecting around it, so its neighbour in another "
                                            + "suit is a fair risk."))
            .then(rule("gin.discard.blind-king", book("gin-rummy.p25", "gin-rummy.p22"))
                    .answers(ANY_DISCARD)
                    .title("A king, knowing nothing")
                    .each(inNoSet(), notLow(), inNoCombination(), noPlayerOnHisSets(), notOfARankNotSeen(), king())
                    .whyByBook("A king ends its suit and fits only one sequence, so it helps the opponent less often "
                            + "than a lower card."))
            .then(
                    rule("gin.discard.neither-low-nor-in-a-combination", book("gin-rummy.p21"))
                            .answers(ANY_DISCARD)
                            .title("Neither low nor part of a combination")
                            .each(inNoSet(), notLow(), inNoCombination(), noPlayerOnHisSets(), notOfARankNotSeen())
                            .prefer(least(COUNT_LEFT).inGeneral())
                            .whyByBook(
                                    "Combinations and low cards are what a quick knock is made of, so a card that is neither goes."))
            .then(rule("gin.discard.high-combination", book("gin-rummy.p08", "gin-rummy.p09", "gin-rummy.p21"))
                    .answers(ANY_DISCARD)
                    .title("Give up a high combination")
                    .each(
                            inNoSet(),
                            notLow(),
                            noPlayerOnHisSets(),
                            notOfARankNotSeen(),
                            inACombination(),
                            tooHighToKeep())
                    .prefer(most(CLUES).inGeneral(), least(FILLERS_LOST).inGeneral())
                    .whyByBook(
                            "Two sets and a few low points knock; one more high combination only weighs on the count."))
            .then(rule("gin.discard.combination-before-low-card", players(source("gin-rummy.p21", "gin-rummy.p10")))
                    .answers(ANY_DISCARD)
                    .title("A combination before a low card")
                    .each(inNoSet(), notLow(), noPlayerOnHisSets(), inACombination())
                    .prefer(least(COUNT_LEFT).inGeneral())
                    .whyByBook("Low cards are as vital to the knock as combinations, so a combination that is one too "
                            + "many is broken."))
            .then(rule(
                            "gin.discard.low-card-but-ace-and-deuce",
                            book("gin-rummy.p11", "gin-rummy.p12")
                                    .takenOver("which low card goes where one must is general practice"))
                    .needs(atMost(HIGH_CARDS_TO_SPARE, 0))
                    .answers(ANY_DISCARD)
                    .each(inNoSet(), neitherAceNorDeuce(), noPlayerOnHisSets(), notOfARankNotSeen())
                    .prefer(least(COUNT_LEFT).inGeneral())
                    .whyByBook("An ace or deuce is risky to let the opponent have, so of the low cards another goes.")
                    .title("A low card, but no ace or deuce"))
            .then(rule("gin.discard.no-likely-player", source("gin-rummy.p31"))
                    .answers(ANY_DISCARD)
                    .each(inNoSet(), neitherAceNorDeuce(), noPlayerOnMostOfHisSets())
                    .prefer(least(COUNT_LEFT).inGeneral())
                    .whyByBook(
                            "Every choice costs something here; the card their sets can least use feeds the opponent "
                                    + "least.")
                    .title("The card they can least use"))
            .then(rule("gin.discard.highest-loose-card", generalPractice("throw the unmatched card that counts most"))
                    .answers(ANY_DISCARD)
                    .each(inNoSet())
                    .prefer(least(PERCENT_OF_HIS_SETS).inGeneral(), least(COUNT_LEFT))
                    .why("Each unmatched point is paid for if the opponent knocks, so the dearest card goes."))
            .book();

    private GinDiscards() {}

    /** The page draws the inference for a player without the rank: to hold the one card of it is general practice. */
    private static Source book(String... ids) {
        return players(source(ids)).leaving(OF_A_RANK_NOT_SEEN.key());
    }

    /** That a card for a set of the opponent is held stands on the page on what both purposes of a discard are. */
    private static Source players(Source rule) {
        return rule.stating("gin-rummy.p31", GOES_WITH_HIS_SET.key());
    }
}
