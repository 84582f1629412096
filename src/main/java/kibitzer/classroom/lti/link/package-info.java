/** Which class belongs to a course of a platform, which assignment to an activity. */
@NullMarked
package kibitzer.classroom.lti.link;

import org.jspecify.annotations.NullMarked;
