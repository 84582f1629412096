package kibitzer.bench;

import com.vaadin.flow.spring.annotation.EnableVaadin;
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
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.TestPartsLeftOut;
import kibitzer.TrainerParts;
import kibitzer.web.ScriptedPage;
import org.springframework.boot.autoconfigure.AutoConfigurationPackage;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The whole trainer on a port of its own, its data in files as when it serves people; asked over HTTP on loopback. */
final class LoadedTrainer implements AutoCloseable {
    private static final Pattern TOKEN = Pattern.compile("name=\"_csrf\" content=\"([^\"]+)\"");
    private static final Pattern KEY = Pattern.compile("\"Vaadin-Security-Key\":\"([^\"]+)\"");
    private static final JsonMapper JSON = JsonMapper.shared();
    /** No answer takes so long, however busy the machine. */
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    private final ConfigurableApplicationContext context;
    private final String address;
    private final HttpClient client =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    /** @param data where the database lies; each transaction is in its file before it is acknowledged */
    LoadedTrainer(Path data) {
        this(data, Optional.empty());
    }

    /** @param database another than that in the folder: its URL */
    LoadedTrainer(Path data, Optional<String> database) {
        context = new SpringApplicationBuilder(Context.class)
                .initializers(TestPartsLeftOut::in)
                .run(Stream.concat(
                                Stream.of("--server.port=0", "--kibitzer.data=" + data),
                                database.map("--kibitzer.database="::concat).stream())
                        .toArray(String[]::new));
        address = "http://localhost:"
                + ((WebServerApplicationContext) context).getWebServer().getPort();
    }

    <T> T get(Class<T> type) {
        return context.getBean(type);
    }

    /** @param sql a query for one number */
    long count(String sql) {
        return get(JdbcClient.class).sql(sql).query(Long.class).single();
    }

    /** "http://localhost:8080". */
    String address() {
        return address;
    }

    Browser browser() {
        return new Browser();
    }

    @Override
    public void close() {
        client.close();
        context.close();
    }

    // Not named a configuration, or a trainer that starts beside it would find it and take it up.
    @EnableAutoConfiguration
    @AutoConfigurationPackage(basePackages = "kibitzer.learning")
    @TrainerParts
    @EnableVaadin("kibitzer.web")
    static class Context {}

    /** Somebody's browser: keeps cookies, runs no script. */
    final class Browser {
        private final Map<String, String> cookies = new ConcurrentHashMap<>();

        void signIn(String name, String password) {
            HttpResponse<String> page = send(at("/sign-in").GET());
            String body =
                    Map.of("name", name, "password", password, "_csrf", found(TOKEN, page.body())).entrySet().stream()
                            .map(field -> field.getKey() + "=" + encoded(field.getValue()))
                            .collect(Collectors.joining("&"));
            HttpResponse<String> reply = send(at("/sign-in")
                    .header("Content-Type", "application/x-www-form-urlencoded")
                    .POST(BodyPublishers.ofString(body)));
            if (reply.statusCode() != 302) {
                throw new IllegalStateException("sign-in of " + name + ": " + reply.statusCode());
            }
        }

        HttpResponse<String> get(String path) {
            return send(at(path).GET());
        }

        HttpResponse<String> post(String path, String json) {
            return sendAsBrowsersDo(
                    at(path).header("Content-Type", "application/json").POST(BodyPublishers.ofString(json)));
        }

        HttpResponse<String> put(String path, String json) {
            return sendAsBrowsersDo(
                    at(path).header("Content-Type", "application/json").PUT(BodyPublishers.ofString(json)));
        }

        JsonNode json(HttpResponse<String> reply) {
            if (reply.statusCode() != 200) {
                throw new IllegalStateException(reply.request() + ": " + reply.statusCode() + " " + reply.body());
            }
            return JSON.readTree(reply.body());
        }

        /** Opens a page as the script of Vaadin does; what the server sends for it. */
        String openPage(String path, String query) {
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
        ScriptedPage page(String path) {
            return ScriptedPage.open(
                    path,
                    address -> get(address).body(),
                    (address, body) -> post(address, body).body());
        }

        private HttpRequest.Builder at(String path) {
            HttpRequest.Builder request =
                    HttpRequest.newBuilder(URI.create(address + path)).timeout(PATIENCE);
            if (!cookies.isEmpty()) {
                request.header(
                        "Cookie",
                        cookies.entrySet().stream()
                                .map(cookie -> cookie.getKey() + "=" + cookie.getValue())
                                .collect(Collectors.joining("; ")));
            }
            return request;
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
