package kibitzer.accounts;

import java.util.Optional;

/** An account with the hash of its password; never leaves this room. */
record StoredAccount(Account account, Optional<String> passwordHash) {}
