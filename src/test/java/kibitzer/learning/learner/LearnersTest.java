package kibitzer.learning.learner;

import static org.assertj.core.api.Assertions.assertThat;

import kibitzer.SharedFixture;
import kibitzer.learning.LearningDatabase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import org.springframework.jdbc.core.simple.JdbcClient;

@ParameterizedClass
@EnumSource
@SharedFixture
class LearnersTest {
    private final LearningDatabase database;
    private final Learners learners;

    LearnersTest(LearningDatabase database) {
        this.database = database;
        this.learners = database.get(Learners.class);
    }

    @Test
    void aLearnerIsKnownAgainByTheKey() {
        NewLearner one = learners.welcome();
        NewLearner other = learners.welcome();

        assertThat(learners.find(one.key())).contains(one.learner());
        assertThat(learners.find(other.key())).contains(other.learner());
        assertThat(one.learner()).isNotEqualTo(other.learner());
    }

    @Test
    void nobodyIsKnownByAKeyThatWasNotGivenOut() {
        NewLearner learner = learners.welcome();

        assertThat(learners.find(new LearnerKey(""))).isEmpty();
        assertThat(learners.find(new LearnerKey(learner.learner().toString()))).isEmpty();
        assertThat(learners.find(new LearnerKey(learner.key().text() + "x"))).isEmpty();
        assertThat(learners.find(new LearnerKey(learner.key().hash()))).isEmpty();
    }

    @Test
    void theDatabaseDoesNotHoldTheKey() {
        NewLearner learner = learners.welcome();

        assertThat(database.get(JdbcClient.class)
                        .sql("select * from learner where id = ?")
                        .param(learner.learner().id())
                        .query()
                        .singleRow()
                        .values())
                .noneMatch(value -> value.toString().contains(learner.key().text()));
        assertThat(learner.key()).hasToString("LearnerKey[...]");
    }

    @Test
    void aKeyCarries256BitsAsTextThatACookieMayHold() {
        assertThat(learners.welcome().key().text()).matches("[A-Za-z0-9_-]{43}");
    }
}
