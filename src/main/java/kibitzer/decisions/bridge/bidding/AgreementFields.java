package kibitzer.decisions.bridge.bidding;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.SlamConvention;
import kibitzer.conventions.bridge.systems.Opponents;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Kinds;

/** What partners have agreed on, as fields of a position. */
final class AgreementFields {
    static final Field<String> SYSTEM = required("system", Kinds.word(Systems.ids()), "the bidding system");
    static final Field<String> SYSTEM_TO_DEAL =
            optional("system", Kinds.word(Systems.ids()), "acol", "the bidding system");

    private static final Field<String> SLAM = optional(
            "no-trump-slam",
            Kinds.word(
                    Stream.of(SlamConvention.values()).map(SlamConvention::word).toList()),
            SlamConvention.BLACKWOOD.word(),
            "what four no trump asks");
    private static final Field<Boolean> TWO_CLUBS =
            optional("two-clubs", Kinds.yesOrNo(), false, "two clubs is the only opening forcing to game");
    private static final Field<Boolean> STAYMAN =
            optional("stayman", Kinds.yesOrNo(), false, "two clubs over one no trump asks for a major");
    private static final Field<Boolean> VANDERBILT =
            optional("vanderbilt-club", Kinds.yesOrNo(), false, "one club is the strong opening");

    /** What the other side plays: the same, nothing at all (their calls tell nothing), or another system. */
    static final Field<String> OPPONENTS = optional(
            "opponents",
            Kinds.word(Opponents.words()),
            Opponents.SAME,
            "the opponents' system, or what they play of it");

    /** Beside the system. */
    static final List<Field<?>> OPTIONS = List.of(SLAM, TWO_CLUBS, STAYMAN, VANDERBILT);

    private AgreementFields() {}

    static Agreement read(Field<String> system, FieldValues values) {
        SlamConvention slam = Stream.of(SlamConvention.values())
                .filter(convention -> convention.word().equals(values.get(SLAM)))
                .findFirst()
                .orElseThrow();
        return new Agreement(
                values.get(system), slam, values.get(TWO_CLUBS), values.get(STAYMAN), values.get(VANDERBILT));
    }

    /** The system, and whatever is agreed otherwise than usual. */
    static FieldValues write(Agreement agreement, FieldValues values) {
        Agreement usual = Agreement.of(agreement.system());
        FieldValues written = values.with(SYSTEM, agreement.system());
        if (agreement.slam() != usual.slam()) {
            written = written.with(SLAM, agreement.slam().word());
        }
        if (agreement.twoClubs()) {
            written = written.with(TWO_CLUBS, true);
        }
        if (agreement.stayman()) {
            written = written.with(STAYMAN, true);
        }
        return agreement.vanderbiltClub() ? written.with(VANDERBILT, true) : written;
    }
}
