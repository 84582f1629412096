/**
 * The command line on the decisions: questions in, advice and verdicts out, as JSON Lines. It starts neither Spring nor a
 * web server.
 */
@NullMarked
package kibitzer.cli;

import org.jspecify.annotations.NullMarked;
