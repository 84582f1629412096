package kibitzer.web.practice;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.RouterLink;
import kibitzer.decisions.Decision;
import kibitzer.learning.Skill;

/** The way to the four hands on which a rule is learnt. */
public final class WorkedLink extends RouterLink {

    /** @param skill one of a rule */
    public WorkedLink(String text, Skill skill) {
        super(text, WorkedView.class, PracticeView.parameters(skill.asks()));
        setQueryParameters(WorkedAddress.of(skill).query());
        addClassName("kb-button");
    }

    /** To the hand after the one that is worked out. */
    public static WorkedLink second(String text, Skill skill) {
        WorkedLink link = new WorkedLink(text, skill);
        link.setQueryParameters(WorkedAddress.of(skill)
                .from(skill.text().hashCode() & Integer.MAX_VALUE)
                .next()
                .query());
        return link;
    }

    static void go(Component page, Decision<?, ?> decision, String rule) {
        page.getUI()
                .ifPresent(ui -> ui.navigate(
                        WorkedView.class, PracticeView.parameters(decision), QueryParameters.of(Skill.RULES, rule)));
    }
}
