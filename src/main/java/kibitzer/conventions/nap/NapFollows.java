package kibitzer.conventions.nap;

import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.nap.NapPlayFeatures.ACE_HELD;
import static kibitzer.conventions.nap.NapPlayFeatures.BEATS;
import static kibitzer.conventions.nap.NapPlayFeatures.CALLER_HEADS;
import static kibitzer.conventions.nap.NapPlayFeatures.CARDS;
import static kibitzer.conventions.nap.NapPlayFeatures.FIRST_ROUND;
import static kibitzer.conventions.nap.NapPlayFeatures.FOLLOWS;
import static kibitzer.conventions.nap.NapPlayFeatures.HEIGHT;
import static kibitzer.conventions.nap.NapPlayFeatures.LED_RANK;
import static kibitzer.conventions.nap.NapPlayFeatures.LENGTH;
import static kibitzer.conventions.nap.NapPlayFeatures.RANK;

import kibitzer.advice.Manner;
import kibitzer.advice.Range;
import kibitzer.advice.RuleBook;
import kibitzer.cards.Card;

/** What is played against the caller at nap (Round Games with Cards, p. 10); of later tricks the book says nothing. */
public final class NapFollows {
    private static final int KNAVE = 11;
    private static final int SMALL = 9;

    public static final RuleBook<NapTurn, Card> BOOK = RuleBook.<NapTurn, Card>named("Round Games on the play at nap")
            .then(rule(
                            "nap.play.ace-and-small",
                            source("nap.p13")
                                    .withFigureFromPractice("a small card is a nine or lower")
                                    .printing("led-rank", "length")
                                    .meaning("a small card", "rank"))
                    .when(has(FIRST_ROUND), has(CALLER_HEADS))
                    .needs(has(ACE_HELD), within(LENGTH, Range.exactly(2)), atMost(LED_RANK, KNAVE))
                    .answers(CARDS)
                    .each(has(FOLLOWS), lacks(BEATS), atMost(RANK, SMALL))
                    .manner(Manner.MAY)
                    .why("The ace still stands over the caller's trumps and takes a trick that may matter more.")
                    .title("Ace and a small one may wait"))
            .then(rule("nap.play.head-the-first-trick", source("nap.p13"))
                    .when(has(FIRST_ROUND), has(CALLER_HEADS))
                    .answers(CARDS)
                    .each(has(FOLLOWS), has(BEATS))
                    .why("Each trick that the caller loses is one fewer for the call, and the lead goes with it.")
                    .title("Head the first trick"))
            .then(rule(
                            "nap.play.beat-the-caller",
                            generalPractice("a trick of the caller's is taken as cheaply as it can be"))
                    .when(has(CALLER_HEADS))
                    .answers(CARDS)
                    .each(has(BEATS))
                    .prefer(least(HEIGHT))
                    .why("All the others play together, so any trick taken from the caller serves each of them."))
            .then(rule(
                            "nap.play.low",
                            generalPractice("where nothing is to be taken from the caller, the lowest card is played"))
                    .answers(CARDS)
                    .prefer(least(HEIGHT))
                    .why("High cards and trumps stay for a trick in which the caller can be beaten.")
                    .title("Low where nothing is won"))
            .book();

    private NapFollows() {}
}
