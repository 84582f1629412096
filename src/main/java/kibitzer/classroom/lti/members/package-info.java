/** Who is in a course, as its platform lists it. */
@NullMarked
package kibitzer.classroom.lti.members;

import org.jspecify.annotations.NullMarked;
