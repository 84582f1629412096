package kibitzer.web.account;

import com.vaadin.flow.component.textfield.Autocomplete;
import com.vaadin.flow.component.textfield.EmailField;
import com.vaadin.flow.component.textfield.PasswordField;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.component.textfield.TextFieldBase;
import kibitzer.accounts.AccountName;
import kibitzer.accounts.EmailAddress;
import kibitzer.accounts.NewPassword;

/** The fields that forms about accounts share, so that browsers and password keepers know them everywhere. */
public final class AccountFields {
    private AccountFields() {}

    public static TextField name() {
        TextField name = new TextField("Name");
        name.setHelperText("Others may see it: 2 to " + AccountName.LONGEST + " letters, a nickname is fine.");
        name.setAutocomplete(Autocomplete.USERNAME);
        name.getElement().setAttribute("data-keep", "name");
        name.setMaxLength(AccountName.LONGEST);
        return checkedHere(name);
    }

    public static EmailField email() {
        EmailField email = new EmailField("E-mail (if you like)");
        email.setHelperText("To sign in by it as well, and for mails about your classes where this trainer sends any.");
        email.setAutocomplete(Autocomplete.EMAIL);
        email.getElement().setAttribute("data-keep", "email");
        email.setMaxLength(EmailAddress.LONGEST);
        email.setManualValidation(true);
        return email;
    }

    public static PasswordField newPassword(String label) {
        PasswordField password = new PasswordField(label);
        password.setHelperText("At least " + NewPassword.SHORTEST + " characters; a few words in a row are fine.");
        password.setAutocomplete(Autocomplete.NEW_PASSWORD);
        password.setMaxLength(NewPassword.LONGEST);
        password.setManualValidation(true);
        return password;
    }

    public static PasswordField oldPassword(String label) {
        PasswordField password = new PasswordField(label);
        password.setAutocomplete(Autocomplete.CURRENT_PASSWORD);
        password.setMaxLength(NewPassword.LONGEST);
        password.setManualValidation(true);
        return password;
    }

    /** For a form that the browser posts. */
    public static <F extends TextFieldBase<F, String>> F posted(F field, String name) {
        field.getElement().setAttribute("name", name);
        field.setRequiredIndicatorVisible(true);
        field.setWidthFull();
        return field;
    }

    private static TextField checkedHere(TextField field) {
        field.setManualValidation(true);
        return field;
    }
}
