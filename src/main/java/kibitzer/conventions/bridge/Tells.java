package kibitzer.conventions.bridge;

/** The words with which a rule of bidding says what its call tells partner beside the hand. */
public final class Tells {
    /** Partner must keep the bidding open for one round. */
    public static final String FORCING = "forcing";

    /** Both partners must keep the bidding open until game. */
    public static final String FORCING_TO_GAME = "forcing to game";

    /** Partner may pass although the side was bound to reach game. */
    public static final String MAY_BE_PASSED = "may be passed";

    /** Partner goes on to game with the better half of what he has shown. */
    public static final String ASKS_FOR_GAME = "asks for game";

    /** The call does not speak of the suit it names. */
    public static final String CONVENTIONAL = "conventional";

    /** Partner answers with his aces. */
    public static final String ASKS_FOR_ACES = "asks for aces";

    /** Partner answers with his kings. */
    public static final String ASKS_FOR_KINGS = "asks for kings";

    /** Partner shows a major of four cards. */
    public static final String ASKS_FOR_A_MAJOR = "asks for a major";

    private Tells() {}
}
