/**
 * Problem sets that instructors make: drafts, which several may edit, and versions, which never change. A draft is stored
 * whatever is still wrong in it; only a sound one becomes a version.
 */
@NullMarked
package kibitzer.classroom.problems;

import org.jspecify.annotations.NullMarked;
