package kibitzer.games.trick.plain;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.games.trick.Contract;
import kibitzer.games.trick.PlayRules;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPosition;
import kibitzer.games.trick.search.Stake;

/**
 * What a player sees when it is his turn: his own cards, and what has been played.
 *
 * @param turnUp the card turned
 * @param player who he is, by number from 0
 * @param held how many cards each holds
 * @param stock how many cards are still to be drawn
 * @param tricks those that are finished, the first first
 * @param trick the one on the table
 * @param open the hands of others that lie open, by player: dummy's, or to who plays for dummy his own
 * @param placed cards that he passed or laid away before the play, and who got them: a player, or nobody (the number of players)
 */
public record PlayerView(
        TrickGame game,
        Contract contract,
        Optional<Suit> trump,
        Optional<Card> turnUp,
        Stake stake,
        int player,
        Cards hand,
        List<Integer> held,
        int stock,
        List<SeenTrick> tricks,
        SeenTrick trick,
        Map<Integer, Cards> open,
        Map<Card, Integer> placed) {
    public PlayerView {
        held = List.copyOf(held);
        tricks = List.copyOf(tricks);
        open = Map.copyOf(open);
        placed = Map.copyOf(placed);
    }

    /** Where every player sees his own cards alone. */
    public PlayerView(
            TrickGame game,
            Contract contract,
            Optional<Suit> trump,
            Optional<Card> turnUp,
            Stake stake,
            int player,
            Cards hand,
            List<Integer> held,
            int stock,
            List<SeenTrick> tricks,
            SeenTrick trick) {
        this(game, contract, trump, turnUp, stake, player, hand, held, stock, tricks, trick, Map.of(), Map.of());
    }

    /** The same for a player who knows where some cards went. */
    public PlayerView withPlaced(Map<Card, Integer> known) {
        return new PlayerView(
                game, contract, trump, turnUp, stake, player, hand, held, stock, tricks, trick, open, known);
    }

    public int players() {
        return held.size();
    }

    PlayRules rules() {
        return game.play(contract, trump);
    }

    /** The rules by which a trick was played, counted from 0: without trumps where those were turned only after it. */
    PlayRules rulesAt(int number) {
        boolean before = game.rules().turnsLate(contract)
                && tricks.subList(0, Math.min(number, tricks.size())).stream().allMatch(SeenTrick::isFollowed);
        return before ? game.play(contract, Optional.empty()) : rules();
    }

    /** What the table tells while a trick is played. */
    TableFacts facts(SeenTrick of, boolean first) {
        return new TableFacts(
                turnUp, of.stockOpen(), first, game.rules().leads().isEmpty() ? 0 : players(), of.named());
    }

    /** Who led to the first trick. */
    public int eldest() {
        return tricks.isEmpty() ? trick.leader() : tricks.getFirst().leader();
    }

    /** Who dealt, to the right of eldest hand. */
    public int dealer() {
        return Math.floorMod(eldest() - 1, players());
    }

    /** What is asked of him. */
    public TrickPosition position() {
        return new TrickPosition(game, contract, trump, hand, trick.cards(), facts(trick, tricks.isEmpty()));
    }

    /** The cards he may play, each once. */
    public List<Card> lawful() {
        return position().lawful().lawful().different();
    }

    /** The cards that he has not seen: in other hands, in the stock, or left over. */
    Cards unseen() {
        List<Card> seen = new ArrayList<>(hand.list());
        tricks.forEach(one -> seen.addAll(one.cards()));
        seen.addAll(trick.cards());
        open.values().forEach(hand -> seen.addAll(hand.list()));
        return Cards.of(game.rules().pack().pack().cards()).minus(Cards.of(seen));
    }
}
