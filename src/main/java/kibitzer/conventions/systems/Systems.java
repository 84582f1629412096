package kibitzer.conventions.systems;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;
import kibitzer.advice.Rule;
import kibitzer.conventions.acol.Acol;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.games.bridge.Call;

/** Every bidding system of the books, by its id. */
public final class Systems {
    private static final Map<String, Function<Agreement, BiddingSystem>> BY_ID = all();
    private static final Map<Agreement, BiddingSystem> BUILT = new ConcurrentHashMap<>();

    private Systems() {}

    private static Map<String, Function<Agreement, BiddingSystem>> all() {
        Map<String, Function<Agreement, BiddingSystem>> all = new LinkedHashMap<>();
        all.put("acol", agreement -> Acol.SYSTEM);
        return all;
    }

    /** "acol", "cab" ..., in the order they are offered. */
    public static List<String> ids() {
        return List.copyOf(BY_ID.keySet());
    }

    /**
     * The system partners play who agree so.
     *
     * @throws IllegalArgumentException if there is no system of that name
     */
    public static BiddingSystem of(Agreement agreement) {
        Function<Agreement, BiddingSystem> made = BY_ID.get(agreement.system());
        if (made == null) {
            throw new IllegalArgumentException(
                    "no system named " + agreement.system() + "; expected " + String.join(", ", BY_ID.keySet()));
        }
        return BUILT.computeIfAbsent(agreement, made);
    }

    public static BiddingSystem of(String id) {
        return of(Agreement.of(id));
    }

    /** The rules of all systems under every agreement, each once. */
    public static Stream<Rule<Bidding, Call>> rules() {
        return agreements().map(Systems::of).flatMap(BiddingSystem::rules).distinct();
    }

    /** Every system under each agreement that changes it, one at a time. */
    public static Stream<Agreement> agreements() {
        return ids().stream()
                .flatMap(id -> Stream.of(
                                Agreement.of(id),
                                new Agreement(id, SlamConvention.FOUR_FIVE, false, false, false),
                                new Agreement(id, SlamConvention.BLACKWOOD, true, false, false),
                                new Agreement(id, SlamConvention.BLACKWOOD, false, true, false),
                                new Agreement(id, SlamConvention.BLACKWOOD, false, false, true))
                        .distinct());
    }
}
