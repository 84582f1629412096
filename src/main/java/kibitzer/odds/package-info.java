/**
 * Exact counting: combinations, chances as fractions, draws from a pack and the breaks of a suit.
 * Nothing is rounded here before it is put in words or handed out as a decimal.
 */
@NullMarked
package kibitzer.odds;

import org.jspecify.annotations.NullMarked;
