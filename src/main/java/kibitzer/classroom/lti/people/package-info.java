/** The users of platforms: their accounts, and who is in a course as its platform lists it. */
@NullMarked
package kibitzer.classroom.lti.people;

import org.jspecify.annotations.NullMarked;
