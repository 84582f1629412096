package kibitzer.operation;

import org.springframework.context.annotation.Condition;
import org.springframework.context.annotation.ConditionContext;
import org.springframework.core.env.Environment;
import org.springframework.core.type.AnnotatedTypeMetadata;

/** True where a port is named on which health and figures are told: {@code management.server.port}, -1 for none. */
final class ManagementPort implements Condition {

    static boolean isNamed(Environment environment) {
        return environment.getProperty("management.server.port", Integer.class, -1) >= 0;
    }

    @Override
    public boolean matches(ConditionContext context, AnnotatedTypeMetadata metadata) {
        return isNamed(context.getEnvironment());
    }
}
