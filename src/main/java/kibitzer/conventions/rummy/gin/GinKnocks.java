package kibitzer.conventions.rummy.gin;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.notLessThan;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.rummy.gin.KnockFeatures.ABOVE_THE_LIMIT;
import static kibitzer.conventions.rummy.gin.KnockFeatures.ANY_KNOCK;
import static kibitzer.conventions.rummy.gin.KnockFeatures.CARDS_TO_GIN;
import static kibitzer.conventions.rummy.gin.KnockFeatures.COUNT_LEFT;
import static kibitzer.conventions.rummy.gin.KnockFeatures.HIS_MOST;
import static kibitzer.conventions.rummy.gin.KnockFeatures.LEAST_LEFT;
import static kibitzer.conventions.rummy.gin.KnockFeatures.PICKUPS;
import static kibitzer.conventions.rummy.gin.KnockFeatures.PLAY_ON;

import kibitzer.advice.Manner;
import kibitzer.advice.Range;
import kibitzer.advice.RuleBook;
import kibitzer.games.rummy.gin.KnockAnswer;

/**
 * When to knock at gin (p. 34-37).
 *
 * <p>The place in the list is the order where pointers meet. First gin, which cannot be undercut; then the knock, against
 * each temptation to wait and without any; last the hand that may not knock.
 *
 * <p>The one exception that the book makes, positive evidence of an undercut, is allowed and never comes first. It is
 * counted: {@link GinView#mostOfTheOpponent()} is certain, if the book's presumption is, that whoever takes a discard fills a
 * set with it. But a player whom that leaves no more than ten could have knocked, and by the same pages would have: either he
 * waits, and playing on is right, or the presumption fails, and the knock is. Less than that is vague fear, which the book
 * does not heed.
 */
public final class GinKnocks {
    private static final int TWO_PICKUPS = 2;
    /** A hand that is not gin counts one at least; with nothing left he would be gin himself. */
    private static final int LEAST_BESIDE_GIN = 1;

    public static final RuleBook<KnockView, KnockAnswer> BOOK = RuleBook.<KnockView, KnockAnswer>named(
                    "Culbertson on gin")
            .then(rule("gin.knock.gin", source("gin-rummy", "gin.bonuses").onPage(32))
                    .needs(atMost(LEAST_LEFT, 0))
                    .answers(ANY_KNOCK)
                    .prefer(least(COUNT_LEFT).losing(KnockFeatures::leavesMore))
                    .whyByBook("A hand with nothing left over earns the bonus, and no lay-off can undercut it."))
            .then(rule(
                            "gin.knock.only-gin-will-do",
                            source("gin-rummy.p06", "gin-rummy.p26", "gin-rummy.p30")
                                    .counting("most-of-the-opponent"))
                    .needs(atMost(ABOVE_THE_LIMIT, 0), within(HIS_MOST, Range.exactly(LEAST_BESIDE_GIN)))
                    .answers(PLAY_ON)
                    .manner(Manner.MAY)
                    .whyByBook(
                            "Every knock short of gin is certain to be undercut, so only gin can still win this hand."))
            // He is presumed to fill a set with each pickup: three sets leave him one card, which counts ten at most.
            .then(rule("gin.knock.undercut-is-evident", source("gin-rummy.p03", "gin-rummy.p26"))
                    .needs(atMost(ABOVE_THE_LIMIT, 0), notLessThan(LEAST_LEFT, HIS_MOST))
                    .answers(PLAY_ON)
                    .manner(Manner.MAY)
                    .whyByBook(
                            "The opponent's count is shown to be as low as yours, and a knock would hand them the bonus.")
                    .title("An undercut is evident"))
            .then(rule("gin.knock.not-to-wait-for-gin", source("gin-rummy.p05", "gin-rummy.p04", "gin.bonuses"))
                    .needs(atMost(ABOVE_THE_LIMIT, 0), atLeast(CARDS_TO_GIN, 1))
                    .answers(ANY_KNOCK)
                    .prefer(least(COUNT_LEFT).losing(KnockFeatures::leavesMore))
                    .whyByBook(
                            "While you wait for gin the opponent lowers their count, which costs more than the bonus brings.")
                    .title("Do not wait for gin"))
            // Two pickups show two sets, not how little the other four cards count: he is near, so knock first.
            .then(rule(
                            "gin.knock.before-he-does",
                            source("gin-rummy.p33", "gin-rummy.p03", "gin.bonuses")
                                    .onPage(36, 37))
                    .needs(atMost(ABOVE_THE_LIMIT, 0), atLeast(PICKUPS, TWO_PICKUPS))
                    .answers(ANY_KNOCK)
                    .prefer(least(COUNT_LEFT).losing(KnockFeatures::leavesMore))
                    .whyByBook("Every card taken up means a likely set: the opponent may knock first if you wait.")
                    .title("Knock before they do"))
            .then(rule("gin.knock.as-soon-as-possible", source("gin-rummy.p02", "gin-rummy.p04", "gin.bonuses"))
                    .needs(atMost(ABOVE_THE_LIMIT, 0))
                    .answers(ANY_KNOCK)
                    .prefer(least(COUNT_LEFT).losing(KnockFeatures::leavesMore))
                    .whyByBook("Drawing on for a smaller count brings less in the long run than knocking at once.")
                    .title("Knock as soon as possible"))
            .then(rule(
                            "gin.knock.too-much-unmatched",
                            source("gin-rummy", "gin.bonuses").onPage(32))
                    .needs(atLeast(ABOVE_THE_LIMIT, 1))
                    .answers(PLAY_ON)
                    .title("Too much is unmatched")
                    .whyByBook("More than ten unmatched may not knock, so the hand plays on to lower its count."))
            .book();

    private GinKnocks() {}
}
