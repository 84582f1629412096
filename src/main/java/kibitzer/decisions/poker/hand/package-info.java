/** What is asked of hands of poker: what they are called, which is best, and who wins the showdown. */
@NullMarked
package kibitzer.decisions.poker.hand;

import org.jspecify.annotations.NullMarked;
