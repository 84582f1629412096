package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.within;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.poker.play.Features.BEHIND;
import static kibitzer.conventions.poker.play.Features.FOUR_TO_A_STRAIGHT_FLUSH;
import static kibitzer.conventions.poker.play.Features.PLAYERS;
import static kibitzer.conventions.poker.play.Features.POSITION;
import static kibitzer.conventions.poker.play.Features.lessThan;
import static kibitzer.conventions.poker.play.Standards.BLIND;
import static kibitzer.conventions.poker.play.Standards.EARLY_SEAT;
import static kibitzer.conventions.poker.play.Standards.JACKS_OR_BETTER;
import static kibitzer.conventions.poker.play.Standards.OPENERS;
import static kibitzer.conventions.poker.play.Standards.OPEN_ON_ANYTHING;
import static kibitzer.conventions.poker.play.Standards.TWO_LOW_PAIRS;
import static kibitzer.conventions.poker.play.Standards.VERY_STRONG;
import static kibitzer.conventions.poker.play.Standards.knows;
import static kibitzer.conventions.poker.play.Words.OPEN;
import static kibitzer.conventions.poker.play.Words.PASS;
import static kibitzer.conventions.poker.play.Words.say;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.advice.Manner;
import kibitzer.advice.Range;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleBuilder.Answering;

/**
 * When to open a pot (Culbertson pp. 98-99, 101-102).
 *
 * <p>The place in the list is the order where pointers meet: first what may not open at all; then the very strong hand,
 * which opens anywhere but where that would give it away; then the reasons to pass with openers; last the openers.
 */
public final class Openings {
    private static final int SEVEN = 7;
    private static final int SIX = 6;
    private static final int FIVE = 5;
    private static final int FOUR = 4;
    private static final int SECOND_SEAT = 2;
    private static final String OWN_BOBTAIL = "poker.open.not-on-a-bobtail";
    private static final String BOBTAIL_WITH_THE_BUG = "poker.open.bug.not-on-a-bobtail";
    private static final String SEVEN_HANDED =
            "the book gives it for seven players; with six or eight it is taken over";

    /** By game, the book that advises on it. */
    public static final Map<String, RuleBook<TableView, String>> BOOKS = Map.of(
            Games.STANDARD, book(BlindOpenings.RULES, bobtails(), noOpeners(), jackpots()),
            Games.BUG, book(withTheBug(), jackpots()),
            Games.LOW, book(LowPlay.openings()),
            Games.ROUND_GAMES, of1891());

    /** Where a bobtail that may open is passed. */
    static final Set<String> NOT_ON_A_BOBTAIL = Set.of(OWN_BOBTAIL, BOBTAIL_WITH_THE_BUG);

    private Openings() {}

    @SafeVarargs
    private static RuleBook<TableView, String> book(List<Answering<TableView, String>>... parts) {
        List<Answering<TableView, String>> all = new ArrayList<>();
        Stream.of(parts).forEach(all::addAll);
        return RuleBook.<TableView, String>named("Culbertson on opening")
                .thenAll(all)
                .book();
    }

    /** Where less than jacks may open, or anything. */
    private static List<Answering<TableView, String>> bobtails() {
        return List.of(
                rule("poker.open.straight-flush-draw", source("any-bobtail-to-open.p01", "four-flush-to-open.p01"))
                        .when(lacks(BLIND), lacks(OPEN_ON_ANYTHING), lessThan(Strength.JACKS))
                        .needs(has(OPENERS), has(FOUR_TO_A_STRAIGHT_FLUSH))
                        .answers(say(OPEN))
                        .why(
                                "Four to a straight flush may fill as a straight, a flush or both: the one draw worth opening on."),
                rule(OWN_BOBTAIL, source("any-bobtail-to-open.p01", "four-flush-to-open.p01"))
                        .when(lacks(BLIND), lacks(OPEN_ON_ANYTHING))
                        .needs(has(OPENERS), lessThan(Strength.JACKS))
                        .answers(say(PASS))
                        .whyByBook(
                                "Four such cards may open, but lose in the long run unless one more can make a straight flush.",
                                "any-bobtail-to-open.p01"),
                rule("poker.open.on-anything-as-on-jacks", source("open-on-anything.p01"))
                        .when(has(OPEN_ON_ANYTHING))
                        .needs(lessThan(Strength.JACKS))
                        .answers(say(PASS))
                        .whyByBook("A hand too weak to win where jacks open is no better because anything may open."));
    }

