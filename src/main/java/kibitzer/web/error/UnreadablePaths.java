package kibitzer.web.error;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import org.apache.catalina.connector.Request;
import org.apache.catalina.connector.Response;
import org.apache.catalina.valves.ErrorReportValve;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.tomcat.ConfigurableTomcatWebServerFactory;
import org.springframework.boot.web.server.WebServerFactoryCustomizer;
import org.springframework.stereotype.Component;

/** Answers for paths that the server cannot read ({@code /%ff}) and so hands to no page: with the house's page, not its own. */
@Component
class UnreadablePaths implements WebServerFactoryCustomizer<ConfigurableTomcatWebServerFactory> {
    private final ErrorAnswer answer;

    UnreadablePaths(ErrorAnswer answer) {
        this.answer = answer;
    }

    @Override
    public void customize(ConfigurableTomcatWebServerFactory factory) {
        factory.addContextCustomizers(
                context -> context.getParent().getPipeline().addValve(new Report(answer, context.getPath())));
    }

    private static final class Report extends ErrorReportValve {
        private final ErrorAnswer answer;
        private final String root;

        Report(ErrorAnswer answer, String root) {
            this.answer = answer;
            this.root = root;
        }

        @Override
        protected void report(Request request, Response response, @Nullable Throwable thrown) {
            if (response.getStatus() < 400 || response.getContentWritten() > 0 || !response.setErrorReported()) {
                return;
            }
            try {
                answer.write(
                        response,
                        Refusal.of(response.getStatus()),
                        Optional.empty(),
                        root,
                        String.valueOf(request.getRequestURI()));
                response.finishResponse();
            } catch (IOException hungUp) {
                throw new UncheckedIOException(hungUp);
            }
        }
    }
}
