/**
 * The classroom: instructors, their classes, the sets they make and assign, and what learners hand in. Rooms: {@code roster}
 * (who belongs to a class), {@code problems} (sets and their versions), {@code assignment} (what is due, and sittings),
 * {@code gradebook} (what came of it); here stand the names they use for each other.
 */
@NullMarked
package kibitzer.classroom;

import org.jspecify.annotations.NullMarked;
