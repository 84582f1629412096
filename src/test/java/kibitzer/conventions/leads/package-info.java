@NullMarked
package kibitzer.conventions.leads;

import org.jspecify.annotations.NullMarked;
