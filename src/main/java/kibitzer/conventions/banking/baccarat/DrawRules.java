package kibitzer.conventions.banking.baccarat;

import static kibitzer.advice.Answers.only;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.not;
import static kibitzer.advice.Needs.notLessThan;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.banking.baccarat.DrawFeatures.ALWAYS_STANDS;
import static kibitzer.conventions.banking.baccarat.DrawFeatures.BANKER;
import static kibitzer.conventions.banking.baccarat.DrawFeatures.FIVE_GIVEN_FOUR;
import static kibitzer.conventions.banking.baccarat.DrawFeatures.GAVE;
import static kibitzer.conventions.banking.baccarat.DrawFeatures.KNOWN_TO_DRAW;
import static kibitzer.conventions.banking.baccarat.DrawFeatures.LIMIT;
import static kibitzer.conventions.banking.baccarat.DrawFeatures.POINT;
import static kibitzer.conventions.banking.baccarat.DrawFeatures.THREE_GIVEN_NINE;

import kibitzer.advice.Manner;
import kibitzer.advice.Range;
import kibitzer.advice.RuleBook;
import kibitzer.games.banking.baccarat.Point;

/**
 * Whether a card is drawn (p. 375-376): by player and dealer alike at chemin de fer, where both must keep to it but for the
 * choices: the player's with 5, the dealer's with 3 when he gave a nine and with 5 when he gave a four.
 */
public final class DrawRules {
    public static final String DRAW = "draw";
    public static final String STAND = "stand";

    private static final int FIVE = 5;
    private static final int NATURAL_PAGE = 374;
    private static final String TOO = "chemin-de-fer.p01";

    public static final RuleBook<CoupView, String> BOOK = RuleBook.<CoupView, String>named("Culbertson on baccarat")
            .then(rule(
                            "baccarat.draw.natural",
                            source("baccarat", "baccarat.p12").onPage(NATURAL_PAGE))
                    .needs(atLeast(POINT, Point.NATURAL))
                    .answers(only(STAND)))
            .then(rule("baccarat.draw.player-stands", source("baccarat.p01", TOO))
                    .when(lacks(BANKER))
                    .needs(atLeast(POINT, FIVE + 1))
                    .answers(only(STAND)))
            .then(rule("baccarat.draw.player-draws", source("baccarat.p01", TOO))
                    .when(lacks(BANKER))
                    .needs(atMost(POINT, FIVE - 1))
                    .answers(only(DRAW)))
            .then(rule("baccarat.draw.player-with-five", source("baccarat.p04", "baccarat.p01", TOO))
                    .when(lacks(BANKER))
                    .needs(within(POINT, Range.exactly(FIVE)))
                    .answers(only(STAND))
                    .manner(Manner.USUALLY))
            .then(rule("baccarat.draw.player-may-draw", source("baccarat.p01", TOO))
                    .when(lacks(BANKER))
                    .needs(within(POINT, Range.exactly(FIVE)))
                    .answers(only(DRAW))
                    .manner(Manner.MAY))
            .then(rule("baccarat.draw.three-given-nine", source("baccarat.p05", "baccarat.p03", TOO))
                    .when(has(BANKER))
                    .needs(has(THREE_GIVEN_NINE), lacks(KNOWN_TO_DRAW))
                    .answers(only(STAND))
                    .manner(Manner.USUALLY))
            .then(rule("baccarat.draw.three-given-nine-to-a-drawer", source("baccarat.p05", "baccarat.p03", TOO))
                    .when(has(BANKER))
                    .needs(has(THREE_GIVEN_NINE), has(KNOWN_TO_DRAW))
                    .answers(only(DRAW))
                    .manner(Manner.USUALLY))
            .then(rule("baccarat.draw.five-given-four", source("baccarat.p06", "baccarat.p03", TOO))
                    .when(has(BANKER))
                    .needs(has(FIVE_GIVEN_FOUR), lacks(ALWAYS_STANDS))
                    .answers(only(DRAW))
                    .manner(Manner.USUALLY))
            .then(rule("baccarat.draw.five-given-four-to-a-stander", source("baccarat.p06", "baccarat.p03", TOO))
                    .when(has(BANKER))
                    .needs(has(FIVE_GIVEN_FOUR), has(ALWAYS_STANDS))
                    .answers(only(STAND))
                    .manner(Manner.USUALLY))
            .then(rule("baccarat.draw.dealer-may-draw", source("baccarat.p03", TOO))
                    .when(has(BANKER))
                    .needs(any(has(THREE_GIVEN_NINE), has(FIVE_GIVEN_FOUR)))
                    .answers(only(DRAW))
                    .manner(Manner.MAY))
            .then(rule("baccarat.draw.dealer-may-stand", source("baccarat.p03", TOO))
                    .when(has(BANKER))
                    .needs(any(has(THREE_GIVEN_NINE), has(FIVE_GIVEN_FOUR)))
                    .answers(only(STAND))
                    .manner(Manner.MAY))
            .then(rule("baccarat.draw.dealer-against-a-stander-draws", source("baccarat.p02", TOO))
                    .when(has(BANKER), lacks(GAVE))
                    .needs(atMost(POINT, FIVE))
                    .answers(only(DRAW)))
            .then(rule("baccarat.draw.dealer-against-a-stander-stands", source("baccarat.p02", TOO))
                    .when(has(BANKER), lacks(GAVE))
                    .needs(atLeast(POINT, FIVE + 1))
                    .answers(only(STAND)))
            .then(rule("baccarat.draw.dealer-draws", source("baccarat.p03", TOO))
                    .when(has(BANKER))
                    .needs(has(GAVE), notLessThan(LIMIT, POINT))
                    .answers(only(DRAW)))
            .then(rule("baccarat.draw.dealer-stands", source("baccarat.p03", TOO))
                    .when(has(BANKER))
                    .needs(has(GAVE), not(notLessThan(LIMIT, POINT)))
                    .answers(only(STAND)))
            .book();

    private DrawRules() {}
}
