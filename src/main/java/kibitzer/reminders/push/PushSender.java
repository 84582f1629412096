package kibitzer.reminders.push;

import com.interaso.webpush.WebPush;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.stereotype.Component;

/**
 * Sends messages to browsers. Push services of {@link PushServices} alone are called, no redirect is followed, nobody waits longer than
 * {@link #LONGEST}, and a service that does not take messages is told once in the log until it takes one again.
 */
@Component
public class PushSender {
    static final Duration LONGEST = Duration.ofSeconds(15);

    /** How long a service keeps a message for a browser that is off; later it is no news. */
    static final Duration KEPT = Duration.ofHours(4);

    private static final Logger LOG = LoggerFactory.getLogger(PushSender.class);
    private static final int MOST_READ = 100_000;
    private static final int OK = 200;
    private static final int REDIRECTS = 300;
    private static final int NOT_FOUND = 404;
    private static final int GONE = 410;

    /** Takes the place of one that the browser has not been given yet. */
    private static final String TOPIC = "reminder";

    private final PushServices services;
    private final PushKeys keys;
    private final String contact;
    private final Set<String> silent = ConcurrentHashMap.newKeySet();
    private final HttpClient client = HttpClient.newBuilder()
            .followRedirects(HttpClient.Redirect.NEVER)
            .connectTimeout(LONGEST)
            .build();

    /** What became of a message. */
    public enum Outcome {
        TAKEN,
        /** The browser takes no messages there any more, and never will. */
        GONE,
        FAILED
    }

    PushSender(
            PushServices services,
            PushKeys keys,
            PushSettings settings,
            @Value("${kibitzer.address:}") String address) {
        this.services = services;
        this.keys = keys;
        this.contact = Optional.of(settings.contact())
                .filter(told -> !told.isEmpty())
                .or(() -> Optional.of(address.strip()).filter(own -> own.startsWith("https://")))
                .orElse("https://localhost");
    }

    /** True if a message for this browser can be written: its keys are what they should be. */
    public boolean canWriteTo(PushSubscription browser) {
        try {
            body(browser, "");
            return true;
        } catch (Exception unreadable) { // Kotlin throws checked ones undeclared
            LOG.debug("Keys of a browser are none", unreadable);
            return false;
        }
    }

    /** Completes with what became of it, and never with a failure. */
    public CompletableFuture<Outcome> send(PushSubscription browser, String message) {
        Optional<URI> endpoint = services.known(browser.endpoint());
        if (endpoint.isEmpty()) {
            return failed(PushServices.host(browser.endpoint()), "it is none of kibitzer.reminders.services");
        }
        String host = endpoint.get().getHost();
        try {
            if (!services.isReachable(endpoint.get())) {
                return failed(host, "it is at a private address");
            }
            HttpRequest.Builder request = HttpRequest.newBuilder(endpoint.get())
                    .timeout(LONGEST)
                    .POST(BodyPublishers.ofByteArray(body(browser, message)));
            web().getHeaders(browser.endpoint(), (int) KEPT.toSeconds(), TOPIC, WebPush.Urgency.Normal)
                    .forEach(request::setHeader);
            CompletableFuture<HttpResponse<Void>> answer =
                    client.sendAsync(request.build(), BodyHandlers.limiting(BodyHandlers.discarding(), MOST_READ));
            return answer.copy()
                    .orTimeout(LONGEST.toMillis(), TimeUnit.MILLISECONDS)
                    .handle((reply, failure) -> {
                        if (reply != null) {
                            return outcome(host, reply.statusCode());
                        }
                        answer.cancel(true);
                        told(host, String.valueOf(failure));
                        return Outcome.FAILED;
                    });
        } catch (UnknownHostException unknown) {
            return failed(host, "its name is not known");
        } catch (Exception fault) { // Kotlin throws checked ones undeclared
            return failed(host, fault.toString());
        }
    }

    private Outcome outcome(String host, int status) {
        if (status >= OK && status < REDIRECTS) {
            silent.remove(host);
            return Outcome.TAKEN;
        }
        if (status == NOT_FOUND || status == GONE) {
            return Outcome.GONE;
        }
        told(host, "it answered " + status);
        return Outcome.FAILED;
    }

    private CompletableFuture<Outcome> failed(String host, String why) {
        told(host, why);
        return CompletableFuture.completedFuture(Outcome.FAILED);
    }

    private void told(String host, String why) {
        if (silent.add(host)) {
            LOG.warn("A reminder was not taken by {}: {}; not told again until one is", host, why);
        }
    }

    private byte[] body(PushSubscription browser, String message) {
        return web().getBody(message.getBytes(StandardCharsets.UTF_8), browser.point(), browser.secret());
    }

    private WebPush web() {
        return new WebPush(contact, keys.pair());
    }
}
