package kibitzer.games.trick.hearts;

import java.util.List;
import kibitzer.games.trick.CardPoints;
import kibitzer.games.trick.Dealing;
import kibitzer.games.trick.EqualCards;
import kibitzer.games.trick.ForcedLead;
import kibitzer.games.trick.HandChange;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPack;

/** Black lady and its variants (pp. 246-248), in the order of the book. */
public final class BlackLadyGames {
    static final TrickGame BLACK_LADY = HeartsGames.HEARTS
            .but("black-lady", "Black lady", 246)
            .dealing(Dealing.of(3, 17).or(4, 13).or(5, 10).or(6, 8).or(7, 7).takingOut("2C 2D 3C 2S"))
            .change(HandChange.PASS_CARDS)
            .points(CardPoints.of("hearts=-1 QS=-13"))
            .note(
                    "three cards are passed to the left, and who takes every card that counts scores nothing, like the others")
            .head();

    /** "Six or more": up to ten, which two packs give ten cards each. */
    static final TrickGame CANCELLATION = BLACK_LADY
            .but("cancellation-hearts", "Cancellation hearts", 247)
            .pack(TrickPack.FULL.times(2))
            .dealing(Dealing.of(6, 17).or(7, 14).or(8, 13).or(9, 11).or(10, 10))
            .equal(EqualCards.CANCEL)
            .note("cards left over are a widow, which goes to the winner of the first trick")
            .game();

    static final TrickGame OMNIBUS = BLACK_LADY
            .but("omnibus-hearts", "Omnibus hearts", 247)
            .points(CardPoints.of("hearts=-1 QS=-13 TD=10"))
            .note("who takes every card that counts scores 26")
            .game();

    static final TrickGame DISCARD = BLACK_LADY
            .but("discard-hearts", "Discard hearts", 248)
            .note("another name of black lady, in which cards are passed to the left or to the right")
            .game();

    static final TrickGame SLIPPERY_ANNE = BLACK_LADY
            .but("slippery-anne", "Slippery Anne", 248)
            .note("another name of black lady")
            .game();

    static final TrickGame GREEK = BLACK_LADY
            .but("greek-hearts", "Greek hearts", 248)
            .leads(ForcedLead.NO_HEART_FIRST)
            .points(CardPoints.of("hearts=-1 QS=-13 JD=10"))
            .note("three cards are always passed to the right")
            .game();

    public static final List<TrickGame> ALL = List.of(BLACK_LADY, CANCELLATION, OMNIBUS, DISCARD, SLIPPERY_ANNE, GREEK);

    private BlackLadyGames() {}
}
