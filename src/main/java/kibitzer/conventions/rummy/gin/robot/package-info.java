/**
 * Players of gin that follow the book's pointers with what a player may know, and tournaments between such as differ only
 * in when they knock. What a tournament finds is held against the book's own claim on knocking early (p. 34).
 */
@NullMarked
package kibitzer.conventions.rummy.gin.robot;

import org.jspecify.annotations.NullMarked;
