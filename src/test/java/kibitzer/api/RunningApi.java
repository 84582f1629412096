package kibitzer.api;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import kibitzer.marking.Citation;
import kibitzer.marking.Citations;
import org.springframework.boot.WebApplicationType;
import org.springframework.boot.autoconfigure.ImportAutoConfiguration;
import org.springframework.boot.autoconfigure.context.PropertyPlaceholderAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.flyway.autoconfigure.FlywayAutoConfiguration;
import org.springframework.boot.http.converter.autoconfigure.HttpMessageConvertersAutoConfiguration;
import org.springframework.boot.jackson.autoconfigure.JacksonAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.DataSourceTransactionManagerAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.JdbcClientAutoConfiguration;
import org.springframework.boot.jdbc.autoconfigure.JdbcTemplateAutoConfiguration;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.boot.tomcat.autoconfigure.servlet.TomcatServletWebServerAutoConfiguration;
import org.springframework.boot.transaction.autoconfigure.TransactionAutoConfiguration;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.boot.webmvc.autoconfigure.DispatcherServletAutoConfiguration;
import org.springframework.boot.webmvc.autoconfigure.WebMvcAutoConfiguration;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.ComponentScan;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The API on a port of its own with an empty database in memory, started once for all tests; no page is served. */
final class RunningApi {
    private static final JsonMapper JSON = JsonMapper.shared();
    private static final int PORT = start();

    private final HttpClient client = HttpClient.newHttpClient();

    /** A reply: its status, its text, and the cookie it sets. */
    record Reply(int status, String type, String text, Optional<String> cookie) {
        JsonNode json() {
            return JSON.readTree(text);
        }

        List<JsonNode> lines() {
            return text.lines().map(line -> (JsonNode) JSON.readTree(line)).toList();
        }

        String error() {
            return json().path("error").asString();
        }
    }

    Reply get(String path) {
        return send(at(path).GET());
    }

    Reply getAs(String cookie, String path) {
        return send(at(path).header("Cookie", cookie).GET());
    }

    Reply post(String path, String json) {
        return post(path, "application/json", json.getBytes(StandardCharsets.UTF_8));
    }

    Reply post(String path, String type, byte[] body) {
        return send(at(path).header("Content-Type", type).POST(BodyPublishers.ofByteArray(body)));
    }

    Reply postAs(String cookie, String path, String json) {
        return send(at(path).header("Content-Type", "application/json")
                .header("Cookie", cookie)
                .POST(BodyPublishers.ofString(json)));
    }

    private static HttpRequest.Builder at(String path) {
        return HttpRequest.newBuilder(URI.create("http://localhost:" + PORT + path));
    }

    private Reply send(HttpRequest.Builder request) {
        try {
            HttpResponse<String> response = client.send(request.build(), BodyHandlers.ofString());
            return new Reply(
                    response.statusCode(),
                    response.headers().firstValue("Content-Type").orElse(""),
                    response.body(),
                    response.headers()
                            .firstValue("Set-Cookie")
                            .map(cookie -> cookie.substring(0, cookie.indexOf(';'))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private static int start() {
        var context = new SpringApplicationBuilder(Context.class)
                .web(WebApplicationType.SERVLET)
                .run(
                        "--server.port=0",
                        "--kibitzer.database=jdbc:h2:mem:" + UUID.randomUUID()
                                + ";DB_CLOSE_DELAY=-1;MODE=PostgreSQL;DATABASE_TO_LOWER=TRUE");
        return ((WebServerApplicationContext) context).getWebServer().getPort();
    }

    @TestConfiguration
    @ImportAutoConfiguration({
        DataSourceAutoConfiguration.class,
        DataSourceTransactionManagerAutoConfiguration.class,
        TransactionAutoConfiguration.class,
        JdbcTemplateAutoConfiguration.class,
        JdbcClientAutoConfiguration.class,
        FlywayAutoConfiguration.class,
        TomcatServletWebServerAutoConfiguration.class,
        DispatcherServletAutoConfiguration.class,
        WebMvcAutoConfiguration.class,
        HttpMessageConvertersAutoConfiguration.class,
        JacksonAutoConfiguration.class,
        PropertyPlaceholderAutoConfiguration.class
    })
    @ComponentScan(
            value = {"kibitzer.learning", "kibitzer.accounts", "kibitzer.classroom", "kibitzer.http", "kibitzer.api"},
            excludeFilters = @ComponentScan.Filter(TestConfiguration.class))
    static class Context {

        /** Every source stands on page 7 of one book. */
        @Bean
        Citations citations() {
            return source -> new Citation(
                    "a-book",
                    "A Book",
                    List.of(7),
                    source.ids(),
                    Optional.of(source.practice()).filter(note -> !note.isBlank()));
        }
    }
}
