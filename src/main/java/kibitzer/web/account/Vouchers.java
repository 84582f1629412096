package kibitzer.web.account;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kibitzer.accounts.Voucher;
import kibitzer.classroom.roster.Joining;
import kibitzer.learning.learner.Secret;
import org.springframework.stereotype.Component;

/** Finds, by the page that a guest was on the way to, the class that vouches for them when they register. */
@Component
public class Vouchers {
    private static final Pattern CODE = Pattern.compile("/join/([^/?]+)(?:\\?.*)?");
    private static final Pattern INVITATION = Pattern.compile("/invitation/([^/?]+)(?:\\?.*)?");

    private final Joining joining;

    Vouchers(Joining joining) {
        this.joining = joining;
    }

    /**
     * @param page the path that was asked for before
     * @param address where the request came from
     */
    public Optional<Voucher> of(String page, String address) {
        Matcher code = CODE.matcher(page);
        if (code.matches()) {
            return joining.voucher(code.group(1), address);
        }
        Matcher link = INVITATION.matcher(page);
        return link.matches() ? joining.voucher(new Secret(link.group(1))) : Optional.empty();
    }
}
