/**
 * HTTP and JSON on the decisions: the same questions, advice and verdicts as lessons and command line, under {@code /api}.
 * Whatever is wrong with a request is said in {@code {"error": "..."}}.
 */
@NullMarked
package kibitzer.api;

import org.jspecify.annotations.NullMarked;
