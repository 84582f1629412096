/**
 * What the books say of the cards played to a trick at bridge: third hand to a lead, second and fourth hand, equal cards.
 * The maxims are whist's where the bridge pages are silent, and every rule says whose it is.
 */
@NullMarked
package kibitzer.conventions.bridge.play;

import org.jspecify.annotations.NullMarked;
