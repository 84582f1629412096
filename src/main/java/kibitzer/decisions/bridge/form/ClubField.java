package kibitzer.decisions.bridge.form;

import java.util.List;
import kibitzer.advice.ClubPlay;
import kibitzer.decisions.Decision;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kinds;

/** What a club plays otherwise than the rules stand: only in positions that this trainer stores for a class. */
public final class ClubField {
    public static final Field<List<ClubPlay>> CLUB = Field.optional(
            Decision.CLUB,
            Kinds.listOf(
                    Kinds.named(ClubPlay.EXPECTED, ClubPlay::read, ClubPlay::written),
                    "a list, each of " + ClubPlay.EXPECTED),
            List.of(),
            "what a club plays otherwise");

    private ClubField() {}
}
