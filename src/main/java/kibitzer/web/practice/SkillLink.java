package kibitzer.web.practice;

import com.vaadin.flow.router.RouterLink;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.Decision;
import kibitzer.learning.Skill;
import kibitzer.web.words.FamilyName;
import kibitzer.web.words.SystemName;

/** What a skill is called on the page, and the way to practise it. */
public final class SkillLink {
    private SkillLink() {}

    /** "Weak no trump", "What is the hand". */
    public static String of(Skill skill) {
        return skill.rule()
                .map(skill.asks()::titleOf)
                .orElseGet(() -> skill.asks().title());
    }

    /** Where it belongs: "What to call, Acol", "The opening lead, Bridge"; the family for a skill that is a whole decision. */
    public static String place(Skill skill) {
        String family = FamilyName.of(skill.decision().game());
        return skill.rule()
                .map(rule -> rule.split("\\.", 2)[0])
                .map(book -> Systems.ids().contains(book) ? SystemName.of(book) : family)
                .map(of -> skill.asks().title() + ", " + of)
                .orElse(family);
    }

    public static RouterLink practise(Skill skill, String label) {
        Decision<?, ?> decision = skill.asks();
        RouterLink link = new RouterLink(label, PracticeView.class, PracticeView.parameters(decision));
        skill.rule()
                .ifPresent(rule ->
                        link.setQueryParameters(DealtAddress.any().only(rule).query()));
        link.getElement().setAttribute("aria-label", label + ": " + of(skill));
        return link;
    }
}
