package kibitzer.classroom.gradebook;

/** When a sitting came in, as far as it changes what the sitting counts. */
public enum Timing {
    EARLY,
    IN_TIME,
    LATE
}
