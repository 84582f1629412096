/** Buttons that all pages share. How they look is the stylesheets' affair; here is what a press of them does. */
@NullMarked
package kibitzer.web.button;

import org.jspecify.annotations.NullMarked;
