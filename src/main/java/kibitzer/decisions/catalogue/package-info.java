/** The list of all decisions, joined from those of the families. */
@NullMarked
package kibitzer.decisions.catalogue;

import org.jspecify.annotations.NullMarked;
