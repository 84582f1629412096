/**
 * How a learner wants cards and pages to look. It is kept with the learner: for a guest that is this browser, for an account
 * every browser that signs in.
 */
@NullMarked
package kibitzer.learning.display;

import org.jspecify.annotations.NullMarked;
