package kibitzer.web.classroom.club;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.ClubAnswer;
import kibitzer.advice.ClubFigure;
import kibitzer.advice.ClubPlay;
import kibitzer.advice.ClubWithout;
import kibitzer.advice.Rule;
import kibitzer.advice.RuleFigure;
import kibitzer.classroom.club.ClubObjections;
import kibitzer.classroom.club.PlayedSo;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.games.bridge.Call;
import kibitzer.web.words.RuleTopic;

/**
 * A rule that a class may play otherwise, as a person reads it.
 *
 * @param name "Acol, opening: Weak no trump"
 * @param answers what the book's rule answers, in words: "1NT"
 */
record ClubRule(
        String id,
        String name,
        String answers,
        List<RuleFigure> figures,
        boolean mayAnswerOtherwise,
        boolean mayBePlayedBeside) {
    private static final Decision<?, ?> CALL = Decisions.get("bridge/call");
    private static final List<ClubRule> ALL = all();

    ClubRule {
        figures = List.copyOf(figures);
    }

    /** Every rule of a book, system by system. */
    static List<ClubRule> every() {
        return ALL;
    }

    /** The same with the rules that a class plays a second time. */
    static List<ClubRule> every(List<PlayedSo> played) {
        return Stream.concat(played.stream().flatMap(one -> beside(one.play()).stream()), ALL.stream())
                .toList();
    }

    static Optional<ClubRule> of(String id) {
        return ALL.stream()
                .filter(rule -> rule.id().equals(ClubAnswer.ofTheBook(id)))
                .findFirst()
                .map(rule -> rule.id().equals(id) ? rule : rule.secondTime(id));
    }

    private static Optional<ClubRule> beside(ClubPlay play) {
        return play instanceof ClubAnswer answer && answer.beside() ? of(answer.gives()) : Optional.empty();
    }

    private ClubRule secondTime(String gives) {
        return new ClubRule(gives, name + ", the second time", answers, figures, false, false);
    }

    /** True where it is one that a class plays beside the book's. */
    boolean isBeside() {
        return !id.equals(ClubAnswer.ofTheBook(id));
    }

    private static List<ClubRule> all() {
        Map<String, ClubRule> found = new LinkedHashMap<>();
        Systems.agreements()
                .map(Systems::of)
                .forEach(system -> system.rules()
                        .filter(rule -> !rule.source().isGeneralPractice())
                        .forEach(rule -> found.computeIfAbsent(rule.id(), id -> of(rule))));
        return List.copyOf(found.values());
    }

    private static ClubRule of(Rule<Bidding, Call> rule) {
        String id = rule.id();
        return new ClubRule(
                id,
                RuleTopic.andTitle(CALL, id),
                rule.answers().name(),
                ClubObjections.figuresOf(id),
                ClubObjections.mayAnswerOtherwise(id),
                ClubObjections.mayBePlayedBeside(id));
    }

    /** "12 to 14 points (the rule: 13 to 15 points)", "not played", "2H (the book: 2D)". */
    String told(ClubPlay play) {
        return switch (play) {
            case ClubFigure figure -> played(figure) + " (the rule: " + printed(figure) + ")";
            case ClubWithout without -> "not played";
            case ClubAnswer answer
            when answer.beside() -> "also with " + answer.answer() + " (the book: " + answers + " alone)";
            case ClubAnswer answer -> answer.answer() + " (the book: " + answers + ")";
        };
    }

    private String played(ClubFigure figure) {
        return figures.stream()
                .filter(one -> one.key().equals(figure.figure()))
                .findFirst()
                .map(one -> figure.range().inWords() + " " + one.plural())
                .orElse(figure.range().inWords());
    }

    private String printed(ClubFigure figure) {
        return figures.stream()
                .filter(one -> one.key().equals(figure.figure()))
                .findFirst()
                .map(RuleFigure::inWords)
                .orElse("");
    }
}
