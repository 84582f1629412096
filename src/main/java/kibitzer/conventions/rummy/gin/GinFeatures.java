package kibitzer.conventions.rummy.gin;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.ToDoubleBiFunction;
import kibitzer.advice.Answers;
import kibitzer.advice.Need;
import kibitzer.advice.Needs;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.NumberWord;
import kibitzer.cards.Rank;
import kibitzer.games.rummy.Melding;
import kibitzer.games.rummy.gin.Gin;

/** What the rules of gin measure: on the table, and on one discard. */
final class GinFeatures {
    private static final double EVEN = 50;

    static final Answers<GinView, Card> ANY_DISCARD =
            new Answers<>("a discard", view -> view.discards().toList());

    static final Quantity<GinView> PICKUPS = new Quantity<>(
            "opponent-took", "discard taken by the opponent", "discards taken by the opponent", GinView::pickups);

    static final Quantity<GinView> SETS = Quantity.of("matched-sets", "matched set", GinView::sets);

    static final Quantity<GinView> LEAST_LEFT = new Quantity<>(
            "least-count",
            "point left after the best discard",
            "points left after the best discard",
            GinView::leastLeft);

    static final Quantity<GinView> HIGH_CARDS_TO_SPARE = new Quantity<>(
            "high-cards-to-spare",
            "unmatched card above a four that may go",
            "unmatched cards above a four that may go",
            GinFeatures::highCardsToSpare);

    static final Trait<GinView> TEMPTED_TO_FEED = new Trait<GinView>(
                    "player-on-his-set",
                    "a useless card that goes with a card the opponent took",
                    "no useless card that goes with a card the opponent took",
                    view -> feeder(view).isPresent())
            .saying(view -> feeder(view)
                    .map(card -> "the " + card.inWords() + ", which stays, may go with " + taken(view, card))
                    .orElse("no useless card goes with a card the opponent took"));

    static final Trait<GinView> TEMPTED_BY_A_RANK_NOT_SEEN = new Trait<GinView>(
                    "rank-not-seen",
                    "a useless face card of a rank that has not appeared within six draws",
                    "no useless face card of a rank that has not appeared",
                    view -> lonelyFace(view).isPresent())
            .saying(view -> lonelyFace(view)
                    .map(GinFeatures::notSeen)
                    .orElse("no useless face card of a rank that has not appeared"));

    /** The same where the opponent is near a knock. */
    static final Quantity<Option<GinView, Card>> LEFT_FOR_THEIR_KNOCK = discard(
            "count-left",
            "point left if the opponent knocks next, as the cards taken up make likely",
            "points left if the opponent knocks next, as the cards taken up make likely",
            (view, card) -> view.leftAfter(card));

    static final Quantity<Option<GinView, Card>> COUNT_LEFT = discard(
            "count-left", "point left unmatched", "points left unmatched", (view, card) -> view.leftAfter(card));

    /** The same where a knock is open to the hand. */
    static final Quantity<Option<GinView, Card>> LEFT_FOR_THE_KNOCK =
            COUNT_LEFT.naming(option -> option.position().leftAfter(option.answer()) > Gin.KNOCK_LIMIT
                    ? "too many to knock, which takes 10 or fewer"
                    : "");

    static final Quantity<Option<GinView, Card>> CLUES = discard(
            "clues",
            "discard that makes it safer",
            "discards that make it safer",
            (view, card) ->
                    view.sameOrNext(card).union(view.nextInAnotherSuit(card)).size());

    static final Quantity<Option<GinView, Card>> FILLERS_LOST =
            discard("fillers-lost", "filler given up", "fillers given up", (view, card) -> view.fillersLostWith(card));

    private static final Trait<Option<GinView, Card>> IN_A_SET = new Trait<Option<GinView, Card>>(
                    GinDiscards.IN_A_SET,
                    "part of a matched set",
                    "in no matched set",
                    option -> !option.position().isLoose(option.answer()))
            .saying(option -> matched(option.position(), option.answer()));

    private static final Trait<Option<GinView, Card>> LOW = discard(
                    "low",
                    "a low card, a four or lower",
                    "higher than a four",
                    (view, card) -> GinView.isLow(card),
                    (view, card) -> "it is low, and low cards are wanted for a knock with two sets")
            .tellingInstead();

    private static final Trait<Option<GinView, Card>> ACE_OR_DEUCE = discard(
            "ace-or-deuce",
            "an ace or a deuce",
            "neither an ace nor a deuce",
            (view, card) -> card.rank() == Rank.ACE || card.rank() == Rank.TWO,
            (view, card) -> "it is a card the opponent would like to have");

    private static final String IN_NONE = "in no combination that can still be filled";

    private static final Trait<Option<GinView, Card>> IN_A_COMBINATION = new Trait<Option<GinView, Card>>(
                    "in-a-combination",
                    "part of a combination that can still be filled",
                    IN_NONE,
                    option -> !option.position().fillersOf(option.answer()).isEmpty())
            .saying(option -> !option.position().fillersOf(option.answer()).isEmpty()
                    ? combination(option.position(), option.answer())
                    : option.position().isOfARankNotSeen(option.answer()) ? notSeen(option.answer()) : IN_NONE);

