package kibitzer.classroom.live;

import java.util.UUID;

/** Names a seat of a live lesson. */
public record SeatId(UUID id) {
    public static SeatId fresh() {
        return new SeatId(UUID.randomUUID());
    }

    @Override
    public String toString() {
        return id.toString();
    }
}
