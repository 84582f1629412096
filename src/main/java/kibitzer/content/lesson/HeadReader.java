package kibitzer.content.lesson;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.content.reading.Block;
import kibitzer.content.syllabus.Syllabus;
import kibitzer.decisions.bridge.hand.ShippedHands;
import kibitzer.decisions.catalogue.Decisions;

/** Reads the YAML head of a lesson. */
final class HeadReader {
    private static final String TAUGHT = "ids of pointers of the syllabus, such as [acol-system.p03], "
            + "or of decisions that no pointer rules, such as [trick/winner]";

    private static final String A_HAND = "ids of hands that are set to be played, such as [hold-up-1]";

    private static final String A_GAME = "ids of games of the syllabus, such as [acepots]";

    private final Syllabus syllabus;
    private final Set<LessonId> lessons;

    HeadReader(Syllabus syllabus, Set<LessonId> lessons) {
        this.syllabus = syllabus;
        this.lessons = lessons;
    }

    Optional<Lesson.Head> read(Block head) {
        if (!head.isObject("title, game, teaches, after, minutes")) {
            return Optional.empty();
        }
        head.only("title", "game", "also", "system", "teaches", "after", "minutes", "plain", "play");
        Optional<String> title = head.required("title", "the title, a few words");
        Optional<String> game = head.required("game", "the id of a game of the syllabus, such as contract-bridge");
        Optional<Integer> minutes = head.number("minutes", 5, 15);
        game.filter(id -> syllabus.games().find(id).isEmpty())
                .ifPresent(id -> head.fault(
                        "game",
                        "game \"" + id + "\" is unknown",
                        "the id of a game of the syllabus, such as gin-rummy"));
        if (title.isEmpty() || game.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new Lesson.Head(
                title.get(),
                game.get(),
                also(head),
                head.optional("system", "the name of a convention, such as acol"),
                teaches(head),
                after(head),
                minutes.orElse(5),
                plain(head),
                play(head)));
    }

    private List<String> also(Block head) {
        List<String> also = new ArrayList<>();
        for (Block.Item item : head.list("also", A_GAME)) {
            if (syllabus.games().find(item.text()).isEmpty()) {
                head.fault(item.field(), "also \"" + item.text() + "\" is no game", A_GAME);
            } else {
                also.add(item.text());
            }
        }
        return also;
    }

    private List<String> teaches(Block head) {
        List<String> teaches = new ArrayList<>();
        for (Block.Item item : head.list("teaches", TAUGHT)) {
            if (syllabus.pointer(item.text()).isEmpty()
                    && Decisions.find(item.text()).isEmpty()) {
                head.fault(item.field(), "teaches \"" + item.text() + "\", which is unknown", TAUGHT);
            } else {
                teaches.add(item.text());
            }
        }
        return teaches;
    }

    private List<LessonId> after(Block head) {
        List<LessonId> after = new ArrayList<>();
        for (Block.Item item : head.list("after", LessonId.EXPECTED)) {
            Optional<LessonId> lesson = LessonId.find(item.text()).filter(lessons::contains);
            if (lesson.isEmpty()) {
                head.fault(item.field(), "after \"" + item.text() + "\", which is no lesson", LessonId.EXPECTED);
            } else {
                after.add(lesson.get());
            }
        }
        return after;
    }

    private static List<String> play(Block head) {
        List<String> play = new ArrayList<>();
        for (Block.Item item : head.list("play", A_HAND)) {
            if (ShippedHands.find(item.text()).isEmpty()) {
                head.fault(item.field(), "play \"" + item.text() + "\", which is no hand", A_HAND);
            } else {
                play.add(item.text());
            }
        }
        return play;
    }

    private List<String> plain(Block head) {
        List<String> plain = new ArrayList<>();
        for (Block.Item item : head.list("plain", "terms of the glossary")) {
            if (syllabus.glossary().find(item.text()).isEmpty()) {
                head.fault(item.field(), "plain \"" + item.text() + "\" is no term", "a term of the glossary");
            } else {
                plain.add(item.text());
            }
        }
        return plain;
    }
}
