package kibitzer.web.classroom.live;

import com.vaadin.flow.component.select.Select;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.IntStream;

/** Chooses how long a question may be answered. */
final class TimeLimit extends Select<Integer> {
    private static final int NONE = 0;

    TimeLimit(Optional<Duration> limit) {
        setLabel("Time for a question");
        setItems(IntStream.of(NONE, 15, 30, 45, 60, 90, 120, 180, 300).boxed().toList());
        setItemLabelGenerator(TimeLimit::says);
        setValue(limit.map(Duration::toSeconds).map(Long::intValue).orElse(NONE));
    }

    private static String says(int seconds) {
        return switch (seconds) {
            case NONE -> "Until I close it";
            case 60 -> "1 minute";
            default -> seconds < 60 || seconds % 60 != 0 ? seconds + " seconds" : seconds / 60 + " minutes";
        };
    }

    Optional<Duration> limit() {
        Integer seconds = getValue();
        return seconds == null || seconds == NONE ? Optional.empty() : Optional.of(Duration.ofSeconds(seconds));
    }
}
