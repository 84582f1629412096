/** How the cards that a learner does not see may lie: dealt by chance, in keeping with the opening lead and the bidding. */
@NullMarked
package kibitzer.games.bridge.problems.layout;

import org.jspecify.annotations.NullMarked;
