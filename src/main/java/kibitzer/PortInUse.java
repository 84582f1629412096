package kibitzer;

import org.springframework.boot.diagnostics.AbstractFailureAnalyzer;
import org.springframework.boot.diagnostics.FailureAnalysis;
import org.springframework.boot.web.server.PortInUseException;
import org.springframework.core.annotation.Order;

/** Says in words how to start the trainer where another program has its port; speaks before Spring's own analysis. */
@Order(0)
final class PortInUse extends AbstractFailureAnalyzer<PortInUseException> {

    @Override
    protected FailureAnalysis analyze(Throwable failure, PortInUseException cause) {
        return new FailureAnalysis(
                "Port " + cause.getPort() + " is in use by another program.",
                "Choose another: serve --port N (0 takes any free one)",
                cause);
    }
}
