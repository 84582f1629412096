package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Needs.notLessThan;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.poker.play.Features.BEHIND;
import static kibitzer.conventions.poker.play.Features.IN;
import static kibitzer.conventions.poker.play.Features.OFFERED;
import static kibitzer.conventions.poker.play.Features.ON_THE_COME;
import static kibitzer.conventions.poker.play.Features.OPENER;
import static kibitzer.conventions.poker.play.Features.POT_TOLD;
import static kibitzer.conventions.poker.play.Features.RAISES;
import static kibitzer.conventions.poker.play.Features.lessThan;
import static kibitzer.conventions.poker.play.Standards.ACES_TO_OPEN;
import static kibitzer.conventions.poker.play.Standards.NEXT_TO_THE_OPENER;
import static kibitzer.conventions.poker.play.Standards.NOBODY_BEHIND;
import static kibitzer.conventions.poker.play.Standards.SOMEBODY_BEHIND;
import static kibitzer.conventions.poker.play.Standards.TWO_LOW_PAIRS;
import static kibitzer.conventions.poker.play.Standards.UNRAISED;
import static kibitzer.conventions.poker.play.Standards.knows;
import static kibitzer.conventions.poker.play.Words.CALL;
import static kibitzer.conventions.poker.play.Words.DROP;
import static kibitzer.conventions.poker.play.Words.RAISE;
import static kibitzer.conventions.poker.play.Words.say;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleBuilder.Answering;
import kibitzer.advice.Why;

/**
 * When to raise, call or drop before the draw (Culbertson pp. 99-102).
 *
 * <p>First the hand on the come, which never raises; then the ladder of raises, each rung of which asks more; then the
 * first raise, by how many are in and how many may follow; last the hands that only call or drop.
 */
public final class Raises {
    private static final int SECOND = 1;
    private static final int THIRD = 2;
    private static final int FOURTH = 3;
    private static final int MANY_BEHIND = 3;
    private static final int MANY_IN = 3;

    /** By game, the book that advises on it. */
    public static final Map<String, RuleBook<TableView, String>> BOOKS = Map.of(
            Games.STANDARD, book(OnTheCome.RULES, made(ladder(), unraised(acesToOpen(), lowPairs(), first(), weak()))),
            Games.BUG,
                    book(
                            OnTheCome.RULES,
                            made(
                                    ladder(WildPlay.BEHIND_WITH_A_BUG),
                                    unraised(WildPlay.bugRaises(), lowPairs(), first(), weak()))),
            Games.JOKER_WILD,
                    book(
                            WildPlay.jokerRaises(),
                            OnTheCome.RULES,
                            made(
                                    ladder(WildPlay.BEHIND_WITH_A_JOKER),
                                    unraised(WildPlay.jokerRaisesRest(), lowPairs(), first(), weak()))),
            Games.LOW, book(LowPlay.raises()),
            Games.HIGH_LOW,
                    book(
                            HighLowPlay.raises(),
                            ladder(HighLowPlay.BEHIND_THE_RAISER),
                            unraised(lowPairs(), first(), weak())),
            Games.ROUND_GAMES, RoundGamesBets.raises());

    private Raises() {}

    @SafeVarargs
    private static RuleBook<TableView, String> book(List<Answering<TableView, String>>... parts) {
        List<Answering<TableView, String>> all = new ArrayList<>();
        Stream.of(parts).forEach(all::addAll);
        return RuleBook.<TableView, String>named("Culbertson on raising")
                .thenAll(all)
                .book();
    }

    /** Rules on a first raise: of a pot that was raised the ladder has spoken, and what they ask would not do there. */
    @SafeVarargs
    private static List<Answering<TableView, String>> unraised(List<Answering<TableView, String>>... parts) {
        return Stream.of(parts)
                .flatMap(List::stream)
                .map(rule -> rule.onlyWhen(UNRAISED))
                .toList();
    }

    /** Rules on what a hand is: of four cards that want a fifth those on the come have spoken. */
    @SafeVarargs
    private static List<Answering<TableView, String>> made(List<Answering<TableView, String>>... parts) {
        return Stream.of(parts)
                .flatMap(List::stream)
                .map(rule -> rule.onlyWhen(lacks(ON_THE_COME)))
                .toList();
    }

    private static List<Answering<TableView, String>> ladder() {
        return ladder(Why.book(
                "Somebody has raised; a sound raise takes two good pairs, so this hand starts behind.",
                "draw-poker.p33",
                "poker.p02"));
    }

