package kibitzer.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import org.junit.jupiter.api.Test;

class RestartIT {

    @Test
    void aKilledTrainerComesBackOnItsDataAtTheSameAddress() throws Exception {
        try (RunningTrainer trainer = RunningTrainer.start();
                HttpClient visitor = HttpClient.newHttpClient()) {
            URI address = trainer.address();

            trainer.kill();
            trainer.restart();

            assertThat(trainer.address()).isEqualTo(address);
            assertThat(visitor.send(HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.discarding())
                            .statusCode())
                    .isEqualTo(200);
        }
    }
}