    /** Where the bug is in the pack, bobtails open as jacks do, and are worth as little. */
    private static List<Answering<TableView, String>> withTheBug() {
        return List.of(
                rule(
                                "poker.open.bug.straight-flush-draw",
                                source("any-bobtail-to-open.p01")
                                        .takenOver("the page speaks of the game without the bug"))
                        .when(lacks(BLIND), lacks(OPEN_ON_ANYTHING), lessThan(Strength.JACKS))
                        .needs(has(OPENERS), has(FOUR_TO_A_STRAIGHT_FLUSH))
                        .answers(say(OPEN))
                        .why(
                                "Four to a straight flush may fill as a straight, a flush or both: the one draw worth opening on."),
                rule(
                                BOBTAIL_WITH_THE_BUG,
                                source("any-bobtail-to-open.p01", "poker-with-the-bug.p08")
                                        .takenOver("the page speaks of the game without the bug"))
                        .when(lacks(BLIND), lacks(OPEN_ON_ANYTHING))
                        .needs(has(OPENERS), lessThan(Strength.JACKS))
                        .answers(say(PASS))
                        .whyByBook(
                                "Four such cards may open, but lose in the long run unless one more can make a straight flush.",
                                "any-bobtail-to-open.p01"),
                rule("poker.open.bug.no-openers", source("poker-with-the-bug"))
                        .when(lacks(BLIND), lacks(OPEN_ON_ANYTHING))
                        .needs(lacks(OPENERS))
                        .answers(say(PASS))
                        .whyByBook("The rules ask for openers, so that a hand without them can only pass."));
    }

    private static List<Answering<TableView, String>> noOpeners() {
        return List.of(rule("poker.open.no-openers", source("jackpots", "acepots", "progressive-jackpots"))
                .when(lacks(BLIND), lacks(OPEN_ON_ANYTHING))
                .needs(lacks(OPENERS))
                .answers(say(PASS))
                .whyByBook("The rules ask for openers, so that a hand without them can only pass."));
    }

