package kibitzer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.support.DefaultListableBeanFactory;

class DecisionsAheadTest {
    private final DefaultListableBeanFactory parts = new DefaultListableBeanFactory();

    @Test
    void noPartIsMadeBeforeTheDecisionsAre() throws InterruptedException {
        CountDownLatch mayEnd = new CountDownLatch(1);
        AtomicBoolean goesOn = new AtomicBoolean();
        DecisionsAhead ahead = DecisionsAhead.begun(() -> await(mayEnd));

        Thread start = Thread.ofPlatform().start(() -> {
            ahead.postProcessBeanFactory(parts);
            goesOn.set(true);
        });
        while (start.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
        assertThat(goesOn).isFalse();
        mayEnd.countDown();
        start.join();

        assertThat(goesOn).isTrue();
    }

    @Test
    void aDecisionThatCannotBeMadeEndsTheStartWithItsCause() {
        DecisionsAhead ahead = DecisionsAhead.begun(() -> {
            throw new ExceptionInInitializerError("a rule without an answer");
        });

        assertThatThrownBy(() -> ahead.postProcessBeanFactory(parts))
                .isInstanceOf(IllegalStateException.class)
                .hasRootCauseMessage("a rule without an answer");
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
