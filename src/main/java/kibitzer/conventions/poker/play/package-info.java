/**
 * The books' advice on playing a hand of poker: what to open, stay, raise, draw, bet and call on.
 * Rules measure a {@link kibitzer.conventions.poker.play.TableView}; chips are counters and nothing else.
 *
 * <p>More than 25 files: one table of features serves all rounds of betting and all variants; a file a round or a variant,
 * none of which stands alone.
 */
@NullMarked
package kibitzer.conventions.poker.play;

import org.jspecify.annotations.NullMarked;
