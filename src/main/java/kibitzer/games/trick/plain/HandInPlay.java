package kibitzer.games.trick.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.games.trick.Contract;
import kibitzer.games.trick.PlayRules;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.search.Stake;

/**
 * A hand of a game of tricks whose trumps are known, played card by card.
 *
 * @param hands by player, in the order of play
 * @param stock what is drawn after each trick, the next card first; empty in most games
 */
public record HandInPlay(
        TrickGame game,
        Contract contract,
        Optional<Suit> trump,
        Optional<Card> turnUp,
        Stake stake,
        List<Cards> hands,
        List<Card> stock,
        List<SeenTrick> tricks,
        SeenTrick trick) {
    public HandInPlay {
        hands = List.copyOf(hands);
        stock = List.copyOf(stock);
        tricks = List.copyOf(tricks);
    }

    /**
     * Before the first card.
     *
     * @param eldest who leads, to the left of the dealer
     */
    public static HandInPlay dealt(
            TrickGame game,
            Contract contract,
            Optional<Suit> trump,
            Optional<Card> turnUp,
            Stake stake,
            List<Cards> hands,
            List<Card> stock,
            int eldest) {
        return new HandInPlay(
                game,
                contract,
                trump,
                turnUp,
                stake,
                hands,
                stock,
                List.of(),
                SeenTrick.ledBy(eldest, !stock.isEmpty()));
    }

    public int players() {
        return hands.size();
    }

    /** Whose turn it is. */
    public int toPlay() {
        return (trick.leader() + trick.cards().size()) % players();
    }

    public boolean isOver() {
        return hands.get(toPlay()).isEmpty();
    }

    /** What he sees whose turn it is. */
    public PlayerView sight() {
        return new PlayerView(
                game,
                contract,
                trump,
                turnUp,
                stake,
                toPlay(),
                hands.get(toPlay()),
                hands.stream().map(Cards::size).toList(),
                stock.size(),
                tricks,
                trick);
    }

    /**
     * One card on; a full trick is taken in, and its winner draws first.
     *
     * @param naming the suit that a joker led calls for
     * @throws IllegalArgumentException with the reason, if the card may not be played
     */
    public HandInPlay play(Card card, Optional<Suit> naming) {
        PlayerView sight = sight();
        if (!sight.lawful().contains(card)) {
            throw new IllegalArgumentException("the " + card.inWords() + " may not be played"
                    + (sight.hand().contains(card)
                            ? ", for " + sight.position().lawful().why(card)
                            : ""));
        }
        PlayRules rules = sight.rules();
        if (trick.cards().isEmpty() && rules.leaderNames(card) && naming.isEmpty()) {
            throw new IllegalArgumentException("the joker is led and no suit is named");
        }
        List<Cards> fewer = new ArrayList<>(hands);
        fewer.set(toPlay(), sight.hand().without(card));
        SeenTrick played = trick.with(card, naming);
        return played.cards().size() < players()
                ? new HandInPlay(game, contract, trump, turnUp, stake, fewer, stock, tricks, played)
                : takenIn(fewer, played);
    }

    private HandInPlay takenIn(List<Cards> fewer, SeenTrick full) {
        int winner = winner(full);
        List<SeenTrick> more = new ArrayList<>(tricks);
        more.add(full);
        List<Card> left = new ArrayList<>(stock);
        for (int i = 0; i < players() && !left.isEmpty(); i++) {
            int drawer = (winner + i) % players();
            fewer.set(drawer, fewer.get(drawer).with(left.removeFirst()));
        }
        return new HandInPlay(
                game, contract, trump, turnUp, stake, fewer, left, more, SeenTrick.ledBy(winner, !left.isEmpty()));
    }

    /**
     * With a card turned for trumps after a trick to which somebody did not follow suit: the trick is whose it is by these trumps, and
     * they lead to the next.
     */
    public HandInPlay turned(Card card) {
        HandInPlay next = new HandInPlay(
                game, contract, Optional.of(card.suit()), Optional.of(card), stake, hands, stock, tricks, trick);
        return new HandInPlay(
                game,
                contract,
                next.trump,
                next.turnUp,
                stake,
                hands,
                stock,
                tricks,
                SeenTrick.ledBy(next.winner(tricks.getLast()), false));
    }

    /** Who won a full trick; its leader, where all its cards cancelled one another. */
    public int winner(SeenTrick full) {
        PlayerView sight = sight();
        return (full.leader()
                        + sight.rules()
                                .winner(full.cards(), sight.facts(full, false))
                                .orElse(0))
                % players();
    }
}
