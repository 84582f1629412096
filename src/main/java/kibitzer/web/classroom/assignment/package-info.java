/**
 * Parts of the pages about assignments: their times and terms in words, their questions, the form in which they are given.
 *
 * <p>More than 25 files: learners who answer, instructors who look first and instructors who type in from paper are laid the same
 * questions, by the same desk, numbers and words.
 */
@NullMarked
package kibitzer.web.classroom.assignment;

import org.jspecify.annotations.NullMarked;
