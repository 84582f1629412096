package kibitzer.conventions.bridge.systems;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import kibitzer.advice.ClubPlay;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.BiddingSystem;

/** What the other side plays, as a word: the same as ours, nothing, or a system's id. */
public final class Opponents {
    /** All four have agreed on the same. */
    public static final String SAME = "same";

    /** They only pass, and their calls tell nothing. */
    public static final String SILENT = "none";

    private Opponents() {}

    public static List<String> words() {
        return Stream.concat(Stream.of(SAME, SILENT), Systems.ids().stream()).toList();
    }

    /** What they have agreed on, beside our agreement; nothing where they are silent. */
    public static BiddingSystem system(String word, Agreement ours) {
        return switch (word) {
            case SAME -> Systems.of(ours);
            case SILENT -> BiddingSystem.NONE;
            default -> Systems.of(Agreement.of(word).playing(ours.club()));
        };
    }

    /** Our agreement with what a club says of our system's rules, and of those of another that they play. */
    public static Agreement played(Agreement ours, String word, List<ClubPlay> club) {
        Set<ClubPlay> known = new HashSet<>(Systems.played(ours, club).club());
        if (Systems.ids().contains(word)) {
            known.addAll(Systems.played(Agreement.of(word), club).club());
        }
        return ours.playing(club.stream().filter(known::contains).toList());
    }
}
