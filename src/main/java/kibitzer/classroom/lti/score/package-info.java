/** What platforms are told of scores, kept until they know it. */
@NullMarked
package kibitzer.classroom.lti.score;

import org.jspecify.annotations.NullMarked;
