package kibitzer.web.account;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.router.BeforeEnterEvent;
import com.vaadin.flow.router.BeforeEnterObserver;
import com.vaadin.flow.router.Route;
import com.vaadin.flow.server.VaadinSession;
import kibitzer.accounts.Accounts;
import kibitzer.cards.PbnHand;
import kibitzer.classroom.mail.MailServer;
import kibitzer.classroom.mail.MailWishes;
import kibitzer.learning.display.Display;
import kibitzer.learning.display.Display.Light;
import kibitzer.learning.display.Displays;
import kibitzer.reminders.Reminders;
import kibitzer.web.field.Choice;
import kibitzer.web.field.Tick;
import kibitzer.web.page.EntryForm;
import kibitzer.web.page.Page;
import kibitzer.web.page.PageLink;
import kibitzer.web.page.Paths;
import kibitzer.web.table.CardHand;
import kibitzer.web.visitor.DisplayAttributes;
import kibitzer.web.visitor.Visitor;
import kibitzer.web.visitor.WallClock;

/**
 * How cards and pages look, for whoever sits in front of them; every change is kept and shown at once. Here a guest takes along
 * or deletes what is kept of them, too.
 */
@Route(Paths.SETTINGS)
public class SettingsView extends Page implements BeforeEnterObserver {
    private final transient Displays displays;
    private final transient DisplayAttributes attributes;
    private final transient Visitor visitor;
    private final transient Accounts accounts;
    private final transient Reminders reminders;
    private final transient MailServer mailServer;
    private final transient MailWishes mailWishes;
    private final transient WallClock clock;
    private final Tick fourColours = new Tick("Four colours: diamonds blue, clubs green");
    private final Tick largePrint = new Tick("Large print: larger cards, signs and text");
    private final Tick leftHanded = new Tick("Left-handed: rank and suit in the right corner of each card");
    private final Tick oneTap = new Tick("One tap plays a card: a finger does not lift it first");
    private final Tick sound = new Tick("Sound: a soft tap when a card or chips fall");
    private final Choice<Light> light = new Choice<>();
    private boolean shown;

    SettingsView(
            Displays displays,
            DisplayAttributes attributes,
            Visitor visitor,
            Accounts accounts,
            Reminders reminders,
            MailServer mailServer,
            MailWishes mailWishes,
            WallClock clock) {
        this.reminders = reminders;
        this.mailServer = mailServer;
        this.mailWishes = mailWishes;
        this.clock = clock;
        this.accounts = accounts;
        this.displays = displays;
        this.attributes = attributes;
        this.visitor = visitor;
        light.setLabel("Light or dark");
        light.setItems(Light.values());
        light.setItemLabelGenerator(SettingsView::name);
        fourColours.addValueChangeListener(change -> keep());
        largePrint.addValueChangeListener(change -> keep());
        leftHanded.addValueChangeListener(change -> keep());
        oneTap.addValueChangeListener(change -> keep());
        sound.addValueChangeListener(change -> keep());
        light.addValueChangeListener(change -> keep());
    }

    private static String name(Light light) {
        return switch (light) {
            case AS_THE_DEVICE -> "As this device has it";
            case LIGHT -> "Light";
            case DARK -> "Dark";
        };
    }

    @Override
    public void beforeEnter(BeforeEnterEvent event) {
        shown = false;
        Display display = displays.of(visitor.learner());
        fourColours.setValue(display.fourColours());
        largePrint.setValue(display.largePrint());
        leftHanded.setValue(display.leftHanded());
        oneTap.setValue(display.oneTap());
        sound.setValue(display.sound());
        light.setValue(display.light());
        shown = true;
        begin("Settings");
        lead(
                visitor.account().isPresent()
                        ? "Kept with your account, on every device where you sign in."
                        : "Kept on this browser, and with your account once you have one.");
        add(
                styled(
                        new Div(new CardHand("How your cards look", PbnHand.read("KQ84.J53.AT6.Q72"))),
                        "kb-baize",
                        "kb-looked-at"),
                styled(new Div(fourColours, largePrint, leftHanded, oneTap, sound, light), "kb-settings"),
                styled(new H2("Reminders"), "kb-heading"),
                new ReminderSetting(reminders, visitor.learner(), clock.zone()),
                mails(),
                styled(new H2("Offline"), "kb-heading"),
                new Paragraph("Twenty hands with their verdicts can be kept on this device. What you answer offline is"
                        + " stored as soon as you are online again. Your browser can also install the trainer as"
                        + " an app."),
                new Paragraph(offline()),
                styled(new H2("Elsewhere"), "kb-heading"),
                new Paragraph(new PageLink("How many reviews a day", Paths.REVIEW)),
                styled(new H2("Your data"), "kb-heading"));
        if (visitor.account().isPresent()) {
            add(new Paragraph(new Anchor("/account", "Download or delete it: your account")));
        } else {
            add(OwnData.what(), OwnData.download(OwnData.OF_GUEST), leaving());
        }
    }

    /** For who has an account, where the trainer sends any. */
    private Component mails() {
        Div mails = new Div();
        visitor.account()
                .filter(account -> mailServer.isSetUp())
                .flatMap(account -> accounts.find(visitor.learner()))
                .ifPresent(account -> mails.add(
                        styled(new H2("Mail"), "kb-heading"), new MailSetting(accounts, mailWishes, account)));
        return mails;
    }

    /** It is no page of Vaadin, so that the browser itself goes there. */
    private static Anchor offline() {
        Anchor offline = new Anchor("/offline", "Offline hands");
        offline.setRouterIgnore(true);
        return offline;
    }

    private Component leaving() {
        return OwnData.deletion(
                "Delete everything kept of me",
                "Answers, progress, reviews, reports and settings of this browser are deleted at once and for good.",
                new EntryForm("Delete everything", () -> {
                            accounts.deleteGuest(visitor.learner());
                            UI.getCurrent().getPage().setLocation("/");
                            // The session knows somebody who is no more; with the next request a new guest comes in.
                            VaadinSession.getCurrent().getSession().invalidate();
                        })
                        .aside());
    }

    private void keep() {
        if (shown) {
            Display display = new Display(
                    fourColours.getValue(),
                    largePrint.getValue(),
                    leftHanded.getValue(),
                    oneTap.getValue(),
                    sound.getValue(),
                    light.getValue());
            displays.keep(visitor.learner(), display);
            getUI().ifPresent(page -> attributes.show(page, display));
        }
    }
}
