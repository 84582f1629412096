package kibitzer.web.analysis;

import com.vaadin.flow.server.VaadinServletRequest;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
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
import kibitzer.web.analysis.DealAddress.Contract;
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
    private final BegunCounts<OfStrain, Map<Seat, Integer>> begun =
            new BegunCounts<>(MOST_BEGUN * Strain.values().length);
    private final BegunCounts<OfContract, LeadAnalysis> begunLeads = new BegunCounts<>(MOST_BEGUN);

    private record OfStrain(Deal deal, Strain strain) {}

    private record OfContract(Deal deal, Contract contract) {}

    DoubleDummyDesk(AskingLimit limit) {
        this.limit = limit;
    }

    /**
     * Begins to count a deal whose page is on its way, the leads first: much is counted by the time the page asks. Whoever asks
     * first has it; what nobody asks for is given up when others are begun.
     */
    void begin(Deal deal, Optional<Contract> contract) {
        contract.ifPresent(wanted -> begunLeads.begin(new OfContract(deal, wanted), () -> freshLeads(deal, wanted)));
        for (Strain strain : Arrays.asList(Strain.values()).reversed()) {
            begun.begin(new OfStrain(deal, strain), () -> fresh(deal, strain));
        }
    }

    /** Declarers' tricks in one strain; fails with {@link TooManyGuesses} if this caller had too much counted lately. */
    public CompletableFuture<Map<Seat, Integer>> tricks(Deal deal, Strain strain) {
        return begun.take(new OfStrain(deal, strain)).orElseGet(() -> fresh(deal, strain));
    }

    private CompletableFuture<Map<Seat, Integer>> fresh(Deal deal, Strain strain) {
        return count(() -> DoubleDummy.of(deal).tricksByDeclarer(strain));
    }

    /** Declarer's tricks after each lead; fails as {@link #tricks}. */
    public CompletableFuture<LeadAnalysis> leads(Deal deal, Strain strain, Seat declarer) {
        Contract contract = new Contract(strain, declarer);
        return begunLeads.take(new OfContract(deal, contract)).orElseGet(() -> freshLeads(deal, contract));
    }

    private CompletableFuture<LeadAnalysis> freshLeads(Deal deal, Contract contract) {
        return count(() -> DoubleDummy.of(deal).leads(contract.strain(), contract.declarer()));
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
