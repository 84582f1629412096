/** Mail to those who are in a class or invited to one: what is to be sent, to whom, and that it is sent once. */
@NullMarked
package kibitzer.classroom.mail;

import org.jspecify.annotations.NullMarked;
