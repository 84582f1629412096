package kibitzer.classroom.assignment;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

/** Times as they are entered and told in a class: by the clock that hangs in its zone. */
public record ClassTime(ZoneId zone) {

    /**
     * The moment at which the class's clock shows a time; the later one where the clock is put back and shows it twice, so
     * that nobody is late who believes to have an hour left. Empty where the clock is put forward and never shows it.
     */
    public Optional<Instant> moment(LocalDateTime shown) {
        List<ZoneOffset> offsets = zone.getRules().getValidOffsets(shown);
        return offsets.isEmpty() ? Optional.empty() : Optional.of(shown.toInstant(offsets.getLast()));
    }

    /** What the class's clock shows at a moment. */
    public LocalDateTime shown(Instant moment) {
        return LocalDateTime.ofInstant(moment, zone);
    }
}
