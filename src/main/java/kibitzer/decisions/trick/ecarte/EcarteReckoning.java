package kibitzer.decisions.trick.ecarte;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.advice.Reckoning;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.conventions.ecarte.EcarteDraw;
import kibitzer.conventions.ecarte.EcarteHand;
import kibitzer.conventions.ecarte.EcarteView;
import kibitzer.decisions.trick.SampledResults;
import kibitzer.decisions.trick.SampledResults.Trials;
import kibitzer.decisions.trick.SampledResults.Tried;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.search.OpenCards;
import kibitzer.games.trick.search.OpenHands;
import kibitzer.games.trick.search.OpenLines;
import kibitzer.games.trick.search.Stake;
import kibitzer.games.trick.trumps.TrumpsGames;

/** What the cards say at ecarte: the point won or lost over sampled hands of the other player, all cards seen. */
final class EcarteReckoning {
    static final int LAYOUTS = 300;
    private static final int DRAWS = 60;
    private static final int POINT = 3;
    private static final TrickGame GAME = TrumpsGames.ECARTE;
    private static final String SEEN =
            ", all cards seen and perfectly played. The king of trumps, which either player may"
                    + " show for a point, is not counted; the errors are standard errors.";

    private EcarteReckoning() {}

    static Reckoning<String> of(EcarteView view) {
        Trials playing = new Trials();
        Trials drawing = new Trials();
        EcarteHand hand = view.hand();
        Chance chance = new Seed(hand.cards().bits() ^ view.turnUp().index()).chance();
        List<Card> unseen =
                EcarteHand.PACK.minus(hand.cards()).without(view.turnUp()).toList();
        for (int layout = 0; layout < LAYOUTS; layout++) {
            Pack pack = new Pack(chance.shuffled(unseen));
            CardSet theirs = pack.take(EcarteHand.CARDS);
            int tricks = tricks(hand.trump(), hand.cards(), theirs, view.elder());
            playing.add(tricks >= POINT ? points(tricks) : -2, tricks >= POINT);
            int after = afterDraw(hand, spared(new EcarteDraw(hand, view.elder())), theirs, view.elder(), pack);
            drawing.add(points(after), after >= POINT);
        }
        return new SampledResults("Points", "Three tricks")
                .reckoning(
                        List.of(new Tried<>(view.playing(), playing), new Tried<>(view.drawing(), drawing)),
                        Double.NEGATIVE_INFINITY,
                        "Points won less points lost over " + LAYOUTS
                                + " hands of the other player: who plays without a draw"
                                + " and fails loses two. An exchange is taken to be one, in which both throw all but trumps and"
                                + " kings; that the other may refuse it, or ask for another, is not counted" + SEEN);
    }

    static Reckoning<CardSet> of(EcarteDraw draw, List<CardSet> choices) {
        List<Tried<CardSet>> tried = choices.stream()
                .map(choice -> new Tried<>(choice, new Trials()))
                .toList();
        EcarteHand hand = draw.hand();
        Chance chance = new Seed(hand.cards().bits() ^ hand.trump().ordinal()).chance();
        List<Card> unseen = EcarteHand.PACK.minus(hand.cards()).toList();
        for (int layout = 0; layout < DRAWS; layout++) {
            List<Card> shuffled = chance.shuffled(unseen);
            for (Tried<CardSet> each : tried) {
                Pack pack = new Pack(shuffled);
                CardSet theirs = pack.take(EcarteHand.CARDS);
                int after = afterDraw(hand, each.answer(), theirs, draw.elder(), pack);
                each.trials().add(points(after), after >= POINT);
            }
        }
        return new SampledResults("Points", "Three tricks")
                .reckoning(
                        tried,
                        Double.NEGATIVE_INFINITY,
                        "Points won less points lost over " + DRAWS
                                + " draws from the pack and hands of the other player,"
                                + " who throws all but trumps and kings. The card turned, which the question does not name, is"
                                + " counted among the unseen; more than one exchange is not counted" + SEEN);
    }

