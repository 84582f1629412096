package kibitzer.decisions.rummy;

import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.decisions.CardsNotation;
import kibitzer.decisions.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.rummy.family.RummyGame;
import tools.jackson.databind.node.JsonNodeFactory;

/** The values that questions on rummy games are made of. */
final class Fields {
    private static final int MOST_IN_A_LOT = 30;

    private Fields() {}

    /** One of these games, by its id in the syllabus. */
    static Kind<RummyGame> game(List<RummyGame> games) {
        Kind<String> ids = Kinds.word(games.stream().map(RummyGame::id).toList());
        return new Kind<>(
                ids.expected(),
                ids.schema(),
                json -> RummyGame.of(ids.read(json)).orElseThrow(),
                game -> JsonNodeFactory.instance.stringNode(game.id()));
    }

    static Field<RummyGame> gameField(List<RummyGame> games) {
        return Field.optional("game", game(games), games.getFirst(), "the game whose rules hold");
    }

    static Field<List<String>> gamesToDeal(List<RummyGame> games) {
        return Field.optional(
                "games",
                Kinds.someOf(games.stream().map(RummyGame::id).toList()),
                List.of(),
                "deal for one of these games; any of them if none is named");
    }

    /** Several lots of cards, at most so many. */
    static Kind<List<Cards>> lots(int most) {
        Kind<List<Cards>> all = Kinds.listOf(
                CardsNotation.kind(1, MOST_IN_A_LOT), "lists of cards, such as [\"7S 7H 7D\", \"5C 4C 3C\"]");
        return new Kind<>(
                all.expected(),
                all.schema(),
                json -> {
                    List<Cards> lots = all.read(json);
                    if (lots.size() > most) {
                        throw kibitzer.cards.notation.BadNotation.because(
                                lots.size() + " of them", "at most " + most + " " + all.expected());
                    }
                    return lots;
                },
                all.writer());
    }

    /** One of the games asked for, or any of them. */
    static RummyGame gameOf(DealRequest request, Field<List<String>> option, List<RummyGame> games, Chance chance) {
        List<String> asked = request.get(option);
        return chance.oneOf(games.stream()
                .filter(one -> asked.isEmpty() || asked.contains(one.id()))
                .toList());
    }

    /** @throws BadQuestion if the packs of the game do not hold these cards together */
    static void inThePack(RummyGame game, String field, List<Cards> lots) {
        Cards all = lots.stream().reduce(Cards.NONE, Cards::plus);
        for (Card card : all.different()) {
            int copies = game.rules().copies(card);
            if (all.count(card) > copies) {
                throw new BadQuestion(
                        field,
                        all.count(card) + " of the " + card.inWords(),
                        copies == 0
                                ? "cards of the pack of " + game.title()
                                : "at most " + copies + ", as the pack of " + game.title() + " holds");
            }
        }
    }

    /**
     * The melds of one player or side.
     *
     * @throws BadQuestion naming the first lot that is no meld, or the rank that stands twice where it may not
     */
    static void melds(RummyGame game, String field, List<Cards> melds) {
        Predicate<Cards> meld = game.rules()::isMeld;
        melds.stream().filter(meld.negate()).findFirst().ifPresent(wrong -> {
            throw new BadQuestion(
                    field,
                    wrong + " is no meld in " + game.title() + ": "
                            + kibitzer.games.rummy.family.NoMeld.because(game.rules(), wrong),
                    "melds");
        });
        game.rules().rankTwice(melds).ifPresent(rank -> {
            throw new BadQuestion(field, "two melds of " + rank.plural(), "one meld of a rank in " + game.title());
        });
    }

    static List<RummyGame> allBut(RummyGame... games) {
        return Stream.of(RummyGame.values())
                .filter(game -> !List.of(games).contains(game))
                .toList();
    }

    static String points(int points) {
        return points == 1 ? "1 point" : points + " points";
    }
}
