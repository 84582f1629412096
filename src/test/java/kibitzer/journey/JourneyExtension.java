package kibitzer.journey;

import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Hands the one trainer of a test run to its journeys, and to each the browser of its thread: journeys that go at the same time have
 * one each. All are ended after the last.
 */
final class JourneyExtension implements BeforeEachCallback, ExecutionCondition, ParameterResolver {

    private static final ExtensionContext.Namespace RUN = ExtensionContext.Namespace.create(JourneyExtension.class);

    @Override
    public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
        return Browser.installed()
                .map(path -> ConditionEvaluationResult.enabled("Browser: " + path))
                .orElseGet(() -> ConditionEvaluationResult.disabled("No Chromium on PATH"));
    }

    /** What a journey before this one did to its pages (a connection cut on purpose, a server killed) is not this one's. */
    @Override
    public void beforeEach(ExtensionContext context) {
        Browser browser = context.getRoot().getStore(RUN).get(Thread.currentThread(), Browser.class);
        if (browser != null) {
            browser.faults();
        }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        Class<?> type = parameter.getParameter().getType();
        return type == RunningTrainer.class || type == Browser.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        ExtensionContext.Store store = context.getRoot().getStore(RUN);
        return parameter.getParameter().getType() == Browser.class
                ? store.computeIfAbsent(Thread.currentThread(), key -> Browser.start(), Browser.class)
                : store.computeIfAbsent(RunningTrainer.class, key -> RunningTrainer.start());
    }
}
