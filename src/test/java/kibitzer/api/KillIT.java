package kibitzer.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

/** The promise to every learner: an answer whose verdict was shown is never lost, and none counts twice. */
class KillIT {
    /** Of each of the two trainers; eight together, unless {@code -Dkibitzer.kills} says otherwise. */
    private static final int KILLS = Integer.getInteger("kibitzer.kills", 8) / 2;

    /** Two databases at a time, because a trainer's start leaves a processor idle. */
    @Test
    void everyAcknowledgedAnswerSurvivesAKillAtAnyMomentAndNoneIsThereTwice(
            @TempDir Path cache, @TempDir Path one, @TempDir Path other) throws Exception {
        TrainedStart start = TrainedStart.in(cache);
        try (ExecutorService databases = Executors.newFixedThreadPool(2)) {
            List<Future<Integer>> survived =
                    databases.invokeAll(List.of(new Lives(start, one, 1), new Lives(start, other, 2)));
            for (Future<Integer> acknowledged : survived) {
                assertThat(acknowledged.get()).isGreaterThanOrEqualTo(KILLS);
            }
        }
    }

    /** The lives of a trainer on one database, each ended by a kill; called, they give the answers acknowledged. */
    private static final class Lives implements Callable<Integer> {
        private static final int MOST_ANSWERS_A_LIFE = 8;
        private static final int LONGEST_SPIN = 400_000;

        private final Guest guest = new Guest();
        private final List<String> acknowledged = new ArrayList<>();
        private final TrainedStart start;
        private final Path data;
        private final Chance chance;
        private int next = 1;
        private Optional<String> unanswered = Optional.empty();

        Lives(TrainedStart start, Path data, long seed) {
            this.start = start;
            this.data = data;
            this.chance = new Seed(seed).chance();
        }

        @Override
        public Integer call() throws Exception {
            for (int life = 0; life < KILLS; life++) {
                live(this::answerUntilKilled);
            }
            live(trainer -> {});
            return acknowledged.size();
        }

        private void live(Life life) throws Exception {
            ApiProcess trainer = ApiProcess.started(start.command(data), ProcessBuilder.Redirect.INHERIT);
            try {
                List<String> stored = guest.stored(trainer.address());
                assertThat(stored).containsAll(acknowledged).doesNotHaveDuplicates();
                if (unanswered.isPresent()) {
                    sendAgain(trainer.address(), unanswered.get(), stored.contains(unanswered.get()));
                }
                life.of(trainer);
            } finally {
                trainer.kill();
            }
        }

        private void answerUntilKilled(ApiProcess trainer) throws Exception {
            int answers = 1 + chance.below(MOST_ANSWERS_A_LIFE);
            for (int n = 0; n < answers; n++) {
                String key = freshKey();
                acknowledge(key, guest.answers(trainer.address(), key));
            }
            String key = freshKey();
            CompletableFuture<HttpResponse<String>> inFlight =
                    guest.client().sendAsync(guest.answer(trainer.address(), key), BodyHandlers.ofString());
            for (int spin = chance.below(LONGEST_SPIN); spin > 0; spin--) {
                Thread.onSpinWait();
            }
            trainer.kill();
            try {
                acknowledge(key, inFlight.get());
                unanswered = Optional.empty();
            } catch (ExecutionException cutOff) {
                assertThat(cutOff).hasCauseInstanceOf(IOException.class);
                unanswered = Optional.of(key);
            }
        }

        /** Sends an answer again whose verdict never came; it is stored now, if it was not before. */
        private void sendAgain(URI address, String key, boolean wasStored) throws Exception {
            HttpResponse<String> reply = guest.answers(address, key);
            acknowledge(key, reply);
            assertThat(JsonMapper.shared()
                            .readTree(reply.body())
                            .path("repeated")
                            .asBoolean())
                    .isEqualTo(wasStored);
        }

        private String freshKey() {
            return "answer-" + next++;
        }

        private void acknowledge(String key, HttpResponse<String> reply) {
            guest.acknowledged(reply);
            acknowledged.add(key);
        }
    }

    private interface Life {
        void of(ApiProcess trainer) throws Exception;
    }
}
