package kibitzer.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.net.http.HttpTimeoutException;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Somebody's browser, over HTTP: keeps cookies, runs no script. */
public final class ScriptedBrowser {
    private static final Pattern TOKEN = Pattern.compile("name=\"_csrf\" content=\"([^\"]+)\"");
    private static final Pattern KEY = Pattern.compile("\"Vaadin-Security-Key\":\"([^\"]+)\"");
    private static final JsonMapper JSON = JsonMapper.shared();
    /** No answer takes so long, however busy the machine. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final HttpClient client;
    private final String address;
    private final Map<String, String> cookies = new ConcurrentHashMap<>();

    /** @param address "http://localhost:8080" */
    public ScriptedBrowser(HttpClient client, String address) {
        this.client = client;
        this.address = address;
    }

    public void signIn(String name, String password) {
        HttpResponse<String> page = send(at("/sign-in").GET());
        String body = Map.of("name", name, "password", password, "_csrf", found(TOKEN, page.body())).entrySet().stream()
                .map(field -> field.getKey() + "=" + encoded(field.getValue()))
                .collect(Collectors.joining("&"));
        HttpResponse<String> reply = send(at("/sign-in")
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(BodyPublishers.ofString(body)));
        if (reply.statusCode() != 302) {
            throw new IllegalStateException("sign-in of " + name + ": " + reply.statusCode());
        }
    }

    public HttpResponse<String> get(String path) {
        return send(at(path).GET());
    }

    public HttpResponse<String> post(String path, String json) {
        return sendAsBrowsersDo(
                at(path).header("Content-Type", "application/json").POST(BodyPublishers.ofString(json)));
    }

    public HttpResponse<String> put(String path, String json) {
        return sendAsBrowsersDo(
                at(path).header("Content-Type", "application/json").PUT(BodyPublishers.ofString(json)));
    }

    public JsonNode json(HttpResponse<String> reply) {
        if (reply.statusCode() != 200) {
            throw new IllegalStateException(reply.request() + ": " + reply.statusCode() + " " + reply.body());
        }
        return JSON.readTree(reply.body());
    }

    /** Opens a page as the script of Vaadin does; what the server sends for it. */
    public String openPage(String path, String query) {
        String first = get("/?v-r=init&location=" + encoded(path) + "&query=" + encoded(query))
                .body();
        return post(
                        "/?v-r=uidl&v-uiId=0",
                        "{\"csrfToken\":\"" + found(KEY, first)
                                + "\",\"rpc\":[{\"type\":\"event\",\"node\":1,\"event\":\"ui-navigate\",\"data\":"
                                + "{\"route\":\"" + path + "\",\"query\":\"" + query
                                + "\",\"appShellTitle\":\"\",\"historyState\":null,\"trigger\":\"\"}}],"
                                + "\"syncId\":0,\"clientId\":0}")
                .body();
    }

    /** The page with what stands on it, to be clicked and typed on. */
    public ScriptedPage page(String path) {
        return ScriptedPage.open(
                path,
                address -> get(address).body(),
                (address, body) -> post(address, body).body());
    }

    private HttpRequest.Builder at(String path) {
        HttpRequest.Builder request =
                HttpRequest.newBuilder(URI.create(address + path)).timeout(PATIENCE);
        if (!cookies.isEmpty()) {
            request.header("Cookie", cookie());
        }
        return request;
    }

    private String cookie() {
        return cookies.entrySet().stream()
                .map(cookie -> cookie.getKey() + "=" + cookie.getValue())
                .collect(Collectors.joining("; "));
    }

    /**
     * Where the connection was closed under it, a request is sent once more. None of these changes anything the second time:
     * a sitting is begun, answered and handed in once, and Vaadin numbers its messages.
     */
    private HttpResponse<String> sendAsBrowsersDo(HttpRequest.Builder request) {
        try {
            return send(request);
        } catch (UncheckedIOException closed) {
            if (closed.getCause() instanceof HttpTimeoutException) {
                throw closed;
            }
            return send(request);
        }
    }

    private HttpResponse<String> send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> reply = client.send(request.build(), BodyHandlers.ofString());
            for (String set : reply.headers().allValues("Set-Cookie")) {
                String pair = set.split(";", 2)[0];
                cookies.put(pair.substring(0, pair.indexOf('=')), pair.substring(pair.indexOf('=') + 1));
            }
            return reply;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /**
     * Connects a page for push, as Vaadin's script does once a page asks for it: from then on it is told of changes without a question.
     * What the page asks itself goes by HTTP as before.
     */
    public WebSocket connect(ScriptedPage page) {
        return client.newWebSocketBuilder()
                .header("Cookie", cookie())
                .buildAsync(URI.create(address.replaceFirst("^http", "ws") + page.pushAddress()), new Hearing(page))
                .join();
    }

    /** Puts the parts of a message together. */
    private static final class Hearing implements WebSocket.Listener {
        private final ScriptedPage page;
        private final StringBuilder heard = new StringBuilder();

        Hearing(ScriptedPage page) {
            this.page = page;
        }

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence part, boolean last) {
            heard.append(part);
            if (last) {
                page.hear(heard.toString());
                heard.setLength(0);
            }
            socket.request(1);
            return null;
        }
    }

    private static String found(Pattern pattern, String text) {
        Matcher matcher = pattern.matcher(text);
        if (!matcher.find()) {
            throw new IllegalStateException("no " + pattern + " in " + text.substring(0, Math.min(300, text.length())));
        }
        return matcher.group(1);
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
