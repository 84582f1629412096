/** The trainer's two doors: the server and the command line. Everything they open stands in the rooms below. */
@NullMarked
package kibitzer;

import org.jspecify.annotations.NullMarked;
