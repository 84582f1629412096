package kibitzer.learning.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Objects;
import kibitzer.SharedFixture;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Of the file in which the release before kept everything. */
@SharedFixture
class UpgradeTest extends Upgrade {
    private @Nullable DataFolder data;
    private @Nullable Contents before;

    @Override
    String prepare(DataFolder stored) {
        data = stored;
        before = Contents.read(stored);
        return stored.url();
    }

    @Override
    Connection open() throws SQLException {
        return Objects.requireNonNull(data).open();
    }

    @Test
    void itsDatabaseIsReadAndMigrationsAreFound() {
        Contents found = Objects.requireNonNull(before);
        assertThat(found.newer()).isFalse();
        assertThat(found.answers()).isEqualTo(8);
        assertThat(found.pending()).isPositive();
    }

    @Test
    void nothingIsLeftToMigrate() {
        stop();
        try {
            assertThat(Contents.read(Objects.requireNonNull(data))).isEqualTo(new Contents(8, 0, false));
        } finally {
            start();
        }
    }
}
