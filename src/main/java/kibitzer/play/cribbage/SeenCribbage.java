package kibitzer.play.cribbage;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.cribbage.CribbageGame;
import kibitzer.games.cribbage.play.CribbageDeal;
import kibitzer.games.cribbage.play.CribbageEvent;
import kibitzer.games.cribbage.play.CribbageMatch;
import kibitzer.games.cribbage.play.CribbagePhase;

/**
 * What one player sees of a game of cribbage: his cards, what lies open, the board.
 *
 * @param player his number in the order of play, from 0
 * @param end the hole that wins
 * @param muggins true where each counts his own hand
 * @param deal the number of the deal, from 1
 * @param dealer who dealt
 * @param phase what the player in turn has to do
 * @param inTurn true if it is he
 * @param hand what he has still to lay away or to play; all he kept while hands are counted
 * @param laid what he has given to the crib
 * @param others how many cards each player has still to play
 * @param starter turned when all have laid away
 * @param played the cards of this deal that were played, in order
 * @param pile the cards of the series that goes on, in order
 * @param counting the hand or crib that he is to count; none where he is not
 * @param crib true if that is the crib
 * @param scores by side
 * @param behind where the hindmost peg of each side stands
 * @param events of this deal and the one before
 */
public record SeenCribbage(
        CribbageGame game,
        int player,
        int end,
        boolean muggins,
        int deal,
        int dealer,
        CribbagePhase phase,
        boolean inTurn,
        CardSet hand,
        CardSet laid,
        List<Integer> others,
        Optional<Card> starter,
        List<CribbageDeal.PlayedCard> played,
        List<Card> pile,
        CardSet counting,
        boolean crib,
        List<Integer> scores,
        List<Integer> behind,
        List<CribbageEvent> events) {

    public SeenCribbage {
        others = List.copyOf(others);
        played = List.copyOf(played);
        pile = List.copyOf(pile);
        scores = List.copyOf(scores);
        behind = List.copyOf(behind);
        events = List.copyOf(events);
    }

    static SeenCribbage of(CribbageMatch match, int player) {
        CribbageDeal deal = match.deal();
        boolean inTurn = match.toPlay().isPresent() && match.turn() == player;
        boolean counts = inTurn && match.phase() == CribbagePhase.COUNT;
        return new SeenCribbage(
                match.game(),
                player,
                match.end(),
                match.muggins(),
                deal.number(),
                deal.dealer(),
                match.phase(),
                inTurn,
                match.phase() == CribbagePhase.COUNT ? deal.kept(player) : deal.held(player),
                deal.laid().get(player),
                deal.after(match.game().players() - 1).stream()
                        .map(other -> deal.held(other).size())
                        .toList(),
                deal.isTurned() ? Optional.of(deal.starter()) : Optional.empty(),
                deal.played(),
                deal.pile(),
                counts ? match.counted() : CardSet.EMPTY,
                counts && match.countsTheCrib(),
                match.scores(),
                match.behind(),
                match.events().stream()
                        .filter(event -> event.deal() >= deal.number() - 1)
                        .toList());
    }

    public boolean isDealer() {
        return player == dealer;
    }

    /** True if the crib is his, or his partner's. */
    boolean hasTheCrib() {
        return game.sideOf(player) == game.sideOf(dealer);
    }

    /** His side, from 0. */
    public int side() {
        return game.sideOf(player);
    }

    /** His side's score. */
    public int own() {
        return scores.get(side());
    }

    /** The score of the best other side. */
    int theirs() {
        int most = 0;
        for (int other = 0; other < scores.size(); other++) {
            most = other == side() ? most : Math.max(most, scores.get(other));
        }
        return most;
    }

    /** Cards he knows that are neither in his hand nor in the series: the starter, his own in the crib, earlier series. */
    CardSet seen() {
        return Stream.concat(
                        Stream.concat(starter.stream(), laid.stream()),
                        played.stream().map(CribbageDeal.PlayedCard::card))
                .filter(card -> !pile.contains(card))
                .collect(CardSet.toCardSet());
    }

    /** How many cards the next player holds. */
    int next() {
        return others.get((player + 1) % game.players());
    }
}
