package kibitzer.journey;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * Reminders are switched on, found on again and switched off; and the worker shows one, and leads where it says. A browser
 * without a window shows no notices and reaches no push service: both are stood in for, what the page and the worker do is theirs.
 */
@Journey
class RemindersIT {
    /** A push service whose subscription outlives the page, with keys that the trainer can encrypt for. */
    private static final String SERVICE = """
            (() => {
              const KEPT = 'test-subscription';
              const text = (bytes) => btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
              const subscription = () => {
                const kept = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
                return kept && { endpoint: kept.endpoint, toJSON: () => kept, unsubscribe: async () => localStorage.removeItem(KEPT) };
              };
              Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
              Notification.requestPermission = async () => 'granted';
              PushManager.prototype.getSubscription = async () => subscription();
              PushManager.prototype.subscribe = async ({ userVisibleOnly, applicationServerKey }) => {
                if (!userVisibleOnly || applicationServerKey.length !== 87) throw new Error('not as browsers want it');
                const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
                const p256dh = text(new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey)));
                const auth = text(crypto.getRandomValues(new Uint8Array(16)));
                localStorage.setItem(KEPT, JSON.stringify({ endpoint: 'https://fcm.googleapis.com/fcm/send/journey', keys: { p256dh, auth } }));
                return subscription();
              };
            })()
            """;

    /** Runs the worker's script in the page with its surroundings stood in for, and gives its handlers an event. */
    private static final String WORKER = """
            async ([type, event, open]) => {
              const heard = {};
              const done = [];
              const waits = [];
              const surroundings = {
                addEventListener: (name, handler) => { heard[name] = handler; },
                registration: { showNotification: async (title, options) => { done.push(['shown', title, options.body, options.data.path]); } },
                clients: {
                  matchAll: async () => open.map((url) => ({ url, focus: async () => { done.push(['focused', url]); } })),
                  openWindow: async (url) => { done.push(['opened', url]); },
                },
              };
              const script = await (await fetch('/service-worker.js')).text();
              new Function(...Object.keys(surroundings), script)(...Object.values(surroundings));
              heard[type]({
                waitUntil: (promise) => waits.push(promise),
                data: { json: () => event },
                notification: { data: event, close: () => { done.push(['closed']); } },
              });
              await Promise.all(waits);
              return done;
            }
            """;

    @Test
    void remindersAreOnUntilTheyAreSwitchedOff(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visitWithWorker(Screen.PHONE, ColorScheme.LIGHT)) {
            page.addInitScript(SERVICE);
            page.navigate(trainer.at("/settings"));
            Locator reminders = page.locator("reminder-switch");
            assertThat(reminders.getByRole(AriaRole.STATUS)).hasText("Reminders are off on this browser.");

            Finger.tap(reminders.getByText("Remind me on this browser"));

            assertThat(reminders).containsText("Reminders are on on this browser.");
            assertThat(page.getByText("Reminders are shown on 1 browser")).isVisible();
            page.reload();
            assertThat(reminders).containsText("Reminders are on on this browser.");
            assertThat(Accessibility.faults(page)).isEmpty();

            Finger.tap(reminders.getByText("No more reminders on this browser"));

            assertThat(reminders).containsText("Reminders are off on this browser.");
            assertThat(page.getByText("Reminders are shown on")).hasCount(0);
            page.reload();
            assertThat(reminders).containsText("Reminders are off on this browser.");
        }
        assertThat(browser.faults()).isEmpty();
    }

    @Test
    void aReminderIsShownAndLeadsWhereItSays(RunningTrainer trainer, Browser browser) {
        try (Page page = browser.visit(Screen.PHONE, ColorScheme.DARK)) {
            page.navigate(trainer.at("/settings"));
            Map<String, String> reminder = Map.of("title", "Kibitzer", "body", "3 reviews are due", "path", "/review");

            assertThat(page.evaluate(WORKER, List.of("push", reminder, List.of())))
                    .isEqualTo(List.of(List.of("shown", "Kibitzer", "3 reviews are due", "/review")));
            assertThat(page.evaluate(WORKER, List.of("notificationclick", reminder, List.of(trainer.at("/settings")))))
                    .as("another page stays as it is")
                    .isEqualTo(List.of(List.of("closed"), List.of("opened", trainer.at("/review"))));
            assertThat(page.evaluate(WORKER, List.of("notificationclick", reminder, List.of(trainer.at("/review")))))
                    .isEqualTo(List.of(List.of("closed"), List.of("focused", trainer.at("/review"))));
            assertThat(page.evaluate(
                            WORKER, List.of("notificationclick", Map.of("path", "https://example.org/"), List.of())))
                    .as("nowhere else")
                    .isEqualTo(List.of(List.of("closed")));
        }
        assertThat(browser.faults()).isEmpty();
    }
}
