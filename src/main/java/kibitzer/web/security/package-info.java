/**
 * Who may come in at which door, and with what protection: sign-in and sign-out, sessions, headers. What an account is, and
 * what it may do, is said in {@code kibitzer.accounts}.
 */
@NullMarked
package kibitzer.web.security;

import org.jspecify.annotations.NullMarked;
