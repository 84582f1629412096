/**
 * Lessons that a class has together: all are asked the same question at once, and the instructor holds the pace.
 *
 * <p>More than 25 files: a lesson, its seats, questions and answers change together under one lock; rows, views and notices
 * are files of their own.
 */
@NullMarked
package kibitzer.classroom.live;

import org.jspecify.annotations.NullMarked;
