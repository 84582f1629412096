/** Platforms that register themselves, each because an administrator has asked it to (LTI Dynamic Registration 1.0). */
@NullMarked
package kibitzer.classroom.lti.registration;

import org.jspecify.annotations.NullMarked;
