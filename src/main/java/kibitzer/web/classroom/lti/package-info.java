/** Where learning platforms come in, and the pages about them: registrations, the choice of an assignment. */
@NullMarked
package kibitzer.web.classroom.lti;

import org.jspecify.annotations.NullMarked;
