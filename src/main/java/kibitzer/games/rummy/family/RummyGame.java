package kibitzer.games.rummy.family;

import static kibitzer.cards.Rank.EIGHT;
import static kibitzer.cards.Rank.JACK;
import static kibitzer.cards.Rank.KING;
import static kibitzer.cards.Rank.NINE;
import static kibitzer.cards.Rank.QUEEN;
import static kibitzer.cards.Rank.TEN;
import static kibitzer.games.rummy.AceInRuns.HIGH;
import static kibitzer.games.rummy.AceInRuns.LOW_OR_HIGH;
import static kibitzer.games.rummy.AceInRuns.ROUND_THE_CORNER;
import static kibitzer.games.rummy.family.Groups.ANY_NUMBER;
import static kibitzer.games.rummy.family.RummyRules.BASIC;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Rank;
import kibitzer.games.rummy.family.Groups.Suits;
import kibitzer.games.rummy.family.RummyRules.Ending;
import kibitzer.games.rummy.family.RummyRules.LayingOffOn;

/**
 * The games of the rummy family (pp. 1-51), each as what it changes in basic rummy.
 *
 * <p>Where the number of players decides on the pack, the entry has the larger one if the second pack changes what a
 * meld is (carousel, tunk), and the common one elsewhere. Options of a game stand at the end, under the id of their game.
 */
public enum RummyGame {
    RUMMY("rummy", "rummy", BASIC),
    BLOCK_RUMMY("block-rummy", "block rummy", BASIC.ending(Ending.WITH_A_DISCARD)),
    QUEEN_CITY("queen-city-rum", "queen city rum", BASIC.layingOff(LayingOffOn.NOBODY)),
    COON_CAN(
            "coon-can",
            "coon-can",
            BASIC.pack(2, 2)
                    .dealing(5, 10)
                    .groups(ANY_NUMBER, Suits.ANY)
                    .wild(Wilds.JOKERS)
                    .values(PointValues.COON_CAN)),
    BOATHOUSE(
            "boathouse-rum",
            "boathouse rum",
            BASIC.growing()
                    .runs(Runs.of(ROUND_THE_CORNER))
                    .values(PointValues.ACES_AND_TENS)
                    .layingOff(LayingOffOn.NOBODY)),
    PIF_PAF(
            "pif-paf",
            "pif paf",
            BASIC.pack(2, 0)
                    .dealing(8, 9)
                    .groups(6, Suits.EXACTLY_THREE)
                    .values(PointValues.ONE_EACH)
                    .layingOff(LayingOffOn.NOBODY)),
    FIVE_HUNDRED_RUM(
            "500-rum",
            "500 rum",
            BASIC.growing().dealing(4, 13, 7).runs(Runs.of(LOW_OR_HIGH)).values(PointValues.FIVE_HUNDRED)),
    PERSIAN(
            "persian-rummy",
            "Persian rummy",
            BASIC.growing().pack(1, 4).dealing(4, 13, 7).runs(Runs.of(HIGH)).values(PointValues.PERSIAN)),
    OKLAHOMA(
            "oklahoma",
            "Oklahoma",
            BASIC.growing()
                    .pack(2, 1)
                    .dealing(5, 13)
                    .groups(4, Suits.ANY)
                    .runs(Runs.of(LOW_OR_HIGH))
                    .wild(Wilds.JOKERS_AND_DEUCES)
                    .values(PointValues.OKLAHOMA)
                    .layingOff(LayingOffOn.OWN)),
    CONTRACT(
            "contract-rummy",
            "contract rummy",
            BASIC.growing()
                    .pack(2, 1)
                    .dealing(4, 10)
                    .groups(4, Suits.ANY)
                    .runs(Runs.of(LOW_OR_HIGH))
                    .wild(Wilds.JOKERS)
                    .values(PointValues.CONTRACT)),
    CONTINENTAL(
            "continental-rum",
            "continental rum",
            BASIC.pack(2, 2)
                    .dealing(5, 15)
                    .groups(0, Suits.ANY)
                    .runs(Runs.of(LOW_OR_HIGH).ofAtMost(5))
                    .wild(Wilds.JOKERS_AND_DEUCES)
                    .values(PointValues.ONE_EACH)
                    .layingOff(LayingOffOn.NOBODY)),
    CAROUSEL(
            "carousel",
            "carousel",
            BASIC.growing().pack(2, 2).dealing(6, 10).wild(Wilds.JOKERS).values(PointValues.CAROUSEL)),
    TUNK("tunk", "tunk", BASIC.pack(2, 0).dealing(5, 7).wild(Wilds.DEUCES).layingOff(LayingOffOn.OWN)),
    KNOCK_RUMMY("knock-rummy", "knock rummy", BASIC.layingOff(LayingOffOn.NOBODY)),
    KALUKI(
            "kaluki",
            "kaluki",
            BASIC.pack(2, 4)
                    .dealing(6, 15)
                    .groups(4, Suits.ANY)
                    .runs(Runs.of(LOW_OR_HIGH))
                    .wild(Wilds.JOKERS)
                    .values(PointValues.KALUKI)),
    PANGUINGUE(
            "panguingue",
            "panguingue",
            BASIC.pack(8, 0)
                    .dealing(8, 10)
                    .groups(ANY_NUMBER, Suits.ONE_OR_THREE)
                    .without(EIGHT, NINE, TEN)
                    .values(PointValues.ONE_EACH)
                    .ending(Ending.WITHOUT_A_DISCARD)
                    .layingOff(LayingOffOn.OWN)),
    CONQUIAN(
            "conquian",
            "conquian",
            BASIC.dealing(2, 10)
                    .without(JACK, QUEEN, KING)
                    .values(PointValues.ONE_EACH)
                    .ending(Ending.WITHOUT_A_DISCARD)
                    .layingOff(LayingOffOn.OWN)),
    ROUND_THE_CORNER_GIN(
            "round-the-corner-gin",
            "round-the-corner gin",
            BASIC.dealing(2, 10)
                    .runs(Runs.of(ROUND_THE_CORNER))
                    .values(PointValues.ACE_FIFTEEN)
                    .layingOff(LayingOffOn.NOBODY)),
    ACE_HIGH_GIN(
            "gin-option-ace-high-or-low",
            "gin with the ace high or low",
            BASIC.dealing(2, 10).runs(Runs.of(LOW_OR_HIGH)).layingOff(LayingOffOn.NOBODY)),
    CANASTA(
            "canasta",
            "canasta",
            BASIC.growing()
                    .pack(2, 4)
                    .dealing(6, 15, 13, 11)
                    .groups(ANY_NUMBER, Suits.NO_RED_THREES)
                    .oneMeldOfARank()
                    .runs(Runs.NONE)
                    .wild(Wilds.atMost(3))
                    .values(PointValues.CANASTA)
                    .layingOff(LayingOffOn.OWN)),
    SAMBA(
            "samba",
            "samba",
            BASIC.growing()
                    .pack(3, 6)
                    .dealing(6, 15)
                    .groups(ANY_NUMBER, Suits.NO_RED_THREES)
                    .runs(Runs.of(HIGH).without(Rank.TWO, Rank.THREE).ofAtMost(7))
                    .wild(Wilds.atMost(2).notOnCanastas())
                    .values(PointValues.CANASTA)
                    .layingOff(LayingOffOn.OWN)),
    /** With five players or more (p. 12). */
    FIVE_HUNDRED_RUM_WITH_TWO_PACKS(
            FIVE_HUNDRED_RUM,
            "500 rum with two packs",
            FIVE_HUNDRED_RUM.rules.pack(2, 0).dealing(8, 7).groups(ANY_NUMBER, Suits.ANY)),
    /** Where the players have not agreed on more wild cards (p. 29). */
    CONTINENTAL_WITH_NATURAL_DEUCES(
            CONTINENTAL, "continental rum with natural deuces", CONTINENTAL.rules.wild(Wilds.JOKERS)),
    /** By prior agreement (p. 26). */
    CONTRACT_WITH_WILD_DEUCES(
            CONTRACT,
            "contract rummy with wild deuces",
            CONTRACT.rules.wild(Wilds.JOKERS_AND_DEUCES).values(PointValues.CONTRACT_WITH_WILD_DEUCES));

