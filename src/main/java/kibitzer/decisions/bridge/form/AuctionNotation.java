package kibitzer.decisions.bridge.form;

import java.util.List;
import java.util.Optional;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kind;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** An auction as it stands in the fields of a position: one holds the calls; who dealt and who is vulnerable stand beside it. */
public final class AuctionNotation {
    private final Field<?> calls;
    private final List<Field<?>> all;

    private AuctionNotation(Field<?> calls, List<Field<?>> all) {
        this.calls = calls;
        this.all = List.copyOf(all);
    }

    /**
     * Those to which a field belongs; none if it holds no calls.
     *
     * @param all the fields of the whole position
     */
    public static Optional<AuctionNotation> of(Field<?> field, List<Field<?>> all) {
        return field.kind().equals(BridgeKinds.calls())
                ? Optional.of(new AuctionNotation(field, all))
                : Optional.empty();
    }

    /**
     * The auction that stands there; without a call if nothing is written.
     *
     * @throws kibitzer.cards.BadNotation if what is written is no auction
     * @throws BadQuestion if nobody is said to deal
     */
    public Auction auction(ObjectNode values) {
        Seat dealer = beside(BridgeKinds.DEALER, BridgeKinds.seat(), Seat.class, values)
                .orElseThrow(() -> new BadQuestion(
                        BridgeKinds.DEALER, "not said yet", BridgeKinds.seat().expected()));
        JsonNode written = values.path(calls.name());
        return new Auction(
                dealer,
                written.isMissingNode() ? List.of() : BridgeKinds.calls().read(written));
    }

    /**
     * Nobody where the position does not tell.
     *
     * @throws kibitzer.cards.BadNotation if what is written is no vulnerability
     */
    public Vulnerability vulnerable(ObjectNode values) {
        return beside(BridgeKinds.VULNERABLE, BridgeKinds.vulnerability(), Vulnerability.class, values)
                .orElse(Vulnerability.NONE);
    }

    /** What is written in a field of this name and kind, else what holds where it is left out. */
    private <T> Optional<T> beside(String name, Kind<T> kind, Class<T> type, ObjectNode values) {
        return all.stream()
                .filter(field -> field.name().equals(name) && field.kind().equals(kind))
                .findFirst()
                .flatMap(field -> values.has(name)
                        ? Optional.of(kind.read(values.path(name)))
                        : field.fallback().map(type::cast));
    }
}
