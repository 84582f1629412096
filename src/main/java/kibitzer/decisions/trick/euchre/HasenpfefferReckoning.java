package kibitzer.decisions.trick.euchre;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Reckoning;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.conventions.euchre.BowerTrumps;
import kibitzer.conventions.euchre.HasenpfefferView;
import kibitzer.decisions.trick.SampledResults;
import kibitzer.decisions.trick.SampledResults.Tried;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.euchre.EuchreGames;
import kibitzer.games.trick.search.OpenCards;
import kibitzer.games.trick.search.OpenHands;
import kibitzer.games.trick.search.Stake;

/** What the cards say of a bid at hasenpfeffer: the points it brings over sampled hands of the others, all cards seen. */
final class HasenpfefferReckoning {
    private static final int LAYOUTS = 40;
    private static final TrickGame GAME = EuchreGames.HASENPFEFFER;

    private HasenpfefferReckoning() {}

    /** Nothing where no bid goes over the last. */
    static Optional<Reckoning<Integer>> of(HasenpfefferView view) {
        List<Tried<Integer>> tried = view.open().stream()
                .filter(bid -> bid != HasenpfefferView.PASS)
                .map(bid -> new Tried<>(bid, new SampledResults.Trials()))
                .toList();
        return tried.isEmpty() ? Optional.empty() : Optional.of(counted(view, tried));
    }

    private static Reckoning<Integer> counted(HasenpfefferView view, List<Tried<Integer>> tried) {
        BowerTrumps trumps = HasenpfefferView.trumps(view.best());
        Chance chance = new Seed(view.hand().bits()).chance();
        List<Card> unseen = HasenpfefferView.PACK.minus(view.hand()).toList();
        for (int layout = 0; layout < LAYOUTS; layout++) {
            int tricks = tricks(view, trumps, chance.shuffled(unseen));
            for (Tried<Integer> each : tried) {
                boolean made = tricks >= each.answer();
                each.trials().add(made ? tricks : -each.answer(), made);
            }
        }
        return new SampledResults("Points", "Made")
                .reckoning(
                        tried,
                        0,
                        "What a bid brings your side over " + LAYOUTS
                                + " layouts of the other hands and the widow, with "
                                + view.best().plural()
                                + " as trumps, all cards seen and perfectly played: a point a trick, or"
                                + " the bid lost. The lowest card of the shortest suit is laid away for the widow. What the"
                                + " others score, and what a pass would bring, is not in it; the errors are standard errors.");
    }

    private static int tricks(HasenpfefferView view, BowerTrumps trumps, List<Card> unseen) {
        CardSet seven = view.hand().with(unseen.getLast());
        List<Cards> hands = new ArrayList<>();
        hands.add(Cards.of(seven.without(EuchreLayout.spare(seven, trumps)).toList()));
        for (int other = 0; other < HasenpfefferView.PLAYERS - 1; other++) {
            hands.add(Cards.of(unseen.subList(other * HasenpfefferView.HAND, (other + 1) * HasenpfefferView.HAND)));
        }
        return OpenCards.lines(
                        new OpenHands(
                                GAME,
                                GAME.rules().usual(),
                                Optional.of(trumps.suit()),
                                hands,
                                0,
                                List.of(),
                                TableFacts.NONE),
                        Stake.TRICKS)
                .bestWon();
    }
}
