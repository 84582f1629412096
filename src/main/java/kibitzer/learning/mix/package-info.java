/**
 * Mixed practice: questions of many skills, chosen by the learner's wishes and near his strength. Every mix has questions
 * whose right answer is to do nothing.
 */
@NullMarked
package kibitzer.learning.mix;

import org.jspecify.annotations.NullMarked;
