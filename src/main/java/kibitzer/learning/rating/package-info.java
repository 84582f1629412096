/**
 * How strong a learner is and how hard a deal is, on one scale, by Glicko-2: so that a learner is asked what he can just
 * about answer. Each answer is a game between learner and deal.
 */
@NullMarked
package kibitzer.learning.rating;

import org.jspecify.annotations.NullMarked;
