/**
 * Problem hands of play: a deal, a contract, and one line that is better than every other. Each is found and proved by
 * search ({@code proof}, {@code find}), and shipped as data.
 */
@NullMarked
package kibitzer.games.bridge.problems;

import org.jspecify.annotations.NullMarked;
