/** What every page is made of: its main part, tiles that lead on, the section of the menu it belongs to, the addresses of pages. */
@NullMarked
package kibitzer.web.page;

import org.jspecify.annotations.NullMarked;