    private static List<Answering<TableView, String>> jackpots() {
        return List.of(
                rule("poker.open.no-giveaway", source("draw-poker.p06"))
                        .when(lacks(BLIND), atLeast(BEHIND, 1))
                        .needs(has(VERY_STRONG), knows(Circumstance.NEVER_OPENS_EARLY), atMost(POSITION, SECOND_SEAT))
                        .answers(say(PASS))
                        .whyByBook(
                                "If you never open in these seats, opening now tells all that you are strong, and nobody "
                                        + "would pay."),
                rule("poker.open.very-strong", source("draw-poker.p05"))
                        .when(lacks(BLIND))
                        .needs(has(VERY_STRONG))
                        .answers(say(OPEN))
                        .whyByBook("The biggest wins come from opening it and raising again when somebody raises.")
                        .title("A very strong hand"),
                rule("poker.open.another-will", source("draw-poker.p02", "poker.p07"))
                        .when(lacks(BLIND), atLeast(BEHIND, 1))
                        .needs(knows(Circumstance.ANOTHER_WILL_OPEN), JACKS_OR_BETTER)
                        .answers(say(PASS))
                        .whyByBook(
                                "The opener has the worst place after the draw, so it is better left to somebody else.",
                                "poker.p07")
                        .title("Another will open"),
                rule("poker.open.two-low-pairs-of-seven", source("draw-poker.p07"))
                        .when(lacks(BLIND))
                        .needs(has(TWO_LOW_PAIRS), EARLY_SEAT, within(PLAYERS, Range.exactly(SEVEN)))
                        .answers(say(PASS))
                        .manner(Manner.USUALLY)
                        .whyByBook(
                                "Early in a game of seven several may stay, of whom one will probably draw past two low pairs.")
                        .title("Two low pairs among seven players"),
                rule(
                                "poker.open.two-low-pairs-early",
                                source("draw-poker.p07")
                                        .withFigureFromPractice(SEVEN_HANDED)
                                        .meaning("a seven-hand game", "players")
                                        .meaning("a hand to open early", "from-the-end"))
                        .when(lacks(BLIND))
                        .needs(has(TWO_LOW_PAIRS), EARLY_SEAT, atLeast(PLAYERS, SIX))
                        .answers(say(PASS))
                        .whyByBook(
                                "If several stay, one will probably draw past two low pairs, and if somebody raises, they are "
                                        + "beaten already."),
                rule("poker.open.low-cards-passed", source("draw-poker.p04"))
                        .when(lacks(BLIND))
                        .needs(has(TWO_LOW_PAIRS), within(PLAYERS, Range.between(FOUR, FIVE)))
                        .answers(say(PASS))
                        .manner(Manner.MAY)
                        .whyByBook("{It} gambles on a bigger win from somebody who opens and raises."),
                rule("poker.open.four-or-five-players", source("draw-poker.p03", "draw-poker.p04"))
                        .when(lacks(BLIND), has(OPENERS), within(PLAYERS, Range.between(FOUR, FIVE)))
                        .needs(JACKS_OR_BETTER)
                        .answers(say(OPEN))
                        .whyByBook("Among four or five players every hand from jacks up is worth opening."),
                rule(
                                "poker.open.two-or-three-players",
                                source("draw-poker.p03")
                                        .withFigureFromPractice(
                                                "the book names four or five players; fewer ask no more")
                                        .meaning("four or five players", "players"))
                        .when(lacks(BLIND), has(OPENERS), atMost(PLAYERS, FOUR - 1))
                        .needs(JACKS_OR_BETTER)
                        .answers(say(OPEN))
                        .why("With so few hands dealt even jacks are mostly the best."),
                rule("poker.open.two-low-pairs-late", source("draw-poker.p07"))
                        .when(lacks(BLIND))
                        .needs(has(TWO_LOW_PAIRS), Standards.LAST_THREE_SEATS)
                        .answers(say(OPEN))
                        .why("In the last three seats fewer are left to stay and draw past two low pairs."),
                rule(
                                "poker.open.openers",
                                generalPractice(
                                        "with six players or more the book weighs the pot, the others and the seats, and names no hand"))
                        .when(lacks(BLIND))
                        .needs(has(OPENERS), JACKS_OR_BETTER)
                        .answers(say(OPEN))
                        .why("The hand is as good as what usually opens, and it may win the antes at once.")
                        .title("Open on openers"));
    }

    private static RuleBook<TableView, String> of1891() {
        return RuleBook.<TableView, String>named("Round Games with Cards")
                .then(rule("poker.open.1891.no-openers", source("poker-jack-pot.p01", "poker-jack-pot.p02"))
                        .needs(lacks(OPENERS))
                        .answers(say(PASS))
                        .whyByBook(
                                "Opening without the pair asked for is fined, so the hand can only pass.",
                                "poker-jack-pot.p02")
                        .title("1891: no openers"))
                .then(rule(
                                "poker.open.1891.openers",
                                generalPractice("the book says what may open a jack-pot, not when to open it"))
                        .needs(any(has(OPENERS), has(OPEN_ON_ANYTHING)))
                        .answers(say(OPEN))
                        .why("Nobody before you had openers, so a hand that has them may well be best.")
                        .title("1891: openers"))
                .book();
    }
}
