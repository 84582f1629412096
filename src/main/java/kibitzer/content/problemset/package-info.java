/**
 * Problem sets: lists of questions, written out or dealt from a seed, in JSON that holds to the project's schema.
 * The same reader takes the sets that ship and those an instructor brings.
 */
@NullMarked
package kibitzer.content.problemset;

import org.jspecify.annotations.NullMarked;
