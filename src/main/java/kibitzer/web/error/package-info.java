/**
 * What is answered where no page and no endpoint answers: a link that cannot be read, a file that is not there, a failure.
 * People get a page of the house with a way back, programs under {@code /api} get JSON; nobody gets a stack trace.
 */
@NullMarked
package kibitzer.web.error;

import org.jspecify.annotations.NullMarked;
