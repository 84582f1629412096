package kibitzer.decisions.spoilfive;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.search.OpenCards;
import kibitzer.games.trick.search.OpenHands;
import kibitzer.games.trick.search.Stake;
import kibitzer.games.trick.trumps.TrumpsGames;

/** What a hand at spoil five wins against all others together, all cards seen. */
final class SpoilFiveHands {
    private static final TrickGame GAME = TrumpsGames.SPOIL_FIVE;

    private SpoilFiveHands() {}

    /**
     * The tricks that the first hand wins.
     *
     * @param others cards of the others, as many each as the first hand has, in the order of play
     * @param leader who leads, 0 for the first hand
     */
    static int won(CardSet hand, List<Card> others, Suit trump, int leader) {
        int each = hand.size();
        List<Cards> hands = new ArrayList<>(List.of(Cards.of(hand.toList())));
        for (int from = 0; from < others.size(); from += each) {
            hands.add(Cards.of(others.subList(from, from + each)));
        }
        int best = OpenCards.lines(
                        new OpenHands(
                                GAME,
                                GAME.rules().usual(),
                                Optional.of(trump),
                                hands,
                                leader,
                                List.of(),
                                TableFacts.NONE),
                        Stake.TRICKS.alone(0))
                .bestWon();
        return leader == 0 ? best : each - best;
    }
}
