package kibitzer;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import kibitzer.decisions.catalogue.Decisions;
import org.springframework.beans.factory.config.BeanFactoryPostProcessor;
import org.springframework.beans.factory.config.ConfigurableListableBeanFactory;

/**
 * Makes the decisions, with all their rules and laws, on a processor of their own while Spring looks for its parts, and has them
 * ready before the first part is made: two threads that begin classes which need each other would wait for ever.
 */
final class DecisionsAhead implements BeanFactoryPostProcessor {
    private final CompletableFuture<Void> made;

    private DecisionsAhead(CompletableFuture<Void> made) {
        this.made = made;
    }

    /** Begins to make them. */
    static DecisionsAhead begun() {
        return begun(Decisions::all);
    }

    static DecisionsAhead begun(Runnable making) {
        return new DecisionsAhead(CompletableFuture.runAsync(
                making,
                task -> Thread.ofPlatform().name("decisions-ahead").daemon().start(task)));
    }

    /** @throws IllegalStateException with the cause, if a decision cannot be made */
    @Override
    public void postProcessBeanFactory(ConfigurableListableBeanFactory parts) {
        try {
            made.join();
        } catch (CompletionException e) {
            throw new IllegalStateException("The decisions cannot be made", e.getCause());
        }
    }
}
