package kibitzer.advice;

/**
 * In what a quantity is counted.
 *
 * @param step the least difference that there can be: 1, ½ or ¼
 * @param most as much as there can be of it
 * @param leastMove how far a club may move any figure of it
 * @param widestMove how far a club may move a figure at most
 */
public record Unit(double step, double most, double leastMove, double widestMove) {
    private static final double LEAST_MOVE = 2;
    private static final double WIDEST_MOVE = 6;

    /** No suit has more than 13 cards, no deal more than 13 tricks. */
    public static final Unit OF_THIRTEEN = new Unit(1, 13);

    public Unit(double step, double most) {
        this(step, most, LEAST_MOVE, WIDEST_MOVE);
    }

    /** The same for what lies between two of it: the middle of what partner may hold. */
    public Unit halved() {
        return new Unit(step / 2, most, leastMove, widestMove);
    }

    /** "quarters", "halves", "whole numbers". */
    String numbers() {
        return step == 1 / 4.0 ? "quarters" : step == 1 / 2.0 ? "halves" : "whole numbers";
    }
}
