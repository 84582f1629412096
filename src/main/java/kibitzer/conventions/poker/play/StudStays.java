package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.notLessThan;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.poker.play.StudView.AGAINST_FILLING;
import static kibitzer.conventions.poker.play.StudView.AS_HIGH_AS_ANY;
import static kibitzer.conventions.poker.play.StudView.A_HIGH_PAIR;
import static kibitzer.conventions.poker.play.StudView.A_PAIR;
import static kibitzer.conventions.poker.play.StudView.A_PAIR_SHOWS;
import static kibitzer.conventions.poker.play.StudView.BACK_TO_BACK;
import static kibitzer.conventions.poker.play.StudView.BEATS_EVERY_PAIR;
import static kibitzer.conventions.poker.play.StudView.BEATS_THE_BOARD;
import static kibitzer.conventions.poker.play.StudView.DRAW;
import static kibitzer.conventions.poker.play.StudView.FIRST_ROUND;
import static kibitzer.conventions.poker.play.StudView.IN_SEQUENCE;
import static kibitzer.conventions.poker.play.StudView.LOW_CARDS;
import static kibitzer.conventions.poker.play.StudView.NO_START_FOR_TWO_WAYS;
import static kibitzer.conventions.poker.play.StudView.OFFERED;
import static kibitzer.conventions.poker.play.StudView.ONE_SUIT;
import static kibitzer.conventions.poker.play.StudView.POT_TOLD;
import static kibitzer.conventions.poker.play.StudView.THREE_OF_A_KIND;
import static kibitzer.conventions.poker.play.StudView.WITHIN_A_STRAIGHT;
import static kibitzer.conventions.poker.play.StudView.hole;
import static kibitzer.conventions.poker.play.StudView.upcardBelow;
import static kibitzer.conventions.poker.play.StudView.upcardFrom;
import static kibitzer.conventions.poker.play.Words.DROP;
import static kibitzer.conventions.poker.play.Words.STAY;
import static kibitzer.conventions.poker.play.Words.say;

import java.util.Map;
import kibitzer.advice.Manner;
import kibitzer.advice.RuleBook;
import kibitzer.cards.Rank;

/** When to stay at stud poker (Culbertson pp. 103, 106). */
public final class StudStays {
    private static final int TWO_CARDS = 2;
    private static final int THREE_CARDS = 3;

