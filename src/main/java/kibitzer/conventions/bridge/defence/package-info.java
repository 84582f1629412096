/**
 * The side that did not open: overcalls, take-out doubles, and what partner does over them, by the conventions and
 * tactics every system of the book shares (p. 146, 150-151).
 */
@NullMarked
package kibitzer.conventions.bridge.defence;

import org.jspecify.annotations.NullMarked;
