package kibitzer.games.casino;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Pack;
import kibitzer.games.casino.FishingRules.Taking;

/** The games of the family, each as what it changes in its parent (pp. 259-264, 362). */
public enum CasinoGame {
    CASINO("casino", "Casino", Optional.empty(), FishingRules.CASINO),
    SWEEPS("casino-sweeps", "Casino with sweeps", Optional.of(CASINO), CASINO.rules.andScoring(ScoreLine.SWEEPS)),
    OVERS("casino-overs", "Casino with overs", Optional.of(CASINO), CASINO.rules.andScoring(ScoreLine.OVERS)),
    DOUBLED(
            "casino-double-quadruple",
            "Casino, double and quadruple game",
            Optional.of(CASINO),
            CASINO.rules.multiplying()),
    ROYAL(
            "royal-casino",
            "Royal casino",
            Optional.of(CASINO),
            CASINO.rules.counting(Counts.ROYAL).andScoring(ScoreLine.SWEEPS)),
    SPADE("spade-casino", "Spade casino", Optional.of(CASINO), CASINO.rules.scoring(ScoreLine.SPADE, 61)),
    DRAW("draw-casino", "Draw casino", Optional.of(CASINO), CASINO.rules.drawing()),
    SCOPA(
            "scopa",
            "Scopa",
            Optional.empty(),
            CASINO.rules
                    .pack(Pack.FORTY)
                    .dealing(3, 4)
                    .counting(Counts.SCOPA)
                    .taking(Taking.ONE)
                    .withoutBuilds()
                    .scoring(ScoreLine.SCOPA, 11)),
    SCOPONE("scopone", "Scopone", Optional.of(SCOPA), SCOPA.rules.dealing(10, 0).scoring(ScoreLine.SCOPA, 15)),
    STEALING_BUNDLES(
            "stealing-bundles",
            "Stealing bundles",
            Optional.of(CASINO),
            CASINO.rules.taking(Taking.RANK).withoutBuilds().scoring(ScoreLine.BUNDLES, 0));

    /** Those in which builds are made. */
    public static final List<CasinoGame> WITH_BUILDS =
            Arrays.stream(values()).filter(game -> game.rules.builds()).toList();

    /** Those in which one card takes all that it can. */
    public static final List<CasinoGame> TAKING_ALL = Arrays.stream(values())
            .filter(game -> game.rules.taking() != Taking.ONE)
            .toList();

    /** Those in which it takes one card or one group. */
    public static final List<CasinoGame> TAKING_ONE = Arrays.stream(values())
            .filter(game -> game.rules.taking() == Taking.ONE)
            .toList();

    private final String id;
    private final String title;
    private final Optional<CasinoGame> parent;
    private final FishingRules rules;

    CasinoGame(String id, String title, Optional<CasinoGame> parent, FishingRules rules) {
        this.id = id;
        this.title = title;
        this.parent = parent;
        this.rules = rules;
    }

    /** The id in the syllabus. */
    public String id() {
        return id;
    }

    /** "Royal casino". */
    public String title() {
        return title;
    }

    /** The game it is told as a difference from. */
    public Optional<CasinoGame> parent() {
        return parent;
    }

    public FishingRules rules() {
        return rules;
    }

    public static Optional<CasinoGame> find(String id) {
        return Arrays.stream(values()).filter(game -> game.id.equals(id)).findFirst();
    }
}
