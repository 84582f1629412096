/**
 * A question on the page: its exhibits laid out, its answer taken by the control that fits the answer's shape, its
 * verdict shown. Lessons, practice and daily hands use the same panel; it knows no service and no learner.
 *
 * <p>More than 25 files: each shape of an answer has a control here and each part of a verdict its panel; only the panel
 * knows them all, and nobody outside needs one alone.
 */
@NullMarked
package kibitzer.web.question;

import org.jspecify.annotations.NullMarked;
