package kibitzer.games.trick.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.games.trick.Contract;
import kibitzer.games.trick.PlayRules;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPosition;

/**
 * What everybody still holds in a hand of a game of tricks, nothing being drawn any more.
 *
 * @param trump none where nothing is trumps
 * @param hands by player, in the order of play
 * @param leader who led, or is to lead, to the trick on the table; from 0
 * @param trick the cards on the table, in order
 */
public record OpenHands(
        TrickGame game,
        Contract contract,
        Optional<Suit> trump,
        List<Cards> hands,
        int leader,
        List<Card> trick,
        TableFacts facts) {

    public OpenHands {
        hands = List.copyOf(hands);
        trick = List.copyOf(trick);
        int on = trick.size();
        int players = hands.size();
        if (on >= players || leader < 0 || leader >= players) {
            throw new IllegalArgumentException(on + " cards on the table, led by " + leader + " of " + players);
        }
        if (!inStep(hands, leader, on)) {
            throw new IllegalArgumentException("hands of "
                    + hands.stream().map(Cards::size).toList() + " cards, " + on + " on the table led by " + leader);
        }
    }

    /**
     * True if all hold as many cards, those one fewer who have played to the trick.
     *
     * @param on how many cards lie on the table
     */
    public static boolean inStep(List<Cards> hands, int leader, int on) {
        int players = hands.size();
        int most = hands.get((leader + on) % players).size();
        for (int place = 0; place < players; place++) {
            if (hands.get((leader + place) % players).size() != (place < on ? most - 1 : most)) {
                return false;
            }
        }
        return true;
    }

    public int players() {
        return hands.size();
    }

    /** Whose turn it is, by number from 0. */
    public int toPlay() {
        return (leader + trick.size()) % players();
    }

    public PlayRules rules() {
        return game.play(contract, trump);
    }

    /** What is asked of him whose turn it is. */
    public TrickPosition position() {
        return new TrickPosition(game, contract, trump, hands.get(toPlay()), trick, facts);
    }

    /** The cards he may play, each once. */
    public List<Card> lawful() {
        return position().lawful().lawful().different();
    }

    /** How many cards each held when the trick was led to. */
    public int cardsEach() {
        return hands.get(toPlay()).size();
    }

    /** All that is held or on the table. */
    public List<Card> cards() {
        List<Card> cards = new ArrayList<>(trick);
        hands.forEach(hand -> cards.addAll(hand.list()));
        return List.copyOf(cards);
    }
}
