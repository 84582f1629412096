/**
 * The gradebook: what came of the assignments of a class, learner by learner, question by question, down to each answer. It
 * stores regrades and nothing else; every figure is counted from what was handed in, by the one rule of {@code ScoreRule}.
 *
 * <p>More than 25 files: every figure comes from the same few rows by the same rule; what reads them apart (book, items,
 * weaknesses, travellers, files) is small and shares them.
 */
@NullMarked
package kibitzer.classroom.gradebook;

import org.jspecify.annotations.NullMarked;
