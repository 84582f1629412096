/** What is asked of melds: whether cards are one, how a hand is melded best, what may be laid off. */
@NullMarked
package kibitzer.decisions.rummy.meld;

import org.jspecify.annotations.NullMarked;
