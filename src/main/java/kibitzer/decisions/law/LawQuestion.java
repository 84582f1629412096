package kibitzer.decisions.law;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.law.LawCase;
import kibitzer.games.law.LawCode;
import kibitzer.games.law.Laws;
import kibitzer.games.law.Stage;

/** How a case is named in a question, and the options for dealing one. */
final class LawQuestion {
    private static final int NAMED_IN_AN_ERROR = 6;
    private static final List<String> GAMES =
            Laws.shipped().codes().stream().map(LawCode::game).toList();

    private static final String BOOK = "book";

    static final Form<LawCase> FORM = Form.of(
            LawQuestion::find,
            optional(
                            BOOK,
                            Kinds.word(Laws.shipped().codes().stream()
                                    .map(LawCode::book)
                                    .distinct()
                                    .toList()),
                            "",
                            "the book that prints the laws; the game tells it")
                    .of(one -> one.code().book()),
            required("game", Kinds.word(GAMES), "the game whose laws are asked")
                    .of(one -> one.code().game()),
            required("offence", Kinds.text(60), "what has happened, by its id").of(LawCase::offence));

    static final PractisedRules RULES = PractisedRules.of(rules(), "parts of the laws to practise; all if left out");
    static final Field<List<String>> GAMES_TO_DEAL =
            optional("games", Kinds.someOf(GAMES), List.of(), "the games whose laws are asked; all if left out");
    static final Field<List<String>> STAGES = optional(
                    "stages", Kinds.someOf(Stage.words()), List.of(), "when it happens; at any time if left out")
            .called("When it happens");

    private LawQuestion() {}

    /** One part of one code: "law.contract-bridge-revoke". */
    static String rule(LawCase one) {
        return "law." + one.code().game() + "-" + one.stage().word();
    }

    static List<String> rules() {
        return Laws.shipped().all().map(LawQuestion::rule).distinct().toList();
    }

    private static LawCase find(String book, String game, String offence) {
        LawCase found = Laws.shipped().find(game, offence).orElseThrow(() -> unknown(game, offence));
        if (!book.isEmpty() && !book.equals(found.code().book())) {
            throw new BadQuestion(
                    BOOK,
                    "\"" + book + "\" does not print the laws of " + game,
                    found.code().book());
        }
        return found;
    }

    private static BadQuestion unknown(String game, String offence) {
        Set<String> parts = Stream.of(offence.split("-", -1)).collect(Collectors.toSet());
        List<String> known = Laws.shipped()
                .all()
                .filter(one -> one.code().game().equals(game))
                .map(LawCase::offence)
                .toList();
        List<String> near = known.stream()
                .filter(other -> Stream.of(other.split("-", -1)).anyMatch(parts::contains))
                .limit(NAMED_IN_AN_ERROR)
                .toList();
        return new BadQuestion(
                "offence",
                "\"" + offence + "\" is unknown in the laws of " + game,
                "one of its " + known.size() + ", such as "
                        + (near.isEmpty() ? known.stream().limit(NAMED_IN_AN_ERROR) : near.stream())
                                .collect(Collectors.joining(", ")));
    }
}
