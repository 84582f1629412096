package kibitzer.conventions.rummy;

import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import kibitzer.advice.Answers;
import kibitzer.advice.Option;
import kibitzer.advice.Quality;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.NumberWord;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.rummy.family.RummyGame;

/** What the rules on discards measure. */
final class DiscardFeatures {
    static final Answers<TableView, Card> ANY_DISCARD = new Answers<>("a discard", TableView::discards);

    static final Quality<TableView> GAME = new Quality<>(
            "game", "playing", "what game", view -> view.table().game().id());
    static final Trait<TableView> STOCK_LOW = new Trait<>(
            "stock-low",
            "the stock is low",
            "the stock is not low",
            view -> view.table().stockLow());
    static final Trait<TableView> HOLDS_WANTED = new Trait<>(
            "holds-wanted",
            "cards are held that others want",
            "no card is held that others want",
            view -> view.table().hand().stream().anyMatch(view::isWanted));
    static final Trait<TableView> NEXT_THREW = new Trait<>(
            "next-threw",
            "the next player has thrown cards",
            "nothing is known of the next player",
            view -> !view.table().nextThrew().isEmpty());
    static final Trait<TableView> FROZEN = new Trait<>(
            "frozen",
            "the pack is frozen",
            "the pack is not frozen",
            view -> view.table().frozen());
    static final Trait<TableView> UNPAIRED = new Trait<>(
            "unpaired",
            "the opponents hold mostly single cards",
            "the opponents show no such hand",
            view -> view.table().unpaired());
    static final Quantity<TableView> SALT = new Quantity<TableView>(
                    "salt",
                    "card of a low set alone in the hand",
                    "cards of a low set alone in the hand",
                    table -> table.saltCards().size())
            .naming(table -> Cards.of(table.saltCards()).toString());

    static final Trait<Option<TableView, Card>> KEEPS_SETS = card(
                    "keeps-the-sets",
                    "no set is broken",
                    "a set is broken",
                    option -> option.position().keepsTheSets(option.answer()))
            .tellingInstead()
            .saying(option -> option.position().keepsTheSets(option.answer())
                    ? "no set is broken"
                    : option.position()
                            .setOf(option.answer())
                            .map(set -> "the " + option.answer().inWords() + " is part of " + set)
                            .orElse("a set is broken"));
    static final Trait<Option<TableView, Card>> WANTED = card(
                    "wanted",
                    "others collect this card",
                    "nobody is seen to collect it",
                    option -> option.position().isWanted(option.answer()))
            .saying(option -> option.position()
                    .takenThatGoesWith(option.answer())
                    .map(took -> "it may go with the " + took.inWords() + " that others took")
                    .orElse(option.answer().isJoker() ? "others collect this card" : "nobody is seen to collect it"));
    static final Quantity<Option<TableView, Card>> LOSS = quantity(
                    "loss",
                    "card that could still make a set with it",
                    "cards that could still make a set with it",
                    option -> option.position().loss(option.answer()))
            .naming(option -> option.position().lost(option.answer()));
    static final Quantity<Option<TableView, Card>> LIVE_SETS = quantity(
                    "live-sets",
                    "set that others could make with it",
                    "sets that others could make with it",
                    option -> option.position().liveSets(option.answer()))
            .naming(option -> option.position().liveSet(option.answer()));
    static final Quantity<Option<TableView, Card>> STEP = quantity(
            "step",
            "step from what the next player threw",
            "steps from what the next player threw",
            option -> option.position().step(option.answer()));
    static final Trait<Option<TableView, Card>> NEAR = card(
            "near",
            "the next player threw a card beside it or of its rank",
            "the next player threw no card beside it or of its rank",
            option -> option.position().step(option.answer()) < 2);
    static final Quantity<Option<TableView, Card>> POINTS =
            quantity("points", "point", "points", option -> option.position().points(option.answer()));
    static final Trait<Option<TableView, Card>> PAIR = card(
                    "pair",
                    "it is one of a pair",
                    "it stands alone",
                    option -> option.position().isPair(option.answer()))
            .tellingInstead()
            .saying(option -> switch (option.position().alike(option.answer())) {
                case 0, 1 -> "it stands alone";
                case 2 -> "it is one of a pair";
                default ->
                    "it is one of " + NumberWord.of(option.position().alike(option.answer())) + " "
                            + option.answer().rank().plural();
            });
    /** As many pairs as possible are kept (p. 24): of three alike one can go, and a pair is left. */
    static final Trait<Option<TableView, Card>> BREAKS_A_PAIR = card(
                    "breaks-a-pair",
                    "it is one of a pair",
                    "it breaks no pair",
                    option -> option.position().alike(option.answer()) == 2)
            .saying(option -> switch (option.position().alike(option.answer())) {
                case 0, 1 -> "it breaks no pair";
                case 2 -> "it is one of a pair";
                default -> "a pair of " + option.answer().rank().plural() + " is left without it";
            });