    /** What a raise shows where a card is wild, or where a low hand may make it, is another thing. */
    private static List<Answering<TableView, String>> ladder(Why behindTheRaiser) {
        return List.of(
                rule(
                                "poker.raise.fourth",
                                source("draw-poker.p39", "blind-opening.p09").onPage(100, 101))
                        .when(atLeast(RAISES, FOURTH))
                        .needs(Features.atLeast(Strength.FULL_HOUSE))
                        .answers(say(RAISE))
                        .why("After three raises only a full house is likely to be ahead.")
                        .title("The fourth raise"),
                rule(
                                "poker.raise.third",
                                source("draw-poker.p38", "blind-opening.p09").onPage(100))
                        .when(atLeast(RAISES, THIRD), atMost(RAISES, THIRD))
                        .needs(Features.atLeast(Strength.ACE_HIGH_FLUSH))
                        .answers(say(RAISE))
                        .why("{It} still beats the straights and flushes that raise twice.")
                        .title("The third raise"),
                rule("poker.raise.opener-hides-three-of-a-kind", source("draw-poker.p36", "draw-poker.p37"))
                        .when(second(), has(OPENER), Features.atLeast(Strength.TRIPS))
                        .needs(
                                has(OPENER),
                                atMost(IN, 1),
                                NOBODY_BEHIND,
                                Features.atLeast(Strength.TRIPS),
                                lessThan(Strength.STRAIGHT))
                        .answers(say(CALL))
                        .whyByBook(
                                "{It} is worth a call, but a raise would be met by a pat hand only, so it waits until after "
                                        + "the draw."),
                rule(
                                "poker.raise.second",
                                source("draw-poker.p35", "blind-opening.p09").onPage(100))
                        .when(second())
                        .needs(Features.atLeast(Strength.THREE_JACKS))
                        .answers(say(RAISE))
                        .why("Three jacks beat most hands that raise once, so the pot is worth making bigger.")
                        .title("The second raise"),
                rule(
                                "poker.raise.call-a-raise",
                                source("draw-poker.p35", "draw-poker.p33").reckoning("hand"))
                        .when(second(), Features.atLeast(Strength.QUEENS_UP))
                        .needs(Features.atLeast(Strength.QUEENS_UP))
                        .answers(say(CALL))
                        .why(
                                "The hand can meet what a raiser usually has, but another raise would be paid only by better."),
                rule(
                                "poker.raise.call-several-raises",
                                source("draw-poker.p38", "draw-poker.p39").reckoning("hand"))
                        .when(atLeast(RAISES, THIRD), Features.atLeast(Strength.THREE_JACKS))
                        .needs(Features.atLeast(Strength.THREE_JACKS))
                        .answers(say(CALL))
                        .why("Three jacks may still win after several raises, but one more would be paid only by "
                                + "better hands."),
                // P. 99: no pair is played unless the pot offers more than the odds against coming out with jacks up.
                rule("poker.raise.high-pair-at-the-price", source("draw-poker.p11", "draw-poker.p12"))
                        .when(second(), Features.atLeast(Strength.KINGS))
                        .needs(
                                Features.atLeast(Strength.KINGS),
                                lessThan(Strength.TWO_PAIRS),
                                has(POT_TOLD),
                                notLessThan(OFFERED, Standards.AGAINST_JACKS_UP))
                        .answers(say(CALL))
                        .manner(Manner.MAY)
                        .whyByBook(
                                "The pot pays more than the odds against coming out with jacks up, the average winning hand."),
                rule("poker.raise.drop-to-a-raise", source("poker.p01", "draw-poker.p33", "draw-poker.p35"))
                        .when(second())
                        .needs(lessThan(Strength.QUEENS_UP))
                        .answers(say(DROP))
                        .why(behindTheRaiser),
                rule("poker.raise.drop-to-several-raises", source("poker.p01", "draw-poker.p38", "draw-poker.p39"))
                        .when(atLeast(RAISES, THIRD))
                        .needs(lessThan(Strength.THREE_JACKS))
                        .answers(say(DROP))
                        .whyByBook(
                                "Several raises show hands that beat this one, so playing on loses in the long run.",
                                "poker.p02"));
    }

    private static Need<TableView> second() {
        return Features.exactly(RAISES, SECOND);
    }

    private static List<Answering<TableView, String>> acesToOpen() {
        return List.of(
                rule("poker.raise.aces-to-open.too-weak", source("acepots.p03"))
                        .when(has(ACES_TO_OPEN))
                        .needs(lessThan(Strength.ACES))
                        .answers(say(DROP))
                        .why("The opener holds aces at least, so less than aces starts behind.")
                        .title("Aces to open: too weak"),
                rule("poker.raise.aces-to-open.only-call", source("acepots.p02", "acepots.p03"))
                        .when(has(ACES_TO_OPEN))
                        .needs(Features.atLeast(Strength.ACES), lessThan(Strength.QUEENS_UP))
                        .answers(say(CALL))
                        .whyByBook("Two low pairs or aces are enough to play where aces open; a raise takes queens up.")
                        .title("Aces to open: only call"));
    }

