package kibitzer.conventions.banking.baccarat;

import static kibitzer.advice.Answers.only;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.banking.baccarat.DrawFeatures.ALWAYS_STANDS;
import static kibitzer.conventions.banking.baccarat.DrawFeatures.BANKER;
import static kibitzer.conventions.banking.baccarat.DrawFeatures.DRAWS_HERE;
import static kibitzer.conventions.banking.baccarat.DrawFeatures.FIVE_GIVEN_FOUR;
import static kibitzer.conventions.banking.baccarat.DrawFeatures.GAVE;
import static kibitzer.conventions.banking.baccarat.DrawFeatures.KNOWN_TO_DRAW;
import static kibitzer.conventions.banking.baccarat.DrawFeatures.POINT;
import static kibitzer.conventions.banking.baccarat.DrawFeatures.POINT_OF_A_PLAYER;
import static kibitzer.conventions.banking.baccarat.DrawFeatures.THREE_GIVEN_NINE;

import kibitzer.advice.Manner;
import kibitzer.advice.Need;
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

    /** The highest count to which the player must draw (p. 375). */
    public static final int PLAYER_DRAWS = FIVE - 1;

    private static final int NATURAL_PAGE = 374;
    private static final String TOO = "chemin-de-fer.p01";

    /** Eight or nine on two cards ends the coup, so that no other rule speaks of them. */
    private static final Need<CoupView> NO_NATURAL = atMost(POINT, Point.NATURAL - 1);

    public static final RuleBook<CoupView, String> BOOK = RuleBook.<CoupView, String>named("Culbertson on baccarat")
            .then(rule(
                            "baccarat.draw.natural",
                            source("baccarat", "baccarat.p12").onPage(NATURAL_PAGE))
                    .needs(atLeast(POINT, Point.NATURAL))
                    .answers(only(STAND))
                    .whyByBook("Eight or nine on two cards ends the coup at once, so no third is drawn.")
                    .title("A natural stands"))
            .then(rule("baccarat.draw.player-stands", source("baccarat.p01", TOO))
                    .when(lacks(BANKER), NO_NATURAL)
                    .needs(atLeast(POINT_OF_A_PLAYER, FIVE + 1))
                    .answers(only(STAND))
                    .why("More cards lower six or seven than raise it, and all who bet on this hand rely on that."))
            .then(rule("baccarat.draw.player-draws", source("baccarat.p01", TOO))
                    .when(lacks(BANKER), NO_NATURAL)
                    .needs(atMost(POINT, PLAYER_DRAWS))
                    .answers(only(DRAW))
                    .why("More cards raise four or less than lower it, so a third card is the way to better it."))
            .then(rule("baccarat.draw.player-with-five", source("baccarat.p04", "baccarat.p01", TOO))
                    .when(lacks(BANKER), NO_NATURAL)
                    .needs(within(POINT, Range.exactly(FIVE)))
                    .answers(only(STAND))
                    .manner(Manner.USUALLY)
                    .whyByBook(
                            "By the book's figures standing wins slightly more often, 51.23 against 50.06 times in a "
                                    + "hundred."))
            .then(rule("baccarat.draw.player-may-draw", source("baccarat.p01", TOO))
                    .when(lacks(BANKER), NO_NATURAL)
                    .needs(atMost(POINT, FIVE))
                    .answers(only(DRAW))
                    .manner(Manner.MAY)
                    .why("The rules leave five open, and drawing at times keeps the dealer from knowing what a "
                            + "standing player holds."))
            .then(rule("baccarat.draw.three-given-nine", source("baccarat.p05", "baccarat.p03", TOO))
                    .when(has(BANKER), NO_NATURAL)
                    .needs(has(THREE_GIVEN_NINE), lacks(KNOWN_TO_DRAW))
                    .answers(only(STAND))
                    .manner(Manner.USUALLY)
                    .whyByBook("Against players who mostly stand on five, standing wins about 60 times in a hundred, "
                            + "drawing about 59.")
                    .title("Three after giving a nine"))
            .then(rule("baccarat.draw.three-given-nine-to-a-drawer", source("baccarat.p05", "baccarat.p03", TOO))
                    .when(has(BANKER), NO_NATURAL)
                    .needs(has(THREE_GIVEN_NINE), has(KNOWN_TO_DRAW))
                    .answers(only(DRAW))
                    .manner(Manner.USUALLY)
                    .whyByBook("Against a player known to draw to five it wins about one time more in a hundred.")
                    .title("Three after giving a nine to a drawer"))
            .then(rule("baccarat.draw.five-given-four", source("baccarat.p06", "baccarat.p03", TOO))
                    .when(has(BANKER), NO_NATURAL)
                    .needs(has(FIVE_GIVEN_FOUR), lacks(ALWAYS_STANDS))
                    .answers(only(DRAW))
                    .manner(Manner.USUALLY)
                    .whyByBook(
                            "{It} gains up to half a percent, since a player who took a card may have drawn to five.")
                    .title("Five after giving a four"))
            .then(rule("baccarat.draw.five-given-four-to-a-stander", source("baccarat.p06", "baccarat.p03", TOO))
                    .when(has(BANKER), NO_NATURAL)
                    .needs(has(FIVE_GIVEN_FOUR), has(ALWAYS_STANDS))
                    .answers(only(STAND))
                    .manner(Manner.USUALLY)
                    .whyByBook("Such a player cannot have drawn to five, and standing is then better by a hair.")
                    .title("Five after giving a four to a stander"))
            .then(rule("baccarat.draw.dealer-may-draw", source("baccarat.p03", TOO))
                    .when(has(BANKER), any(has(THREE_GIVEN_NINE), has(FIVE_GIVEN_FOUR)))
                    .needs(any(has(THREE_GIVEN_NINE), has(FIVE_GIVEN_FOUR)))
                    .answers(only(DRAW))
                    .manner(Manner.MAY)
                    .whyByBook("The odds are so even here that the printed table lets the dealer draw as well."))
            .then(rule("baccarat.draw.dealer-may-stand", source("baccarat.p03", TOO))
                    .when(has(BANKER), any(has(THREE_GIVEN_NINE), has(FIVE_GIVEN_FOUR)))
                    .needs(any(has(THREE_GIVEN_NINE), has(FIVE_GIVEN_FOUR)))
                    .answers(only(STAND))
                    .manner(Manner.MAY)
                    .whyByBook("The odds are so even here that the printed table lets the dealer stand as well."))
            .then(rule("baccarat.draw.dealer-against-a-stander-draws", source("baccarat.p02", TOO))
                    .when(has(BANKER), lacks(GAVE), NO_NATURAL)
                    .needs(atMost(POINT, FIVE))
                    .answers(only(DRAW))
                    .whyByBook(
                            "A player who stands has five at least, so a dealer with five or less tries to better it.",
                            "baccarat.p01",
                            "baccarat.p02"))
            .then(rule("baccarat.draw.dealer-against-a-stander-stands", source("baccarat.p02", TOO))
                    .when(has(BANKER), lacks(GAVE), NO_NATURAL)
                    .needs(atLeast(POINT, FIVE + 1))
                    .answers(only(STAND))
                    .why("Six or seven is likely to match a player who stood, and a third card would more often "
                            + "lower it."))
            .then(rule("baccarat.draw.dealer-draws", source("baccarat.p03", TOO))
                    .when(has(BANKER), NO_NATURAL)
                    .needs(has(DRAWS_HERE), has(GAVE))
                    .answers(only(DRAW))
                    .why("The card given shows what the player is likely to have now, and a third card is needed "
                            + "to beat it."))
            .then(rule("baccarat.draw.dealer-stands", source("baccarat.p03", TOO))
                    .when(has(BANKER), NO_NATURAL)
                    .needs(lacks(DRAWS_HERE), has(GAVE))
                    .answers(only(STAND))
                    .why("A third card would make the dealer win less often."))
            .book();

    /** The printed table for a dealer who has given a card: its two sides speak first against an answer that it decides. */
    public static boolean isOfTheTable(String rule) {
        return rule.equals("baccarat.draw.dealer-draws") || rule.equals("baccarat.draw.dealer-stands");
    }

    /** What is said of five alone speaks of another count only where nothing else does. */
    public static boolean isOfFiveAlone(String rule) {
        return rule.equals("baccarat.draw.player-with-five");
    }

    private DrawRules() {}
}
