/**
 * Pictures for numbers: a calendar of days, a curve, a share as a meter.
 * Every figure they show is there in words as well.
 */
@NullMarked
package kibitzer.web.picture;

import org.jspecify.annotations.NullMarked;
