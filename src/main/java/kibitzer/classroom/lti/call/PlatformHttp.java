package kibitzer.classroom.lti.call;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import kibitzer.classroom.lti.platform.Platform;
import kibitzer.classroom.lti.platform.PlatformHosts;
import org.springframework.stereotype.Component;

/**
 * Calls platforms: at the hosts that were registered for them and nowhere else, whatever address a message names. No redirect is
 * followed, no more than {@value #MOST} bytes are read, and nobody waits longer than {@link #LONGEST}.
 */
@Component
public class PlatformHttp {
    static final int MOST = 2_000_000;
    static final Duration LONGEST = Duration.ofSeconds(15);

    private static final int OK = 200;
    private static final int REDIRECTS = 300;

    private final HttpClient client = HttpClient.newBuilder()
            .followRedirects(HttpClient.Redirect.NEVER)
            .connectTimeout(LONGEST)
            .build();

    /** @throws CallFailed if the address is not the platform's, nobody answers, or not with success */
    public Reply get(Platform platform, URI address, Map<String, String> headers) {
        return get(platform.hosts(), address, headers);
    }

    /** As {@link #get(Platform, URI, Map)}. */
    public Reply get(PlatformHosts hosts, URI address, Map<String, String> headers) {
        return send(hosts, address, headers, request -> request.GET());
    }

    /** As {@link #get(Platform, URI, Map)}. */
    public Reply post(Platform platform, URI address, Map<String, String> headers, String body) {
        return post(platform.hosts(), address, headers, body);
    }

    /** As {@link #get(Platform, URI, Map)}. */
    public Reply post(PlatformHosts hosts, URI address, Map<String, String> headers, String body) {
        return send(hosts, address, headers, request -> request.POST(BodyPublishers.ofString(body)));
    }

    private interface Method {
        HttpRequest.Builder of(HttpRequest.Builder request);
    }

    private Reply send(PlatformHosts hosts, URI address, Map<String, String> headers, Method method) {
        if (!hosts.own(address)) {
            throw new CallFailed(address + " is at no host that is registered for " + hosts.name()
                    + "; an administrator can add it under further addresses");
        }
        HttpRequest.Builder request = HttpRequest.newBuilder(address).timeout(LONGEST);
        headers.forEach(request::header);
        CompletableFuture<HttpResponse<byte[]>> answer =
                client.sendAsync(method.of(request).build(), BodyHandlers.limiting(BodyHandlers.ofByteArray(), MOST));
        try {
            // The request's own time ends with the head of the answer; this one with the whole of it.
            HttpResponse<byte[]> reply = answer.get(LONGEST.toMillis(), TimeUnit.MILLISECONDS);
            if (reply.statusCode() < OK || reply.statusCode() >= REDIRECTS) {
                throw new CallFailed(address + " answered " + reply.statusCode(), reply.statusCode());
            }
            return new Reply(address.toString(), new String(reply.body(), StandardCharsets.UTF_8), reply.headers());
        } catch (ExecutionException failed) {
            throw new CallFailed(address + " did not answer (" + failed.getCause() + ")");
        } catch (TimeoutException late) {
            answer.cancel(true);
            throw new CallFailed(address + " did not answer within " + LONGEST.toSeconds() + " seconds");
        } catch (InterruptedException stopped) {
            answer.cancel(true);
            Thread.currentThread().interrupt();
            throw new CallFailed(address + " was not waited for");
        }
    }
}
