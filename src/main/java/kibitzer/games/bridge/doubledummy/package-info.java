/**
 * What each side can win when all four hands are seen and everybody plays perfectly: tricks for a contract, for each
 * opening lead, for all twenty contracts. Plain search and counting; what a player who sees two hands should do is not
 * said here.
 */
@NullMarked
package kibitzer.games.bridge.doubledummy;

import org.jspecify.annotations.NullMarked;