    static final Trait<Option<GinView, Card>> GOES_WITH_HIS_SET = discard(
            "goes-with-his-set",
            "a card for a set of the opponent",
            "no card for a set of the opponent",
            GinView::fitsTheOpponent,
            GinFeatures::goesWith);

    static final Quantity<Option<GinView, Card>> PERCENT_OF_HIS_SETS = discard(
            "percent-of-his-sets",
            "percent of the sets that the opponent may have filled go with it",
            "percent of the sets that the opponent may have filled go with it",
            GinView::percentOfHisSetsWith);

    /** More likely than not: what the cards show is a presumption, no certainty. */
    private static final Trait<Option<GinView, Card>> PLAYER_ON_MOST = discard(
            "player-on-most",
            "a player on most of the sets that the opponent may have filled",
            "no player on most of the sets that the opponent may have filled",
            (view, card) -> view.percentOfHisSetsWith(card) > EVEN,
            (view, card) -> "it fits " + Math.round(view.percentOfHisSetsWith(card))
                    + " in 100 of the sets that the opponent may have filled");

    static final Trait<Option<GinView, Card>> OF_A_RANK_NOT_SEEN = discard(
            "of-a-rank-not-seen",
            "of a high rank that has not appeared within six draws",
            "not of a high rank that has not appeared",
            GinView::isOfARankNotSeen,
            (view, card) -> notSeen(card));

    private static final Trait<Option<GinView, Card>> SAME_RANK_OR_NEXT = new Trait<Option<GinView, Card>>(
                    "same-rank-or-next",
                    "of the rank of a discard, or next to one in its suit",
                    "neither of the rank of a discard nor next to one in its suit",
                    option -> !option.position().sameOrNext(option.answer()).isEmpty())
            .saying(option -> sameOrNext(option.answer(), option.position().sameOrNext(option.answer())));

    private static final Trait<Option<GinView, Card>> NEXT_RANK = new Trait<Option<GinView, Card>>(
                    "next-rank",
                    "one rank from a discard of the opponent, in another suit",
                    "not one rank from a discard of the opponent",
                    option -> !option.position()
                            .nextInAnotherSuit(option.answer())
                            .isEmpty())
            .saying(option -> oneRankAway(option.answer(), option.position().nextInAnotherSuit(option.answer())));

    private static final Trait<Option<GinView, Card>> KING = new Trait<Option<GinView, Card>>(
                    "king", "a king", "no king", option -> option.answer().rank() == Rank.KING)
            .saying(option -> "the " + option.answer().inWords()
                    + (option.answer().rank() == Rank.KING
                            ? " fits only one sequence"
                            : " can serve the opponent in several sequences, a king in only one"));

    private static final Trait<Option<GinView, Card>> TOO_HIGH = new Trait<Option<GinView, Card>>(
                    "too-high-to-keep",
                    "higher than a knock with two sets has room for",
                    "low enough for a knock with two sets",
                    option -> Melding.pips(option.answer()) > option.position().room())
            .tellingInstead()
            .saying(option -> "the " + option.answer().inWords() + " counts " + Melding.pips(option.answer())
                    + (Melding.pips(option.answer()) > option.position().room() ? "" : ", low enough to keep")
                    + ", and beside the low cards a knock with two sets has room for "
                    + (option.position().room() == 0
                            ? "no more"
                            : option.position().room()));

    private GinFeatures() {}

    static Need<Option<GinView, Card>> inNoSet() {
        return Needs.lacks(IN_A_SET);
    }

    static Need<Option<GinView, Card>> notLow() {
        return Needs.lacks(LOW);
    }

    static Need<Option<GinView, Card>> neitherAceNorDeuce() {
        return Needs.lacks(ACE_OR_DEUCE);
    }

    static Need<Option<GinView, Card>> inACombination() {
        return Needs.has(IN_A_COMBINATION);
    }

    static Need<Option<GinView, Card>> inNoCombination() {
        return Needs.lacks(IN_A_COMBINATION);
    }

    static Need<Option<GinView, Card>> noPlayerOnHisSets() {
        return Needs.lacks(GOES_WITH_HIS_SET);
    }

    static Need<Option<GinView, Card>> notOfARankNotSeen() {
        return Needs.lacks(OF_A_RANK_NOT_SEEN);
    }

    static Need<Option<GinView, Card>> sameRankOrNextToADiscard() {
        return Needs.has(SAME_RANK_OR_NEXT);
    }

    static Need<Option<GinView, Card>> nextRankToHisDiscard() {
        return Needs.has(NEXT_RANK);
    }

    static Need<Option<GinView, Card>> noPlayerOnMostOfHisSets() {
        return Needs.lacks(PLAYER_ON_MOST);
    }

    static Need<Option<GinView, Card>> king() {
        return Needs.has(KING);
    }

    static Need<Option<GinView, Card>> tooHighToKeep() {
        return Needs.has(TOO_HIGH);
    }

