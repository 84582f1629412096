package kibitzer.web.daily;

import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.Nav;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.router.RouterLink;
import java.util.Map;
import java.util.Optional;
import kibitzer.learning.daily.DailySet;
import kibitzer.learning.progress.Streak;
import kibitzer.web.page.Page;
import kibitzer.web.words.FamilyName;

/** All hands of a day, or those of one family alone, each with the days in a row that it was played. */
final class FamilyChoice extends Nav {

    FamilyChoice(DailyAddress address, DailySet day, Map<String, Streak> streaks) {
        getElement().setAttribute("aria-label", "Which hands of the day");
        H2 heading = Page.styled(new H2("Which hands"), "kb-heading");
        UnorderedList choices = Page.styled(new UnorderedList(), "kb-choices");
        choices.add(choice(address, Optional.empty(), "All " + day.size(), 0));
        day.families()
                .forEach(family -> choices.add(choice(
                        address,
                        Optional.of(family),
                        FamilyName.of(family) + " only",
                        Optional.ofNullable(streaks.get(family))
                                .map(Streak::days)
                                .orElse(0))));
        add(
                heading,
                choices,
                Page.styled(
                        new Paragraph(
                                "Days in a row count where a hand of the family is answered on its own day; of any "
                                        + Streak.ONE_MISSED_IN + " one may be missed."),
                        "kb-soft",
                        "kb-small"));
    }

    private static ListItem choice(DailyAddress address, Optional<String> family, String name, int streak) {
        RouterLink link = address.of(family)
                .link(name + (streak == 0 ? "" : streak == 1 ? ", 1 day" : ", " + streak + " days in a row"));
        Page.styled(link, "kb-button");
        if (address.family().equals(family)) {
            link.getElement().setAttribute("aria-current", "true");
        }
        return new ListItem(link);
    }
}
