package kibitzer.conventions.cribbage;

import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.cribbage.PegFeatures.ANY_CARD;
import static kibitzer.conventions.cribbage.PegFeatures.CAN_PLAY;
import static kibitzer.conventions.cribbage.PegFeatures.DEALER;
import static kibitzer.conventions.cribbage.PegFeatures.GO;
import static kibitzer.conventions.cribbage.PegFeatures.LEADING;
import static kibitzer.conventions.cribbage.PegFeatures.LOW;
import static kibitzer.conventions.cribbage.PegFeatures.ON;
import static kibitzer.conventions.cribbage.PegFeatures.PEGS;
import static kibitzer.conventions.cribbage.PegFeatures.PIPS;
import static kibitzer.conventions.cribbage.PegFeatures.REPLIES;
import static kibitzer.conventions.cribbage.PegFeatures.RETORT;
import static kibitzer.conventions.cribbage.PegFeatures.SCORES;
import static kibitzer.conventions.cribbage.PegFeatures.THEIR_WAY_HOME;

import java.util.Map;
import kibitzer.advice.Manner;
import kibitzer.advice.Option;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleFamilies;
import kibitzer.advice.Trait;
import kibitzer.games.cribbage.PegPlay;

/**
 * What to play once a card is led (p. 254, 256-257).
 *
 * <p>The place in the list is the order where pointers meet. Go only where nothing can be played. Then the dealer's care in
 * what may be the last hand, because the book takes it at his own cost; then what pegs at once; then on where a retort is
 * held, and off where it is not; last the low cards, which are saved for the go. A new series is led as the first is.
 */
public final class CribbagePlays {
    /** A hand of seven points on average, and five in the play (p. 257). */
    private static final int LAST_HAND = 12;

    /** A new series is led as the first is, by the rules of leading. */
    public static final RuleFamilies FAMILIES = new RuleFamilies(Map.of("lead", "lead"));

    private static final Trait<Option<PegView, PegPlay>> SAVED = LOW.saying(option ->
            LOW.of(option) ? "a low card, which may win the go when thirty-one is near" : "it is no ace, two or three");

    public static final RuleBook<PegView, PegPlay> BOOK = RuleBook.<PegView, PegPlay>named("Culbertson on cribbage")
            .then(rule("cribbage.play.go", source("cribbage.p19"))
                    .needs(lacks(CAN_PLAY))
                    .answers(GO)
                    .whyByBook("The count may never pass thirty-one, so that the turn goes to the opponent, who plays "
                            + "what they can.")
                    .title("Call go"))
            .then(rule(
                            "cribbage.play.off-in-the-last-hand",
                            source("cribbage.p14", "cribbage.p13")
                                    .withFigureFromPractice(
                                            "twelve points off, an average hand and five in the play, may be the last hand")
                                    .meaning("what may be the last hand", "their-way-home"))
                    .when(lacks(LEADING), has(DEALER))
                    .needs(atMost(THEIR_WAY_HOME, LAST_HAND))
                    .answers(ANY_CARD)
                    .each(lacks(ON))
                    .prefer(most(PEGS).inGeneral(), least(REPLIES).inGeneral())
                    .whyByBook(
                            "{It} keeps the opponent from pegging home now; if they fall short, the first count of the "
                                    + "next hand is yours.")
                    .title("Play off in the last hand"))
            // The table says what each combination pegs; that it is worth more than position is for the player to
            // judge.
            .then(rule("cribbage.play.take-the-points", source("cribbage.play-scores"))
                    .when(lacks(LEADING))
                    .answers(ANY_CARD)
                    .each(has(SCORES))
                    .prefer(most(PEGS).inGeneral(), least(REPLIES).inGeneral())
                    .manner(Manner.USUALLY)
                    .why("Points pegged are kept whatever follows; a better place for the card may never come."))
            .then(rule("cribbage.play.on", source("cribbage.p12"))
                    .when(lacks(LEADING))
                    .answers(ANY_CARD)
                    .each(has(ON), has(RETORT))
                    .prefer(least(REPLIES).inGeneral())
                    .manner(Manner.USUALLY)
                    .whyByBook(
                            "A score of theirs can be answered by one of yours, as when a run is carried one card further.")
                    .title("Play on"))
            .then(rule("cribbage.play.off", source("cribbage.p12"))
                    .when(lacks(LEADING))
                    .answers(ANY_CARD)
                    .each(lacks(ON))
                    .prefer(least(REPLIES).inGeneral(), most(PIPS).inGeneral())
                    .whyByBook(
                            "You hold nothing to answer with, so the card should not help them to a run or a pair royal.")
                    .title("Play off"))
            .then(rule("cribbage.play.keep-the-low-cards", source("cribbage.p09"))
                    .when(lacks(LEADING))
                    .answers(ANY_CARD)
                    .each(lacks(SAVED))
                    .prefer(least(REPLIES).inGeneral())
                    .whyByBook("Low cards still fit when the count nears thirty-one, and so they win the go."))
            .thenBook(CribbageLeads.BOOK.mapped(lead -> lead.onlyWhen(has(LEADING))
                    .from(lead.source().takenOver("a new series is led as the first card is"))))
            .then(rule(
                            "cribbage.play.fewest-replies",
                            generalPractice("play the card to which the fewest cards not seen reply with a score"))
                    .answers(ANY_CARD)
                    .prefer(least(REPLIES))
                    .why("The fewer unseen cards score on yours, the less the opponent is likely to peg."))
            .book();

    private CribbagePlays() {}
}
