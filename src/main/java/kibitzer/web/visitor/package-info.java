/** Who sits in front of a page, in which time zone, and how they wish it to look. */
@NullMarked
package kibitzer.web.visitor;

import org.jspecify.annotations.NullMarked;
