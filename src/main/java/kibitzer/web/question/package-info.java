/**
 * A question on the page: its exhibits laid out, its answer taken by the control that fits the answer's shape, its
 * verdict shown. Lessons, practice and daily hands use the same panel; it knows no service and no learner.
 */
@NullMarked
package kibitzer.web.question;

import org.jspecify.annotations.NullMarked;
