package kibitzer.web.practice;

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
import kibitzer.web.field.Tick;
import kibitzer.web.words.SystemName;

/** What of a decision is practised: all or one rule of it, in which system, by which book, or only what went wrong. */
final class PracticeForm extends Div {
    private final transient PracticeWish wish;
    private Optional<RuleChoice> rule = Optional.empty();
    private Optional<AnyOrOne> system = Optional.empty();
    private Optional<AnyOrOne> book = Optional.empty();
    private final Tick mistakes = new Tick("Only what I last got wrong");

    /** @param changed told the new wish */
    PracticeForm(PracticeWish wish, Citations citations, Consumer<PracticeWish> changed) {
        this.wish = wish;
        Decision<?, ?> decision = wish.decision();
        Optional<String> spoken = Optional.ofNullable(wish.options().get(Skill.SYSTEM));
        List<String> rules = wish.asMix().rules(decision);
        List<String> books = books(decision, citations);
        addClassNames("kb-search", "kb-practice-form");
        if (rules.size() > 1) {
            RuleChoice choice =
                    new RuleChoice(decision, rules, wish.rules().stream().findFirst(), citations);
            choice.addValueChangeListener(change -> changed.accept(wanted()));
            rule = Optional.of(choice);
            add(choice);
        }
        if (Skill.hasSystems(decision)) {
            AnyOrOne choice =
                    new AnyOrOne("Bidding system", "Any that has the rule", Systems.ids(), SystemName::of, spoken);
            choice.whenChosen(() -> changed.accept(inSystem()));
            system = Optional.of(choice);
            add(choice);
        }
        if (books.size() > 1) {
            AnyOrOne choice = new AnyOrOne(
                    "Book",
                    "Every book",
                    books,
                    id -> Book.find(id).map(Book::title).orElse(id),
                    wish.book());
            choice.whenChosen(() -> changed.accept(wanted()));
            book = Optional.of(choice);
            add(choice);
        }
        mistakes.setValue(wish.onlyMistakes());
        add(mistakes);
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
        rule.flatMap(RuleChoice::chosen).ifPresent(word -> options.put(Skill.RULES, word));
        system.flatMap(AnyOrOne::chosen).ifPresent(word -> options.put(Skill.SYSTEM, word));
        return new PracticeWish(wish.decision(), options, book.flatMap(AnyOrOne::chosen), mistakes.getValue());
    }

    /** Another system has other rules. */
    private PracticeWish inSystem() {
        PracticeWish wanted = wanted();
        Map<String, String> options = new LinkedHashMap<>(wanted.options());
        options.remove(Skill.RULES);
        return new PracticeWish(wish.decision(), options, wanted.book(), wanted.onlyMistakes());
    }
}
