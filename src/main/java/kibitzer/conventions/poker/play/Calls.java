package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.poker.play.AfterTheDraw.BETTOR_IS_NOT_PAT;
import static kibitzer.conventions.poker.play.AfterTheDraw.BET_MADE;
import static kibitzer.conventions.poker.play.AfterTheDraw.CHECKED_TO;
import static kibitzer.conventions.poker.play.AfterTheDraw.NO_BET;
import static kibitzer.conventions.poker.play.AfterTheDraw.ONE_CARD_BETS;
import static kibitzer.conventions.poker.play.AfterTheDraw.ONE_CARD_BETS_ANOTHER_CALLS;
import static kibitzer.conventions.poker.play.AfterTheDraw.ONE_CARD_BETS_ANOTHER_RAISES;
import static kibitzer.conventions.poker.play.AfterTheDraw.ONLY_ONE_RAISER;
import static kibitzer.conventions.poker.play.AfterTheDraw.RAISED_BY_A_DRAW_OF_MORE;
import static kibitzer.conventions.poker.play.Features.IN;
import static kibitzer.conventions.poker.play.Features.OPENER;
import static kibitzer.conventions.poker.play.Features.PLAYERS;
import static kibitzer.conventions.poker.play.Features.known;
import static kibitzer.conventions.poker.play.Features.lessThan;
import static kibitzer.conventions.poker.play.Standards.ACES_TO_OPEN;
import static kibitzer.conventions.poker.play.Standards.HIGH_FLUSH;
import static kibitzer.conventions.poker.play.Standards.TWO_LOW_PAIRS;
import static kibitzer.conventions.poker.play.Standards.knows;
import static kibitzer.conventions.poker.play.Words.BET;
import static kibitzer.conventions.poker.play.Words.CALL;
import static kibitzer.conventions.poker.play.Words.CHECK;
import static kibitzer.conventions.poker.play.Words.DROP;
import static kibitzer.conventions.poker.play.Words.RAISE;
import static kibitzer.conventions.poker.play.Words.either;
import static kibitzer.conventions.poker.play.Words.say;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleBuilder;
import kibitzer.advice.RuleBuilder.Answering;

/** Betting after the draw: what a bet, a raise and a call of others' show (Culbertson pp. 99-101). */
public final class Calls {
    private static final int TWO_RAISES = 2;

    /** The average winner meets a bet; what a raise shows is another question. */
    static final Need<TableView> NOT_RAISED = atMost(AfterTheDraw.RAISES, 0);

    /** The average winner is told of six to eight players (p. 99). */
    private static final int FEWEST = 6;

    private static final String LESS_THAN_THE_AVERAGE = "poker.call.rest.drop";

    private static final String TWO_LOW_PAIRS_AGAINST_ACES = "poker.call.aces-to-open.two-low-pairs";

    /** Where a hand is dropped for what its page says, and not because some least hand is said to call. */
    public static final Set<String> DROPPED_BY_THE_PAGE = Set.of(
            LESS_THAN_THE_AVERAGE, WildCalls.LESS_WITH_A_JOKER, WildCalls.LESS_WITH_DEUCES, TWO_LOW_PAIRS_AGAINST_ACES);

    private static final String CHECKS_WITH_LESS = "poker.call.rest.check";

    /** Where the reason for a check says itself that better hands would call. */
    public static final Set<String> CALLED_BY_BETTER =
            Set.of(CHECKS_WITH_LESS, WildCalls.CHECKS_WITH_A_JOKER, RoundGamesBets.CHECKS);

    static final String CALLS_BUT_DOES_NOT_RAISE =
            "The hand is as good as the average winner, but a raise would mostly meet better.";

    static final String AVERAGE_CALLS = "the average winning hand is taken as the least that calls";

    /** By game, the book that advises on it. */
    public static final Map<String, RuleBook<TableView, String>> BOOKS = Map.of(
            Games.STANDARD, book(standard(), averageCalls(), rest()),
            Games.JOKER_WILD, book(WildCalls.joker(), rest()),
            Games.DEUCES_WILD, book(WildCalls.deuces(), rest()),
            Games.LOW, book(LowPlay.calls()),
            Games.ROUND_GAMES, RoundGamesBets.calls());

