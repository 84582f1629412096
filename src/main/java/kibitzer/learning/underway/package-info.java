/** Answers that are given step by step, kept while they are given. */
@NullMarked
package kibitzer.learning.underway;

import org.jspecify.annotations.NullMarked;
