package kibitzer.web.account;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.select.Select;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import java.util.function.Consumer;
import kibitzer.accounts.Account;
import kibitzer.accounts.EmailAddress;
import kibitzer.accounts.Role;
import kibitzer.web.page.ShownLink;

/** One account in the administrator's list. */
public final class AccountItem extends ListItem {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM yyyy", Locale.ENGLISH);

    private final Account account;
    private final Select<Role> role = new Select<>();
    private final NativeButton link = new NativeButton("Link for a new password");
    private final NativeButton disable;
    private final Paragraph told = new Paragraph();

    /** @param own the administrator's own account: its role and its right to sign in are for another to take */
    public AccountItem(Account account, boolean own) {
        this.account = account;
        addClassName("kb-account");
        Span name = new Span(account.name().text());
        name.addClassName("kb-account-name");
        Span facts = new Span(facts());
        facts.addClassName("kb-tile-note");
        role.setItems(Role.values());
        role.setItemLabelGenerator(Role::word);
        role.setValue(account.role());
        role.setAriaLabel("Role of " + account.name().text());
        role.setEnabled(!own);
        link.addClassName("kb-button");
        disable = new NativeButton(account.disabled() ? "Enable" : "Disable");
        disable.addClassName("kb-button");
        disable.setEnabled(!own);
        told.setVisible(false);
        told.addClassName("kb-note");
        told.getElement().setAttribute("role", "alert");
        Div buttons = new Div(role, link, disable);
        buttons.addClassName("kb-actions");
        add(new Div(name, facts), buttons, told);
    }

    private String facts() {
        String seen = account.signedIn().map(at -> "last signed in " + day(at)).orElse("since " + day(account.since()));
        return account.email()
                        .map(EmailAddress::text)
                        .map(email -> email + ", ")
                        .orElse("")
                + seen
                + (account.disabled() ? ", disabled" : "")
                + (account.hasPassword() ? "" : ", signs in at a provider");
    }

    private static String day(Instant moment) {
        return DAY.format(moment.atOffset(ZoneOffset.UTC));
    }

    public void onRole(Consumer<Role> listener) {
        role.addValueChangeListener(change -> {
            if (change.isFromClient()) {
                listener.accept(change.getValue());
            }
        });
    }

    public void onDisabled(Consumer<Boolean> listener) {
        disable.addClickListener(click -> listener.accept(!account.disabled()));
    }

    public void onPasswordLink(Runnable listener) {
        link.addClickListener(click -> listener.run());
    }

    /** @param path of the link, below the address under which the administrator sees the trainer */
    public void showLink(String path) {
        ShownLink shown =
                new ShownLink("Give this link to " + account.name().text() + ". It works once, within a day.", path);
        shown.addClassName("kb-account-link");
        link.setEnabled(false);
        add(shown);
    }

    public void tell(String says) {
        role.setValue(account.role());
        told.setText(says);
        told.setVisible(true);
    }
}
