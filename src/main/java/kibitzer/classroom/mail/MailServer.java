package kibitzer.classroom.mail;

import jakarta.mail.AuthenticationFailedException;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.AddressException;
import jakarta.mail.internet.InternetAddress;
import jakarta.mail.internet.MimeMessage;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.Date;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.angus.mail.smtp.SMTPAddressFailedException;
import org.eclipse.angus.mail.smtp.SMTPSendFailedException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.mail.MailAuthenticationException;
import org.springframework.mail.MailException;
import org.springframework.mail.MailParseException;
import org.springframework.mail.MailSendException;
import org.springframework.mail.javamail.JavaMailSenderImpl;
import org.springframework.stereotype.Component;

/** The mail server, where one is set up ({@code spring.mail.*}). */
@Component
public class MailServer {
    private static final Logger LOG = LoggerFactory.getLogger(MailServer.class);

    /** Replies from here on are final (RFC 5321, 4.2.1). */
    private static final int FOR_GOOD = 500;

    private static final String NO_ANSWER = "the mail server does not answer";
    private static final String REFUSES = "the mail server refuses the trainer's name or password";

    private final AtomicBoolean silent = new AtomicBoolean();
    private final MailSettings settings;
    private final Optional<JavaMailSenderImpl> sender;
    private final Clock clock;

    @Autowired
    MailServer(
            Optional<JavaMailSenderImpl> sender,
            @Value("${spring.mail.host:}") String host,
            @Value("${kibitzer.mail.from:}") String from,
            @Value("${kibitzer.address:}") String address,
            Clock clock) {
        this(sender, new MailSettings(host, from, address), clock);
    }

    /** @throws IllegalArgumentException if the sender's address is none */
    MailServer(Optional<JavaMailSenderImpl> sender, MailSettings settings, Clock clock) {
        this.settings = settings;
        this.sender = sender.filter(set -> settings.isComplete());
        this.clock = clock;
        settings.fault().ifPresent(LOG::warn);
        if (settings.isComplete()) {
            try {
                new InternetAddress(settings.from(), true);
            } catch (AddressException unreadable) {
                throw new IllegalArgumentException(
                        "kibitzer.mail.from: \"" + settings.from()
                                + "\" is no address; expected one such as cards@example.org",
                        unreadable);
            }
        }
    }

    /** True where mail can be sent. */
    public boolean isSetUp() {
        return sender.isPresent();
    }

    public MailSettings settings() {
        return settings;
    }

    /** Why no mail can be sent just now, in words; empty if the server answers and lets the trainer in. */
    Optional<String> silence() {
        try {
            sender.orElseThrow().testConnection();
            silent.set(false);
            return Optional.empty();
        } catch (AuthenticationFailedException refused) {
            return silent(REFUSES, refused);
        } catch (MessagingException noAnswer) {
            return silent(NO_ANSWER, noAnswer);
        }
    }

    /** Told in the log once, until the server answers again. */
    private Optional<String> silent(String why, MessagingException fault) {
        if (silent.compareAndSet(false, true)) {
            LOG.warn("Mails wait, {}: {}", why, fault.getMessage());
        }
        return Optional.of(why);
    }

    /** @throws MailFault if it was not taken */
    void send(Mail mail) {
        JavaMailSenderImpl server = sender.orElseThrow();
        try {
            server.send(message(mail, server));
        } catch (AddressException unreadable) {
            throw new MailFault("the address cannot be written to", true, unreadable);
        } catch (MailParseException | MessagingException unwritable) {
            throw new MailFault("the mail could not be written", true, unwritable);
        } catch (MailAuthenticationException refused) {
            throw new MailFault(REFUSES, false, refused);
        } catch (MailException failed) {
            int status = status(failed);
            throw status == 0
                    ? new MailFault(NO_ANSWER, false, failed)
                    : new MailFault("the mail server refused it (" + status + ")", status >= FOR_GOOD, failed);
        }
    }

    private MimeMessage message(Mail mail, JavaMailSenderImpl server) throws MessagingException {
        MimeMessage message = server.createMimeMessage();
        message.setFrom(new InternetAddress(settings.from(), true));
        message.setRecipient(
                MimeMessage.RecipientType.TO, new InternetAddress(mail.to().text(), true));
        message.setSubject(mail.subject(), StandardCharsets.UTF_8.name());
        message.setText(mail.text(), StandardCharsets.UTF_8.name());
        message.setSentDate(Date.from(clock.instant()));
        message.setHeader("Auto-Submitted", "auto-generated");
        if (mail.off().isPresent()) {
            message.setHeader("List-Unsubscribe", "<" + mail.off().get() + ">");
        }
        // A mail that is sent twice, because its trainer was killed in between, can be known as the same.
        message.setHeader(
                "Message-ID",
                "<" + mail.id() + "@" + URI.create(settings.address()).getHost() + ">");
        return message;
    }

    /** The reply of the mail server, such as 550; 0 if it gave none. */
    private static int status(MailException failed) {
        Deque<Throwable> left = new ArrayDeque<>();
        left.add(failed);
        int status = 0;
        while (!left.isEmpty()) {
            Throwable one = left.remove();
            switch (one) {
                case SMTPAddressFailedException address -> status = Math.max(status, address.getReturnCode());
                case SMTPSendFailedException send -> status = Math.max(status, send.getReturnCode());
                default -> {}
            }
            if (one instanceof MailSendException several) {
                left.addAll(several.getFailedMessages().values());
            }
            if (one instanceof MessagingException chained && chained.getNextException() != null) {
                left.add(chained.getNextException());
            }
            if (one.getCause() != null) {
                left.add(one.getCause());
            }
        }
        return Math.max(status, 0);
    }
}
