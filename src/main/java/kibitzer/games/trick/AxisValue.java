package kibitzer.games.trick;

/** A value of an axis, which says itself in plain English. */
public interface AxisValue {
    /** A clause without a full stop: "the bidder names trumps". */
    String says();
}
