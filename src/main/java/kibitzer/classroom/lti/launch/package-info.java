/** How somebody comes in from a platform: the login, the account, the class, the assignment. */
@NullMarked
package kibitzer.classroom.lti.launch;

import org.jspecify.annotations.NullMarked;
