package kibitzer.conventions.rummy.gin;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.rummy.gin.DrawFeatures.ACE_OR_DEUCE;
import static kibitzer.conventions.rummy.gin.DrawFeatures.CAN_KNOCK_WITHOUT;
import static kibitzer.conventions.rummy.gin.DrawFeatures.COMBINATIONS_HELD;
import static kibitzer.conventions.rummy.gin.DrawFeatures.COMBINATIONS_MADE;
import static kibitzer.conventions.rummy.gin.DrawFeatures.DEALER;
import static kibitzer.conventions.rummy.gin.DrawFeatures.DEALT_UPCARD;
import static kibitzer.conventions.rummy.gin.DrawFeatures.FILLS_A_SET;
import static kibitzer.conventions.rummy.gin.DrawFeatures.GOES_ON_A_SET;
import static kibitzer.conventions.rummy.gin.DrawFeatures.LEFT_WITH_UPCARD;
import static kibitzer.conventions.rummy.gin.DrawFeatures.LOOSE_KING;
import static kibitzer.conventions.rummy.gin.DrawFeatures.LOW;
import static kibitzer.conventions.rummy.gin.DrawFeatures.LOWERS_THE_COUNT;
import static kibitzer.conventions.rummy.gin.DrawFeatures.MERELY_LOW;
import static kibitzer.conventions.rummy.gin.DrawFeatures.MERE_COMBINATION;
import static kibitzer.conventions.rummy.gin.DrawFeatures.SETS;

import kibitzer.advice.Manner;
import kibitzer.advice.RuleBook;
import kibitzer.games.rummy.gin.Gin;

/**
 * Upcard or stock at gin (p. 34-36).
 *
 * <p>The place in the list is the order where pointers meet. First the card that lets the hand knock, because the book
 * knocks as soon as possible; then the normal rule, a card that fills a set; then the exceptions the book names; last
 * what is left to the stock, the reason nearest the hand first.
 */
public final class GinDraws {
    public static final String UPCARD = "upcard";
    public static final String STOCK = "stock";

    private static final int TWO_SETS = 2;
    private static final int DOUBLE = 2;
    private static final int POOR = 1;
    private static final String POOR_IN_PRACTICE = "a hand with one combination at most is called poor";

    public static final RuleBook<DrawView, String> BOOK = RuleBook.<DrawView, String>named("Culbertson on gin")
            .then(rule("gin.draw.for-the-knock", source("gin-rummy.p02", "gin.bonuses"))
                    .needs(atMost(LEFT_WITH_UPCARD, Gin.KNOCK_LIMIT), lacks(CAN_KNOCK_WITHOUT))
                    .answers(DrawFeatures.UPCARD)
                    .whyByBook(
                            "The card brings the knock now, and every turn of waiting gives the opponent time.",
                            "gin-rummy.p05")
                    .title("The card that brings the knock"))
            .then(rule("gin.draw.fills-a-set", source("gin-rummy.p16"))
                    .needs(has(FILLS_A_SET))
                    .answers(DrawFeatures.UPCARD)
                    .why("A set takes three cards out of the count at once, and two sets are most of a knock.")
                    .title("A card that fills a set"))
            // Low cards are collected for a knock: one that lowers no count is of no use, and two players could pass
            // such
            // cards to and fro for ever.
            .then(rule("gin.draw.low-card-beside-two-sets", source("gin-rummy.p13"))
                    .when(atLeast(SETS, TWO_SETS))
                    .needs(has(LOWERS_THE_COUNT), has(LOW))
                    .answers(DrawFeatures.UPCARD)
                    .title("A low card beside two sets")
                    .whyByBook("Only the count stands between you and a knock."))
            // The book speaks of filling a set and not of a fourth card.
            .then(rule(
                            "gin.draw.goes-on-a-set",
                            generalPractice("a card that goes on a set held is taken: it is never left unmatched"))
                    .needs(has(GOES_ON_A_SET))
                    .answers(DrawFeatures.UPCARD)
                    .why("{It} can never be left unmatched, and a card that counts against you goes in its place.")
                    .title("A card that goes on a set"))
            // Many good players never pass these, as a rule of theirs: allowed, not the book's own first choice.
            .then(rule("gin.draw.ace-or-deuce", source("gin-rummy.p15"))
                    .needs(has(ACE_OR_DEUCE))
                    .answers(DrawFeatures.UPCARD)
                    .manner(Manner.MAY)
                    .whyByBook(
                            "{It} counts next to nothing in your hand and is kept from the opponent, who could use it "
                                    + "as well."))
            .then(rule(
                            "gin.draw.double-combination-in-a-poor-hand",
                            source("gin-rummy.p18")
                                    .withFigureFromPractice(POOR_IN_PRACTICE)
                                    .meaning("poor combinations", "combinations-held")
                                    .meaning("a double combination", "combinations-made"))
                    .when(has(DEALT_UPCARD), lacks(DEALER))
                    .needs(
                            atMost(COMBINATIONS_HELD, POOR),
                            atMost(SETS, 0),
                            atLeast(COMBINATIONS_MADE, DOUBLE),
                            has(LOOSE_KING))
                    .answers(DrawFeatures.UPCARD)
                    .title("A double combination in a poor hand")
                    .whyByBook(
                            "A poor hand gains more ways to fill a set, at the price of a blind discard it must make "
                                    + "anyway."))
            .then(rule(
                            "gin.draw.dealer-lets-him-throw-first",
                            source("gin-rummy.p19", "gin-rummy.p20")
                                    .withFigureFromPractice(POOR_IN_PRACTICE)
                                    .meaning("a poor hand", "combinations-held"))
                    .when(has(DEALT_UPCARD), has(DEALER))
                    .needs(lacks(FILLS_A_SET), atMost(COMBINATIONS_HELD, POOR), atMost(SETS, 0))
                    .answers(DrawFeatures.STOCK)
                    .whyByBook("Refusing makes the opponent throw first, and their card is a guide to what is safe.")
                    .title("The dealer lets them throw first"))
            // A low card or a combination speaks for taking: for leaving it speaks only that the card is no more than
            // that.
            .then(rule("gin.draw.stock-while-a-set-is-needed", source("gin-rummy.p14"))
                    .needs(lacks(FILLS_A_SET), has(MERELY_LOW), atMost(SETS, TWO_SETS - 1))
                    .answers(DrawFeatures.STOCK)
                    .title("The stock while a set is needed")
                    .whyByBook("A set still missing comes before a low card."))
            .then(rule("gin.draw.no-mere-combination", source("gin-rummy.p16", "gin-rummy.p17"))
                    .needs(lacks(FILLS_A_SET), has(MERE_COMBINATION))
                    .answers(DrawFeatures.STOCK)
                    .title("Not for a mere combination")
                    .why("Taking it shows what you collect and leaves a set unfilled."))
            .then(rule("gin.draw.upcard-of-no-use", source("gin-rummy.p16"))
                    .needs(lacks(FILLS_A_SET))
                    .answers(DrawFeatures.STOCK)
                    .why("An unseen card may help; this one is known not to.")
                    .title("An upcard of no use"))
            .book();

    private GinDraws() {}
}
