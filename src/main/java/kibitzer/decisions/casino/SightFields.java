package kibitzer.decisions.casino;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.CardSet;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.casino.Build;
import kibitzer.games.casino.CasinoGame;
import kibitzer.games.casino.CasinoSight;
import kibitzer.games.casino.Layout;

/** What a player of casino sees as the fields of a position. */
final class SightFields {
    private static final int WHOLE_PACK = 52;
    private static final int HAND = 4;
    private static final String NOBODY = "nobody";

    private static final Field<CasinoGame> GAME = Fields.gameField(CasinoGame.WITH_BUILDS);
    private static final Field<CardSet> CARDS = required("hand", Kinds.cards(1, HAND), "the learner's hand");
    private static final Field<CardSet> TABLE =
            required("table", Kinds.cards(0, Fields.MOST_LOOSE), "the loose cards of the table");
    private static final Field<List<Build>> BUILDS =
            optional("builds", BuildNotation.KIND, List.of(), "what lies built beside the loose cards");
    private static final Field<CardSet> TAKEN =
            optional("taken", Kinds.cards(0, WHOLE_PACK), CardSet.EMPTY, "what the learner has taken in");
    private static final Field<CardSet> SEEN = optional(
            "seen",
            Kinds.cards(0, WHOLE_PACK),
            CardSet.EMPTY,
            "what else has been seen: those of these cards that stand nowhere else the opponent has taken in");
    private static final Field<Boolean> DEALER =
            optional("dealer", Kinds.yesOrNo(), false, "whether the learner has dealt, and plays second");
    private static final Field<Optional<Integer>> LAST_TAKE = optional(
            "last-take",
            lastTaker(),
            Optional.of(CasinoSight.THEY),
            "who took in last, and gets what is left at the end");

    static final Form<CasinoSight> FORM = Form.of(
            SightFields::sight,
            GAME.of(CasinoSight::game),
            CARDS.of(CasinoSight::hand),
            TABLE.of(sight -> sight.layout().loose()),
            BUILDS.whereGiven(sight -> sight.layout().builds()),
            TAKEN.of(CasinoSight::taken),
            SEEN.of(CasinoSight::theirs),
            DEALER.of(CasinoSight::dealer),
            LAST_TAKE.whereGiven(CasinoSight::lastTaker));

    private SightFields() {}

    private static Kind<Optional<Integer>> lastTaker() {
        return Kinds.word(BuildNotation.ME, BuildNotation.THEY, NOBODY)
                .as(
                        word -> word.equals(NOBODY)
                                ? Optional.empty()
                                : Optional.of(word.equals(BuildNotation.ME) ? CasinoSight.ME : CasinoSight.THEY),
                        side -> side.map(taker -> taker == CasinoSight.ME ? BuildNotation.ME : BuildNotation.THEY)
                                .orElse(NOBODY));
    }

    private static CasinoSight sight(
            CasinoGame game,
            CardSet hand,
            CardSet table,
            List<Build> builds,
            CardSet taken,
            CardSet seen,
            boolean dealer,
            Optional<Integer> lastTaker) {
        Layout layout = new Layout(table, builds);
        Fields.builds(game, layout);
        Fields.apart("table", layout.all(), "hand", hand);
        Fields.apart("taken", taken, "hand", hand);
        Fields.apart("taken", taken, "table\" or \"builds", layout.all());
        CardSet theirs = seen.minus(taken).minus(hand).minus(layout.all());
        CasinoSight sight = new CasinoSight(game, hand, layout, taken, theirs, dealer, lastTaker);
        if (sight.unseen().size() < sight.left()) {
            throw new BadQuestion(
                    "seen",
                    "only " + sight.unseen().size() + " cards are not seen",
                    "at least " + sight.left() + ", which the opponent still holds");
        }
        if (sight.plays().isEmpty()) {
            throw new BadQuestion(
                    "builds", "the learner's own builds leave no lawful play", "builds that a card of the hand takes");
        }
        return sight;
    }
}