    static Reckoning<Card> ofLead(EcarteHand hand) {
        List<Tried<Card>> tried = hand.cards().stream()
                .map(card -> new Tried<>(card, new Trials()))
                .toList();
        Chance chance = new Seed(hand.cards().bits() ^ hand.trump().ordinal()).chance();
        List<Card> unseen = EcarteHand.PACK.minus(hand.cards()).toList();
        for (int layout = 0; layout < LAYOUTS; layout++) {
            CardSet theirs = new Pack(chance.shuffled(unseen)).take(EcarteHand.CARDS);
            OpenLines lines = lines(hand.trump(), hand.cards(), theirs);
            for (Tried<Card> each : tried) {
                int won = lines.of(each.answer()).orElseThrow().won();
                each.trials().add(points(won), won >= POINT);
            }
        }
        return new SampledResults("Points", "Three tricks")
                .reckoning(
                        tried,
                        Double.NEGATIVE_INFINITY,
                        "The point won or lost, two for all five tricks, over " + LAYOUTS
                                + " hands of the other player, after" + " this lead" + SEEN);
    }

    /** What the learner throws by the rule of thumb; elder hand, who must throw, the lowest card where it throws none. */
    private static CardSet spared(EcarteDraw draw) {
        CardSet spare = draw.hand().spare();
        return spare.isEmpty() && draw.elder() ? CardSet.of(draw.hand().cards().last()) : spare;
    }

    /** Tricks of the learner after one exchange, elder hand being served first. */
    private static int afterDraw(EcarteHand own, CardSet thrown, CardSet theirs, boolean elder, Pack pack) {
        CardSet spared = spared(new EcarteDraw(new EcarteHand(theirs, own.trump()), !elder));
        CardSet kept = own.cards().minus(thrown);
        CardSet keptByThem = theirs.minus(spared);
        if (elder) {
            kept = kept.union(pack.take(thrown.size()));
            keptByThem = keptByThem.union(pack.take(spared.size()));
        } else {
            keptByThem = keptByThem.union(pack.take(spared.size()));
            kept = kept.union(pack.take(thrown.size()));
        }
        return tricks(own.trump(), kept, keptByThem, elder);
    }

    private static int points(int tricks) {
        return tricks == EcarteHand.CARDS ? 2 : tricks >= POINT ? 1 : tricks == 0 ? -2 : -1;
    }

    static int tricks(Suit trump, CardSet own, CardSet theirs, boolean elder) {
        int leaders = elder
                ? lines(trump, own, theirs).bestWon()
                : lines(trump, theirs, own).bestWon();
        return elder ? leaders : EcarteHand.CARDS - leaders;
    }

    private static OpenLines lines(Suit trump, CardSet leading, CardSet following) {
        return OpenCards.lines(
                new OpenHands(
                        GAME,
                        GAME.rules().usual(),
                        Optional.of(trump),
                        List.of(Cards.of(leading.toList()), Cards.of(following.toList())),
                        0,
                        List.of(),
                        TableFacts.NONE),
                Stake.TRICKS);
    }

    /** Every set of cards that may be thrown, in written order. */
    static List<CardSet> throwable(EcarteDraw draw) {
        List<Card> cards = draw.hand().cards().toList();
        List<CardSet> sets = new ArrayList<>();
        IntStream.range(draw.elder() ? 1 : 0, 1 << cards.size())
                .mapToObj(bits -> IntStream.range(0, cards.size())
                        .filter(place -> (bits >> place & 1) == 1)
                        .mapToObj(cards::get)
                        .collect(CardSet.toCardSet()))
                .forEach(sets::add);
        return List.copyOf(sets);
    }

    /** What is left of the pack, from the top. */
    private static final class Pack {
        private final List<Card> cards;
        private int taken;

        Pack(List<Card> cards) {
            this.cards = cards;
        }

        CardSet take(int number) {
            taken += number;
            return CardSet.of(cards.subList(taken - number, taken));
        }
    }
}