    private Calls() {}

    @SafeVarargs
    private static RuleBook<TableView, String> book(List<Answering<TableView, String>>... parts) {
        List<Answering<TableView, String>> all = new ArrayList<>();
        Stream.of(parts).forEach(all::addAll);
        return RuleBook.<TableView, String>named("Culbertson on betting after the draw")
                .thenAll(all)
                .book();
    }

    private static List<Answering<TableView, String>> standard() {
        return List.of(
                // P. 101 forbids the third raise alone; what meets two raises no page says.
                rule(
                                "poker.call.no-third-raise",
                                source("draw-poker.p40")
                                        .withFigureFromPractice(
                                                "the book does not say what calls two raises; so good a hand is taken to")
                                        .reckoning("hand"))
                        .when(BET_MADE, atLeast(AfterTheDraw.RAISES, TWO_RAISES), has(ONE_CARD_BETS))
                        .needs(Features.atLeast(HIGH_FLUSH), lessThan(Strength.JACKS_FULL))
                        .answers(say(CALL))
                        .whyByBook(
                                "Against a one-card draw that bets or raises, a third raise takes a high full house."),
                rule("poker.call.no-third-raise.drop", source("draw-poker.p40"))
                        .when(BET_MADE, atLeast(AfterTheDraw.RAISES, TWO_RAISES), has(ONE_CARD_BETS))
                        .needs(Features.atLeast(HIGH_FLUSH), lessThan(Strength.JACKS_FULL))
                        .answers(say(DROP))
                        .manner(Manner.MAY)
                        .why("Two raises may show better hands, and what meets them no page says."),
                rule(
                                "poker.call.one-card-raised.jacks-full",
                                source("draw-poker.p25", "draw-poker.p40").onPage(99, 100))
                        .when(BET_MADE, has(ONE_CARD_BETS_ANOTHER_RAISES))
                        .needs(has(ONE_CARD_BETS_ANOTHER_RAISES), Features.atLeast(Strength.JACKS_FULL))
                        .answers(say(RAISE))
                        .why("Against flushes and most full houses it is still ahead.")
                        .title("One-card bet raised: jacks full"),
                rule(
                                "poker.call.one-card-raised.high-flush",
                                source("draw-poker.p25").onPage(99, 100))
                        .when(BET_MADE, has(ONE_CARD_BETS_ANOTHER_RAISES))
                        .needs(has(ONE_CARD_BETS_ANOTHER_RAISES), Features.atLeast(HIGH_FLUSH))
                        .answers(say(CALL))
                        .whyByBook(
                                "When one who drew one card or stood pat bets and another such raises, only a high flush or a full house calls soundly.")
                        .title("One-card bet raised: a high flush"),
                rule(
                                "poker.call.one-card-raised.low-flush",
                                source("draw-poker.p25").onPage(99, 100))
                        .when(BET_MADE, has(ONE_CARD_BETS_ANOTHER_RAISES))
                        .needs(has(ONE_CARD_BETS_ANOTHER_RAISES), has(Standards.LOW_FLUSH))
                        .answers(say(DROP))
                        .manner(Manner.USUALLY)
                        .why("A raise after a one-card draw too often shows a higher flush or a full house.")
                        .title("One-card bet raised: a low flush"),
                rule("poker.call.one-card-raised.doubtful-flush", source("draw-poker.p25"))
                        .when(BET_MADE, has(ONE_CARD_BETS_ANOTHER_RAISES))
                        .needs(has(ONE_CARD_BETS_ANOTHER_RAISES), has(Standards.LOW_FLUSH))
                        .answers(say(CALL))
                        .manner(Manner.MAY)
                        .why("The raiser may have filled no more than a straight, which even a low flush beats.")
                        .title("One-card bet raised: a doubtful flush"),
                rule("poker.call.one-card-raised.less", source("draw-poker.p25", "draw-poker.p28"))
                        .when(BET_MADE, has(ONE_CARD_BETS_ANOTHER_RAISES))
                        .needs(has(ONE_CARD_BETS_ANOTHER_RAISES), lessThan(Strength.FLUSH))
                        .answers(say(DROP))
                        .whyByBook("Bet and raise show that somebody filled, which less than a flush seldom beats.")
                        .title("One-card bet raised: less than a flush"),
                rule(
                                "poker.call.bluff-raised.read",
                                source("draw-poker.p26", "draw-poker.p27").leaving("hand"))
                        .when(
                                BET_MADE,
                                has(RAISED_BY_A_DRAW_OF_MORE),
                                has(ONLY_ONE_RAISER),
                                knows(Circumstance.BETTOR_BLUFFS))
                        .needs(
                                has(RAISED_BY_A_DRAW_OF_MORE),
                                has(ONLY_ONE_RAISER),
                                knows(Circumstance.BETTOR_BLUFFS),
                                Features.atLeast(Strength.TRIPS),
                                lessThan(Strength.STRAIGHT))
                        .answers(say(CALL))
                        .whyByBook(
                                "If the first bet is a bluff, three of a kind probably beats the raiser: enough to call, not to raise.")
                        .title("A bluff that is raised"),
                rule(
                                "poker.call.bluff-raised.too-weak",
                                source("draw-poker.p26", "draw-poker.p27").leaving("hand"))
                        .when(BET_MADE, has(RAISED_BY_A_DRAW_OF_MORE), knows(Circumstance.BETTOR_BLUFFS))
                        .needs(
                                has(RAISED_BY_A_DRAW_OF_MORE),
                                knows(Circumstance.BETTOR_BLUFFS),
                                lessThan(Strength.TRIPS))
                        .answers(say(DROP))
                        .why("Bluff or not, the raiser must be beaten too, and that takes about three of a kind.")
                        .title("A bluff that is raised: too weak"),
                rule(
                                "poker.call.bluff-raised.others-in",
                                source("draw-poker.p26", "draw-poker.p28")
                                        .withFigureFromPractice("the book's raiser is alone with the bluffer")
                                        .reckoning("hand"))
                        .when(
                                BET_MADE,
                                has(RAISED_BY_A_DRAW_OF_MORE),
                                lacks(ONLY_ONE_RAISER),
                                knows(Circumstance.BETTOR_BLUFFS))
                        .needs(
                                has(RAISED_BY_A_DRAW_OF_MORE),
                                lacks(ONLY_ONE_RAISER),
                                knows(Circumstance.BETTOR_BLUFFS),
                                Features.atLeast(Strength.TRIPS),
                                lessThan(Strength.STRAIGHT))
                        .answers(say(DROP))
                        .why(
                                "Beside the raiser somebody else has shown a hand, and both must be beaten, not the bluff alone.")
                        .title("A bluff that is raised, with others in"),
                rule("poker.call.raised.not-read-as-a-bluff", source("draw-poker.p26"))
                        .when(BET_MADE, has(RAISED_BY_A_DRAW_OF_MORE), lacks(known(Circumstance.BETTOR_BLUFFS)))
                        .needs(has(RAISED_BY_A_DRAW_OF_MORE), lessThan(Strength.FLUSH))
                        .answers(say(DROP))
                        .why(
                                "If the first bet is no bluff, both bettor and raiser must be beaten, which less than a flush seldom does.")
                        .title("A raised bet that is no bluff"),
                rule("poker.call.one-card-called.three-of-a-kind", source("draw-poker.p24"))
                        .when(BET_MADE, has(ONE_CARD_BETS_ANOTHER_CALLS))
                        .needs(has(ONE_CARD_BETS_ANOTHER_CALLS), lessThan(Strength.STRAIGHT))
                        .answers(say(DROP))
                        .manner(Manner.USUALLY)
                        .why("Of two who drew one card or none and bet on, one has probably a straight or better.")
                        .title("Three of a kind after bet and call"),
                rule(TWO_LOW_PAIRS_AGAINST_ACES, source("acepots.p04"))
                        .when(BET_MADE, lacks(OPENER))
                        .needs(has(TWO_LOW_PAIRS), has(ACES_TO_OPEN), has(AfterTheDraw.OPENER_DREW_ONE))
                        .answers(say(DROP))
                        .manner(Manner.USUALLY)
                        .whyByBook(
                                "The opener drew one card, and two low pairs that have not improved are then usually dropped.")
                        .title("Two low pairs where aces open"),
                rule("poker.call.opener-raises-at-last", source("draw-poker.p37"))
                        .when(BET_MADE, has(OPENER), atMost(IN, 1))
                        .needs(
                                atMost(IN, 1),
                                Features.atLeast(Strength.TRIPS),
                                lessThan(Strength.STRAIGHT),
                                has(BETTOR_IS_NOT_PAT))
                        .answers(say(RAISE))
                        .whyByBook(
                                "Only a pat hand was to be feared, so the three of a kind you have hidden can raise now.")
                        .title("The opener raises at last"),
                rule(
                                "poker.call.opener-raises-on-better",
                                source("draw-poker.p37").reckoning("hand"))
                        .when(BET_MADE, has(OPENER), atMost(IN, 1))
                        .needs(atMost(IN, 1), Features.atLeast(Strength.STRAIGHT), has(BETTOR_IS_NOT_PAT))
                        .answers(say(RAISE))
                        .whyByBook(
                                "Against one who did not stand pat three of a kind can raise, and this hand is better still.")
                        .title("The opener raises on more"),
                threeAgainstAPatHand("poker.call.opener-drops-to-a-pat-hand")
                        .answers(say(DROP))
                        .manner(Manner.MAY)
                        .why("A pat hand that is no bluff beats three of a kind."),
                threeAgainstAPatHand("poker.call.opener-raises-no-pat-hand")
                        .answers(say(CALL))
                        .why(
                                "Three of a kind beats a bluff, and a pat bettor bluffs at times; to raise on it is too much.")
                        .title("No raise against a pat hand"),
                rule(
                                "poker.call.check-behind-the-opener",
                                source("jackpots.p01").leaving("hand"))
                        .when(NO_BET, lacks(OPENER))
                        .needs(has(CHECKED_TO), lessThan(Strength.TWO_PAIRS))
                        .answers(say(CHECK))
                        .whyByBook(
                                "If the opener turns out to have had no openers, a hand that has only checked can still win."));
    }

