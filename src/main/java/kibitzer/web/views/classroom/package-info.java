/** Pages of the classroom: one's classes, a class with its roster and settings, the ways to join one. */
@NullMarked
package kibitzer.web.views.classroom;

import org.jspecify.annotations.NullMarked;
