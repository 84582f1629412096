/**
 * Gin being played, as it is shown: the table, what has happened, the hands at the end, and the score sheet; and
 * the tournaments of its robots. Components take the play as it stands and know no service.
 */
@NullMarked
package kibitzer.web.play.gin;

import org.jspecify.annotations.NullMarked;
