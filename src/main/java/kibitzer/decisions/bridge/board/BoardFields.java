package kibitzer.decisions.bridge.board;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.conventions.bridge.systems.Opponents;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.bridge.form.BridgeKinds;
import kibitzer.decisions.bridge.form.ClubField;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;

/** How a board is written, and with what one may be dealt. */
final class BoardFields {
    static final int MOST_BOARDS = 99;

    private static final Kind<Deal> FOUR_HANDS = Kinds.named(
            "all four hands, thirteen cards each, such as N:AKQ2.... 543.... JT9.... 876....",
            Deal::of,
            Deal::toString);

    static final Field<Integer> NUMBER = optional(
                    "number",
                    Kinds.number(1, MOST_BOARDS),
                    1,
                    "the number of the board, which says who deals and is vulnerable")
            .called("Number of the board");
    private static final Field<Deal> DEAL = required("deal", FOUR_HANDS, "all four hands; yours is south's");
    private static final Field<Seat> DEALER = optional("dealer", BridgeKinds.seat(), Seat.NORTH, "who calls first");
    private static final Field<Vulnerability> VULNERABLE =
            optional("vulnerable", BridgeKinds.vulnerability(), Vulnerability.NONE, "who is vulnerable");
    static final Field<String> SYSTEM =
            optional("system", Kinds.word(Systems.ids()), "acol", "what north and south bid");
    static final Field<String> OPPONENTS = optional(
                    "opponents", Kinds.word(Opponents.words()), Opponents.SAME, "what east and west bid")
            .called("East and West bid");
    private static final Field<Integer> SEED = optional(
            "seed",
            Kinds.number(0, Integer.MAX_VALUE),
            0,
            "of the other players: the same moves of yours meet the same of theirs");

    /** What is worth bidding for north and south with all hands seen. */
    static final Field<String> WORTH = optional(
                    "worth",
                    Kinds.word(Stream.of(Worth.values()).map(Worth::word).toList()),
                    Worth.ANYTHING.word(),
                    "what north and south can make with all hands seen")
            .called("What can be made");

    static final Form<SetBoard> FORM = Form.of(
            SetBoard::new,
            NUMBER.of(SetBoard::number),
            DEAL.of(SetBoard::deal),
            DEALER.of(SetBoard::dealer),
            VULNERABLE.of(SetBoard::vulnerability),
            SYSTEM.of(SetBoard::system),
            OPPONENTS.of(SetBoard::opponents),
            SEED.of(SetBoard::seed));

    /** The same with what a club plays otherwise. */
    static final Form<SetBoard> CLUB_FORM = Form.of(
            List.of(FORM.inside(board -> board), ClubField.CLUB.whereGiven(SetBoard::club)),
            values -> FORM.build().apply(values).playedBy(values.get(ClubField.CLUB)));

    private BoardFields() {}
}
