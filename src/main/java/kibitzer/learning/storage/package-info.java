/** The database as a file on a disk: what happens when the disk is full, and how the trainer goes on when it is not any more. */
@NullMarked
package kibitzer.learning.storage;

import org.jspecify.annotations.NullMarked;
