package kibitzer.web.practice;

import com.vaadin.flow.router.QueryParameters;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import kibitzer.content.syllabus.Book;
import kibitzer.conventions.bridge.systems.Systems;
import kibitzer.decisions.catalogue.Decisions;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;
import kibitzer.learning.DrillRound;
import kibitzer.learning.MixMode;
import kibitzer.learning.mix.MixWish;

/**
 * A mix as its address says it: {@code ?mode=streak&games=bridge+gin&system=acol&book=culbertson&mistakes=yes};
 * of one game of tricks {@code ?mode=ten&playing=euchre}.
 *
 * @param mode empty where the learner still chooses
 * @param round empty for a new run
 * @param number the question of the run, from 1
 */
record MixAddress(Optional<MixMode> mode, MixWish wish, Optional<DrillRound> round, int number) {
    private static final int MOST = 9_999;

    /** @throws BadQuestion if a part of the address is not known */
    static MixAddress read(QueryParameters query) {
        return new MixAddress(
                query.getSingleParameter("mode")
                        .map(word -> MixMode.find(word)
                                .orElseThrow(() -> new BadQuestion(
                                        "mode", "\"" + word + "\" is unknown", "endless, streak, storm or ten"))),
                new MixWish(
                        games(query),
                        known(query, "system", Systems.ids()),
                        known(
                                query,
                                "book",
                                List.of(Book.values()).stream().map(Book::id).toList()),
                        query.getSingleParameter("mistakes").isPresent(),
                        query.getSingleParameter("playing").map(MixAddress::playing)),
                query.getSingleParameter("round").map(MixAddress::round),
                query.getSingleParameter("n").map(MixAddress::number).orElse(1));
    }

    private static TrickGame playing(String id) {
        return TrickGames.find(id)
                .orElseThrow(() ->
                        new BadQuestion("playing", "\"" + id + "\" is unknown", "the id of a game of tricks, euchre"));
    }

    private static Set<String> games(QueryParameters query) {
        Set<String> games = new LinkedHashSet<>();
        query.getSingleParameter("games")
                .ifPresent(text -> games.addAll(List.of(text.strip().split("[ +,]+"))));
        games.remove("");
        games.forEach(game -> requireKnown("games", game, known()));
        return games;
    }

    /** Games, and the families of decisions and single ones, which addresses may name as well. */
    private static Set<String> known() {
        Set<String> known = new LinkedHashSet<>(MixWish.allGames());
        Decisions.all()
                .forEach(decision -> known.addAll(
                        List.of(decision.id().family(), decision.id().text())));
        return known;
    }

    private static Optional<String> known(QueryParameters query, String name, List<String> words) {
        Optional<String> word = query.getSingleParameter(name).filter(text -> !text.isBlank());
        word.ifPresent(text -> requireKnown(name, text, words));
        return word;
    }

    private static void requireKnown(String name, String word, Iterable<String> words) {
        for (String known : words) {
            if (known.equals(word)) {
                return;
            }
        }
        throw new BadQuestion(name, "\"" + word + "\" is unknown", "one of " + String.join(", ", words));
    }

    private static DrillRound round(String text) {
        try {
            return new DrillRound(UUID.fromString(text));
        } catch (IllegalArgumentException noRound) {
            throw new BadQuestion("round", "\"" + text + "\" names no run", "the address as the page made it");
        }
    }

    private static int number(String text) {
        if (!text.matches("[1-9]\\d{0,3}")) {
            throw new BadQuestion("n", "\"" + text + "\" is no question", "1 to " + MOST);
        }
        return Integer.parseInt(text);
    }

    /** Where the learner chooses how, this being wished for already. */
    static MixAddress choosing(MixWish wish) {
        return new MixAddress(Optional.empty(), wish, Optional.empty(), 1);
    }

    /** Ten questions, whether a learner can play a game. */
    static MixAddress playing(TrickGame game) {
        return choosing(MixWish.playing(game)).afresh(MixMode.TEN);
    }

    MixAddress at(DrillRound run, int question) {
        return new MixAddress(mode, wish, Optional.of(run), question);
    }

    /** The same wish from its beginning. */
    MixAddress afresh(MixMode wanted) {
        return new MixAddress(Optional.of(wanted), wish, Optional.empty(), 1);
    }

    QueryParameters query() {
        Map<String, String> parts = new LinkedHashMap<>();
        mode.ifPresent(word -> parts.put("mode", word.word()));
        if (!wish.games().isEmpty()) {
            parts.put("games", String.join(" ", wish.games().stream().sorted().toList()));
        }
        wish.system().ifPresent(word -> parts.put("system", word));
        wish.book().ifPresent(word -> parts.put("book", word));
        wish.playing().ifPresent(game -> parts.put("playing", game.id()));
        if (wish.onlyMistakes()) {
            parts.put("mistakes", "yes");
        }
        round.ifPresent(run -> {
            parts.put("round", run.id().toString());
            parts.put("n", String.valueOf(number));
        });
        return QueryParameters.simple(parts);
    }
}
