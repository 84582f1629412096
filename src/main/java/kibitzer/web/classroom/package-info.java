/** Parts of the classroom's pages: members and invitations in their lists, the way a roster is brought in. */
@NullMarked
package kibitzer.web.classroom;

import org.jspecify.annotations.NullMarked;
