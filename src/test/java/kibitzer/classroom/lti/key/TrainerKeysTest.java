package kibitzer.classroom.lti.key;

import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.jwk.JWK;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import java.text.ParseException;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import kibitzer.SharedFixture;
import kibitzer.classroom.ClassroomDatabase;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.transaction.PlatformTransactionManager;

/** The keys of the trainer, day by day. */
@ParameterizedClass
@EnumSource(ClassroomDatabase.class)
@SharedFixture
class TrainerKeysTest {
    private static final Instant FIRST = Instant.parse("2030-01-01T12:00:00Z");

    private final JdbcClient database;
    private final Days clock = new Days();
    private final TrainerKeys keys;

    TrainerKeysTest(ClassroomDatabase school) {
        database = school.get(JdbcClient.class);
        keys = new TrainerKeys(database, school.get(PlatformTransactionManager.class), clock);
    }

    /** A clock that stands still until it is moved. */
    private static final class Days extends Clock {
        private Instant now = FIRST;

        void day(int number) {
            now = FIRST.plus(Duration.ofDays(number));
        }

        @Override
        public Instant instant() {
            return now;
        }

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }
    }

    /** The keys of other tests are of today. */
    @BeforeEach
    @AfterEach
    void forget() {
        database.sql("delete from lti_key").update();
    }

    private String signing() throws ParseException {
        String message = keys.sign(new JWTClaimsSet.Builder().subject("x").build());
        return SignedJWT.parse(message).getHeader().getKeyID();
    }

    private List<String> published() throws ParseException {
        return JWKSet.parse(keys.published()).getKeys().stream()
                .map(JWK::getKeyID)
                .toList();
    }

    @Test
    void aPairSignsForHundredAndEightyDaysAndItsSuccessorFromThenOn() throws ParseException {
        String first = signing();
        clock.day(180);
        assertThat(signing()).isEqualTo(first);
        assertThat(published()).containsExactly(first);
        clock.day(181);
        String second = signing();
        assertThat(second).isNotEqualTo(first);
        assertThat(signing()).isEqualTo(second);
        clock.day(361);
        assertThat(signing()).isEqualTo(second);
        clock.day(362);
        assertThat(signing()).isNotIn(first, second);
    }

    @Test
    void whatARetiredPairHasSignedCanBeCheckedForAWeek() throws ParseException {
        String first = signing();
        clock.day(181);
        assertThat(published()).hasSize(2).contains(first);
        clock.day(188);
        assertThat(published()).hasSize(2).contains(first);
        clock.day(189);
        assertThat(published()).hasSize(1).doesNotContain(first);
    }

    @Test
    void askingForTheKeysAloneChangesAnOldPair() throws ParseException {
        String first = signing();
        clock.day(200);
        assertThat(published()).hasSize(2).contains(first);
        assertThat(keys.since()).contains(FIRST.plus(Duration.ofDays(200)));
    }

    @Test
    void onCommandAnotherSignsAtOnce() throws ParseException {
        String first = signing();
        clock.day(3);
        keys.rotate();
        assertThat(signing()).isNotEqualTo(first);
        assertThat(published()).hasSize(2).contains(first);
    }
}
