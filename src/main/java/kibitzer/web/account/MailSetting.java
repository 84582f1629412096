package kibitzer.web.account;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import kibitzer.accounts.Account;
import kibitzer.accounts.Accounts;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.EmailAddress;
import kibitzer.classroom.mail.MailWishes;
import kibitzer.web.field.Entry;
import kibitzer.web.field.Tick;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.Page;

/** Whether, and where, somebody with an account is written to about their classes. */
final class MailSetting extends Div {

    MailSetting(Accounts accounts, MailWishes wishes, Account account) {
        Tick wanted = new Tick("Messages to my classes, and a reminder before something is due");
        wanted.setValue(wishes.wants(account.learner()));
        wanted.addValueChangeListener(change -> wishes.set(account.learner(), change.getValue()));
        Entry address = AccountFields.email();
        address.setValue(account.email().map(EmailAddress::text).orElse(""));
        Paragraph told = new Paragraph();
        told.addClassName("kb-note");
        told.getElement().setAttribute("role", "status");
        told.setVisible(false);
        EntryForm form = new EntryForm("Save the address", () -> {
                    accounts.changeEmail(account.learner(), EmailAddress.ifEntered(address.getValue()));
                    told.setText(
                            address.isEmpty() ? "No address is kept; nothing is sent to you." : "The address is kept.");
                    told.setVisible(true);
                })
                .with(BadEntry.Field.EMAIL, address);
        add(Page.styled(new Div(wanted), "kb-settings"), form, told);
    }
}
