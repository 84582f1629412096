/** The learning platforms (LTI 1.3) that an administrator has registered. */
@NullMarked
package kibitzer.classroom.lti.platform;

import org.jspecify.annotations.NullMarked;