    private static List<Answering<TableView, String>> first() {
        return List.of(
                rule("poker.raise.let-others-come-in", source("draw-poker.p32"))
                        .when(NEXT_TO_THE_OPENER)
                        .needs(Features.atLeast(Strength.THREE_JACKS), lessThan(Strength.FLUSH))
                        .answers(say(CALL))
                        .whyByBook(
                                "Next to the opener a raise would drive out players whom so strong a hand wants to keep.",
                                "draw-poker.p29"),
                rule("poker.raise.too-strong-to-drive-out", source("draw-poker.p30", "draw-poker.p29"))
                        .needs(
                                Features.atLeast(Strength.STRAIGHT),
                                atLeast(BEHIND, MANY_BEHIND),
                                atMost(IN, MANY_IN - 1))
                        .answers(say(CALL))
                        .whyByBook(
                                "{It} will probably win as it is, and a raise would drive out players who would pay."),
                // P. 100 puts a high three of a kind beside the straight; that it wins unimproved is left to judgement.
                rule(
                                "poker.raise.high-threes-let-others-in",
                                source("draw-poker.p30", "draw-poker.p32", "draw-poker.p29"))
                        .needs(
                                Features.atLeast(Strength.THREE_JACKS),
                                lessThan(Strength.STRAIGHT),
                                atLeast(BEHIND, MANY_BEHIND),
                                atMost(IN, MANY_IN - 1))
                        .answers(say(CALL))
                        .manner(Manner.USUALLY)
                        .whyByBook(
                                "Three of a kind so high will probably win as it is, so more players are wanted in the pot."),
                // "More than two to be heard from, or unless three are in": read with "and" it waits for both.
                rule("poker.raise.too-strong-to-raise-yet", source("draw-poker.p30"))
                        .needs(
                                Features.atLeast(Strength.THREE_JACKS),
                                SOMEBODY_BEHIND,
                                any(atLeast(BEHIND, MANY_BEHIND), atMost(IN, MANY_IN - 1)))
                        .answers(say(CALL))
                        .manner(Manner.MAY)
                        .whyByBook(
                                "A raise now might drive out players who would still come in and pay.",
                                "draw-poker.p29"),
                rule("poker.raise.strong", source("draw-poker.p30", "draw-poker.p29"))
                        .needs(Features.atLeast(Strength.STRAIGHT))
                        .answers(say(RAISE))
                        .whyByBook(
                                "All who are likely to play are in, so the raise only makes the pot bigger.",
                                "draw-poker.p29")
                        .title("A strong hand raises"),
                rule("poker.raise.three-in.three-of-a-kind", source("draw-poker.p34"))
                        .needs(atLeast(IN, MANY_IN), Features.atLeast(Strength.TRIPS))
                        .answers(say(RAISE))
                        .whyByBook(
                                "With three or more in, somebody may well draw past two pairs; three of a kind is safe enough to raise on.")
                        .title("Three in: three of a kind"),
                rule("poker.raise.three-in.aces-up", source("draw-poker.p34"))
                        .needs(atLeast(IN, MANY_IN), Features.atLeast(Strength.ACES_UP))
                        .answers(say(RAISE))
                        .manner(Manner.USUALLY)
                        .why("Against three opponents or more only two pairs as high as these are likely to hold up.")
                        .title("Three in: aces up"),
                rule("poker.raise.three-in.less-than-aces-up", source("draw-poker.p11", "draw-poker.p34"))
                        .needs(atLeast(IN, MANY_IN), Features.atLeast(Strength.JACKS_UP))
                        .answers(say(CALL))
                        .why("{It} is good enough to play, but against three opponents or more such pairs often lose.")
                        .title("Three in: less than aces up"),
                rule("poker.raise.queens-up-last", source("draw-poker.p31", "draw-poker.p33"))
                        .when(NOBODY_BEHIND)
                        .needs(atMost(IN, MANY_IN - 1), Features.atLeast(Strength.QUEENS_UP))
                        .answers(say(RAISE))
                        .whyByBook("So good a hand usually beats one or two opponents, and nobody else can come in."),
                rule("poker.raise.queens-up", source("draw-poker.p31", "draw-poker.p33"))
                        .when(SOMEBODY_BEHIND)
                        .needs(atMost(IN, MANY_IN - 1), Features.atLeast(Strength.QUEENS_UP))
                        .answers(say(RAISE))
                        .whyByBook(
                                "Such a hand usually beats one or two opponents but may lose to more, so the raise keeps "
                                        + "others out."),
                rule("poker.raise.nines-up-low-limit", source("draw-poker.p33"))
                        .when(atMost(IN, MANY_IN - 1), knows(Circumstance.LOW_LIMIT))
                        .needs(Features.atLeast(Strength.NINES_UP), knows(Circumstance.LOW_LIMIT))
                        .answers(say(RAISE))
                        .why("At a low limit the raise costs little, and nines up usually beat one or two opponents."),
                rule("poker.raise.less-than-queens-up", source("draw-poker.p11", "draw-poker.p33"))
                        .needs(
                                atMost(IN, MANY_IN - 1),
                                Features.atLeast(Strength.JACKS_UP),
                                lessThan(Strength.QUEENS_UP),
                                lacks(Features.known(Circumstance.LOW_LIMIT)))
                        .answers(say(CALL))
                        .whyByBook(
                                "The hand is as good as the usual winner, so it may stay; a raise takes queens up."));
    }

