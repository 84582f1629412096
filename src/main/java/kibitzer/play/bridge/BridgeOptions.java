package kibitzer.play.bridge;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.systems.Opponents;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.conventions.bridge.systems.Theme;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.bridge.form.BridgeKinds;
import kibitzer.decisions.bridge.form.ClubField;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import kibitzer.marking.bidding.BiddingPractice;

/** What may be chosen before bridge is dealt. */
public final class BridgeOptions {
    /** No rubber that two sides can score in comes near; a longer one is broken off. */
    static final int MOST_DEALS = 64;

    private static final int LONGEST_DEAL = 90;

    public static final Field<String> SYSTEM =
            Field.optional("system", Kinds.word(Systems.ids()), "acol", "what north and south bid");
    public static final Field<String> OPPONENTS =
            Field.optional("opponents", Kinds.word(Opponents.words()), Opponents.SAME, "what east and west bid");
    public static final Field<String> THEME = Field.optional(
            "theme",
            Kinds.word(Stream.concat(Stream.of(""), Theme.words()).toList()),
            "",
            "what the bidding of the deals is about");
    public static final Field<String> SCORING = Field.optional(
            "scoring", Kinds.word(BridgeScoring.words()), BridgeScoring.SINGLE.word(), "what is played for");
    public static final Field<Integer> DEALS = Field.optional(
            "deals", Kinds.number(1, MOST_DEALS), 1, "how many deals are played, unless a rubber is won before");
    public static final Field<Boolean> FOR_PARTNER = Field.optional(
            "for-partner",
            Kinds.yesOrNo(),
            true,
            "whether south plays both hands of the side where north becomes declarer");
    public static final Field<String> DEAL = Field.optional(
            "deal", Kinds.text(LONGEST_DEAL), "", "all four hands, \"N:AKQ2.... 543.... JT9.... 876....\"");
    public static final Field<Seat> DEALER =
            Field.optional("dealer", BridgeKinds.seat(), Seat.NORTH, "who calls first on a deal that is named");
    public static final Field<Vulnerability> VULNERABLE = Field.optional(
            "vulnerable", BridgeKinds.vulnerability(), Vulnerability.NONE, "who is vulnerable on a deal that is named");
    public static final Field<String> CONTRACT = Field.optional(
            "contract", Kinds.text(6), "", "what is played on a deal that is named; bid where it is left out");
    public static final Field<Seat> DECLARER =
            Field.optional("declarer", BridgeKinds.seat(), Seat.SOUTH, "who plays the contract that is named");

    public static final Field<String> PROBLEM =
            Field.optional("problem", Kinds.text(40), "", "a problem hand to be played, by its id");

    static final List<Field<?>> ALL = List.of(
            SYSTEM,
            OPPONENTS,
            THEME,
            SCORING,
            DEALS,
            FOR_PARTNER,
            DEAL,
            DEALER,
            VULNERABLE,
            CONTRACT,
            DECLARER,
            PROBLEM);

    /** What stays as it is when another deal is asked for. */
    public static final List<Field<?>> KEPT = List.of(SYSTEM, OPPONENTS, THEME, SCORING, FOR_PARTNER);

    private BridgeOptions() {}

    /** What is bid at the table. */
    static BiddingPractice practice(DealRequest request) {
        Agreement agreement = Agreement.of(request.get(SYSTEM));
        List<String> rules = Theme.named(request.get(THEME))
                .map(about -> about.rules(agreement))
                .orElse(List.of());
        String opponents = request.get(OPPONENTS);
        return new BiddingPractice(
                Opponents.played(agreement, opponents, request.get(ClubField.CLUB)), opponents, rules);
    }

    static BridgeScoring scoring(DealRequest request) {
        return BridgeScoring.named(request.get(SCORING));
    }

    /** South, if he is to play for a partner who becomes declarer. */
    static Optional<Seat> inHandOf(DealRequest request) {
        return request.get(FOR_PARTNER) ? Optional.of(Seat.SOUTH) : Optional.empty();
    }
}
