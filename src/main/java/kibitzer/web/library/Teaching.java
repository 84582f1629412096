package kibitzer.web.library;

import com.vaadin.flow.router.RouterLink;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import kibitzer.content.lesson.Course;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.syllabus.Game;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.trick.TrickDecisions;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.web.practice.CanYouPlayLink;
import kibitzer.web.practice.PracticeView;
import org.springframework.stereotype.Component;
import org.springframework.util.function.SingletonSupplier;

/** What is there to learn of a game: its lessons and its practice. */
@Component
class Teaching {
    private final Lessons lessons;
    /** By the game's id; made when it is first asked for, since it reads what the books say of every game. */
    private final Supplier<Map<String, Map<Course, List<Lesson>>>> byGame;

    Teaching(Lessons lessons, Syllabus syllabus) {
        this.lessons = lessons;
        this.byGame = SingletonSupplier.of(() -> byGame(syllabus));
    }

    boolean teaches(Game game) {
        return TrickGames.find(game.id()).isPresent()
                || Decisions.all().stream().anyMatch(decision -> decision.game().equals(game.id()))
                || !lessons(game).isEmpty();
    }

    /** The lessons on a game, or on what the books say of it, in the courses that hold them; both in reading order. */
    Map<Course, List<Lesson>> lessons(Game game) {
        return byGame.get().getOrDefault(game.id(), Map.of());
    }

    private Map<String, Map<Course, List<Lesson>>> byGame(Syllabus syllabus) {
        Map<String, Map<Course, List<Lesson>>> found = new HashMap<>();
        for (Course course : lessons.courses()) {
            for (Lesson lesson : course.lessons()) {
                games(lesson.head(), syllabus)
                        .forEach(game -> found.computeIfAbsent(game, any -> new LinkedHashMap<>())
                                .computeIfAbsent(course, any -> new ArrayList<>())
                                .add(lesson));
            }
        }
        return found;
    }

    private static Set<String> games(Lesson.Head head, Syllabus syllabus) {
        Set<String> games = new HashSet<>(head.also());
        games.add(head.game());
        head.teaches().forEach(pointer -> syllabus.pointer(pointer).ifPresent(known -> games.add(known.game())));
        return games;
    }

    /** Those of the nearest game that a game of tricks is told from and that has lessons. */
    Map<Course, List<Lesson>> lessonsOfKin(Game game) {
        return TrickGames.find(game.id())
                .flatMap(rules -> rules.lineage().stream()
                        .map(kin -> byGame.get().getOrDefault(kin.id(), Map.of()))
                        .filter(lessons -> !lessons.isEmpty())
                        .findFirst())
                .orElse(Map.of());
    }

    /** To its questions; of a game of tricks first to those on its rules of play. */
    List<RouterLink> practice(Game game) {
        List<RouterLink> links = new ArrayList<>();
        Optional<TrickGame> rules = TrickGames.find(game.id());
        rules.ifPresent(known -> {
            links.add(CanYouPlayLink.ten(known));
            links.addAll(CanYouPlayLink.one(known));
        });
        List<Decision<?, ?>> told = rules.map(TrickDecisions::rulesOf).orElse(List.of());
        Decisions.all().stream()
                .filter(decision -> decision.game().equals(game.id()) && !told.contains(decision))
                .map(decision -> new RouterLink(
                        "Practise: " + decision.title(), PracticeView.class, PracticeView.parameters(decision)))
                .forEach(links::add);
        return links;
    }
}
