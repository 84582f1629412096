/**
 * Accounts: a guest who registers keeps everything, signs in by name or e-mail and password or at a provider, and may do
 * what the account's role allows. Passwords are hashed with Argon2; whoever guesses is slowed down; no reply tells whether an
 * account is there.
 *
 * <p>More than 25 files: an account, its ways in and the limits on guessing are changed together; the kinds of entries are
 * types of their own.
 */
@NullMarked
package kibitzer.accounts;

import org.jspecify.annotations.NullMarked;