    private static final RuleBook<StudView, String> FIVE_CARDS = RuleBook.<StudView, String>named("Culbertson on stud")
            // P. 103: one of the few places where "invariably" may be said.
            .then(
                    rule("poker.stay.stud.pair-showing", source("five-card-stud.p06"))
                            .when(has(A_PAIR_SHOWS))
                            .needs(has(A_PAIR_SHOWS), lacks(BEATS_EVERY_PAIR))
                            .answers(say(DROP))
                            .why(
                                    "All that you hold is no better than the pair in sight, which may hide more: most of what you add is likely lost."))
            .then(rule("poker.stay.stud.higher-pair", source("five-card-stud.p06"))
                    .when(has(A_PAIR_SHOWS))
                    .needs(has(BEATS_EVERY_PAIR), has(A_PAIR_SHOWS))
                    .answers(say(STAY))
                    .why("A lower pair passes yours only by a card that you cannot see."))
            .then(rule("poker.stay.stud.back-to-back", source("five-card-stud.p02"))
                    .when(has(FIRST_ROUND), has(BACK_TO_BACK))
                    .needs(has(BACK_TO_BACK))
                    .answers(say(STAY))
                    .why("A pair of which only half is seen is ahead of most hands, and nobody knows it."))
            .then(rule("poker.stay.stud.ace-in-the-hole", source("five-card-stud.p03"))
                    .when(has(FIRST_ROUND), hole(Rank.ACE))
                    .needs(hole(Rank.ACE))
                    .answers(say(STAY))
                    .why("Nobody sees the ace, and no higher card can show against it."))
            .then(rule("poker.stay.stud.king-in-the-hole", source("five-card-stud.p04"))
                    .when(has(FIRST_ROUND), hole(Rank.KING))
                    .needs(hole(Rank.KING), upcardFrom(Rank.EIGHT))
                    .answers(say(STAY))
                    .why("Either card may make a pair that few cards in sight would beat."))
            .then(rule("poker.stay.stud.queen-or-jack-in-the-hole", source("five-card-stud.p05"))
                    .when(has(FIRST_ROUND), any(hole(Rank.QUEEN), hole(Rank.JACK)))
                    .needs(any(hole(Rank.QUEEN), hole(Rank.JACK)), upcardFrom(Rank.TEN))
                    .answers(say(STAY))
                    .why("Both cards may pair high, and they may work together toward a straight."))
            .then(rule("poker.stay.stud.king-with-a-low-upcard", source("five-card-stud.p04"))
                    .when(has(FIRST_ROUND))
                    .needs(upcardBelow(Rank.EIGHT), hole(Rank.KING))
                    .answers(say(DROP))
                    .whyByBook("A king in the hole asks for an eight or higher beside it."))
            .then(rule("poker.stay.stud.queen-or-jack-with-a-low-upcard", source("five-card-stud.p05"))
                    .when(has(FIRST_ROUND))
                    .needs(upcardBelow(Rank.TEN), any(hole(Rank.QUEEN), hole(Rank.JACK)))
                    .answers(say(DROP))
                    .whyByBook("A queen or jack in the hole asks for a ten or higher beside it."))
            .then(rule(
                            "poker.stay.stud.less",
                            source(
                                    "five-card-stud.p02",
                                    "five-card-stud.p03",
                                    "five-card-stud.p04",
                                    "five-card-stud.p05"))
                    .when(has(FIRST_ROUND), lacks(BACK_TO_BACK))
                    .answers(say(DROP))
                    .whyByBook(
                            "Only the first two cards paired, a hidden ace, or a hidden king, queen or jack with a good upcard "
                                    + "is worth the price.")
                    .title("Stud: less than the minimum"))
            .then(rule("poker.stay.stud.beats-the-board", source("five-card-stud.p01"))
                    .when(lacks(FIRST_ROUND))
                    .needs(has(BEATS_THE_BOARD))
                    .answers(say(STAY))
                    .why("Only a card that you cannot see can put the others before you."))
            .then(rule("poker.stay.stud.beaten-on-the-board", source("five-card-stud.p01"))
                    .when(lacks(FIRST_ROUND))
                    .needs(lacks(BEATS_THE_BOARD))
                    .answers(say(DROP))
                    .manner(Manner.USUALLY)
                    .why("What shows is better already, and its owner has a hidden card besides."))
            // The book calls the requirement an ideal that no game survives.
            .then(rule("poker.stay.stud.the-ideal-not-kept", source("five-card-stud.p01"))
                    .when(lacks(FIRST_ROUND))
                    .needs(lacks(BEATS_THE_BOARD))
                    .answers(say(STAY))
                    .manner(Manner.MAY)
                    .whyByBook("If all players kept to the ideal there would be little play left."))
            .book();

    private static final RuleBook<StudView, String> SEVEN_CARDS = RuleBook.<StudView, String>named(
                    "Culbertson on seven-card stud")
            .then(rule("poker.stay.seven.pair", source("down-the-river.p04", "down-the-river.p03"))
                    .when(has(FIRST_ROUND), has(A_PAIR))
                    .needs(has(A_PAIR))
                    .answers(say(STAY))
                    .why("Four more cards may turn the pair into the three of a kind that usually wins.")
                    .title("Seven cards: a pair"))
            .then(rule("poker.stay.seven.in-sequence", source("down-the-river.p05"))
                    .when(has(FIRST_ROUND), has(IN_SEQUENCE))
                    .needs(has(IN_SEQUENCE))
                    .answers(say(STAY))
                    .why("Three in sequence can become a straight with four cards still to come."))
            .then(rule("poker.stay.seven.one-suit", source("down-the-river.p06"))
                    .when(has(FIRST_ROUND), has(ONE_SUIT))
                    .needs(has(ONE_SUIT))
                    .answers(say(STAY))
                    .why("Three of a suit can become a flush with four cards still to come."))
            .then(rule("poker.stay.seven.two-high-cards", source("down-the-river.p07"))
                    .when(has(FIRST_ROUND), atLeast(AS_HIGH_AS_ANY, TWO_CARDS))
                    .needs(atLeast(AS_HIGH_AS_ANY, TWO_CARDS))
                    .answers(say(STAY))
                    .why("Pairing either of them gives a pair that no card showing can beat."))
            .then(rule("poker.stay.seven.nothing", source("down-the-river.p08", "down-the-river.p03"))
                    .when(has(FIRST_ROUND))
                    .needs(lacks(A_PAIR))
                    .answers(say(DROP))
                    .whyByBook(
                            "To stay takes a pair, three in sequence, three of a suit, or two cards as high as any showing.")
                    .title("Seven cards: nothing to stay on"))
            .then(rule("poker.stay.seven.beats-the-board", source("down-the-river.p09", "down-the-river.p02"))
                    .when(lacks(FIRST_ROUND))
                    .needs(has(BEATS_THE_BOARD))
                    .answers(say(STAY))
                    .why("{It} beats all that can be seen, so the others need cards out of sight to win."))
            .then(rule("poker.stay.seven.the-pot-pays-the-draw", source("down-the-river.p09"))
                    .when(lacks(FIRST_ROUND))
                    .needs(has(DRAW), notLessThan(OFFERED, AGAINST_FILLING), has(POT_TOLD))
                    .answers(say(STAY))
                    .whyByBook("Filled, it nearly always wins, and the pot pays more than the odds against that."))
            .then(rule("poker.stay.seven.beaten", source("down-the-river.p09"))
                    .when(lacks(FIRST_ROUND))
                    .needs(lacks(BEATS_THE_BOARD))
                    .answers(say(DROP))
                    .why("A better hand shows already, and yours is no draw that the pot would pay for.")
                    .title("Seven cards: beaten on the table"))
            .book();

