/** How a page takes a file from the visitor's disk. It knows nothing of what is in it: that is the page's to say. */
@NullMarked
package kibitzer.web.upload;

import org.jspecify.annotations.NullMarked;
