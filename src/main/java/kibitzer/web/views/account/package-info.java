/** Pages about accounts: signing in, registering, one's own account, and those of all for the administrator. */
@NullMarked
package kibitzer.web.views.account;

import org.jspecify.annotations.NullMarked;
