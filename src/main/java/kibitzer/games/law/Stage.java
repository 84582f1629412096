package kibitzer.games.law;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** The part of the game in which something has happened, in the order of an evening. */
public enum Stage {
    TABLE("Making up the table"),
    DEALING("Dealing"),
    BETTING("Betting"),
    DRAW("The draw"),
    SHOWDOWN("The showdown"),
    TRUMP("The trump card"),
    BIDDING("Bidding and declaring"),
    LEAD("Leading out of turn"),
    PLAY("The play"),
    EXPOSED("Exposed cards"),
    REVOKE("The revoke"),
    CLAIMS("Claims and concessions"),
    PENALTIES("Enforcing a penalty"),
    SCORING("The score"),
    PROPRIETIES("Proprieties");

    private final String title;

    Stage(String title) {
        this.title = title;
    }

    public static List<String> words() {
        return Stream.of(values()).map(Stage::word).toList();
    }

    /** @throws IllegalArgumentException unless it is one of {@link #words()} */
    public static Stage named(String word) {
        return valueOf(word.toUpperCase(Locale.ROOT));
    }

    /** "revoke". */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** "The revoke". */
    public String title() {
        return title;
    }
}