    /** Of an opener with three of a kind whom one who stood pat has bet into: calling is advised, and dropping allowed. */
    private static RuleBuilder.Speaking<TableView> threeAgainstAPatHand(String id) {
        return rule(id, source("draw-poker.p37"))
                .when(BET_MADE, has(OPENER))
                .needs(
                        atMost(IN, 1),
                        Features.atLeast(Strength.TRIPS),
                        lessThan(Strength.STRAIGHT),
                        lacks(BETTOR_IS_NOT_PAT));
    }

    /** What the book leaves open after the draw; the average winning hand is its only figure. */
    private static List<Answering<TableView, String>> averageCalls() {
        return List.of(
                rule(
                                "poker.call.rest.call",
                                source("draw-poker.p11", "draw-poker.p23")
                                        .withFigureFromPractice(AVERAGE_CALLS)
                                        .reckoning("hand"))
                        .when(BET_MADE, NOT_RAISED, atLeast(PLAYERS, FEWEST))
                        .needs(Features.atLeast(Strength.JACKS_UP), lessThan(Strength.FULL_HOUSE))
                        .answers(say(CALL))
                        .why(CALLS_BUT_DOES_NOT_RAISE)
                        .title("Call with the average winner"),
                rule(
                                LESS_THAN_THE_AVERAGE,
                                source("draw-poker.p11", "draw-poker.p23")
                                        .withFigureFromPractice(AVERAGE_CALLS)
                                        .reckoning("hand"))
                        .when(BET_MADE, atLeast(PLAYERS, FEWEST))
                        .needs(lessThan(Strength.JACKS_UP))
                        .answers(say(DROP))
                        .whyByBook(
                                "Jacks or queens up are the average winning hand, so a call on less would mostly pay the winner.",
                                "draw-poker.p11")
                        .title("Drop with less than the average winner"),
                rule(
                                "poker.call.rest.pat-bet",
                                generalPractice("the book does not say what meets the bet of a player who stood pat"))
                        .when(BET_MADE, NOT_RAISED, lacks(OPENER), lacks(BETTOR_IS_NOT_PAT))
                        .needs(
                                lacks(BETTOR_IS_NOT_PAT),
                                Features.atLeast(Strength.TWO_PAIRS),
                                lessThan(Strength.STRAIGHT))
                        .answers(say(DROP))
                        .manner(Manner.MAY)
                        .why("A pat hand that is no bluff beats less than a straight.")
                        .title("A pat hand bets"),
                rule(
                                "poker.call.rest.call-of-few",
                                source("draw-poker.p11", "draw-poker.p23")
                                        .withFigureFromPractice(
                                                "the book names six to eight players; fewer ask no more")
                                        .reckoning("hand"))
                        .when(BET_MADE, NOT_RAISED, atMost(PLAYERS, FEWEST - 1))
                        .needs(Features.atLeast(Strength.JACKS_UP), lessThan(Strength.FULL_HOUSE))
                        .answers(say(CALL))
                        .why(CALLS_BUT_DOES_NOT_RAISE)
                        .title("Call among few players"),
                rule(
                                "poker.call.rest.drop-of-few",
                                generalPractice(
                                        "the book gives no average winner for fewer than six players; a pair drops"))
                        .when(BET_MADE, atMost(PLAYERS, FEWEST - 1))
                        .needs(lessThan(Strength.TWO_PAIRS))
                        .answers(say(DROP))
                        .why("Whoever bets after the draw has mostly two pairs or better.")
                        .title("Drop one pair among few players"),
                rule(
                                "poker.call.rest.two-low-pairs-of-few",
                                generalPractice(
                                        "the book gives no average winner for fewer than six players; two pairs call"))
                        .when(BET_MADE, NOT_RAISED, atMost(PLAYERS, FEWEST - 1))
                        .needs(Features.atLeast(Strength.TWO_PAIRS), lessThan(Strength.JACKS_UP))
                        .answers(say(CALL))
                        .why("Among few players even low pairs are often the best hand, but hardly ever worth a raise.")
                        .title("Two low pairs among few players"));
    }

