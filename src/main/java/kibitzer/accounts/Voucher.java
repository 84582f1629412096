package kibitzer.accounts;

/**
 * What vouches for somebody who registers, so that their network's limit does not count: a class's code, or an invitation.
 *
 * @param key tells one code or invitation from others
 */
public record Voucher(Kind kind, String key) {
    public enum Kind {
        /** For all of a class. */
        CLASS_CODE,
        /** For one person. */
        INVITATION
    }
}
