package kibitzer.conventions.casino;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.casino.PlayFeatures.BUILDS;
import static kibitzer.conventions.casino.PlayFeatures.CARDS;
import static kibitzer.conventions.casino.PlayFeatures.DEALER;
import static kibitzer.conventions.casino.PlayFeatures.HEIGHT;
import static kibitzer.conventions.casino.PlayFeatures.HEIGHT_OF_DEALER;
import static kibitzer.conventions.casino.PlayFeatures.HEIGHT_OF_OTHERS;
import static kibitzer.conventions.casino.PlayFeatures.HELD;
import static kibitzer.conventions.casino.PlayFeatures.IN_ROUNDS;
import static kibitzer.conventions.casino.PlayFeatures.LAYINGS;
import static kibitzer.conventions.casino.PlayFeatures.MORE;
import static kibitzer.conventions.casino.PlayFeatures.NOTHING_TO_TAKE;
import static kibitzer.conventions.casino.PlayFeatures.OPEN;
import static kibitzer.conventions.casino.PlayFeatures.PAIR;
import static kibitzer.conventions.casino.PlayFeatures.RIGHT_OF_PAIR;
import static kibitzer.conventions.casino.PlayFeatures.RISKED;
import static kibitzer.conventions.casino.PlayFeatures.SAFE;
import static kibitzer.conventions.casino.PlayFeatures.SPADES;
import static kibitzer.conventions.casino.PlayFeatures.TAKES;
import static kibitzer.conventions.casino.PlayFeatures.TAKES_MORE;
import static kibitzer.conventions.casino.PlayFeatures.WON;

import kibitzer.advice.Manner;
import kibitzer.advice.RuleBook;
import kibitzer.games.casino.CasinoPlay;

/**
 * Which card to play at casino, and how (p. 262).
 *
 * <p>The book plays for the number of cards until the points for them are settled, so whatever takes in comes before what
 * builds or trails, but for a build that wins more and cannot be taken away. What is laid down then depends on who deals.
 */
public final class CasinoPlays {
    /** The fact that tells whether something can be taken in. */
    public static final String CAN_TAKE = "nothing-to-take";

    /** The fact that tells which card of a pair is played. */
    public static final String RIGHT_OF_PAIR_KEY = RIGHT_OF_PAIR.key();

    /** The rule that builds what nobody else can take, though it could take something in now. */
    public static final String SAFE_BUILD = "casino.play.safe-build";

    private static final int LOW = 5;
    private static final String LOW_IN_PRACTICE = "cards up to the five are called low";
    private static final String LOW_CARDS = "low cards";
    private static final String SPADE_FIRST = "the spade of the pair, which takes first";
    private static final String SPADE_KEPT = "the card of the pair that is no spade";

    public static final RuleBook<CasinoView, CasinoPlay> BOOK = RuleBook.<CasinoView, CasinoPlay>named(
                    "Culbertson on casino")
            .then(rule(SAFE_BUILD, source("casino.p07", "casino.p02"))
                    .when(has(OPEN))
                    .answers(BUILDS)
                    .each(has(SAFE), has(TAKES_MORE))
                    .prefer(most(MORE).because("the build that wins most"))
                    .manner(Manner.USUALLY)
                    .why("A build that nobody else can take brings in more cards next turn than any play does now."))
            // "In general" the book takes what it can now; more next time is a risk it does not forbid.
            .then(rule("casino.play.build-for-more", source("casino.p02"))
                    .when(has(OPEN), lacks(NOTHING_TO_TAKE))
                    .answers(BUILDS)
                    .each(has(TAKES_MORE))
                    .manner(Manner.MAY)
                    .why("{It} hopes for more cards next turn, at the risk that the opponent takes the build first."))
            .then(rule("casino.play.spade-of-a-pair", source("casino.p03", "casino.p02"))
                    .needs(has(OPEN), has(PAIR))
                    .answers(TAKES)
                    .prefer(
                            most(RIGHT_OF_PAIR).because(SPADE_FIRST),
                            most(CARDS).inGeneral().because("the most cards"),
                            most(WON).inGeneral().because("with the most cash points among them"))
                    .why("Most spades earn a point, so the spade goes to your pile and its twin stays in hand."))
            .then(rule("casino.play.most-cards", source("casino.p02", "casino.p03"))
                    .needs(has(OPEN))
                    .answers(TAKES)
                    .prefer(
                            most(RIGHT_OF_PAIR).because(SPADE_FIRST),
                            most(CARDS).inGeneral().because("the most cards"),
                            most(WON).inGeneral().because("with the most cash points among them"),
                            most(SPADES).inGeneral().because("with the most spades among them"))
                    .why("Whoever has most cards at the end scores three points, more than any single card brings."))
            .then(rule(
                            "casino.play.what-still-scores",
                            generalPractice("with the points for cards settled, what scores by itself is taken,"
                                    + " then spades, then any card"))
                    .needs(lacks(OPEN))
                    .answers(TAKES)
                    .prefer(most(WON), most(SPADES), most(CARDS))
                    .why("Mere cards no longer score, so what is taken should be worth points of its own."))
            .then(rule(
                            "casino.play.dealer-risks-low-cards",
                            source("casino.p06", "casino.p02", "casino.p03")
                                    .withFigureFromPractice(LOW_IN_PRACTICE)
                                    .meaning(LOW_CARDS, HEIGHT.key()))
                    .when(has(IN_ROUNDS))
                    .needs(has(NOTHING_TO_TAKE), has(DEALER))
                    .answers(LAYINGS)
                    .each(atMost(HEIGHT_OF_DEALER, LOW))
                    .prefer(
                            most(RIGHT_OF_PAIR).because(SPADE_KEPT),
                            least(RISKED).inGeneral().because("laying down no cash point"))
                    .whyByBook("A low card laid now may be built on or taken back by the dealer later."))
            .then(rule(
                            "casino.play.keep-low-cards",
                            source("casino.p07", "casino.p02", "casino.p03")
                                    .withFigureFromPractice(LOW_IN_PRACTICE)
                                    .meaning("no " + LOW_CARDS, HEIGHT.key()))
                    .when(has(IN_ROUNDS), atLeast(HELD, 2))
                    .needs(has(NOTHING_TO_TAKE), lacks(DEALER))
                    .answers(LAYINGS)
                    .each(atLeast(HEIGHT_OF_OTHERS, LOW + 1))
                    .prefer(
                            most(RIGHT_OF_PAIR).because(SPADE_KEPT),
                            least(RISKED).inGeneral().because("laying down no cash point"))
                    .whyByBook("You move first in the next round, when low cards kept for it can best take others in."))
            .then(rule(
                            "casino.play.least-at-risk",
                            generalPractice("with nothing to take and no low card to speak of, what scores least goes"))
                    .when(has(NOTHING_TO_TAKE))
                    .answers(LAYINGS)
                    .prefer(most(RIGHT_OF_PAIR), least(RISKED), most(HEIGHT))
                    .why("What lies on the table can be taken by others, so the card that scores nothing goes first."))
            .book();

    private CasinoPlays() {}
}
