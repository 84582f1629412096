/** Parts of the pages about accounts: the entry in the menu, forms that browsers post, what went wrong at sign-in. */
@NullMarked
package kibitzer.web.account;

import org.jspecify.annotations.NullMarked;
