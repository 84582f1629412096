package kibitzer.decisions;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import kibitzer.advice.Advice;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.catalogue.Decisions;

/**
 * Decisions that deal for a request and advise on a position once for all tests of a run. Both are the same every time, as
 * {@link DecisionContractTest} holds.
 */
public final class Remembered {
    private static final Map<DecisionId, Decision<?, ?>> KNOWN = new ConcurrentHashMap<>();

    private Remembered() {}

    /** All that there are, in their order. */
    public static List<Decision<?, ?>> all() {
        return Decisions.all().stream()
                .<Decision<?, ?>>map(decision -> of(decision))
                .toList();
    }

    /** The one of this id that all tests share, so it remembers what any of them has asked. */
    @SuppressWarnings("unchecked")
    public static <P, A> Decision<P, A> of(Decision<P, A> decision) {
        return (Decision<P, A>) KNOWN.computeIfAbsent(decision.id(), id -> remembering(Decisions.get(id.text())));
    }

    @SuppressWarnings("unchecked")
    private static <P, A> Decision<P, A> remembering(Decision<P, A> decision) {
        Map<DealRequest, P> dealt = new ConcurrentHashMap<>();
        Map<DealRequest, P> spokenOf = new ConcurrentHashMap<>();
        Map<P, Advice<A>> advised = new ConcurrentHashMap<>();
        return (Decision<P, A>) Proxy.newProxyInstance(
                Decision.class.getClassLoader(),
                new Class<?>[] {Decision.class},
                (proxy, method, arguments) -> switch (method.getName()) {
                    case "deal" -> dealt.computeIfAbsent((DealRequest) arguments[0], decision::deal);
                    case "dealt" -> spokenOf.computeIfAbsent((DealRequest) arguments[0], decision::dealt);
                    case "advise" -> advised.computeIfAbsent((P) arguments[0], decision::advise);
                    case "asking" -> {
                        Object asking = method.invoke(decision, arguments);
                        yield asking == decision ? proxy : asking;
                    }
                    default -> method.invoke(decision, arguments);
                });
    }
}
