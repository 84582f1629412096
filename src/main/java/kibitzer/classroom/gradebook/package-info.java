/**
 * The gradebook: what came of the assignments of a class, learner by learner, question by question, down to each answer. It
 * stores regrades and nothing else; every figure is counted from what was handed in, by the one rule of {@code ScoreRule}.
 */
@NullMarked
package kibitzer.classroom.gradebook;

import org.jspecify.annotations.NullMarked;
