package kibitzer.play.tricks;

/** What a hand has come to. */
public enum Phase {
    CALLING,
    /** The maker says which suit is trumps. */
    NAMING,
    /** Cards are put face down: passed, thrown for others, or laid away for the widow. */
    EXCHANGING,
    /** The dealer has taken the card turned and lays one away. */
    LAYING_AWAY,
    /** The first card led fixes trumps. */
    FIRST_LEAD,
    PLAYING,
    OVER
}
