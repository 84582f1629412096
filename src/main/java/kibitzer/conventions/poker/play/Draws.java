package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.among;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.poker.play.DrawFeatures.EACH_DREW_ONE;
import static kibitzer.conventions.poker.play.DrawFeatures.KICKER;
import static kibitzer.conventions.poker.play.DrawFeatures.ONE_DREW_ONE;
import static kibitzer.conventions.poker.play.Features.ACE;
import static kibitzer.conventions.poker.play.Features.CLASS;
import static kibitzer.conventions.poker.play.Features.DRAWS;
import static kibitzer.conventions.poker.play.Features.FOUR_FLUSH;
import static kibitzer.conventions.poker.play.Features.FOUR_TO_A_STRAIGHT_FLUSH;
import static kibitzer.conventions.poker.play.Features.IN;
import static kibitzer.conventions.poker.play.Features.INSIDE_STRAIGHT;
import static kibitzer.conventions.poker.play.Features.OPENER;
import static kibitzer.conventions.poker.play.Features.OPEN_STRAIGHT;
import static kibitzer.conventions.poker.play.Features.RAISES;
import static kibitzer.conventions.poker.play.Features.atLeast;
import static kibitzer.conventions.poker.play.Features.lessThan;

import java.util.List;
import java.util.Map;
import java.util.Set;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleBuilder.Answering;
import kibitzer.cards.CardSet;
import kibitzer.games.poker.HandClass;

/**
 * Which cards to throw at draw poker (Culbertson pp. 99-104).
 *
 * <p>The place in the list is the order where pointers meet: first what is made and needs no card, then the draws that
 * the book singles out by the table (a kicker, split openers), then what a pair, three of a kind and two pairs draw
 * anyway, last the draws to four cards and to nothing.
 */
public final class Draws {
    static final String TABLE = "poker-table-08-improvement";

    private static final String THREE_OF_A_KIND = "poker.draw.three-of-a-kind";
    private static final String TWO_PAIRS_BEATEN = "poker.draw.two-pairs-known-beaten";
    private static final String PAIR = "poker.draw.pair";

    /** Where the reason says itself what new cards are drawn for, so that one kept too many is a new card less. */
    public static final Set<String> FOR_NEW_CARDS =
            Set.of(THREE_OF_A_KIND, TWO_PAIRS_BEATEN, PAIR, WildDraws.BUG_AND_ACE, RoundGamesDraws.PAIR);

    /** By game, the book that advises on it. */
    public static final Map<String, RuleBook<TableView, CardSet>> BOOKS = Map.of(
            Games.STANDARD, culbertson(List.of(), standard()),
            Games.HIGH_LOW, culbertson(LowDraws.highLow(), standard()),
            Games.BUG, culbertson(WildDraws.bug(), standard()),
            Games.JOKER_WILD, culbertson(WildDraws.joker(), standard()),
            Games.DEUCES_WILD, culbertson(WildDraws.deuces(), standard()),
            Games.LOW, culbertson(LowDraws.lowball(), List.of()),
            Games.ROUND_GAMES, RoundGamesDraws.BOOK);

    private Draws() {}

    private static RuleBook<TableView, CardSet> culbertson(
            List<Answering<TableView, CardSet>> special, List<Answering<TableView, CardSet>> general) {
        return RuleBook.<TableView, CardSet>named("Culbertson on the draw")
                .thenAll(special)
                .thenAll(general)
                .book();
    }

    /** Where a rule speaks: of a hand of one of these classes. */
    static Need<TableView> is(String... classes) {
        return among(CLASS, classes);
    }

    /** That the hand is at least of this class, so that the advice says what it is. */
    static Need<TableView> held(String handClass) {
        return atLeast(Strength.of(HandClass.named(handClass).orElseThrow()));
    }

