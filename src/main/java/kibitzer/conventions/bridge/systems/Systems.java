package kibitzer.conventions.bridge.systems;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;
import kibitzer.advice.ClubPlay;
import kibitzer.advice.Rule;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.SlamConvention;
import kibitzer.conventions.bridge.acol.Acol;
import kibitzer.conventions.bridge.cab.Cab;
import kibitzer.conventions.bridge.culbertson.Culbertson;
import kibitzer.games.bridge.Call;

/** Every bidding system of the books, by its id. */
public final class Systems {
    private static final Map<String, Function<Agreement, BiddingSystem>> BY_ID = all();
    private static final Map<Agreement, BiddingSystem> BUILT = new ConcurrentHashMap<>();

    private static final PlayedSystems PLAYED = new PlayedSystems();

    private Systems() {}

    private static Map<String, Function<Agreement, BiddingSystem>> all() {
        Map<String, Function<Agreement, BiddingSystem>> all = new LinkedHashMap<>();
        all.put("acol", Acol::system);
        all.put("cab", Cab::system);
        all.put("culbertson-points", Culbertson::byPoints);
        all.put("culbertson-honour-tricks", Culbertson::byHonourTricks);
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
        Agreement own = agreement.club().isEmpty() ? agreement : played(agreement, agreement.club());
        return own.club().isEmpty() ? BUILT.computeIfAbsent(own, made) : PLAYED.of(own, () -> ClubSystem.of(own));
    }

    /** The agreement with what a club says of its system's rules; what it says of others' is left out. */
    public static Agreement played(Agreement agreement, List<ClubPlay> club) {
        BiddingSystem book = of(agreement.playing(List.of()));
        return agreement.playing(club.stream().filter(book::knows).toList());
    }

    public static BiddingSystem of(String id) {
        return of(Agreement.of(id));
    }

    /** The rules of all systems under every agreement, each once. */
    public static Stream<Rule<Bidding, Call>> rules() {
        return agreements().map(Systems::of).flatMap(BiddingSystem::rules).distinct();
    }

    /** Those of them that decide, as {@link BiddingSystem#rulesThatDecide}. */
    public static Stream<Rule<Bidding, Call>> rulesThatDecide() {
        return agreements()
                .map(Systems::of)
                .flatMap(BiddingSystem::rulesThatDecide)
                .distinct();
    }

    /** This agreement if its system has one of the rules, or none is named; otherwise the first that has one. */
    public static Agreement knowing(Agreement agreement, List<String> rules) {
        return rules.isEmpty()
                ? agreement
                : Stream.concat(Stream.of(agreement), agreements())
                        .filter(other -> rules.stream()
                                .anyMatch(rule -> of(other).rule(rule).isPresent()))
                        .findFirst()
                        .orElse(agreement);
    }

    /** Every system under each agreement that changes it, one at a time. */
    public static Stream<Agreement> agreements() {
        return Stream.of(
                        ids().stream().map(Agreement::of),
                        ids().stream()
                                .filter(id -> !id.equals("cab"))
                                .map(id -> new Agreement(id, SlamConvention.FOUR_FIVE, false, false, false)),
                        ids().stream()
                                .filter(id -> id.startsWith("culbertson"))
                                .flatMap(id -> Stream.of(
                                        new Agreement(id, SlamConvention.BLACKWOOD, true, false, false),
                                        new Agreement(id, SlamConvention.BLACKWOOD, false, true, false),
                                        new Agreement(id, SlamConvention.BLACKWOOD, false, false, true))))
                .flatMap(all -> all);
    }
}