    /** What no book says of hands after the draw. */
    private static List<Answering<TableView, String>> rest() {
        return List.of(
                rule("poker.call.rest.raise", generalPractice("a full house raises a bet; the book names no hand here"))
                        .when(BET_MADE)
                        .needs(Features.atLeast(Strength.FULL_HOUSE))
                        .answers(say(RAISE))
                        .why("A full house is seldom beaten, so what is added to the pot mostly comes back to you.")
                        .title("Raise with a full house"),
                rule(
                                "poker.call.rest.raised",
                                generalPractice(
                                        "the book says what meets a raise only after draws of one card, or of a bluff"))
                        .when(BET_MADE, atLeast(AfterTheDraw.RAISES, 1))
                        .needs(lessThan(Strength.FULL_HOUSE))
                        .answers(either(CALL, DROP))
                        .why("Somebody has raised after the draw: whether that is a better hand the cards do not tell.")
                        .title("A raised bet"),
                rule(
                                "poker.call.rest.bet",
                                generalPractice("three of a kind or better bets; the book names no hand here"))
                        .when(NO_BET)
                        .needs(Features.atLeast(Strength.TRIPS))
                        .answers(say(BET))
                        .why("Three of a kind or better is likely to be best, so worse hands should pay to see it.")
                        .title("Bet on three of a kind"),
                rule(CHECKS_WITH_LESS, generalPractice("less than three of a kind checks; the book names no hand here"))
                        .when(NO_BET)
                        .needs(lessThan(Strength.TRIPS))
                        .answers(say(CHECK))
                        .why("A bet would mostly be called by better hands.")
                        .title("Check with less"));
    }
}