    private final String id;
    private final String title;
    private final RummyRules rules;
    private final Optional<RummyGame> varied;

    RummyGame(String id, String title, RummyRules rules) {
        this.id = id;
        this.title = title;
        this.rules = rules;
        this.varied = Optional.empty();
    }

    /** The same game played by an option of its rules. */
    RummyGame(RummyGame varied, String title, RummyRules rules) {
        this.id = varied.id;
        this.title = title;
        this.rules = rules;
        this.varied = Optional.of(varied);
    }

    /** Every game once, as it is usually played. */
    public static List<RummyGame> usual() {
        return Arrays.stream(values()).filter(game -> game.varied.isEmpty()).toList();
    }

    /** The game as it is usually played: itself, but for an option. */
    public RummyGame usually() {
        return varied.orElse(this);
    }

    /** What is agreed on the deuces, where the players agree on it; empty where the game fixes it. */
    public Optional<String> agreedOnDeuces() {
        return switch (this) {
            case CONTINENTAL -> Optional.of("deuces are wild, as is usual");
            case CONTINENTAL_WITH_NATURAL_DEUCES -> Optional.of("deuces are natural cards by agreement");
            case CONTRACT -> Optional.of("deuces are natural cards, no more wild cards being agreed on");
            case CONTRACT_WITH_WILD_DEUCES -> Optional.of("deuces are wild by agreement");
            default -> Optional.empty();
        };
    }

    /** The id in the syllabus. */
    public String id() {
        return id;
    }

    /** The name in a sentence. */
    public String title() {
        return title;
    }

    public RummyRules rules() {
        return rules;
    }

    /** Canasta and samba, where threes are no ordinary cards. */
    public boolean isCanasta() {
        return this == CANASTA || this == SAMBA;
    }

    /** Where who goes out wins a pot or a stake, and no card left with the others is counted (p. 7, 49, 50). */
    public boolean isForAStake() {
        return List.of(PIF_PAF, PANGUINGUE, CONQUIAN).contains(usually());
    }

    /** Where only a whole hand is laid down. */
    public boolean isAllAtOnce() {
        return List.of(QUEEN_CITY, BOATHOUSE, PIF_PAF, CONTINENTAL).contains(usually());
    }

    public static Optional<RummyGame> of(String id) {
        return usual().stream().filter(game -> game.id.equals(id)).findFirst();
    }
}