    static final Quantity<Option<TableView, Card>> PAIRED = quantity(
            "paired",
            "mate in the hand",
            "mates in the hand",
            option -> option.position().isPair(option.answer()) ? 1 : 0);
    static final Trait<Option<TableView, Card>> HIGH = card(
            "high",
            "an ace or court card, which scores most in a meld",
            "neither ace nor court card",
            option -> option.answer().isJoker() || option.answer().rank().isHigherThan(Rank.TEN));
    /** The pile is salted from low sets and from low combinations (p. 14). */
    static final Trait<Option<TableView, Card>> SALTS = card(
                    "salts",
                    "it is of the low set",
                    "it is not of the low set",
                    option -> option.position().saltCards().contains(option.answer())
                            || option.position().isOfALowPair(option.answer()))
            .saying(option -> option.position().saltCards().contains(option.answer())
                    ? Cards.of(option.position().saltCards()) + " is your low set"
                    : option.position().isOfALowPair(option.answer())
                            ? "it is one of a low pair"
                            : HIGH.of(option)
                                    ? "an ace or face card is kept unless you are forced; one of "
                                            + Cards.of(option.position().saltCards()) + " is the bait"
                                    : "no bait to take back later with the pile, as one of "
                                            + Cards.of(option.position().saltCards()) + " is");

    /** 1 for one of a low pair, so that the low set, of which the page has its example, comes first. */
    static final Quantity<Option<TableView, Card>> OF_A_LOW_PAIR = quantity(
            "of-a-low-pair",
            "card of a low pair",
            "cards of a low pair",
            option -> option.position().isOfALowPair(option.answer()) ? 1 : 0);

    static final Trait<Option<TableView, Card>> WILD = card(
                    "wild",
                    "a wild card, which fills almost any set",
                    "a natural card",
                    option -> option.position().table().game().rules().wilds().isWild(option.answer()))
            .tellingInstead();
    static final Quantity<Option<TableView, Card>> JOKERS =
            quantity("jokers", "joker", "jokers", option -> option.answer().isJoker() ? 1 : 0);
    static final Trait<Option<TableView, Card>> HELPS_THE_LADY = card(
                    "helps-the-queen",
                    "a queen, or a high spade, which would help to meld the queen of spades",
                    "no help for the queen of spades",
                    DiscardFeatures::helpsTheLady)
            .saying(option -> helpsTheLady(option)
                    ? "should the queen of spades come, this "
                            + (option.answer().rank() == Rank.QUEEN ? "queen" : "high spade")
                            + " would help to meld her"
                    : "no help for the queen of spades");
    static final Trait<Option<TableView, Card>> LADY = card(
            "queen-of-spades",
            "she may be thrown only where no other card is left to throw",
            "not the queen of spades",
            option -> option.answer().toString().equals("QS"));

    private DiscardFeatures() {}

    /** "it counts 5, the king of clubs 10". */
    static String countsLess(Option<TableView, Card> mine, Option<TableView, Card> first) {
        return "it counts " + Math.round(POINTS.of(mine)) + ", the "
                + first.answer().inWords() + " " + Math.round(POINTS.of(first));
    }

    private static boolean helpsTheLady(Option<TableView, Card> option) {
        Card card = option.answer();
        return option.position().table().game() == RummyGame.OKLAHOMA
                && !card.isJoker()
                && (card.rank() == Rank.QUEEN
                        || card.suit() == Suit.SPADES
                                && (card.rank() == Rank.KING || card.rank() == Rank.JACK || card.rank() == Rank.TEN));
    }

    private static Trait<Option<TableView, Card>> card(
            String key, String present, String absent, Predicate<Option<TableView, Card>> measure) {
        return new Trait<>(key, present, absent, measure);
    }

    private static Quantity<Option<TableView, Card>> quantity(
            String key, String singular, String plural, ToDoubleFunction<Option<TableView, Card>> measure) {
        return new Quantity<>(key, singular, plural, measure);
    }
}
