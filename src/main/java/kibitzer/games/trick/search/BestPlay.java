package kibitzer.games.trick.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.games.trick.TableFacts;

/**
 * How a hand may go on with all cards seen, everybody playing as well as can be: one such way out of all that come to the same.
 *
 * @param tricks the trick on the table first
 */
public record BestPlay(List<Won> tricks) {

    /**
     * A trick.
     *
     * @param winner by number from 0
     * @param with the card that wins it
     * @param cards in the order played
     */
    public record Won(int winner, Card with, int leader, List<Card> cards) {

        /** What this player played to it. */
        Card of(int player, int players) {
            return cards.get(Math.floorMod(player - leader, players));
        }
    }

    public BestPlay {
        tricks = List.copyOf(tricks);
    }

    /**
     * The way that begins with this card; empty where a joker must name a suit, or a trick has no winner.
     *
     * @param sides a stake by which it is fixed who plays together
     * @param most so many tricks are played out
     * @param like another way, whose cards are played here too where they are as good as any
     */
    public static Optional<BestPlay> after(
            OpenHands start, Stake sides, Card first, int most, Optional<BestPlay> like) {
        List<Won> tricks = new ArrayList<>();
        OpenHands hands = start;
        Card next = first;
        while (true) {
            if (hands.rules().leaderNames(next) && hands.trick().isEmpty()) {
                return Optional.empty();
            }
            List<Card> trick =
                    Stream.concat(hands.trick().stream(), Stream.of(next)).toList();
            if (trick.size() < hands.players()) {
                hands = on(hands, next, hands.leader(), trick, hands.facts());
            } else {
                Optional<Integer> place = hands.rules().winner(trick, hands.facts());
                if (place.isEmpty()) {
                    return Optional.empty();
                }
                int winner = (hands.leader() + place.get()) % hands.players();
                tricks.add(new Won(winner, trick.get(place.get()), hands.leader(), trick));
                if (hands.cardsEach() == 1 || tricks.size() == most) {
                    return Optional.of(new BestPlay(tricks));
                }
                hands = on(hands, next, winner, List.of(), between(hands.facts()));
            }
            next = chosen(hands, sides, tricks.size(), like);
        }
    }

    private static TableFacts between(TableFacts facts) {
        return new TableFacts(facts.turnUp(), facts.stockOpen(), false, facts.standers(), Optional.empty());
    }

    private static OpenHands on(OpenHands before, Card played, int leader, List<Card> trick, TableFacts facts) {
        List<Cards> hands = new ArrayList<>(before.hands());
        hands.set(before.toPlay(), hands.get(before.toPlay()).minus(Cards.of(List.of(played))));
        return new OpenHands(before.game(), before.contract(), before.trump(), hands, leader, trick, facts);
    }

    /** What was played elsewhere at this point, where that is as good; else what takes the trick at least cost; else the lowest. */
    private static Card chosen(OpenHands hands, Stake sides, int number, Optional<BestPlay> like) {
        List<Card> lawful = hands.lawful();
        if (lawful.size() == 1) {
            return lawful.getFirst();
        }
        List<Card> best = OpenCards.lines(hands, sides).best();
        return like.filter(other -> number < other.tricks.size())
                .map(other -> other.tricks.get(number).of(hands.toPlay(), hands.players()))
                .filter(best::contains)
                .or(() -> isHeadedFor(hands, sides)
                        ? Optional.empty()
                        : best.reversed().stream()
                                .filter(card -> heads(hands, card))
                                .findFirst())
                .orElse(best.getLast());
    }

    /** True if the trick is already won for him whose turn it is, as far as it goes. */
    private static boolean isHeadedFor(OpenHands hands, Stake sides) {
        return !hands.trick().isEmpty()
                && hands.rules()
                        .winner(hands.trick(), hands.facts())
                        .filter(place -> sides.together(
                                (hands.leader() + place) % hands.players(), hands.toPlay(), hands.players()))
                        .isPresent();
    }

    private static boolean heads(OpenHands hands, Card card) {
        List<Card> trick =
                Stream.concat(hands.trick().stream(), Stream.of(card)).toList();
        return hands.rules()
                .winner(trick, hands.facts())
                .filter(place -> place == trick.size() - 1)
                .isPresent();
    }

    /** True if some trick is won with this card. */
    public boolean isWonWith(Card card) {
        return tricks.stream().anyMatch(trick -> trick.with().equals(card));
    }
}
