package kibitzer.web.analysis;

import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.doubledummy.DoubleDummy;
import kibitzer.games.bridge.doubledummy.LeadAnalysis;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.stereotype.Component;

/**
 * Counts double-dummy results away from the requests that ask for them. Few counts run at a time, because each takes a
 * processor for itself and some tens of megabytes; what is cancelled before its turn is never counted.
 */
@Component
public class DoubleDummyDesk implements DisposableBean {
    private static final ThreadFactory QUIETLY = Thread.ofPlatform()
            .name("double-dummy-", 1)
            .daemon()
            .priority(Thread.MIN_PRIORITY)
            .factory();

    private final ExecutorService counting =
            Executors.newFixedThreadPool(Math.max(1, Runtime.getRuntime().availableProcessors() / 2), QUIETLY);

    /** Declarers' tricks in one strain. */
    public CompletableFuture<Map<Seat, Integer>> tricks(Deal deal, Strain strain) {
        return CompletableFuture.supplyAsync(() -> DoubleDummy.of(deal).tricksByDeclarer(strain), counting);
    }

    /** Declarer's tricks after each lead. */
    public CompletableFuture<LeadAnalysis> leads(Deal deal, Strain strain, Seat declarer) {
        return CompletableFuture.supplyAsync(() -> DoubleDummy.of(deal).leads(strain, declarer), counting);
    }

    @Override
    public void destroy() {
        counting.shutdownNow();
    }
}
