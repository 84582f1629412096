package kibitzer.web.progress;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import kibitzer.learning.Skill;
import kibitzer.learning.progress.Mastery;
import kibitzer.learning.progress.SkillProgress;
import kibitzer.web.picture.Curve;
import kibitzer.web.picture.Meter;
import kibitzer.web.practice.SkillLink;

/** One skill on the page of progress: its mastery, its curve, and the way to practise it. */
final class SkillLine extends ListItem {

    SkillLine(SkillProgress progress) {
        List<Double> shares =
                progress.curve().stream().map(Mastery.Point::mastery).toList();
        Paragraph counted = new Paragraph(progress.right() + " of " + progress.asked() + " right. ");
        counted.addClassName("kb-tile-note");
        counted.add(SkillLink.practise(progress.skill(), "Practise"));
        add(
                name(progress.skill()),
                new Curve(
                        shares,
                        Mastery.MASTERED,
                        "Mastery after each answer: " + percent(shares.getFirst()) + " at first, "
                                + percent(progress.mastery()) + " today"),
                new Div(
                        new Meter(
                                progress.mastery(),
                                percent(progress.mastery()) + (progress.isMastered() ? " ✓ mastered" : "")),
                        counted));
    }

    static Component name(Skill skill) {
        Span name = new Span(SkillLink.of(skill));
        name.addClassName("kb-queue-name");
        Span place = new Span(" " + SkillLink.place(skill));
        place.addClassNames("kb-soft", "kb-small");
        return new Div(name, place);
    }

    static String percent(double share) {
        return Math.round(share * 100) + " %";
    }
}
