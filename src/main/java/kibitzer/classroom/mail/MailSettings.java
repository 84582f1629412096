package kibitzer.classroom.mail;

import java.util.Optional;

/**
 * What has to be known for mail to be sent; whoever runs the trainer says it.
 *
 * @param host of the mail server ({@code spring.mail.host}); blank where no mail is wanted
 * @param from the sender's address ({@code kibitzer.mail.from})
 * @param address where people find the trainer ({@code kibitzer.address}), for the links in mails
 */
public record MailSettings(String host, String from, String address) {

    public MailSettings {
        host = host.strip();
        from = from.strip();
        address = address.strip();
    }

    /** True where mail is wanted, whether or not all of it is set. */
    public boolean isWanted() {
        return !host.isEmpty();
    }

    /** What is missing, in a sentence; empty where mail can be sent, or is not wanted. */
    public Optional<String> fault() {
        if (!isWanted()) {
            return Optional.empty();
        }
        if (from.isEmpty()) {
            return Optional.of(
                    "No mail is sent: the sender is missing (KIBITZER_MAIL_FROM, such as cards@example.org).");
        }
        if (address.isEmpty()) {
            return Optional.of("No mail is sent: the trainer does not know its own address (KIBITZER_ADDRESS, such as"
                    + " https://cards.example.org), and links would lead nowhere.");
        }
        return Optional.empty();
    }

    public boolean isComplete() {
        return isWanted() && fault().isEmpty();
    }

    /** A page of the trainer as it stands in a mail. */
    public String link(String path) {
        return address.replaceAll("/+$", "") + "/" + path;
    }
}
