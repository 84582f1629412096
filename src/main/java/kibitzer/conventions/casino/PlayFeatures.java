package kibitzer.conventions.casino;

import java.util.Comparator;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import kibitzer.advice.Answers;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;
import kibitzer.games.casino.CasinoPlay;

/** What the rules on playing a card at casino measure. */
final class PlayFeatures {
    static final Answers<CasinoView, CasinoPlay> TAKES = new Answers<>("taking in", CasinoView::takes);
    static final Answers<CasinoView, CasinoPlay> BUILDS = new Answers<>("building", CasinoView::builds);
    static final Answers<CasinoView, CasinoPlay> LAYINGS = new Answers<>("building or trailing", CasinoView::layings);

    static final Trait<CasinoView> OPEN = new Trait<CasinoView>(
                    "cards-open",
                    "the points for cards are open",
                    "the points for cards are settled",
                    view -> view.sight().cardsAreOpen())
            .tellingInstead()
            .saying(view -> view.sight().cardsAreOpen()
                    ? "the points for cards are open: you have "
                            + view.sight().taken().size() + ", the opponent "
                            + view.sight().theirs().size()
                    : "the points for cards are settled");
    static final Trait<CasinoView> DEALER = new Trait<>(
            "dealer",
            "you are the dealer",
            "you are not the dealer",
            view -> view.sight().dealer());
    static final Trait<CasinoView> IN_ROUNDS = Trait.either(
            "rounds", "the cards are dealt in rounds", "a card is drawn after each play", CasinoView::isDealtInRounds);
    static final Quantity<CasinoView> HELD =
            Quantity.of("held", "card", view -> view.sight().hand().size());
    static final Trait<CasinoView> PAIR = new Trait<>(
            "pair-that-takes",
            "the best take is made from a pair, one of it a spade",
            "no pair with a spade makes the best take",
            CasinoView::takesMostFromAPair);

    static final Trait<CasinoView> NOTHING_TO_TAKE = new Trait<CasinoView>(
                    CasinoPlays.CAN_TAKE,
                    "nothing can be taken in",
                    "there is something to take in",
                    view -> view.most() == 0)
            .tellingInstead()
            .saying(view -> view.takes().stream()
                    .max(Comparator.comparingInt(CasinoView::taken).thenComparingInt(view::won))
                    .map(CasinoPlay.Take.class::cast)
                    .map(take -> take.taken() + " can be taken in with the "
                            + take.card().inWords())
                    .orElse("nothing can be taken in"));

    static final Quantity<Option<CasinoView, CasinoPlay>> CARDS =
            quantity("cards-taken", "card taken in", "cards taken in", option -> CasinoView.taken(option.answer()));
    static final Quantity<Option<CasinoView, CasinoPlay>> MORE = quantity(
            "more-cards",
            "card more than any take has now",
            "cards more than any take has now",
            option -> option.position().moreThanAnyTake(option.answer()));
    static final Trait<Option<CasinoView, CasinoPlay>> TAKES_MORE = PlayFeatures.trait(
                    "more-cards-next",
                    "it takes in more cards than any take does now",
                    "it takes in no more cards than the best take does now",
                    option -> option.position().moreThanAnyTake(option.answer()) > 0)
            .saying(option -> {
                int now = option.position().most();
                int next = now + option.position().moreThanAnyTake(option.answer());
                return "it takes in " + next + " cards next turn, "
                        + (now == 0 ? "and nothing can be taken now" : "the best take now " + now);
            });
    static final Trait<Option<CasinoView, CasinoPlay>> SAFE = trait(
                    "safe-build",
                    "a build that no card out against you takes",
                    "a build that a card out against you takes",
                    option -> option.position().isSafe(option.answer()))
            .tellingInstead();
    static final Quantity<Option<CasinoView, CasinoPlay>> RIGHT_OF_PAIR = quantity(
            "right-of-a-pair",
            "right card of a pair",
            "right cards of a pair",
            option -> option.position().isRightOfAPair(option.answer()) ? 1 : 0);
    static final Quantity<Option<CasinoView, CasinoPlay>> HEIGHT = quantity(
                    "card-rank",
                    "in rank, counted from the ace",
                    "in rank, counted from the ace",
                    option -> CasinoView.height(option.answer()))
            .asking("how high in rank, counted from the ace");
    static final Quantity<Option<CasinoView, CasinoPlay>> HEIGHT_OF_DEALER =
            saying(6, 13, "a high card, where the dealer lays low ones and hopes to take them in");
    static final Quantity<Option<CasinoView, CasinoPlay>> HEIGHT_OF_OTHERS = saying(
                    1, 5, "a low card, which whoever does not deal keeps to the last")
            .naming(PlayFeatures::whatForOrUnless);
    static final Quantity<Option<CasinoView, CasinoPlay>> WON = quantity(
            "cash-points",
            "cash point",
            "cash points",
            option -> option.position().won(option.answer()));
    static final Quantity<Option<CasinoView, CasinoPlay>> SPADES = quantity(
            "spades-taken", "spade", "spades", option -> option.position().spades(option.answer()));
    static final Quantity<Option<CasinoView, CasinoPlay>> RISKED = quantity(
            "points-laid-down",
            "cash point laid down",
            "cash points laid down",
            option -> option.position().worth(option.answer().card()));

    private PlayFeatures() {}

    /** Why whoever does not deal keeps a low card, or what is wrong with a build that would be the exception. */
    private static String whatForOrUnless(Option<CasinoView, CasinoPlay> option) {
        if (CasinoView.height(option.answer()) > 5) {
            return "";
        }
        return option.answer() instanceof CasinoPlay.Builds && !SAFE.of(option)
                ? "unless built safely, and a card that takes this build is out"
                : "to take in with it first next round";
    }

    private static Quantity<Option<CasinoView, CasinoPlay>> saying(int from, int to, String words) {
        Quantity<Option<CasinoView, CasinoPlay>> height = HEIGHT;
        for (int rank = from; rank <= to; rank++) {
            height = height.saying(rank, words);
        }
        return height;
    }

    private static Quantity<Option<CasinoView, CasinoPlay>> quantity(
            String key, String singular, String plural, ToDoubleFunction<Option<CasinoView, CasinoPlay>> measure) {
        return new Quantity<>(key, singular, plural, measure);
    }

    private static Trait<Option<CasinoView, CasinoPlay>> trait(
            String key, String present, String absent, Predicate<Option<CasinoView, CasinoPlay>> measure) {
        return new Trait<>(key, present, absent, measure);
    }
}
