package kibitzer.conventions.poker.play;

import kibitzer.games.poker.PokerForm;

/** The words of the games the rule books speak of. */
public final class Games {
    public static final String STANDARD = PokerForm.STANDARD.id();
    public static final String ROUND_GAMES = PokerForm.ROUND_GAMES.id();
    public static final String BUG = PokerForm.BUG.id();
    public static final String JOKER_WILD = PokerForm.JOKER_WILD.id();
    public static final String DEUCES_WILD = PokerForm.DEUCES_WILD.id();
    public static final String LOW = PokerForm.LOW.id();
    public static final String CATS_AND_DOGS = "cats-and-dogs";
    public static final String HIGH_LOW = "high-low";
    public static final String FIVE_CARD_STUD = "five-card-stud";
    public static final String SEVEN_CARD_STUD = "seven-card-stud";
    public static final String HIGH_LOW_SEVEN_CARD_STUD = "high-low-seven-card-stud";

    private Games() {}
}
