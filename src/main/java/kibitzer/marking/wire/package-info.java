/**
 * Questions, advice and verdicts as JSON: the public contract that files, HTTP and the command line share.
 * Reading is lenient and names the field that is wrong; writing is canonical.
 */
@NullMarked
package kibitzer.marking.wire;

import org.jspecify.annotations.NullMarked;
