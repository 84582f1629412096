package kibitzer.accounts;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import kibitzer.SharedFixture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;
import org.springframework.transaction.support.TransactionTemplate;

/** The same counts in memory and in the database; in the database those of all trainers together. */
@ParameterizedClass
@EnumSource(AccountsDatabase.class)
@SharedFixture
class AllowancesTest {
    private static final int MOST = 5;

    @Parameter
    private AccountsDatabase database;

    private final String key = UUID.randomUUID().toString();

    private Allowance allowance() {
        return database.get(Allowances.class).of("tries", MOST);
    }

    private static void use(Allowance allowance, String key, int times) {
        for (int n = 0; n < times; n++) {
            assertThat(allowance.take(key)).isTrue();
        }
    }

    @Test
    void soManyAtOnceAndNoMore() {
        Allowance allowance = allowance();
        use(allowance, key, MOST);

        assertThat(allowance.take(key)).isFalse();
        assertThat(allowance.take("another " + key)).isTrue();
    }

    @Test
    void saysHowLongToWait() {
        Allowance allowance = allowance();
        use(allowance, key, MOST);

        Optional<Duration> wait = allowance.takeOrWait(key, 2);

        assertThat(wait).isPresent();
        assertThat(wait.get())
                .isBetween(
                        Allowance.WAIT.multipliedBy(2).dividedBy(MOST).minusMinutes(1),
                        Allowance.WAIT.multipliedBy(2).dividedBy(MOST));
    }

    @Test
    void whereTooManyAreAskedForNoneIsCounted() {
        Allowance allowance = allowance();

        assertThat(allowance.takeOrWait(key, MOST + 1)).isPresent();
        assertThat(allowance.takeOrWait(key, MOST)).isEmpty();
    }

    @Test
    void whatIsGivenBackIsFreeAgain() {
        Allowance allowance = allowance();
        use(allowance, key, MOST);

        allowance.giveBack(key);
        assertThat(allowance.take(key)).isTrue();
        assertThat(allowance.take(key)).isFalse();

        allowance.reset(key);
        use(allowance, key, MOST);
    }

    @Test
    void givingBackWhatWasNeverTakenMakesNoRoom() {
        Allowance allowance = allowance();
        allowance.giveBack(key);
        allowance.giveBack(key);
        use(allowance, key, 1);
        allowance.giveBack(key);
        allowance.giveBack(key);

        use(allowance, key, MOST);
        assertThat(allowance.take(key)).isFalse();
    }

    @Test
    void ofManyAtOnceNoneTooManyIsTaken() throws Exception {
        Allowance allowance = allowance();
        Callable<Boolean> one = () -> allowance.take(key);
        int taken = 0;
        try (ExecutorService callers = Executors.newFixedThreadPool(8)) {
            for (Future<Boolean> reply :
                    callers.invokeAll(IntStream.range(0, 40).mapToObj(n -> one).toList())) {
                taken += reply.get() ? 1 : 0;
            }
        }

        assertThat(taken).isEqualTo(MOST);
    }

    @Test
    void trainersOnOneDatabaseCountTogetherAndOneAloneForItself() throws Exception {
        Allowances other = new Allowances(database.get(DataSource.class));
        use(allowance(), key, MOST);

        assertThat(other.of("tries", MOST).take(key)).isEqualTo(database == AccountsDatabase.H2);
        assertThat(other.of("something else", MOST).take(key)).isTrue();
        other.close();
    }

    @Test
    void standsWhateverBecomesOfTheTransaction() {
        Allowance allowance = allowance();
        new TransactionTemplate(database.get(PlatformTransactionManager.class)).executeWithoutResult(status -> {
            use(allowance, key, MOST);
            status.setRollbackOnly();
        });

        assertThat(allowance.take(key)).isFalse();
    }

    @Test
    void namesNobodyAndForgetsWhatIsForgiven() {
        Allowance allowance = allowance();
        use(allowance, key, 1);
        List<String> keys = database.get(JdbcClient.class)
                .sql("select key_hash from allowance")
                .query(String.class)
                .list();
        assertThat(keys).noneMatch(stored -> stored.contains(key));

        allowance.giveBack(key);
        database.get(Allowances.class).sweep();

        assertThat(database.get(JdbcClient.class)
                        .sql("select count(*) from allowance where free_at < current_timestamp")
                        .query(Long.class)
                        .single())
                .isZero();
    }
}
