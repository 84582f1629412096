package kibitzer.conventions.ecarte;

/** A hand of which cards are thrown; elder hand must throw one at least. */
public record EcarteDraw(EcarteHand hand, boolean elder) {}
