package kibitzer.web.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;

/** Results that are still being counted in the background, handed over one by one as a page asks for them. */
public final class PendingResults {
    private final List<Waiting<?>> waiting = new ArrayList<>();

    private record Waiting<T>(CompletableFuture<T> result, Consumer<T> then, Consumer<Throwable> failed) {
        void handOver() {
            if (result.isCompletedExceptionally()) {
                failed.accept(result.exceptionNow());
            } else {
                then.accept(result.join());
            }
        }
    }

    /** Waits for one more result. */
    public <T> void add(CompletableFuture<T> result, Consumer<T> then, Consumer<Throwable> failed) {
        waiting.add(new Waiting<>(result, then, failed));
    }

    /** Hands over all that has been counted since the last time. */
    public void handOver() {
        List<Waiting<?>> done =
                waiting.stream().filter(one -> one.result().isDone()).toList();
        waiting.removeAll(done);
        done.forEach(Waiting::handOver);
    }

    public boolean isEmpty() {
        return waiting.isEmpty();
    }

    /** Gives up what is not there yet. */
    public void cancel() {
        waiting.forEach(one -> one.result().cancel(false));
        waiting.clear();
    }
}
