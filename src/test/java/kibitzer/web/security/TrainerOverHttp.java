package kibitzer.web.security;

import com.vaadin.flow.spring.annotation.EnableVaadin;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.CookiePolicy;
import java.net.HttpCookie;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublisher;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.KibitzerApplication;
import kibitzer.TestDatabase;
import kibitzer.TestPartsLeftOut;
import kibitzer.TrainerParts;
import org.springframework.boot.autoconfigure.AutoConfigurationPackage;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.security.core.context.SecurityContextHolderStrategy;

/** The whole trainer on a port of its own, with an empty database in memory; only the built page is another. */
final class TrainerOverHttp {
    private static final Pattern TOKEN = Pattern.compile("name=\"_csrf\" content=\"([^\"]+)\"");

    private final ConfigurableApplicationContext context;
    private final String address;

    private TrainerOverHttp(String... settings) {
        context = new SpringApplicationBuilder(Context.class)
                .initializers(TestPartsLeftOut::in)
                .run(Stream.concat(
                                Stream.of(
                                                "--server.port=0",
                                                "--kibitzer.database=" + inMemory(),
                                                TestDatabase.QUICK_PASSWORDS,
                                                "--kibitzer.first-visit=false")
                                        .filter(usual -> Stream.of(settings)
                                                .noneMatch(own -> own.startsWith(usual.split("=", 2)[0] + "="))),
                                Stream.of(settings))
                        .toArray(String[]::new));
        address = "http://localhost:"
                + ((WebServerApplicationContext) context).getWebServer().getPort();
    }

    private static String inMemory() {
        return "jdbc:h2:mem:" + UUID.randomUUID()
                + ";DB_CLOSE_DELAY=-1;MODE=PostgreSQL;DATABASE_TO_LOWER=TRUE;DEFAULT_NULL_ORDERING=HIGH";
    }

    /** Started once for all tests that need no settings of their own. */
    static TrainerOverHttp usual() {
        return Usual.HOUSE;
    }

    /** @param settings as on the command line: {@code --name=value} */
    static TrainerOverHttp with(String... settings) {
        return new TrainerOverHttp(settings);
    }

    <T> T get(Class<T> type) {
        return context.getBean(type);
    }

    ConfigurableApplicationContext context() {
        return context;
    }

    String address() {
        return address;
    }

    Browser browser() {
        return new Browser();
    }

    /** What {@link KibitzerApplication} starts, without the parts of other tests that lie in the same packages. */
    // Not named a configuration, or a trainer that starts beside it would find it and take it up.
    @EnableAutoConfiguration
    @AutoConfigurationPackage(basePackages = "kibitzer.learning")
    @TrainerParts
    @EnableVaadin("kibitzer.web")
    static class Context {}

    private static final class Usual {
        static final TrainerOverHttp HOUSE = new TrainerOverHttp();
    }

    /** Keeps cookies, follows no redirect by itself, runs no script. */
    final class Browser {
        private final CookieManager cookies = new CookieManager(null, CookiePolicy.ACCEPT_ALL);
        private final HttpClient client =
                HttpClient.newBuilder().cookieHandler(cookies).build();

        HttpResponse<String> get(String path) {
            return send(at(path).GET());
        }

        HttpResponse<String> json(String path, String body) {
            return send(at(path).header("Content-Type", "application/json").POST(BodyPublishers.ofString(body)));
        }

        /** Many questions in one body, one on each line. */
        HttpResponse<String> lines(String path, String body) {
            return send(at(path).header("Content-Type", "application/x-ndjson").POST(BodyPublishers.ofString(body)));
        }

        /** A file on its way to a page, as bare bytes. */
        HttpResponse<String> file(String path, String name, BodyPublisher content) {
            return send(at(path).header("Content-Type", "application/octet-stream")
                    .header("X-Filename", name)
                    .POST(content));
        }

        HttpResponse<String> put(String path, String body) {
            return send(at(path).header("Content-Type", "application/json").PUT(BodyPublishers.ofString(body)));
        }

        /** Posts a form as a page of the trainer does, with the page's token. */
        HttpResponse<String> form(String path, Map<String, String> fields) {
            return formWith(token(), path, fields);
        }

        HttpResponse<String> formWith(String token, String path, Map<String, String> fields) {
            String body = fields.entrySet().stream()
                    .map(field -> field.getKey() + "=" + encoded(field.getValue()))
                    .collect(Collectors.joining("&", "", "&_csrf=" + encoded(token)));
            return send(at(path).header("Content-Type", "application/x-www-form-urlencoded")
                    .POST(BodyPublishers.ofString(body)));
        }

        /** Posts a form as a page of another site does, without a token. */
        HttpResponse<String> foreignForm(String path, Map<String, String> fields, String... headers) {
            String body = fields.entrySet().stream()
                    .map(field -> field.getKey() + "=" + encoded(field.getValue()))
                    .collect(Collectors.joining("&"));
            HttpRequest.Builder request = at(path).header("Content-Type", "application/x-www-form-urlencoded")
                    .header("Origin", "https://learn.example.org")
                    .header("Sec-Fetch-Site", "cross-site");
            return send((headers.length == 0 ? request : request.headers(headers)).POST(BodyPublishers.ofString(body)));
        }

        HttpResponse<String> get(String path, String... headers) {
            return send(at(path).headers(headers).GET());
        }

        HttpResponse<String> signIn(String name, String password) {
            return form("/sign-in", Map.of("name", name, "password", password));
        }

        String token() {
            Matcher token = TOKEN.matcher(get("/sign-in").body());
            return token.find() ? token.group(1) : "none";
        }

        Optional<String> cookie(String name) {
            return cookies.getCookieStore().getCookies().stream()
                    .filter(cookie -> cookie.getName().equals(name))
                    .map(HttpCookie::getValue)
                    .findFirst();
        }

        void plant(String name, String value) {
            HttpCookie cookie = new HttpCookie(name, value);
            cookie.setPath("/");
            cookie.setVersion(0);
            cookies.getCookieStore().add(URI.create(address), cookie);
        }

        void forget(String name) {
            cookies.getCookieStore().getCookies().stream()
                    .filter(cookie -> cookie.getName().equals(name))
                    .toList()
                    .forEach(cookie -> cookies.getCookieStore().remove(null, cookie));
        }

        private HttpRequest.Builder at(String path) {
            return HttpRequest.newBuilder(URI.create(path.startsWith("http") ? path : address + path));
        }

        private HttpResponse<String> send(HttpRequest.Builder request) {
            // Of several houses the one that started last would tell all of them who signed in.
            SecurityContextHolder.setContextHolderStrategy(context.getBean(SecurityContextHolderStrategy.class));
            try {
                return client.send(request.build(), BodyHandlers.ofString());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
