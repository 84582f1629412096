package kibitzer.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A guest who answers the same question again and again over HTTP, each time with a key of its own, and is known by the first reply. */
public final class Guest {
    private final HttpClient client = HttpClient.newHttpClient();
    private volatile String cookie = "";

    /** Sends it; whether the answer is acknowledged is for {@link #acknowledged} to say. */
    public HttpResponse<String> answers(URI address, String key) throws IOException, InterruptedException {
        return client.send(answer(address, key), BodyHandlers.ofString());
    }

    HttpRequest answer(URI address, String key) {
        return request(address.resolve("/api/attempts"))
                .header("Content-Type", "application/json")
                .POST(BodyPublishers.ofString("""
                        {"decision": "bridge/rule-of-eleven", "position": {"lead": "7", "dummy": "K95", "own": "A63"},
                         "answer": 1, "key": "%s"}""".formatted(key)))
                .build();
    }

    /** Holds that a reply tells the verdict. */
    public void acknowledged(HttpResponse<String> reply) {
        assertThat(reply.statusCode()).as(reply.body()).isEqualTo(200);
        if (cookie.isEmpty()) {
            String header = reply.headers().firstValue("Set-Cookie").orElseThrow();
            cookie = header.substring(0, header.indexOf(';'));
        }
    }

    /** The keys of the answers that are stored. */
    public List<String> stored(URI address) throws IOException, InterruptedException {
        HttpResponse<String> reply =
                client.send(request(address.resolve("/api/attempts?most=1000")).build(), BodyHandlers.ofString());
        List<String> keys = new ArrayList<>();
        for (JsonNode attempt : JsonMapper.shared().readTree(reply.body())) {
            keys.add(attempt.path("key").asString());
        }
        return keys;
    }

    HttpClient client() {
        return client;
    }

    private HttpRequest.Builder request(URI address) {
        HttpRequest.Builder request = HttpRequest.newBuilder(address);
        return cookie.isEmpty() ? request : request.header("Cookie", cookie);
    }
}
