package kibitzer.games.bridge.wholehand.defence;

import java.util.Arrays;
import java.util.stream.Collectors;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;

/** What the first turn is about at which a defender can let the contract make. All of it is general practice. */
public enum DefenceTheme {
    THIRD_HIGH(
            "third-high",
            "Third hand high",
            "Partner led and dummy played low: third hand plays high, or declarer wins too cheaply."),
    THIRD_WAITS(
            "third-waits",
            "Third hand waits",
            "Partner's lead and dummy's cards tell what declarer holds: here the highest card is not the one to play."),
    SECOND_LOW(
            "second-low",
            "Second hand low",
            "Second in the trick there is time: a high card now would be spent on nothing."),
    RETURN(
            "return",
            "Give partner's suit back",
            "On lead for the first time: the suit that partner led, and no other, beats it."),
    SWITCH("switch", "Switch", "On lead for the first time: another suit than the one led, and that at once."),
    KEEP("keep", "What to keep", "A card has to be thrown, and the wrong one gives a trick.");

    private final String id;
    private final String title;
    private final String lesson;

    DefenceTheme(String id, String title, String lesson) {
        this.id = id;
        this.title = title;
        this.lesson = lesson;
    }

    /** "third-high", as files and options say it. */
    public String id() {
        return id;
    }

    /** "Third hand high". */
    public String title() {
        return title;
    }

    /** What it is about, in a sentence. */
    public String lesson() {
        return lesson;
    }

    /** @throws BadNotation if there is none of this id */
    public static DefenceTheme of(String id) {
        return Arrays.stream(values())
                .filter(theme -> theme.id.equals(id))
                .findFirst()
                .orElseThrow(() -> new BadNotation(
                        id, Arrays.stream(values()).map(DefenceTheme::id).collect(Collectors.joining(", "))));
    }

    /** Whether a turn at which the contract can be let make is one of these. */
    boolean fits(Turn turn) {
        boolean leads = turn.placeInTrick() == 0;
        boolean follows = !leads && turn.lawful().first().suit() == turn.led().suit();
        return switch (this) {
            case THIRD_HIGH -> turn.trick() == 1 && turn.placeInTrick() == 2 && follows && turn.keptOnlyByHigher();
            case THIRD_WAITS ->
                turn.trick() == 1
                        && turn.placeInTrick() == 2
                        && follows
                        && !turn.keeping().contains(turn.lawful().first());
            case SECOND_LOW ->
                turn.placeInTrick() == 1
                        && follows
                        && turn.lostOnlyByHigher()
                        && turn.losing().last().rank().isHigherThan(Rank.TEN);
            case RETURN -> leads && turn.isFirstLead() && turn.keptOnlyInSuitLed();
            case SWITCH -> leads && turn.isFirstLead() && turn.keptOnlyInOtherSuits();
            case KEEP -> !leads && !follows && turn.losing().size() > 1;
        };
    }

    /**
     * A turn of the defender's.
     *
     * @param trick from 1
     * @param placeInTrick from 0, who leads
     * @param led the card led to this trick; to the first one where he leads himself
     * @param isFirstLead true if he has not led before
     * @param keeping the lawful cards after which the contract is still beaten
     * @param losing the other lawful cards
     */
    record Turn(int trick, int placeInTrick, Card led, boolean isFirstLead, CardSet keeping, CardSet losing) {
        CardSet lawful() {
            return keeping.union(losing);
        }

        boolean keptOnlyByHigher() {
            return keeping.last().rank().isHigherThan(losing.first().rank());
        }

        boolean lostOnlyByHigher() {
            return losing.last().rank().isHigherThan(keeping.first().rank());
        }

        boolean keptOnlyInSuitLed() {
            return keeping.in(led.suit()).equals(keeping)
                    && losing.in(led.suit()).isEmpty();
        }

        boolean keptOnlyInOtherSuits() {
            return keeping.in(led.suit()).isEmpty() && !losing.in(led.suit()).isEmpty();
        }
    }
}