    private static final RuleBook<StudView, String> HIGH_LOW = RuleBook.<StudView, String>named(
                    "Culbertson on high-low stud")
            .then(rule("poker.stay.high-low-stud.three-of-a-kind", source("high-low-seven-card-stud.p03"))
                    .when(has(FIRST_ROUND))
                    .needs(has(THREE_OF_A_KIND))
                    .answers(say(STAY))
                    .why("Three of a kind may win the high half without further help."))
            .then(rule(
                            "poker.stay.high-low-stud.both-ways",
                            source("high-low-seven-card-stud.p04", "high-low-seven-card-stud.p01"))
                    .when(has(FIRST_ROUND), lacks(NO_START_FOR_TWO_WAYS))
                    .needs(atLeast(LOW_CARDS, THREE_CARDS), any(has(ONE_SUIT), has(WITHIN_A_STRAIGHT)))
                    .answers(say(STAY))
                    .whyByBook("Low cards of one suit or close together may win both halves."))
            .then(rule("poker.stay.high-low-stud.high-pair", source("high-low-seven-card-stud.p02"))
                    .when(has(FIRST_ROUND))
                    .needs(has(A_HIGH_PAIR))
                    .answers(say(DROP))
                    .whyByBook(
                            "Such a pair can win only the high half, and low is the half to play for.",
                            "high-low-seven-card-stud.p01"))
            .then(rule(
                            "poker.stay.high-low-stud.one-way",
                            source("high-low-seven-card-stud.p05", "high-low-seven-card-stud.p02"))
                    .when(has(FIRST_ROUND))
                    .needs(has(NO_START_FOR_TWO_WAYS))
                    .answers(say(DROP))
                    .whyByBook("What can win only one half risks the whole stake for half the pot.")
                    .title("High-low stud: one way only"))
            .then(rule(
                            "poker.stay.high-low-stud.later",
                            generalPractice("after the first three cards the book gives no rule; four low cards stay"))
                    .when(lacks(FIRST_ROUND))
                    .needs(atLeast(LOW_CARDS, THREE_CARDS + 1))
                    .answers(say(STAY))
                    .why("Low is the half to play for, and four low cards are most of a hand that wins it.")
                    .title("High-low stud: four low cards"))
            .then(rule(
                            "poker.stay.high-low-stud.later-without-low-cards",
                            generalPractice(
                                    "after the first three cards the book gives no rule; without low cards one drops"))
                    .when(lacks(FIRST_ROUND))
                    .needs(any(lacks(THREE_OF_A_KIND), has(THREE_OF_A_KIND)))
                    .answers(say(DROP))
                    .why("Without low cards only the high half can be won, at the full price.")
                    .title("High-low stud: no low cards"))
            .book();

    /** By game, the book that advises on it. */
    public static final Map<String, RuleBook<StudView, String>> BOOKS = Map.of(
            Games.FIVE_CARD_STUD, FIVE_CARDS,
            Games.SEVEN_CARD_STUD, SEVEN_CARDS,
            Games.HIGH_LOW_SEVEN_CARD_STUD, HIGH_LOW);

    private StudStays() {}
}
