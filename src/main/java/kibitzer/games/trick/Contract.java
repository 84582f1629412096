package kibitzer.games.trick;

import java.util.List;
import java.util.Optional;

/**
 * A kind of hand that a game has, where it changes trumps, ranks or duties.
 *
 * @param word in lower case: "misere"
 * @param trumping which trumps it is played with, where not those of the game
 * @param plain the order of plain suits, where it is another
 * @param trumps the trumps, where they are others
 * @param duty what is owed, where it is something else
 * @param freeLeads whether none of the leads is compelled or barred that are in the game
 */
public record Contract(
        String word,
        Optional<TrumpMaking> trumping,
        Optional<PlainOrder> plain,
        Optional<TrumpOrder> trumps,
        Optional<Duty> duty,
        boolean freeLeads)
        implements AxisValue {

    /** Words of hands in which no trick is to be won, as the books name them. */
    private static final List<String> FOR_LOSING = List.of("misere", "null", "spread");

    /** True where tricks are to be lost: "misere", "nullo", "grand-spread". */
    public boolean isForLosing() {
        return FOR_LOSING.stream().anyMatch(word::contains);
    }

    /** One that changes nothing. */
    public static Contract usual(String word) {
        return new Contract(word, Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), false);
    }

    /** One without trumps. */
    public static Contract withoutTrumps(String word) {
        return usual(word).trumping(TrumpMaking.none());
    }

    public Contract trumping(TrumpMaking other) {
        return new Contract(word, Optional.of(other), plain, trumps, duty, freeLeads);
    }

    public Contract plain(PlainOrder other) {
        return new Contract(word, trumping, Optional.of(other), trumps, duty, freeLeads);
    }

    public Contract trumps(TrumpOrder other) {
        return new Contract(word, trumping, plain, Optional.of(other), duty, freeLeads);
    }

    public Contract duty(Duty other) {
        return new Contract(word, trumping, plain, trumps, Optional.of(other), freeLeads);
    }

    /** With any card to be led. */
    public Contract leadingFreely() {
        return new Contract(word, trumping, plain, trumps, duty, true);
    }

    @Override
    public String says() {
        return word;
    }
}
