package kibitzer.decisions.bridge.form;

import java.util.List;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;

/** The kinds of value that only questions on bridge are made of. */
public final class BridgeKinds {
    static final String DEALER = "dealer";
    static final String VULNERABLE = "vulnerable";

    private static final Kind<Seat> SEAT =
            Kinds.named("a seat: N E S W", Seat::of, seat -> String.valueOf(seat.letter()));
    private static final Kind<Vulnerability> VULNERABILITY =
            Kinds.named("a vulnerability: none ns ew both", Vulnerability::of, Vulnerability::word);
    private static final Kind<List<Call>> CALLS = Kinds.several("calls from the dealer, such as P 1S", Call::of);

    private BridgeKinds() {}

    public static Kind<Seat> seat() {
        return SEAT;
    }

    public static Kind<Vulnerability> vulnerability() {
        return VULNERABILITY;
    }

    public static Kind<Call> call() {
        return Kinds.named("a call: P, X, XX or 1C to 7NT", Call::of, Call::toString);
    }

    /** An auction: who dealt, and the calls. */
    public static Form<Auction> auction(String says) {
        return Form.of(
                Auction::new,
                Field.required(DEALER, seat(), "who called first").of(Auction::dealer),
                Field.required("auction", calls(), says).of(Auction::calls));
    }

    /** Calls in order from the dealer: an array, or one text with blanks. */
    public static Kind<List<Call>> calls() {
        return CALLS;
    }
}
