package kibitzer.games.banking.vingtetun;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** What a player of vingt-et-un says: yes or no where he may split or double, else hit or stand. */
public enum VingtMove {
    YES,
    NO,
    HIT,
    STAND;

    /** "hit". */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<VingtMove> find(String word) {
        return Arrays.stream(values()).filter(move -> move.word().equals(word)).findFirst();
    }
}
