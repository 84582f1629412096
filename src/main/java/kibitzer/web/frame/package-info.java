/** What stands round every page: the menu, the account, the foot, and the first paint of them. */
@NullMarked
package kibitzer.web.frame;

import org.jspecify.annotations.NullMarked;
