/**
 * Problems of counting: declarer has to guess where a queen is, and what the opponents have followed to and thrown away tells him.
 */
@NullMarked
package kibitzer.games.bridge.problems.counting;

import org.jspecify.annotations.NullMarked;
