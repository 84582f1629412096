package kibitzer.operation;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.autoconfigure.AutoConfigurationImportFilter;
import org.springframework.boot.autoconfigure.AutoConfigurationMetadata;
import org.springframework.context.EnvironmentAware;
import org.springframework.core.env.Environment;

/**
 * Leaves out what Spring Boot sets up for health and figures where nobody can ask for them: it takes the better part of a second
 * of each start.
 */
final class FiguresIfAsked implements AutoConfigurationImportFilter, EnvironmentAware {
    private static final List<String> PACKAGES = List.of(
            "org.springframework.boot.actuate.",
            "org.springframework.boot.health.",
            "org.springframework.boot.micrometer.");

    private boolean asked;

    @Override
    public void setEnvironment(Environment environment) {
        asked = ManagementPort.isNamed(environment);
    }

    @Override
    public boolean[] match(@Nullable String[] configurations, AutoConfigurationMetadata metadata) {
        boolean[] taken = new boolean[configurations.length];
        for (int at = 0; at < taken.length; at++) {
            String configuration = configurations[at];
            taken[at] = asked || configuration == null || PACKAGES.stream().noneMatch(configuration::startsWith);
        }
        return taken;
    }
}
