/**
 * The parts of the pages on which instructors write problem sets: the draft that saves itself, its questions, the ways to add
 * some, and the set on paper. What is written in a field is stored as it is, and judged beside it.
 *
 * <p>More than 25 files: each way to add a question is a panel of the one editor.
 */
@NullMarked
package kibitzer.web.classroom.problems;

import org.jspecify.annotations.NullMarked;
