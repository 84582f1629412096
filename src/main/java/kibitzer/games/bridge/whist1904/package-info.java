/** Bridge by the laws of 1904, in its day called bridge whist: the declaration, the doubling, honours and chicane. */
@NullMarked
package kibitzer.games.bridge.whist1904;

import org.jspecify.annotations.NullMarked;
