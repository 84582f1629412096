/** Fields that the forms of several features share. */
@NullMarked
package kibitzer.web.field;

import org.jspecify.annotations.NullMarked;
