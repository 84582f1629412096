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

    /** The moment so many days later at which the class's clock shows the same; an hour on where it leaves that out. */
    public Instant after(Instant moment, long days) {
        return days == 0 ? moment : nearest(shown(moment).plusDays(days));
    }

    /** The moment at which this clock shows what another shows at a moment; an hour on where it leaves that out. */
    public Instant likewise(Instant moment, ClassTime other) {
        return other.equals(this) ? moment : nearest(other.shown(moment));
    }

    private Instant nearest(LocalDateTime shown) {
        return moment(shown).orElseGet(() -> shown.atZone(zone).toInstant());
    }

    /** What the class's clock shows at a moment. */
    public LocalDateTime shown(Instant moment) {
        return LocalDateTime.ofInstant(moment, zone);
    }
}
