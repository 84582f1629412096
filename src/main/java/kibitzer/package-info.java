/**
 * The trainer's front hall: one entry that serves the web or answers the command line. It knows every room and none knows
 * it.
 */
@NullMarked
package kibitzer;

import org.jspecify.annotations.NullMarked;
