/** The door for browsers: views and card-table components, and how their files are served. */
@NullMarked
package kibitzer.web;

import org.jspecify.annotations.NullMarked;
