package kibitzer.decisions.casino;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.List;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardSet;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.casino.Build;
import kibitzer.games.casino.CasinoSight;

/** Builds as JSON: {"cards": "4S 2D", "value": 6, "owner": "me"}. */
final class BuildNotation {
    static final String ME = "me";
    static final String THEY = "they";

    private static final int MOST_CARDS = 20;
    private static final int MOST_VALUE = 14;
    private static final int MOST_BUILDS = 8;
    private static final String EXPECTED = "builds, such as [{\"cards\": \"4S 2D\", \"value\": 6, \"owner\": \"me\"}]";

    private static final Field<CardSet> CARDS = required("cards", Kinds.cards(2, MOST_CARDS), "what lies in it");
    private static final Field<Integer> VALUE =
            required("value", Kinds.number(1, MOST_VALUE), "the rank that takes it, as a number");
    private static final Field<Integer> OWNER =
            optional("owner", side(), CasinoSight.THEY, "who made it, or changed it last");

    private static final Form<Build> FORM =
            Form.of(Build::new, CARDS.of(Build::cards), VALUE.of(Build::value), OWNER.of(Build::owner));

    static final Kind<List<Build>> KIND = Kinds.listOf(
            new Kind<>(
                    EXPECTED,
                    FORM.schema(),
                    json -> {
                        try {
                            return FORM.read(json, "build");
                        } catch (BadQuestion wrong) {
                            throw BadNotation.because(String.valueOf(wrong.getMessage()), EXPECTED);
                        }
                    },
                    FORM::write),
            0,
            MOST_BUILDS,
            "builds",
            EXPECTED);

    private BuildNotation() {}

    /** The learner or his opponent, by the number under which a sight has them. */
    static Kind<Integer> side() {
        return Kinds.word(ME, THEY)
                .as(
                        word -> word.equals(ME) ? CasinoSight.ME : CasinoSight.THEY,
                        side -> side == CasinoSight.ME ? ME : THEY);
    }
}
