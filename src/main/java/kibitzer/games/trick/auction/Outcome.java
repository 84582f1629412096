package kibitzer.games.trick.auction;

import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * What calls lead to.
 *
 * @param end how they ended
 * @param maker who plays the contract, from 0 = first to speak; empty where all play, or a card tells
 * @param partner who accepted to play with him
 * @param bid the call that stands: "3", "8S", "order-up"; empty where there is none
 * @param contract the game's word for the kind of hand; empty for the usual one
 * @param trump "S", "H", "D", "C" or "NT" where the calls fix it; empty where the card turned, the maker or the first lead does
 * @param alone whether the maker plays without his partner
 * @param doubles how often the stake was doubled
 * @param taking those who take part, from 0; all of them as a rule
 * @param says the same in words
 */
public record Outcome(
        End end,
        OptionalInt maker,
        OptionalInt partner,
        String bid,
        String contract,
        String trump,
        boolean alone,
        int doubles,
        Set<Integer> taking,
        String says) {

    /** How calls end. */
    public enum End {
        /** A hand is played. */
        PLAYED,
        /** The cards are dealt again. */
        THROWN_IN,
        /** Somebody takes the pool, and nothing is played. */
        TAKEN
    }

    public Outcome {
        taking = Set.copyOf(taking);
    }

    static Set<Integer> all(int players) {
        return IntStream.range(0, players).boxed().collect(Collectors.toSet());
    }

    static Outcome played(int players, int maker, String bid, String says) {
        return new Outcome(
                End.PLAYED, OptionalInt.of(maker), OptionalInt.empty(), bid, "", "", false, 0, all(players), says);
    }

    /** All play without a maker. */
    static Outcome byAll(int players, String says) {
        return new Outcome(
                End.PLAYED, OptionalInt.empty(), OptionalInt.empty(), "", "", "", false, 0, all(players), says);
    }

    static Outcome thrownIn(String says) {
        return new Outcome(
                End.THROWN_IN, OptionalInt.empty(), OptionalInt.empty(), "", "", "", false, 0, Set.of(), says);
    }

    static Outcome taken(int by, String says) {
        return new Outcome(End.TAKEN, OptionalInt.of(by), OptionalInt.empty(), "", "", "", false, 0, Set.of(by), says);
    }

    Outcome contract(String word) {
        return new Outcome(end, maker, partner, bid, word, trump, alone, doubles, taking, says);
    }

    Outcome trump(String suit) {
        return new Outcome(end, maker, partner, bid, contract, suit, alone, doubles, taking, says);
    }

    Outcome with(int accepter) {
        return new Outcome(end, maker, OptionalInt.of(accepter), bid, contract, trump, alone, doubles, taking, says);
    }

    Outcome alone(boolean without) {
        return new Outcome(end, maker, partner, bid, contract, trump, without, doubles, taking, says);
    }

    Outcome doubled(int often) {
        return new Outcome(end, maker, partner, bid, contract, trump, alone, often, taking, says);
    }

    Outcome taking(Set<Integer> those) {
        return new Outcome(end, maker, partner, bid, contract, trump, alone, doubles, those, says);
    }
}
