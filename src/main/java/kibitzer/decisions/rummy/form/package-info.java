/** How games of rummy, their agreements and melds are written as JSON, and the pages of their rules. */
@NullMarked
package kibitzer.decisions.rummy.form;

import org.jspecify.annotations.NullMarked;
