package kibitzer.web.account;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.component.textfield.TextField;
import com.vaadin.flow.data.value.ValueChangeMode;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.util.List;
import java.util.function.Consumer;
import kibitzer.accounts.Account;
import kibitzer.accounts.Administration;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.Role;
import kibitzer.accounts.SignedIn;
import kibitzer.decisions.ask.HowMany;
import kibitzer.learning.learner.Secret;
import kibitzer.web.page.Page;
import kibitzer.web.page.PageLink;
import kibitzer.web.page.Paths;
import kibitzer.web.visitor.Visitor;

/** All accounts, for the administrator: roles, links for a new password, who may not sign in. */
@RolesAllowed(Role.ADMINISTRATORS)
@Route("admin/accounts")
public class AccountsView extends Page implements BeforeEnterObserver {
    private static final int SHOWN = 100;

    private final Administration administration;
    private final Visitor visitor;
    private final TextField search = new TextField("Look for a name or e-mail");
    private final Paragraph count = styled(new Paragraph(), "kb-tile-note");
    private final UnorderedList list = styled(new UnorderedList(), "kb-accounts");

    AccountsView(Administration administration, Visitor visitor) {
        this.administration = administration;
        this.visitor = visitor;
        search.addClassName("kb-account-search");
        search.setClearButtonVisible(true);
        search.setValueChangeMode(ValueChangeMode.LAZY);
        search.addValueChangeListener(change -> show());
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        begin("All accounts");
        lead("Roles, links for a new password, and who may not sign in.");
        count.getElement().setAttribute("aria-live", "polite");
        add(
                search,
                count,
                list,
                styled(
                        new Div(styled(new PageLink("Learning platforms", Paths.PLATFORMS), "kb-button")),
                        "kb-actions"));
        show();
    }

    private void show() {
        List<Account> found = administration.find(acting(), search.getValue(), SHOWN + 1);
        list.removeAll();
        found.stream().limit(SHOWN).map(this::item).forEach(list::add);
        count.setText(
                found.size() > SHOWN
                        ? "The first " + SHOWN + " by name; look for one to see the others."
                        : HowMany.of(found.size(), "account"));
    }

    private AccountItem item(Account account) {
        AccountItem item = new AccountItem(account, account.learner().equals(visitor.learner()));
        item.onRole(role -> change(item, acting -> administration.role(acting, account.learner(), role)));
        item.onDisabled(
                disabled -> change(item, acting -> administration.disabled(acting, account.learner(), disabled)));
        item.onPasswordLink(() -> {
            Secret link = administration.passwordLink(acting(), account.learner());
            item.showLink("account/reset/" + link.text());
        });
        return item;
    }

    private void change(AccountItem item, Consumer<SignedIn> change) {
        try {
            change.accept(acting());
            show();
        } catch (BadEntry bad) {
            item.tell(bad.says());
        }
    }

    private SignedIn acting() {
        return visitor.account().orElseThrow();
    }
}
