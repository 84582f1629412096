package kibitzer.bench;

import com.vaadin.flow.spring.annotation.EnableVaadin;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.TestPartsLeftOut;
import kibitzer.TrainerParts;
import kibitzer.web.ScriptedBrowser;
import org.springframework.boot.autoconfigure.AutoConfigurationPackage;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.builder.SpringApplicationBuilder;
import org.springframework.boot.web.server.context.WebServerApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;

/** The whole trainer on a port of its own, its data in files as when it serves people; asked over HTTP on loopback. */
final class LoadedTrainer implements AutoCloseable {
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

    ScriptedBrowser browser() {
        return new ScriptedBrowser(client, address);
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
}
