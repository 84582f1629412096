/**
 * Culbertson's pointers on the rummy family, as rules.
 * What a card tells is measured from cards; what only the table tells (who took what, who is far ahead) is given as facts.
 */
@NullMarked
package kibitzer.conventions.rummy;

import org.jspecify.annotations.NullMarked;
