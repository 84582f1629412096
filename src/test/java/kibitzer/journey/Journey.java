package kibitzer.journey;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test class that walks through the packaged trainer as a visitor does. Its methods may ask for a {@link RunningTrainer}
 * and a {@link Browser}; both are started once for all journeys. Skipped, with the reason, where no Chromium is installed.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(JourneyExtension.class)
public @interface Journey {}
