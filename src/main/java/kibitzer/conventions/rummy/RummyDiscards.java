package kibitzer.conventions.rummy;

import static kibitzer.advice.Needs.among;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.atMost;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Preference.least;
import static kibitzer.advice.Preference.most;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.rummy.DiscardFeatures.ANY_DISCARD;
import static kibitzer.conventions.rummy.DiscardFeatures.BREAKS_A_PAIR;
import static kibitzer.conventions.rummy.DiscardFeatures.FROZEN;
import static kibitzer.conventions.rummy.DiscardFeatures.GAME;
import static kibitzer.conventions.rummy.DiscardFeatures.HELPS_THE_LADY;
import static kibitzer.conventions.rummy.DiscardFeatures.HIGH;
import static kibitzer.conventions.rummy.DiscardFeatures.HOLDS_WANTED;
import static kibitzer.conventions.rummy.DiscardFeatures.JOKERS;
import static kibitzer.conventions.rummy.DiscardFeatures.KEEPS_SETS;
import static kibitzer.conventions.rummy.DiscardFeatures.LADY;
import static kibitzer.conventions.rummy.DiscardFeatures.LIVE_SETS;
import static kibitzer.conventions.rummy.DiscardFeatures.LOSS;
import static kibitzer.conventions.rummy.DiscardFeatures.NEAR;
import static kibitzer.conventions.rummy.DiscardFeatures.NEXT_THREW;
import static kibitzer.conventions.rummy.DiscardFeatures.OF_A_LOW_PAIR;
import static kibitzer.conventions.rummy.DiscardFeatures.PAIR;
import static kibitzer.conventions.rummy.DiscardFeatures.PAIRED;
import static kibitzer.conventions.rummy.DiscardFeatures.POINTS;
import static kibitzer.conventions.rummy.DiscardFeatures.SALT;
import static kibitzer.conventions.rummy.DiscardFeatures.SALTS;
import static kibitzer.conventions.rummy.DiscardFeatures.STEP;
import static kibitzer.conventions.rummy.DiscardFeatures.STOCK_LOW;
import static kibitzer.conventions.rummy.DiscardFeatures.UNPAIRED;
import static kibitzer.conventions.rummy.DiscardFeatures.WANTED;
import static kibitzer.conventions.rummy.DiscardFeatures.WILD;

import kibitzer.advice.Manner;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Source;
import kibitzer.cards.Card;

/**
 * Which card to throw in the games of the family: Culbertson's pointers that can be read from the cards.
 *
 * <p>The book ranks safety and hand only loosely. Here a card that others are seen to collect is kept before all; then
 * goes what costs the hand nothing, the safest such card first; then what costs it least.
 */
public final class RummyDiscards {
    private static final String[] BASIC = {"rummy", "block-rummy"};

