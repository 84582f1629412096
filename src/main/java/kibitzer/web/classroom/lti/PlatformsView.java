package kibitzer.web.classroom.lti;

import com.vaadin.flow.component.details.Details;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.component.textfield.TextArea;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import jakarta.annotation.security.RolesAllowed;
import java.time.LocalDate;
import java.util.List;
import kibitzer.accounts.Role;
import kibitzer.accounts.SignedIn;
import kibitzer.classroom.lti.key.TrainerKeys;
import kibitzer.classroom.lti.platform.Platform;
import kibitzer.classroom.lti.platform.PlatformId;
import kibitzer.classroom.lti.platform.Platforms;
import kibitzer.classroom.lti.registration.SelfRegistration;
import kibitzer.classroom.lti.score.ScoreReports;
import kibitzer.classroom.lti.score.ScoreStanding;
import kibitzer.http.PublicAddress;
import kibitzer.learning.learner.Secret;
import kibitzer.web.button.OnceButton;
import kibitzer.web.classroom.ZoneField;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.Page;
import kibitzer.web.page.Paths;
import kibitzer.web.page.ShownLink;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;

/** The learning platforms that may send their users, for the administrator; and what they need to be told of the trainer. */
@RolesAllowed(Role.ADMINISTRATORS)
@Route(Paths.PLATFORMS)
public class PlatformsView extends Page implements BeforeEnterObserver {
    private final transient Platforms platforms;
    private final transient ScoreReports scores;
    private final transient SelfRegistration registration;
    private final transient TrainerKeys keys;
    private final transient PublicAddress address;
    private final transient Visitor visitor;
    private final transient WallClock clock;

    PlatformsView(
            Platforms platforms,
            ScoreReports scores,
            SelfRegistration registration,
            TrainerKeys keys,
            PublicAddress address,
            Visitor visitor,
            WallClock clock) {
        this.platforms = platforms;
        this.scores = scores;
        this.registration = registration;
        this.keys = keys;
        this.address = address;
        this.visitor = visitor;
        this.clock = clock;
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        show();
    }

    private void show() {
        begin("Learning platforms");
        lead(
                "Moodle, Canvas and others can open the classroom from their courses (LTI 1.3). Enter at the platform what stands"
                        + " here first, then here what the platform shows.");
        if (!address.isTold()) {
            add(styled(
                    new Paragraph("The trainer does not know its own address. Start it with KIBITZER_ADDRESS, such as"
                            + " https://cards.example.org; until then platforms on this machine alone can open it."),
                    "kb-fault"));
        }
        add(styled(new H2("For the platform"), "kb-heading"), ours());
        List<Platform> all = platforms.all(acting());
        add(styled(
                new H2(all.isEmpty() ? "No platform is registered yet" : "Registered: " + all.size()), "kb-heading"));
        UnorderedList list = styled(new UnorderedList(), "kb-accounts");
        all.forEach(platform -> list.add(item(platform)));
        add(
                list,
                styled(new H2("Have a platform register itself"), "kb-heading"),
                inviting(),
                styled(new NativeDetails("Register a platform by hand", registering()), "kb-more"),
                styled(new H2("Keys"), "kb-heading"));
        signing();
    }

    private Div ours() {
        Div links = styled(
                new Div(
                        new ShownLink("Login initiation", LtiAddress.LOGIN),
                        new ShownLink("Redirect and launch (tool URL)", LtiAddress.LAUNCH),
                        new ShownLink("Deep linking (content selection)", LtiAddress.LAUNCH),
                        new ShownLink("Key set (JWKS)", LtiAddress.KEYS)),
                "kb-form",
                "kb-account-link");
        return links;
    }