    /** Before the first raise, so that what two pairs are asked for is not told of one. */
    private static List<Answering<TableView, String>> lowPairs() {
        return List.of(
                rule("poker.raise.low-pair-safe", source("draw-poker.p12"))
                        .when(NOBODY_BEHIND, Features.atLeast(Strength.ANY_PAIR))
                        .needs(Features.atLeast(Strength.ANY_PAIR), lessThan(Strength.KINGS), UNRAISED, NOBODY_BEHIND)
                        .answers(say(CALL))
                        .manner(Manner.MAY)
                        .whyByBook("No raise can come any more, so the price of trying to improve is known."),
                rule("poker.raise.pair-below-kings", source("draw-poker.p12"))
                        .needs(Features.atLeast(Strength.ANY_PAIR), lessThan(Strength.KINGS))
                        .answers(say(DROP))
                        .whyByBook(
                                "A pair below kings is more often than not behind, even before anybody draws.",
                                "draw-poker.p13"));
    }

    private static List<Answering<TableView, String>> weak() {
        return List.of(
                rule("poker.raise.two-low-pairs-many-in", source("draw-poker.p14", "draw-poker.p08"))
                        .needs(has(TWO_LOW_PAIRS), atLeast(IN, MANY_IN))
                        .answers(say(DROP))
                        .whyByBook(
                                "One of several opponents will probably improve, while two low pairs fill only once in twelve.",
                                "draw-poker.p09",
                                "draw-poker.p10"),
                rule("poker.raise.two-low-pairs-raise-behind", source("draw-poker.p14", "poker.p08"))
                        .needs(has(TWO_LOW_PAIRS), SOMEBODY_BEHIND)
                        .answers(say(DROP))
                        .whyByBook(
                                "Somebody behind may raise, and two low pairs that meet a raise are beaten.",
                                "draw-poker.p07"),
                rule("poker.raise.two-low-pairs", source("draw-poker.p15", "draw-poker.p14"))
                        .when(has(TWO_LOW_PAIRS))
                        .needs(has(TWO_LOW_PAIRS), NOBODY_BEHIND)
                        .answers(say(RAISE))
                        .manner(Manner.USUALLY)
                        .whyByBook(
                                "Two pairs usually beat one or two opponents, and nobody behind can come in or raise.",
                                "draw-poker.p31"),
                rule("poker.raise.two-low-pairs-called", source("draw-poker.p15"))
                        .when(has(TWO_LOW_PAIRS))
                        .needs(has(TWO_LOW_PAIRS), NOBODY_BEHIND)
                        .answers(say(CALL))
                        .manner(Manner.MAY)
                        .why("Nobody can raise any more, so the draw is seen at a known price."),
                // Where aces open, a pair of kings is behind before the draw (p. 102).
                rule("poker.raise.high-pair-calls-last", source("draw-poker.p33", "draw-poker.p12"))
                        .when(lacks(ACES_TO_OPEN), NOBODY_BEHIND)
                        .needs(Features.atLeast(Strength.KINGS), lessThan(Strength.TWO_PAIRS))
                        .answers(say(CALL))
                        .whyByBook(
                                "{It} is good enough to play, but to raise on less than queens up loses in the end.",
                                "draw-poker.p33"),
                rule("poker.raise.high-pair-calls", source("draw-poker.p29", "draw-poker.p33", "draw-poker.p12"))
                        .when(lacks(ACES_TO_OPEN))
                        .needs(Features.atLeast(Strength.KINGS), lessThan(Strength.TWO_PAIRS))
                        .answers(say(CALL))
                        .whyByBook(
                                "{It} is good enough to play, but a raise would drive out the weaker hands that might pay.",
                                "draw-poker.p29"),
                rule("poker.raise.nothing", source("poker.p01"))
                        .needs(lessThan(Strength.ANY_PAIR))
                        .answers(say(DROP))
                        .why("A hand without a pair is behind the others, and mostly stays so.")
                        .title("Nothing to play on"),
                rule("poker.raise.rest", generalPractice("no standard of the book fits; a made hand calls"))
                        .needs(Features.atLeast(Strength.TWO_PAIRS))
                        .answers(say(CALL))
                        .why("The hand is made and may be best, though nothing says that it should raise.")
                        .title("Another made hand"));
    }
}
