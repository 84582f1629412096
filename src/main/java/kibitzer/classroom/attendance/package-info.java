/**
 * The register of a class: who was there on which day, from the seats in its live lessons, put right by hand where an instructor
 * does so. It earns no points.
 */
@NullMarked
package kibitzer.classroom.attendance;

import org.jspecify.annotations.NullMarked;
