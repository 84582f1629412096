/**
 * The parts of a lesson on the page: prose, cards, tables, and how a round of its drill went.
 * Components take what the content reads and know no service.
 */
@NullMarked
package kibitzer.web.lesson;

import org.jspecify.annotations.NullMarked;
