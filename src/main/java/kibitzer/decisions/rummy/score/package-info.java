/** What is asked of the score at rummy: a hand, a settlement, the conditions of panguingue. */
@NullMarked
package kibitzer.decisions.rummy.score;

import org.jspecify.annotations.NullMarked;