    /** The platform is called at the hosts that are entered, and nowhere else. */
    private Div inviting() {
        TextArea addresses = new TextArea("Where is it?");
        addresses.setHelperText("An address, such as https://learn.example.org.");
        addresses.setWidthFull();
        addresses.setMinRows(1);
        addresses.setMaxLength(4000);
        ZoneField zone = new ZoneField(clock.zone());
        Div place = styled(new Div(), "kb-account-link");
        EntryForm form = new EntryForm("Make a link", () -> {
                    Secret token = registration.invite(
                            acting(), addresses.getValue().lines().toList(), zone.zone());
                    place.removeAll();
                    place.add(new ShownLink(
                            "Give this link to the platform (Moodle: the tool URL under Manage tools). It works once, within"
                                    + " a day.",
                            LtiAddress.REGISTER + "?invitation=" + token.text()));
                })
                .with(addresses)
                .with(zone);
        return new Div(form, place);
    }

    private EntryForm registering() {
        PlatformFields fields = new PlatformFields(clock.zone());
        EntryForm form = new EntryForm("Register it", () -> {
            platforms.save(acting(), fields.read(PlatformId.fresh()));
            show();
        });
        fields.forNew().forEach(form::with);
        return form;
    }

    private ListItem item(Platform platform) {
        PlatformFields fields = new PlatformFields(platform);
        EntryForm form = new EntryForm("Save", () -> {
            platforms.save(acting(), fields.read(platform.id()));
            show();
        });
        fields.all().forEach(form::with);
        ScoreStanding standing = scores.standing(acting(), platform.id());
        ListItem item = styled(
                new ListItem(new Div(
                        styled(new Div(platform.name()), "kb-account-name"),
                        styled(
                                new Paragraph(platform.issuer() + ", client " + platform.clientId() + ". "
                                        + deployments(platform)),
                                "kb-tile-note"),
                        styled(new Paragraph(words(standing)), "kb-tile-note"))),
                "kb-account");
        standing.fault()
                .ifPresent(fault -> item.add(
                        styled(new Paragraph(fault), "kb-note"),
                        styled(
                                new Div(styled(
                                        new OnceButton("Try these scores now", () -> {
                                            scores.retry(acting(), platform.id());
                                            show();
                                        }),
                                        "kb-button")),
                                "kb-actions")));
        item.add(styled(new Div(new Details("Change it", form), removing(platform)), "kb-platform-more"));
        return item;
    }

    private Details removing(Platform platform) {
        OnceButton remove = styled(
                new OnceButton("Remove " + platform.name(), () -> {
                    platforms.remove(acting(), platform.id());
                    show();
                }),
                "kb-button");
        return new Details(
                "Remove it",
                new Paragraph(
                        "Nobody comes in from it any more. Accounts, classes and results stay; which class belongs to"
                                + " which course is forgotten, and scores go there no more."),
                styled(new Div(remove), "kb-actions"));
    }

    private static String deployments(Platform platform) {
        return platform.deployments().isEmpty()
                ? "No deployment yet: nobody comes in before one is entered."
                : (platform.deployments().size() == 1 ? "Deployment " : "Deployments ")
                        + String.join(", ", platform.deployments()) + ".";
    }

    private static String words(ScoreStanding standing) {
        String told = standing.told() == 1 ? "1 score is told" : standing.told() + " scores are told";
        return told
                + (standing.waiting() == 0 ? "" : ", " + standing.waiting() + " to be told")
                + (standing.failing() == 0 ? "." : ", " + standing.failing() + " of them in vain so far:");
    }

    private void signing() {
        add(new Paragraph("The trainer signs what it asks of platforms. "
                + keys.since()
                        .map(made -> "The key in use is of " + LocalDate.ofInstant(made, clock.zone()) + ".")
                        .orElse("A key is made when the first platform asks for it.")
                + " Another is made every half year by itself; the one before is told for a week more."));
        add(styled(
                new Div(styled(
                        new OnceButton("Make another key now", () -> {
                            platforms.requireAdministrator(acting());
                            keys.rotate();
                            show();
                        }),
                        "kb-button")),
                "kb-actions"));
    }

    private SignedIn acting() {
        return visitor.account().orElseThrow();
    }
}
