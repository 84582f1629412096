package kibitzer.play.baccarat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The two games: at one the bank stays where it is, at the other it passes when it loses (p. 373, 376). */
public enum CoupGame {
    BACCARAT("baccarat", "Baccarat", false),
    CHEMIN_DE_FER("chemin-de-fer", "Chemin de fer", true);

    public static final List<CoupGame> ALL = List.of(values());

    private final String id;
    private final String title;
    private final boolean bankPasses;

    CoupGame(String id, String title, boolean bankPasses) {
        this.id = id;
        this.title = title;
        this.bankPasses = bankPasses;
    }

    /** The id in the syllabus. */
    public String id() {
        return id;
    }

    public String title() {
        return title;
    }

    boolean bankPasses() {
        return bankPasses;
    }

    public static Optional<CoupGame> find(String id) {
        return Arrays.stream(values()).filter(game -> game.id.equals(id)).findFirst();
    }
}
