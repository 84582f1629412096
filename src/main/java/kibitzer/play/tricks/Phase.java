package kibitzer.play.tricks;

/** What a hand has come to. */
public enum Phase {
    CALLING,
    /** The maker says which suit is trumps. */
    NAMING,
    /** The dealer has taken the card turned and lays one away. */
    LAYING_AWAY,
    /** The first card led fixes trumps. */
    FIRST_LEAD,
    PLAYING,
    OVER
}
