package kibitzer.web.classroom.live;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.ComponentUtil;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.UIDetachedException;
import com.vaadin.flow.shared.communication.PushMode;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import kibitzer.classroom.live.LiveLessonId;
import kibitzer.classroom.live.LiveRooms;
import kibitzer.classroom.live.LiveView;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.dao.DataAccessException;

/**
 * Brings every change of a live lesson to a page for as long as it is shown. Only then is its browser connected for push; all
 * other pages do without. Views that come faster than the page draws them are left out but for the last; one that could not be
 * drawn, for the database was not to be had, is drawn a moment later.
 */
final class LiveFeed {
    private static final Logger LOG = LoggerFactory.getLogger(LiveFeed.class);
    private static final String PAGES = LiveFeed.class.getName();

    /** A trainer that is gone is not waited for: another has the lesson too. Five seconds, as it comes, are long in a class. */
    private static final String AGAIN_MILLIS = "500";

    private static final ExecutorService PAINTERS = Executors.newThreadPerTaskExecutor(
            Thread.ofVirtual().name("live-screen-", 0).factory());

    private static final Executor LATER = CompletableFuture.delayedExecutor(1, TimeUnit.SECONDS, PAINTERS);

    /** A screen may ask the database; a room of them at once would leave none of its connections to those who answer. */
    private static final Semaphore AT_ONCE = new Semaphore(4);

    private final AtomicReference<@Nullable LiveView> latest = new AtomicReference<>();
    private final UI ui;
    private final Consumer<LiveView> page;

    private LiveFeed(UI ui, Consumer<LiveView> page) {
        this.ui = ui;
        this.page = page;
    }

    /** @param shown is called with the page's session held */
    static void follow(Component page, LiveRooms rooms, LiveLessonId lesson, Consumer<LiveView> shown) {
        UI ui = UI.getCurrent();
        LiveFeed feed = new LiveFeed(ui, shown);
        watch(ui, 1);
        Runnable leave = rooms.enter(lesson, feed::take);
        page.addDetachListener(gone -> {
            gone.unregisterListener();
            leave.run();
            if (!ui.isClosing()) {
                watch(ui, -1);
            }
        });
    }

    /** A page comes before the one that it follows goes: push stays on while there is one of them. */
    private static void watch(UI ui, int more) {
        int pages =
                Optional.ofNullable((Integer) ComponentUtil.getData(ui, PAGES)).orElse(0) + more;
        ComponentUtil.setData(ui, PAGES, pages);
        PushMode wanted = pages > 0 ? PushMode.AUTOMATIC : PushMode.DISABLED;
        if (ui.getPushConfiguration().getPushMode() != wanted) {
            ui.getPushConfiguration().setParameter("reconnectInterval", AGAIN_MILLIS);
            ui.getPushConfiguration().setPushMode(wanted);
        }
    }

    private void take(LiveView view) {
        if (latest.getAndSet(view) == null) {
            PAINTERS.execute(this::paint);
        }
    }

    private void paint() {
        AT_ONCE.acquireUninterruptibly();
        try {
            var _ = ui.access(() -> {
                LiveView view = latest.getAndSet(null);
                if (view != null) {
                    draw(view);
                }
            });
        } catch (UIDetachedException gone) {
            // the browser left meanwhile
        } finally {
            AT_ONCE.release();
        }
    }

    private void draw(LiveView view) {
        try {
            page.accept(view);
        } catch (DataAccessException notNow) {
            LOG.warn(
                    "A screen of lesson {} is drawn a moment later", view.head().id(), notNow);
            if (latest.compareAndSet(null, view)) {
                LATER.execute(this::paint);
            }
        }
    }
}