    private static List<Answering<TableView, CardSet>> standard() {
        return List.of(
                // P. 99: two cards are best by the chances alone, and a special case may ask for another draw.
                rule("poker.draw.opener-hides-three-of-a-kind", source("draw-poker.p37"))
                        .when(is("three of a kind"), has(OPENER))
                        .needs(held("three of a kind"), atMost(IN, 1), atLeast(RAISES, 1))
                        .answers(Discards.ONE_BESIDE)
                        .manner(Manner.USUALLY)
                        .whyByBook("One card drawn hides the three of a kind, which can then raise after the draw."),
                rule("poker.draw.pat", source("draw-poker").onPage(58))
                        .when(is("straight", "flush", "full house", "straight flush", "royal flush"))
                        .needs(held("straight"))
                        .answers(Discards.NONE)
                        .why("The hand is complete: every card thrown would break it.")
                        .title("Stand pat"),
                rule(
                                "poker.draw.four-of-a-kind",
                                generalPractice(
                                        "Culbertson does not say what four of a kind draws; no card changes it"))
                        .when(is("four of a kind", "five of a kind"))
                        .needs(held("four of a kind"))
                        .answers(Discards.NONE_OR_ALL_BESIDE)
                        .why("No card can better it, so only what the others believe is at stake."),
                rule(THREE_OF_A_KIND, source("draw-poker.p17", TABLE))
                        .when(is("three of a kind"))
                        .needs(held("three of a kind"))
                        .answers(Discards.ALL_BESIDE)
                        .whyByBook("Two new cards give the best chance of four of a kind or a full house.")
                        .title("Two cards to three of a kind"),
                rule(TWO_PAIRS_BEATEN, source("draw-poker.p20"))
                        .when(is("two pairs"))
                        .needs(held("two pairs"), has(Features.known(Circumstance.HIGHER_TWO_PAIRS)))
                        .answers(Discards.ALL_BUT_THE_HIGHER_PAIR)
                        .title("Two pairs that are known to be beaten")
                        .manner(Manner.USUALLY)
                        .why("Two pairs that are beaten win only as three of a kind or better, which three new cards "
                                + "reach more often."),
                rule("poker.draw.two-pairs", source("draw-poker.p20", TABLE))
                        .when(is("two pairs"))
                        .needs(held("two pairs"))
                        .answers(Discards.ALL_BESIDE)
                        .why("One card may make a full house, and both pairs must stay for that.")
                        .title("One card to two pairs"),
                rule("poker.draw.openers-split-for-a-straight-flush", source("draw-poker.p21"))
                        .when(is("pair"))
                        .needs(has(OPENER), atLeast(Strength.JACKS), has(FOUR_TO_A_STRAIGHT_FLUSH))
                        .answers(Discards.ALL_BUT_FOUR)
                        .why("A straight, a flush or both may fill, so that the draw is worth more than the pair."),
                rule("poker.draw.kicker", source("draw-poker.p18", "draw-poker.p19", TABLE))
                        .when(is("pair"))
                        .needs(held("pair"), atMost(IN, 2), has(EACH_DREW_ONE), has(KICKER))
                        .answers(Discards.ALL_BUT_PAIR_AND_KICKER)
                        .prefer(most(Discards.KICKER).inGeneral().because("the ace rather than the king"))
                        .why("Against two pairs your own pair seldom wins, but a second pair of aces or kings beside "
                                + "it often does.")
                        .title("Keep a kicker"),
                // P. 99: one of them is enough who can be placed with two pairs; that each drew one is only usual.
                rule("poker.draw.kicker-against-one-of-two", source("draw-poker.p18", "draw-poker.p19", TABLE))
                        .when(is("pair"))
                        .needs(
                                held("pair"),
                                atMost(IN, 2),
                                any(has(ONE_DREW_ONE), has(Features.known(Circumstance.HIGHER_TWO_PAIRS))),
                                has(KICKER))
                        .answers(Discards.ALL_BUT_PAIR_AND_KICKER)
                        .prefer(most(Discards.KICKER).inGeneral().because("the ace rather than the king"))
                        .manner(Manner.USUALLY)
                        .why("If one of them has two pairs, aces or kings beside your pair are the likeliest way to "
                                + "beat them."),
                rule("poker.draw.openers-not-split", source("draw-poker.p22", "draw-poker.p16"))
                        .when(is("pair"))
                        .needs(has(OPENER), atLeast(Strength.JACKS), has(DRAWS))
                        .answers(Discards.ALL_BESIDE)
                        .why("A high pair improves more often than a straight or flush fills, and may win as it is."),
                rule(
                                "poker.draw.low-pair-or-straight-flush",
                                generalPractice(
                                        "the book speaks of openers and of deuces wild; four to a straight flush are worth more than a pair"))
                        .when(is("pair"))
                        .needs(held("pair"), lacks(OPENER), has(FOUR_TO_A_STRAIGHT_FLUSH))
                        .answers(Discards.ALL_BUT_FOUR)
                        .why(
                                "Four to a straight flush fill with more cards, and win more, than a low pair is likely to."),
                rule(PAIR, source("draw-poker.p16", TABLE))
                        .when(is("pair"))
                        .needs(held("pair"))
                        .answers(Discards.ALL_BESIDE)
                        .whyByBook("Three new cards give the pair the best chance to improve.")
                        .title("Three cards to a pair"),
                rule("poker.draw.to-a-straight-flush", source(TABLE, "draw-poker.p21"))
                        .when(is("no pair"))
                        .needs(lessThan(Strength.ANY_PAIR), has(FOUR_TO_A_STRAIGHT_FLUSH))
                        .answers(Discards.ALL_BUT_FOUR)
                        .why("A flush or a straight counts as well, so more cards fill it than any other draw."),
                rule("poker.draw.to-a-flush", source("poker.p03", "cats-and-dogs.p03", TABLE))
                        .when(is("no pair"))
                        .needs(lessThan(Strength.ANY_PAIR), has(FOUR_FLUSH))
                        .answers(Discards.ALL_BUT_FOUR)
                        .why("Nine or ten cards fill it, and a flush wins most pots."),
                rule("poker.draw.to-an-open-straight", source(TABLE))
                        .when(is("no pair"))
                        .needs(lessThan(Strength.ANY_PAIR), has(OPEN_STRAIGHT))
                        .answers(Discards.ALL_BUT_FOUR)
                        .whyByBook(
                                "Either end fills it, at 39 to 8 against, where a gap in the middle fills at 11 to 1."),
                rule(
                                "poker.draw.to-an-inside-straight",
                                source(TABLE)
                                        .withFigureFromPractice("the table gives the odds and no advice to draw to it"))
                        .when(is("no pair"))
                        .needs(lessThan(Strength.ANY_PAIR), has(INSIDE_STRAIGHT))
                        .answers(Discards.ALL_BUT_FOUR)
                        .prefer(most(Discards.STRAIGHT_MADE).inGeneral().because("the higher straight"))
                        .why("Few cards fill a straight with a gap, yet nothing else in the hand offers more."),
                rule(
                                "poker.draw.to-ace-and-king",
                                source(TABLE)
                                        .withFigureFromPractice(
                                                "the table has no line for a hand without a pair; to keep the two is general practice"))
                        .when(is("no pair"), has(ACE), has(DrawFeatures.KING))
                        .needs(lessThan(Strength.ANY_PAIR), has(ACE), has(DrawFeatures.KING))
                        .answers(Discards.ALL_BUT_ACE_AND_KING)
                        .why("With no pair and no draw, aces or kings are the best pair that three cards can bring."),
                rule(
                                "poker.draw.to-nothing",
                                generalPractice(
                                        "with nothing the highest card is kept; the book would not be in the pot"))
                        .when(is("no pair"))
                        .needs(lessThan(Strength.ANY_PAIR))
                        .answers(Discards.ALL_BUT_THE_HIGHEST)
                        .why("A high card kept makes the highest pair that the draw can still bring.")
                        .title("With nothing to draw to"));
    }
}
