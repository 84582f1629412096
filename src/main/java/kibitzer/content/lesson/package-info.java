/**
 * Lessons: Markdown with a YAML head and blocks for hands, tables, questions and drills.
 * One reader makes a lesson of a file and collects every fault; what it renders as HTML is safe to show.
 */
@NullMarked
package kibitzer.content.lesson;

import org.jspecify.annotations.NullMarked;
