package kibitzer.games.rummy.gin.play;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * A game of gin to 100 as its score sheet (p. 32): the hands won so far, in order; a drawn hand is not written down.
 *
 * @param lines one for each hand that was won
 */
public record GinGame(List<Line> lines) {
    public static final int TARGET = 100;
    public static final int GAME_BONUS = 100;
    public static final int SHUTOUT_BONUS = 100;
    public static final int BOX = 25;

    public static final GinGame NEW = new GinGame(List.of());

    /**
     * A hand won, the bonus for gin or undercut included.
     *
     * @param winner 0 or 1
     * @param points 1 or more: whoever does not count less is undercut and scores nothing
     */
    public record Line(int winner, int points) {
        public Line {
            if (winner < 0 || winner > 1 || points < 1) {
                throw new IllegalArgumentException("player " + winner + " with " + points
                        + " points; expected player 0 or 1, and 1 point or more");
            }
        }
    }

    public GinGame {
        lines = List.copyOf(lines);
    }

    /** @throws IllegalStateException if the game is over */
    public GinGame with(Line line) {
        if (isOver()) {
            throw new IllegalStateException("the game is over; nothing more is scored in it");
        }
        List<Line> more = new ArrayList<>(lines);
        more.add(line);
        return new GinGame(more);
    }

    /** The running score without bonuses for game and boxes. */
    public int score(int player) {
        return lines.stream()
                .filter(line -> line.winner() == player)
                .mapToInt(Line::points)
                .sum();
    }

    /** Hands won: one box each. */
    public int boxes(int player) {
        return (int) lines.stream().filter(line -> line.winner() == player).count();
    }

    public boolean isOver() {
        return winner().isPresent();
    }

    /** Who has reached 100. */
    public OptionalInt winner() {
        return score(0) >= TARGET ? OptionalInt.of(0) : score(1) >= TARGET ? OptionalInt.of(1) : OptionalInt.empty();
    }

    /** True if the game is over and its loser has won no hand in it. */
    public boolean isShutout() {
        return winner().isPresent() && boxes(1 - winner().getAsInt()) == 0;
    }

    /** 100 to the winner of the game; 0 before it is over. */
    public int gameBonus(int player) {
        return isWinner(player) ? GAME_BONUS : 0;
    }

    /** 100 more to him if he won it by a shutout. */
    public int shutoutBonus(int player) {
        return isWinner(player) && isShutout() ? SHUTOUT_BONUS : 0;
    }

    private boolean isWinner(int player) {
        return winner().isPresent() && winner().getAsInt() == player;
    }

    /** 25 for each box more than the other has, as the book's own sheet writes it (p. 37); 0 before the game is over. */
    public int boxBonus(int player) {
        return isOver() ? BOX * Math.max(0, boxes(player) - boxes(1 - player)) : 0;
    }

    /** All together. */
    public int total(int player) {
        return score(player) + gameBonus(player) + shutoutBonus(player) + boxBonus(player);
    }

    /** What a player wins by, less than 0 if he loses. */
    public int net(int player) {
        return total(player) - total(1 - player);
    }
}
