/**
 * The books' advice on playing a hand of poker: what to open, stay, raise, draw, bet and call on.
 * Rules measure a {@link kibitzer.conventions.poker.play.TableView}; chips are counters and nothing else.
 */
@NullMarked
package kibitzer.conventions.poker.play;

import org.jspecify.annotations.NullMarked;
