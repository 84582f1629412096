/** Files of facts that ship with the trainer: how they are found and read, and how it is told what is wrong with one. */
@NullMarked
package kibitzer.shipped;

import org.jspecify.annotations.NullMarked;
