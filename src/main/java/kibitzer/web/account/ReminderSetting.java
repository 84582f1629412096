package kibitzer.web.account;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import java.time.ZoneId;
import java.util.stream.IntStream;
import kibitzer.learning.learner.LearnerId;
import kibitzer.reminders.Reminder;
import kibitzer.reminders.Reminders;
import kibitzer.reminders.push.PushSubscription;
import kibitzer.web.field.Choice;
import kibitzer.web.page.Page;

/** Reminders of what is due: at what hour, and whether this browser shows them. */
final class ReminderSetting extends Div {
    private static final int HOURS = 24;

    private final transient Reminders reminders;
    private final transient LearnerId learner;
    private final transient ZoneId zone;
    private final Choice<Integer> hour = new Choice<>();
    private final Div elsewhere = new Div();

    ReminderSetting(Reminders reminders, LearnerId learner, ZoneId zone) {
        this.reminders = reminders;
        this.learner = learner;
        this.zone = zone;
        reminders.isAt(learner, zone);
        hour.setLabel("At what hour");
        hour.setItems(IntStream.range(0, HOURS).boxed().toList());
        hour.setItemLabelGenerator("%d:00"::formatted);
        hour.setValue(reminders.of(learner).map(Reminder::hour).orElse(Reminder.USUAL_HOUR));
        hour.addValueChangeListener(change -> reminders.change(learner, wish()));
        add(
                new Paragraph("This browser can tell you once a day what waits: reviews that are due, and the hands of"
                        + " the day. It stays silent where nothing is due, or you have done it that day."),
                Page.styled(new Div(hour), "kb-settings"),
                new ReminderSwitch(reminders.serverKey(), new ThisBrowser()),
                elsewhere);
        tellElsewhere();
    }

    private Reminder wish() {
        return new Reminder(hour.getValue(), zone);
    }

    /** What the switch asks for. */
    private final class ThisBrowser implements ReminderSwitch.Wishes {

        @Override
        public boolean isOn(String endpoint) {
            return reminders.isOn(learner, endpoint);
        }

        @Override
        public String on(PushSubscription browser) {
            String refusal = reminders.switchOn(learner, wish(), browser).orElse("");
            tellElsewhere();
            return refusal;
        }

        @Override
        public void off(String endpoint) {
            reminders.switchOff(learner, endpoint);
            tellElsewhere();
        }
    }

    /** A device may be lost, or sold: reminders there are ended from here. */
    private void tellElsewhere() {
        elsewhere.removeAll();
        int browsers = reminders.browsers(learner);
        if (browsers == 0) {
            return;
        }
        NativeButton end = new NativeButton("Switch them off everywhere", click -> {
            reminders.switchOffEverywhere(learner);
            getElement().executeJs("this.querySelector('reminder-switch').look()");
            tellElsewhere();
        });
        elsewhere.add(
                Page.styled(
                        new Paragraph(
                                browsers == 1
                                        ? "Reminders are shown on 1 browser, whoever sits in front of it."
                                        : "Reminders are shown on " + browsers
                                                + " browsers, whoever sits in front of them."),
                        "kb-soft"),
                Page.styled(new Div(Page.styled(end, "kb-button")), "kb-actions"));
    }
}
