/**
 * Deals looked into with all hands open: who sits where, what every contract wins, what every lead achieves. The counting
 * is done in the background by the solver of {@code games.bridge.doubledummy}.
 */
@NullMarked
package kibitzer.web.analysis;

import org.jspecify.annotations.NullMarked;
