package kibitzer.web.analysis;

import com.vaadin.flow.server.VaadinServletRequest;
import java.util.Arrays;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.function.Supplier;
import kibitzer.accounts.TooManyGuesses;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.doubledummy.DoubleDummy;
import kibitzer.games.bridge.doubledummy.LeadAnalysis;
import kibitzer.http.AskingLimit;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/**
 * Counts double-dummy results away from the requests that ask for them. Few counts run at a time, because each takes a
 * processor for itself and some tens of megabytes; what is cancelled before its turn is never counted.
 */
@Component
public class DoubleDummyDesk implements DisposableBean {
    /** Deals whose pages are on their way at one time, and a few that nobody will open. */
    private static final int MOST_BEGUN = 16;

    @SuppressWarnings("ThreadPriorityCheck") // a wish to the scheduler; nothing rests on it
    private static final ThreadFactory QUIETLY = Thread.ofPlatform()
            .name("double-dummy-", 1)
            .daemon()
            .priority(Thread.MIN_PRIORITY)
            .factory();

    private final ExecutorService counting =
            Executors.newFixedThreadPool(Math.max(1, Runtime.getRuntime().availableProcessors() / 2), QUIETLY);

    private final AskingLimit limit;
    private final Map<Deal, Map<Strain, CompletableFuture<Map<Seat, Integer>>>> begun =
            Collections.synchronizedMap(new LinkedHashMap<>() {
                @Override
                protected boolean removeEldestEntry(
                        Map.Entry<Deal, Map<Strain, CompletableFuture<Map<Seat, Integer>>>> eldest) {
                    boolean tooMany = size() > MOST_BEGUN;
                    if (tooMany) {
                        eldest.getValue().values().forEach(count -> count.cancel(false));
                    }
                    return tooMany;
                }
            });

    DoubleDummyDesk(AskingLimit limit) {
        this.limit = limit;
    }

    /**
     * Begins to count all strains of a deal whose page is on its way: much is counted by the time the page asks. Whoever asks first
     * for a strain has it; what nobody asks for is given up when others are begun.
     */
    void begin(Deal deal) {
        Map<Strain, CompletableFuture<Map<Seat, Integer>>> counts = new ConcurrentHashMap<>();
        for (Strain strain : Arrays.asList(Strain.values()).reversed()) {
            counts.put(strain, fresh(deal, strain));
        }
        begun.put(deal, counts);
    }

    /** Declarers' tricks in one strain; fails with {@link TooManyGuesses} if this caller had too much counted lately. */
    public CompletableFuture<Map<Seat, Integer>> tricks(Deal deal, Strain strain) {
        return Optional.ofNullable(begun.get(deal))
                .map(counts -> counts.remove(strain))
                .orElseGet(() -> fresh(deal, strain));
    }

    private CompletableFuture<Map<Seat, Integer>> fresh(Deal deal, Strain strain) {
        return count(() -> DoubleDummy.of(deal).tricksByDeclarer(strain));
    }

    /** Declarer's tricks after each lead; fails as {@link #tricks}. */
    public CompletableFuture<LeadAnalysis> leads(Deal deal, Strain strain, Seat declarer) {
        return count(() -> DoubleDummy.of(deal).leads(strain, declarer));
    }

    private <T> CompletableFuture<T> count(Supplier<T> counted) {
        boolean tooMany = Optional.ofNullable(VaadinServletRequest.getCurrent())
                .flatMap(request -> limit.ask(request, AskingLimit.COUNT_OF_A_STRAIN))
                .isPresent();
        return tooMany
                ? CompletableFuture.failedFuture(new TooManyGuesses())
                : CompletableFuture.supplyAsync(counted, counting);
    }

    @Override
    public void destroy() {
        counting.shutdownNow();
    }
}
