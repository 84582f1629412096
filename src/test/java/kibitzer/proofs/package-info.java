/**
 * Proves what the syllabus finds wrong in the books, by counting every case or dealing very many. Each test names the
 * findings it proves and holds the figure they state to its own.
 */
@NullMarked
package kibitzer.proofs;

import org.jspecify.annotations.NullMarked;
