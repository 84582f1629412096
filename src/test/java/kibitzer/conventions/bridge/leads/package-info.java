@NullMarked
package kibitzer.conventions.bridge.leads;

import org.jspecify.annotations.NullMarked;
