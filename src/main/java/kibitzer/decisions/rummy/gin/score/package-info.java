/** What is asked of the end of a hand of gin: layoffs, its score, and the sheets it is entered on. */
@NullMarked
package kibitzer.decisions.rummy.gin.score;

import org.jspecify.annotations.NullMarked;
