package kibitzer.journey;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * A test class that walks through the packaged trainer as a visitor does. Its methods may ask for a {@link RunningTrainer}
 * and a {@link Browser}; both are started once for all journeys. Skipped, with the reason, where no Chromium is installed.
 * Journeys go one after the other, but for one that says otherwise.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(JourneyExtension.class)
@Execution(ExecutionMode.SAME_THREAD)
public @interface Journey {}
