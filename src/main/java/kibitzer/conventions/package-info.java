/**
 * The books' advice, written in the language of rules: one package a convention, one rule a line.
 * A convention knows the games and no learner.
 */
@NullMarked
package kibitzer.conventions;

import org.jspecify.annotations.NullMarked;
