/** What mails to a class say. */
@NullMarked
package kibitzer.web.classroom.mail;

import org.jspecify.annotations.NullMarked;
