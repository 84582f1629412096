package kibitzer.conventions.poker.play;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import kibitzer.cards.CardSet;

/**
 * What a player at draw poker sees when it is his turn.
 *
 * @param game the form of the game, by its word: "standard", "low"
 * @param hand his five cards
 * @param opening what the pot must be opened on
 * @param seat where he sits and who is in
 * @param bets what has been staked
 * @param drawn the cards drawn by each opponent who drew before him, in order; 0 stood pat
 * @param spoken what opponents did after the draw, in order
 * @param circumstances what is known beside
 */
public record PokerTable(
        String game,
        CardSet hand,
        Opening opening,
        Seat seat,
        Bets bets,
        List<Integer> drawn,
        List<ActionAfterDraw> spoken,
        Set<Circumstance> circumstances) {

    /**
     * A place at the table.
     *
     * @param players dealt in, 2 to 8
     * @param position 1 at the dealer's left to {@code players}, the dealer
     * @param playersIn opponents already in the pot, the opener among them
     * @param toAct players who may still speak behind the learner
     */
    public record Seat(int players, int position, int playersIn, int toAct) {

        /** The dealer, everybody else having spoken. */
        public static Seat last(int players, int playersIn) {
            return new Seat(players, players, playersIn, 0);
        }
    }

    /**
     * What has been staked before it is the learner's turn.
     *
     * @param raises made so far in this betting interval
     * @param pot chips in the pot; 0 where it is not told
     * @param toCall chips it costs to stay, 0 where nothing is to be paid or it is not told
     * @param opener true if the learner opened
     */
    public record Bets(int raises, int pot, int toCall, boolean opener) {
        public static final Bets NONE = new Bets(0, 0, 0, false);
    }

    public PokerTable {
        drawn = List.copyOf(drawn);
        spoken = List.copyOf(spoken);
        Set<Circumstance> ordered = EnumSet.noneOf(Circumstance.class);
        ordered.addAll(circumstances);
        circumstances = Collections.unmodifiableSet(ordered);
    }

    /** A table at which nobody has done anything yet. */
    public static PokerTable of(String game, CardSet hand, Opening opening, Seat seat) {
        return new PokerTable(game, hand, opening, seat, Bets.NONE, List.of(), List.of(), Set.of());
    }

    public PokerTable holding(CardSet other) {
        return new PokerTable(game, other, opening, seat, bets, drawn, spoken, circumstances);
    }

    /** The same table in another game with the same pack. */
    public PokerTable playedAs(String other) {
        return new PokerTable(other, hand, opening, seat, bets, drawn, spoken, circumstances);
    }

    public PokerTable at(Seat other) {
        return new PokerTable(game, hand, opening, other, bets, drawn, spoken, circumstances);
    }

    public PokerTable with(Bets other) {
        return new PokerTable(game, hand, opening, seat, other, drawn, spoken, circumstances);
    }

    public PokerTable openedOn(Opening other) {
        return new PokerTable(game, hand, other, seat, bets, drawn, spoken, circumstances);
    }

    public PokerTable afterDraws(List<Integer> other) {
        return new PokerTable(game, hand, opening, seat, bets, other, spoken, circumstances);
    }

    public PokerTable afterSpeaking(List<ActionAfterDraw> other) {
        return new PokerTable(game, hand, opening, seat, bets, drawn, other, circumstances);
    }

    public PokerTable knowing(Set<Circumstance> other) {
        return new PokerTable(game, hand, opening, seat, bets, drawn, spoken, other);
    }

    /** What opens: with the bug in the pack, where jacks open, any bobtail does too (p. 72). */
    public Opening openers() {
        return game.equals(Games.BUG) && opening == Opening.JACKS ? Opening.BOBTAIL : opening;
    }

    public boolean knows(Circumstance circumstance) {
        return circumstances.contains(circumstance);
    }
}
