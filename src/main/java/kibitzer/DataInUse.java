package kibitzer;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;

/** Says in words why the trainer does not start on data that another trainer has open. */
final class DataInUse extends AbstractFailureAnalyzer<SQLException> {

    /** H2's DATABASE_ALREADY_OPEN_1. */
    private static final int ALREADY_OPEN = 90_020;

    @Override
    protected @Nullable FailureAnalysis analyze(Throwable failure, SQLException cause) {
        return cause.getErrorCode() == ALREADY_OPEN
                ? new FailureAnalysis(
                        "Another Kibitzer has this data open.",
                        "Stop it, or give this one a folder of its own: serve --data FOLDER",
                        cause)
                : null;
    }
}
