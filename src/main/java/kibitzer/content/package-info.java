/**
 * Lessons, problem sets and the syllabus: reading, validating, rendering. A file is read as a value together with every
 * fault found in it, so that an author sees all of them at once.
 */
@NullMarked
package kibitzer.content;

import org.jspecify.annotations.NullMarked;
