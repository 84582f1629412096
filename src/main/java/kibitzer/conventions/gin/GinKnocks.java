package kibitzer.conventions.gin;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.gin.KnockFeatures.ABOVE_THE_LIMIT;
import static kibitzer.conventions.gin.KnockFeatures.ANY_KNOCK;
import static kibitzer.conventions.gin.KnockFeatures.CARDS_TO_GIN;
import static kibitzer.conventions.gin.KnockFeatures.COUNT_LEFT;
import static kibitzer.conventions.gin.KnockFeatures.HIS_SETS;
import static kibitzer.conventions.gin.KnockFeatures.LEAST_LEFT;
import static kibitzer.conventions.gin.KnockFeatures.PICKUPS;
import static kibitzer.conventions.gin.KnockFeatures.PLAY_ON;

import kibitzer.advice.RuleBook;
import kibitzer.games.rummy.gin.KnockAnswer;

/**
 * When to knock at gin (p. 34-37).
 *
 * <p>The place in the list is the order where pointers meet. First gin, which cannot be undercut; then the one exception
 * the book makes, positive evidence of an undercut; then the knock, against each temptation to wait and without any;
 * last the hand that may not knock.
 *
 * <p>That gin is worth waiting for where every lesser hand would be undercut (p. 35) is no rule here: it needs the
 * opponent's whole hand, which what he took does not show.
 */
public final class GinKnocks {
    private static final int TWO_PICKUPS = 2;
    /** Three sets leave one card, and no card counts more than ten. */
    private static final int THREE_SETS = 3;

    private static final int MOST_OF_ONE_CARD = 10;

    public static final RuleBook<KnockView, KnockAnswer> BOOK = RuleBook.<KnockView, KnockAnswer>named(
                    "Culbertson on gin")
            .then(rule("gin.knock.gin", source("gin-rummy", "gin.bonuses"))
                    .needs(atMost(LEAST_LEFT, 0))
                    .answers(ANY_KNOCK)
                    .prefer(least(COUNT_LEFT)))
            // He is presumed to fill a set with each pickup: with three he cannot count more than ten himself.
            .then(rule("gin.knock.undercut-is-evident", source("gin-rummy.p03", "gin-rummy.p26"))
                    .needs(
                            atMost(ABOVE_THE_LIMIT, 0),
                            atLeast(HIS_SETS, THREE_SETS),
                            atLeast(LEAST_LEFT, MOST_OF_ONE_CARD))
                    .answers(PLAY_ON))
            .then(rule("gin.knock.not-to-wait-for-gin", source("gin-rummy.p05", "gin-rummy.p04"))
                    .needs(atMost(ABOVE_THE_LIMIT, 0), atLeast(CARDS_TO_GIN, 1))
                    .answers(ANY_KNOCK)
                    .prefer(least(COUNT_LEFT)))
            // Two pickups show two sets, not how little the other four cards count: he is near, so knock first.
            .then(rule("gin.knock.before-he-does", source("gin-rummy.p33", "gin-rummy.p03"))
                    .needs(atMost(ABOVE_THE_LIMIT, 0), atLeast(PICKUPS, TWO_PICKUPS))
                    .answers(ANY_KNOCK)
                    .prefer(least(COUNT_LEFT)))
            .then(rule("gin.knock.as-soon-as-possible", source("gin-rummy.p02", "gin-rummy.p04"))
                    .needs(atMost(ABOVE_THE_LIMIT, 0))
                    .answers(ANY_KNOCK)
                    .prefer(least(COUNT_LEFT)))
            .then(rule("gin.knock.too-much-unmatched", source("gin-rummy", "gin.bonuses"))
                    .needs(atLeast(ABOVE_THE_LIMIT, 1))
                    .answers(PLAY_ON))
            .book();

    private GinKnocks() {}
}
