package kibitzer.web.classroom.club;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.advice.ClubFigure;
import kibitzer.advice.RuleFigure;
import kibitzer.classroom.club.ClassFigures;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.web.words.RuleTopic;

/**
 * A rule of which a class may play figures otherwise, as a person reads it.
 *
 * @param name "Acol, opening: Weak no trump"
 */
record ClubRule(String id, String name, List<RuleFigure> figures) {
    private static final Decision<?, ?> CALL = Decisions.get("bridge/call");
    private static final List<ClubRule> ALL = all();

    ClubRule {
        figures = List.copyOf(figures);
    }

    /** Every rule of a book that asks a number, system by system. */
    static List<ClubRule> every() {
        return ALL;
    }

    static Optional<ClubRule> of(String id) {
        return ALL.stream().filter(rule -> rule.id().equals(id)).findFirst();
    }

    private static List<ClubRule> all() {
        Map<String, ClubRule> found = new LinkedHashMap<>();
        Systems.agreements()
                .map(Systems::of)
                .forEach(system -> system.rules().forEach(rule -> {
                    List<RuleFigure> figures = ClassFigures.figuresOf(rule.id());
                    if (!figures.isEmpty()) {
                        found.putIfAbsent(
                                rule.id(), new ClubRule(rule.id(), RuleTopic.andTitle(CALL, rule.id()), figures));
                    }
                }));
        return List.copyOf(found.values());
    }

    /** "12 to 14 points". */
    String played(ClubFigure figure) {
        return figures.stream()
                .filter(one -> one.key().equals(figure.figure()))
                .findFirst()
                .map(one -> figure.range().inWords() + " " + one.plural())
                .orElse(figure.range().inWords());
    }

    /** "13 to 15 points", as the rule has it. */
    String printed(ClubFigure figure) {
        return figures.stream()
                .filter(one -> one.key().equals(figure.figure()))
                .findFirst()
                .map(RuleFigure::inWords)
                .orElse("");
    }
}
