package kibitzer;

import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.diagnostics.FailureAnalysisReporter;

/** Tells on standard error why the trainer does not start, and what to do. */
final class ToldToTheOperator implements FailureAnalysisReporter {

    @Override
    public void report(FailureAnalysis analysis) {
        String action = analysis.getAction();
        System.err.println(analysis.getDescription() + (action == null || action.isBlank() ? "" : " " + action));
    }
}
