package kibitzer;

import java.nio.file.Path;
import kibitzer.learning.storage.DataFolder;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.diagnostics.FailureAnalyzer;
import org.springframework.core.annotation.Order;
import org.springframework.core.env.Environment;

/** Says in a sentence why the trainer does not start on its data: another has it open, or it is damaged. */
@Order(0)
final class UnusableData implements FailureAnalyzer {
    private final Environment settings;

    UnusableData(Environment settings) {
        this.settings = settings;
    }

    @Override
    public @Nullable FailureAnalysis analyze(Throwable failure) {
        return new DataFolder(Path.of(settings.getProperty("kibitzer.data", "data")))
                .trouble(failure)
                .map(trouble -> new FailureAnalysis(trouble.says(), null, failure))
                .orElse(null);
    }
}
