package kibitzer.content.search;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.content.lesson.Lesson;
import kibitzer.content.lesson.Lessons;
import kibitzer.content.lesson.Part;
import kibitzer.content.search.Findable.Kind;
import kibitzer.content.syllabus.Game;
import kibitzer.content.syllabus.Pointer;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.content.syllabus.Term;
import kibitzer.decisions.Decision;
import kibitzer.decisions.catalogue.Decisions;

/** Everything that ships, as things that can be found. */
public final class ShippedContent {
    private ShippedContent() {}

    public static List<Findable> all(Lessons lessons, Syllabus syllabus) {
        return Stream.of(
                        lessons.all().stream().map(ShippedContent::lesson),
                        syllabus.games().all().stream().map(ShippedContent::game),
                        syllabus.glossary().all().stream().map(ShippedContent::term),
                        Decisions.all().stream().map(ShippedContent::practice),
                        syllabus.pointers().stream().map(pointer -> rule(pointer, syllabus)))
                .flatMap(things -> things)
                .toList();
    }

    private static Findable lesson(Lesson lesson) {
        String text = lesson.parts().stream()
                .filter(Part.Prose.class::isInstance)
                .map(part -> plain(((Part.Prose) part).html()))
                .collect(Collectors.joining(" "));
        return new Findable(Kind.LESSON, lesson.id().text(), lesson.head().title(), text);
    }

    private static Findable game(Game game) {
        return new Findable(
                Kind.GAME,
                game.id(),
                game.name(),
                Stream.concat(
                                Stream.concat(game.aliases().stream(), Stream.of(game.objective())),
                                game.rules().stream())
                        .collect(Collectors.joining(" ")));
    }

    private static Findable term(Term term) {
        return new Findable(
                Kind.TERM,
                term.term(),
                term.term(),
                Stream.concat(Stream.of(term.means()), term.also().stream()).collect(Collectors.joining("; ")));
    }

    /** Rules are named in words with hyphens: "acol.open.weak-no-trump". */
    private static Findable practice(Decision<?, ?> decision) {
        return new Findable(
                Kind.PRACTICE,
                decision.id().text(),
                decision.title(),
                decision.rules().stream()
                        .map(rule -> rule.substring(rule.lastIndexOf('.') + 1).replace('-', ' '))
                        .distinct()
                        .collect(Collectors.joining(", ")));
    }

    private static Findable rule(Pointer pointer, Syllabus syllabus) {
        String game = syllabus.games().find(pointer.game()).map(Game::name).orElse(pointer.game());
        return new Findable(
                Kind.RULE, pointer.id(), game + ": " + pointer.topic().replace('-', ' '), pointer.says());
    }

    /** The prose is our own and sanitized: what stands between angle brackets is markup. */
    private static String plain(String html) {
        return html.replaceAll("<[^>]*>", " ")
                .replace("&amp;", "&")
                .replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&#34;", "\"")
                .replace("&#39;", "'")
                .replaceAll("\\s+", " ");
    }
}
