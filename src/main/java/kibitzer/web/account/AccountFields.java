package kibitzer.web.account;

import kibitzer.accounts.AccountName;
import kibitzer.accounts.EmailAddress;
import kibitzer.accounts.NewPassword;
import kibitzer.web.field.Entry;

/** The fields that forms about accounts share, so that browsers and password keepers know them everywhere. */
public final class AccountFields {
    private AccountFields() {}

    public static Entry name() {
        Entry name =
                Entry.line("Name", "Others may see it: 2 to " + AccountName.LONGEST + " letters, a nickname is fine.");
        name.setAutocomplete("username");
        name.keep("name");
        name.setMaxLength(AccountName.LONGEST);
        return name;
    }

    public static Entry email() {
        Entry email = new Entry(
                "E-mail (if you like)",
                "To sign in by it as well, and for mails about your classes where this trainer sends any.",
                "email");
        email.setAutocomplete("email");
        email.keep("email");
        email.setMaxLength(EmailAddress.LONGEST);
        return email;
    }

    public static Entry newPassword(String label) {
        Entry password =
                Entry.secret(label, "At least " + NewPassword.SHORTEST + " characters; a few words in a row are fine.");
        password.setAutocomplete("new-password");
        password.setMaxLength(NewPassword.LONGEST);
        return password;
    }

    public static Entry oldPassword(String label) {
        Entry password = Entry.secret(label, "");
        password.setAutocomplete("current-password");
        password.setMaxLength(NewPassword.LONGEST);
        return password;
    }
}
