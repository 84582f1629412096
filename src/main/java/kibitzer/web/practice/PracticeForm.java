package kibitzer.web.practice;

import com.vaadin.flow.component.checkbox.Checkbox;
import com.vaadin.flow.component.html.Div;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import kibitzer.content.syllabus.Book;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.Decision;
import kibitzer.learning.Skill;
import kibitzer.learning.mix.PracticeWish;
import kibitzer.marking.Citations;
import kibitzer.web.words.SystemName;

/** What of a decision is practised: all or one rule of it, in which system, by which book, or only what went wrong. */
final class PracticeForm extends Div {
    private final transient PracticeWish wish;
    private final RuleChoice rule;
    private final AnyOrOne system;
    private final AnyOrOne book;
    private final Checkbox mistakes = new Checkbox("Only what I last got wrong");

    /** @param changed told the new wish */
    PracticeForm(PracticeWish wish, Citations citations, Consumer<PracticeWish> changed) {
        this.wish = wish;
        Decision<?, ?> decision = wish.decision();
        Optional<String> spoken = Optional.ofNullable(wish.options().get(Skill.SYSTEM));
        List<String> rules = wish.asMix().rules(decision);
        List<String> books = books(decision, citations);
        rule = new RuleChoice(decision, rules, wish.rules().stream().findFirst(), citations);
        system = new AnyOrOne("Bidding system", "Any that has the rule", Systems.ids(), SystemName::of, spoken);
        book = new AnyOrOne(
                "Book",
                "Every book",
                books,
                id -> Book.find(id).map(Book::title).orElse(id),
                wish.book());
        mistakes.setValue(wish.onlyMistakes());
        rule.setVisible(rules.size() > 1);
        system.setVisible(Skill.hasSystems(decision));
        book.setVisible(books.size() > 1);
        addClassNames("kb-search", "kb-practice-form");
        add(rule, system, book, mistakes);
        rule.addValueChangeListener(change -> changed.accept(wanted()));
        system.addValueChangeListener(change -> changed.accept(inSystem()));
        book.addValueChangeListener(change -> changed.accept(wanted()));
        mistakes.addValueChangeListener(change -> changed.accept(wanted()));
    }

    private static List<String> books(Decision<?, ?> decision, Citations citations) {
        List<String> cited = decision.sources().stream()
                .map(source -> citations.of(source).book())
                .distinct()
                .toList();
        return Stream.of(Book.values()).map(Book::id).filter(cited::contains).toList();
    }

    private PracticeWish wanted() {
        Map<String, String> options = new LinkedHashMap<>(wish.options());
        options.remove(Skill.RULES);
        rule.chosen().ifPresent(word -> options.put(Skill.RULES, word));
        system.chosen().ifPresent(word -> options.put(Skill.SYSTEM, word));
        return new PracticeWish(wish.decision(), options, book.chosen(), mistakes.getValue());
    }

    /** Another system has other rules. */
    private PracticeWish inSystem() {
        PracticeWish wanted = wanted();
        Map<String, String> options = new LinkedHashMap<>(wanted.options());
        options.remove(Skill.RULES);
        return new PracticeWish(wish.decision(), options, wanted.book(), wanted.onlyMistakes());
    }
}
