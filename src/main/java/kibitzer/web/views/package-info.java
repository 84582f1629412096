/** The pages of the trainer. A view wires services to components; the address in the browser is its state. */
@NullMarked
package kibitzer.web.views;

import org.jspecify.annotations.NullMarked;
