/** Hands of defence that are shipped: contracts that a defender beats if he goes wrong nowhere, and how they are found. */
@NullMarked
package kibitzer.games.bridge.wholehand.defence;

import org.jspecify.annotations.NullMarked;