    private static Quantity<Option<GinView, Card>> discard(
            String key, String singular, String plural, ToDoubleBiFunction<GinView, Card> measure) {
        return new Quantity<>(
                key, singular, plural, option -> measure.applyAsDouble(option.position(), option.answer()));
    }

    /** A trait that says what it sees of the card only where it is there. */
    private static Trait<Option<GinView, Card>> discard(
            String key,
            String present,
            String absent,
            BiPredicate<GinView, Card> measure,
            BiFunction<GinView, Card, String> said) {
        return new Trait<Option<GinView, Card>>(
                        key, present, absent, option -> measure.test(option.position(), option.answer()))
                .saying(option -> measure.test(option.position(), option.answer())
                        ? said.apply(option.position(), option.answer())
                        : absent);
    }

    /** Of two sets that share a card one stands: a card of the other may go, and no set is lost. */
    private static String matched(GinView view, Card card) {
        if (view.isLoose(card)) {
            return view.isInAnySet(card) ? "not needed for a set" : "in no matched set";
        }
        return GinDiscards.inTheSet(view, card)
                + view.dearerThan(card)
                        .map(other -> GinDiscards.leaves(view, card, other))
                        .orElse("");
    }

    private static String combination(GinView view, Card card) {
        String partner = view.combinationWith(card)
                .map(combination -> combination.kind().inWords() + " with the "
                        + combination.partnerOf(card).inWords())
                .orElse("a combination");
        CardSet fillers = view.fillersOf(card);
        List<String> all = fillers.stream().map(Card::toString).toList();
        return "it makes " + partner + ", and "
                + (all.size() < 2 ? "" : String.join(", ", all.subList(0, all.size() - 1)) + " or ")
                + (all.isEmpty() ? "another card" : all.getLast()) + " would make a set";
    }

    private static String sameOrNext(Card card, CardSet discards) {
        if (discards.isEmpty()) {
            return "nothing in the pile is of the rank of the " + card.inWords() + " or next to it in its suit";
        }
        Card near = discards.first();
        return "the " + near.inWords() + " lies in the pile, "
                + (near.rank() == card.rank() ? "of the same rank as the " : "next in suit to the ") + card.inWords();
    }

    private static String oneRankAway(Card card, CardSet discards) {
        return discards.isEmpty()
                ? "the opponent threw nothing one rank from the " + card.inWords() + " in another suit"
                : "the opponent threw the " + discards.first().inWords() + ", one rank from the " + card.inWords()
                        + " in another suit";
    }

    /** Of what unloads less than another would. */
    static String unloadsLess(Option<GinView, Card> mine, Option<GinView, Card> first) {
        return "the opponent has taken " + NumberWord.of(mine.position().pickups())
                + " cards and is near a knock; another card leaves you "
                + Math.round(LEFT_FOR_THEIR_KNOCK.of(first)) + " points, not "
                + Math.round(LEFT_FOR_THEIR_KNOCK.of(mine));
    }

    /** Of what leaves more than another would, where two sets are held. */
    static String leavesMore(Option<GinView, Card> mine, Option<GinView, Card> first) {
        return "with two sets only the count matters: it leaves " + Math.round(COUNT_LEFT.of(mine)) + " points, the "
                + first.answer().inWords() + " " + Math.round(COUNT_LEFT.of(first));
    }

    private static String goesWith(GinView view, Card card) {
        return "it may go with " + taken(view, card) + beyond(view, card);
    }

    private static String taken(GinView view, Card card) {
        return "the " + view.takenThatGoesWith(card).map(Card::inWords).orElse("card") + " that the opponent took";
    }

    /** Which sequence of theirs it would go on, where it is neither of the rank of the card they took nor next to it. */
    private static String beyond(GinView view, Card card) {
        Optional<Card> took = view.takenThatGoesWith(card);
        boolean isNear = took.filter(
                        one -> one.rank() == card.rank() || Math.abs(Gin.place(one) - Gin.place(card)) == 1)
                .isPresent();
        return isNear || took.isEmpty()
                ? ""
                : view.setOfTheirs(card)
                        .map(set -> ", for they may hold " + set)
                        .orElse("");
    }

    private static String notSeen(Card card) {
        return "no other " + card.rank().word() + " has appeared, so the opponent may hold a pair of them";
    }

    private static Optional<Card> feeder(GinView view) {
        return view.discards().stream()
                .filter(card -> isUseless(view, card) && view.fitsTheOpponent(card))
                .findFirst();
    }

    private static Optional<Card> lonelyFace(GinView view) {
        return view.discards().stream()
                .filter(card -> isUseless(view, card) && view.isOfARankNotSeen(card))
                .findFirst();
    }

    private static long highCardsToSpare(GinView view) {
        return view.discards().stream()
                .filter(card -> view.isLoose(card)
                        && !GinView.isLow(card)
                        && !view.fitsTheOpponent(card)
                        && !view.isOfARankNotSeen(card))
                .count();
    }

    private static boolean isUseless(GinView view, Card card) {
        return view.isLoose(card)
                && !GinView.isLow(card)
                && view.fillersOf(card).isEmpty();
    }
}