    public static final RuleBook<TableView, Card> BOOK = RuleBook.<TableView, Card>named("Culbertson on rummy")
            .then(rule("block.discard.unload", source("block-rummy.p04"))
                    .when(among(GAME, "block-rummy"))
                    .needs(has(STOCK_LOW), lacks(HOLDS_WANTED))
                    .answers(ANY_DISCARD)
                    .each(has(KEEPS_SETS))
                    .prefer(most(POINTS)
                            .because("the highest unmatched card, which must go before the stock runs out")
                            .losing((mine, first) -> DiscardFeatures.countsLess(mine, first)
                                    + ", and the highest goes before the stock runs out"))
                    .whyByBook("The stock may run out with nobody out, and then unmatched points are counted.")
                    .title("Unload before a block"))
            .then(rule("block.discard.cling", source("block-rummy.p05", "rummy.p13"))
                    .when(among(GAME, "block-rummy"))
                    .needs(has(STOCK_LOW), has(HOLDS_WANTED))
                    .answers(ANY_DISCARD)
                    .each(has(KEEPS_SETS), lacks(WANTED))
                    .prefer(most(POINTS)
                            .because("the highest card that nobody wants, which must go before the stock runs out")
                            .losing((mine, first) -> DiscardFeatures.countsLess(mine, first)
                                    + ", and the highest that nobody wants goes before the stock runs out"))
                    .whyByBook("Holding the cards that others need lets the stock run out before anyone can go out.")
                    .title("Cling to what they want"))
            .then(rule("rummy.discard.dead-card", useless("rummy.p10", "rummy.p13"))
                    .when(among(GAME, BASIC))
                    .answers(ANY_DISCARD)
                    .each(has(KEEPS_SETS), lacks(WANTED), atMost(LOSS, 0), atMost(LIVE_SETS, 0))
                    .whyByBook("No set can use it any more, so nobody is helped by it.")
                    .title("Throw a dead card"))
            .then(rule("rummy.discard.next-to-his", useless("rummy.p12", "rummy.p11"))
                    .when(among(GAME, BASIC))
                    .needs(has(NEXT_THREW))
                    .answers(ANY_DISCARD)
                    .each(has(KEEPS_SETS), lacks(WANTED), atMost(LOSS, 0), has(NEAR))
                    .prefer(least(STEP).because("next in rank to what the next player threw, and of another suit"))
                    .why(
                            "The player who may take it has just thrown its neighbour or one of its rank, and hardly collects there.")
                    .title("Next to what they threw"))
            .then(rule("rummy.discard.safest-useless-card", useless("rummy.p11", "rummy.p13"))
                    .when(among(GAME, BASIC))
                    .answers(ANY_DISCARD)
                    .each(has(KEEPS_SETS), lacks(WANTED), atMost(LOSS, 0))
                    .prefer(least(LIVE_SETS).inGeneral().because("fitting the fewest sets of others"))
                    .whyByBook(
                            "{It} costs your hand nothing, and cards that could fill somebody's set wait until nothing "
                                    + "safer is left.")
                    .title("The safest useless card"))
            .then(rule("rummy.discard.cheapest-combination", source("rummy.p03", "rummy.p05", "rummy.p04"))
                    .when(among(GAME, BASIC))
                    .answers(ANY_DISCARD)
                    .each(has(KEEPS_SETS), lacks(WANTED))
                    .prefer(
                            least(LOSS),
                            most(PAIRED)
                                    .becauseNot(
                                            "part of a sequence, which can grow to thirteen cards, a pair only to four"))
                    .whyByBook(
                            "Something must be broken, and this loses the fewest cards that could still fill your hand.")
                    .title("Break the cheapest combination"))
            .then(rule("rummy.discard.only-wanted-cards", source("rummy.p13", "rummy.p14"))
                    .when(among(GAME, BASIC))
                    .answers(ANY_DISCARD)
                    .each(has(KEEPS_SETS))
                    .prefer(least(LIVE_SETS).inGeneral().because("fitting the fewest sets of others"))
                    .why("Every card left helps somebody, so the one fitting the fewest sets does the least harm.")
                    .title("Only wanted cards are left"))
            .then(rule("pif-paf.discard.most-calls", source("pif-paf.p06", "pif-paf.p02", "pif-paf.p07"))
                    .when(among(GAME, "pif-paf"))
                    .answers(ANY_DISCARD)
                    .each(has(KEEPS_SETS))
                    .prefer(least(LOSS))
                    .whyByBook("The more different cards complete the hand, the sooner one of them turns up.")
                    .title("Keep the most calls"))
            .then(rule("500.discard.salt", source("500-rum.p04", "500-rum.p05", "500-rum.p06"))
                    .when(among(GAME, "500-rum"), atLeast(SALT, 1))
                    .answers(ANY_DISCARD)
                    .each(has(SALTS))
                    .prefer(
                            least(OF_A_LOW_PAIR).inGeneral().because("of the low set"),
                            least(LIVE_SETS).inGeneral().because("the one that fits the fewest sets of others"))
                    .whyByBook("Thrown as bait it makes the pile worth taking, for you hold its mates.")
                    .title("Salt the pile"))
            .then(rule("500.discard.low", source("500-rum.p07", "500-rum.p03"))
                    .when(among(GAME, "500-rum"))
                    .answers(ANY_DISCARD)
                    .each(has(KEEPS_SETS), lacks(HIGH))
                    .prefer(least(POINTS).inGeneral().because("the lowest"))
                    .whyByBook("Everybody holds high cards on principle until forced, so low ones go first.")
                    .title("Throw a low card"))
            .then(rule("500.discard.forced-high", source("500-rum.p07"))
                    .when(among(GAME, "500-rum"))
                    .answers(ANY_DISCARD)
                    .each(has(KEEPS_SETS))
                    .prefer(least(POINTS).inGeneral().because("the lowest"))
                    .why("If a high card must go, the lowest of them gives the others least.")
                    .title("Forced to throw a high card"))
            .then(rule("oklahoma.discard.not-the-helpers", source("oklahoma.p04", "oklahoma.p02"))
                    .when(among(GAME, "oklahoma"))
                    .answers(ANY_DISCARD)
                    .each(lacks(LADY), has(KEEPS_SETS), lacks(WILD), lacks(HELPS_THE_LADY))
                    .prefer(least(LOSS).inGeneral())
                    .whyByBook(
                            "Should the queen of spades come, she cannot be thrown: these cards may help to meld her.")
                    .title("Keep what helps the queen"))
            .then(rule("oklahoma.discard.helpers-alone", source("oklahoma.p04"))
                    .when(among(GAME, "oklahoma"))
                    .answers(ANY_DISCARD)
                    .each(lacks(LADY), lacks(WILD))
                    .prefer(least(LOSS).inGeneral())
                    .why("Nothing else is left to throw, so the card goes whose loss leaves the most ways to fill.")
                    .title("Helpers alone are left"))
            .then(rule("canasta.discard.freeze", source("canasta.p08"))
                    .when(among(GAME, "canasta"), lacks(FROZEN), has(UNPAIRED))
                    .answers(ANY_DISCARD)
                    .each(has(WILD))
                    .prefer(least(JOKERS).inGeneral().because("a deuce, for a joker counts more"))
                    .manner(Manner.USUALLY)
                    .whyByBook(
                            "Opponents who wait with single cards of many ranks can no longer take the pack without a "
                                    + "pair.")
                    .title("Freeze the pack"))
            .then(rule("canasta.discard.keep-pairs", source("canasta.p06"))
                    .when(among(GAME, "canasta"), has(FROZEN))
                    .answers(ANY_DISCARD)
                    .each(lacks(WILD), lacks(BREAKS_A_PAIR))
                    .prefer(least(PAIRED).inGeneral().because("alone in its rank"))
                    .whyByBook(
                            "A frozen pack is taken only with a natural pair, so every pair kept is a chance for it."))
            .then(rule("canasta.discard.keep-singles", source("canasta.p07"))
                    .when(among(GAME, "canasta"), lacks(FROZEN))
                    .answers(ANY_DISCARD)
                    .each(lacks(WILD), has(PAIR))
                    .manner(Manner.USUALLY)
                    .why("An open pack can be taken with one card of its rank and a wild card, so many ranks give "
                            + "many chances."))
            .then(rule("canasta.discard.natural", source("canasta.p01"))
                    .when(among(GAME, "canasta"))
                    .answers(ANY_DISCARD)
                    .each(lacks(WILD))
                    .why("Wild cards finish canastas and win packs, so a natural card is thrown instead.")
                    .title("Throw a natural card"))
            .book();

    private RummyDiscards() {}

    /** What a card is worth to the hand stands where the book speaks of combinations. */
    private static Source useless(String... ids) {
        return source(ids).stating("rummy.p03", LOSS.key());
    }
}
