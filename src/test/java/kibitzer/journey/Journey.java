package kibitzer.journey;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test class that walks through the packaged trainer as a visitor does. Its methods may ask for a {@link RunningTrainer}
 * and a {@link Browser}. Skipped, with the reason, where no Chromium is installed. Journeys go at the same time, each in a
 * browser of its own, and all of them to the one trainer as visitors who know nothing of each other: what changes the trainer for
 * everybody (accounts, a kill, its clock) is done to one started for it alone.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(JourneyExtension.class)
public @interface Journey {}
