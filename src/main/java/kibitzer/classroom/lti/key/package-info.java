/** The trainer's own pairs of keys, with which it signs what it tells platforms. */
@NullMarked
package kibitzer.classroom.lti.key;

import org.jspecify.annotations.NullMarked;
