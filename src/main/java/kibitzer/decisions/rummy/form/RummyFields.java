package kibitzer.decisions.rummy.form;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import kibitzer.advice.Reason;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.form.Part;
import kibitzer.games.rummy.family.NoMeld;
import kibitzer.games.rummy.family.RummyGame;

/** The values that questions on rummy games are made of. */
public final class RummyFields {
    private static final int MOST_IN_A_LOT = 30;

    private static final String USUAL = "usual";
    private static final String WILD = "wild";
    private static final String NATURAL = "natural";

    /** What the players have agreed on where the game leaves it to them: continental rum and contract rummy. */
    private static final Field<String> DEUCES = Field.optional(
            "deuces",
            Kinds.word(List.of(USUAL, WILD, NATURAL)),
            USUAL,
            "wild or natural by agreement; usual is wild in continental rum and natural in contract rummy");

    /** Two packs are taken at 500 rum where five play or more. */
    private static final Field<Integer> PACKS =
            Field.optional("packs", Kinds.number(1, 2), 1, "500 rum: two with five players or more");

    private RummyFields() {}

    /** The game that is played, by the options that were given. */
    public static RummyGame played(RummyGame game, String deuces, int packs) {
        return withPacks(withDeuces(game, deuces), packs);
    }

    public static RummyGame withPacks(RummyGame game, int packs) {
        if (packs == 1) {
            return game;
        }
        if (game != RummyGame.FIVE_HUNDRED_RUM) {
            throw new BadQuestion("packs", packs + " in " + game.title(), "two packs in 500 rum alone");
        }
        return RummyGame.FIVE_HUNDRED_RUM_WITH_TWO_PACKS;
    }

    public static RummyGame withDeuces(RummyGame game, String deuces) {
        if (deuces.equals(USUAL)) {
            return game;
        }
        return switch (game) {
            case CONTINENTAL -> deuces.equals(WILD) ? game : RummyGame.CONTINENTAL_WITH_NATURAL_DEUCES;
            case CONTRACT -> deuces.equals(WILD) ? RummyGame.CONTRACT_WITH_WILD_DEUCES : game;
            default ->
                throw new BadQuestion(
                        "deuces",
                        deuces + " in " + game.title(),
                        "left out: they are agreed on in continental rum and contract rummy alone");
        };
    }

    /** The agreement on deuces as a part of a position; not written where the game is played as usual. */
    public static <P> Part<P, String> deuces(Function<P, RummyGame> game) {
        return DEUCES.whereGiven(position -> switch (game.apply(position)) {
            case CONTINENTAL_WITH_NATURAL_DEUCES -> NATURAL;
            case CONTRACT_WITH_WILD_DEUCES -> WILD;
            default -> USUAL;
        });
    }

    /** The number of packs, likewise. */
    public static <P> Part<P, Integer> packs(Function<P, RummyGame> game) {
        return PACKS.whereGiven(position -> game.apply(position) == RummyGame.FIVE_HUNDRED_RUM_WITH_TWO_PACKS ? 2 : 1);
    }

    /** What the players have agreed on the deuces, where it matters to these cards and is theirs to agree on. */
    public static Optional<String> onDeuces(RummyGame game, List<Cards> lots) {
        boolean matters =
                lots.stream().flatMap(Cards::stream).anyMatch(card -> !card.isJoker() && card.rank() == Rank.TWO);
        return matters ? game.agreedOnDeuces() : Optional.empty();
    }

    /** The same as a reason; none where nothing is to be said. */
    public static List<Reason> reasonOnDeuces(RummyGame game, List<Cards> lots) {
        return onDeuces(game, lots).map(agreed -> Reason.counted("deuces", agreed, agreed)).stream()
                .toList();
    }

    /** One of these games, by its id in the syllabus. */
    static Kind<RummyGame> game(List<RummyGame> games) {
        Kind<String> ids = Kinds.word(games.stream().map(RummyGame::id).toList());
        return ids.as(id -> RummyGame.of(id).orElseThrow(), RummyGame::id);
    }

    public static Field<RummyGame> gameField(List<RummyGame> games) {
        return Field.optional("game", game(games), games.getFirst(), "the game whose rules hold");
    }

    public static Field<List<String>> gamesToDeal(List<RummyGame> games) {
        return Field.optional(
                "games",
                Kinds.someOf(games.stream().map(RummyGame::id).toList()),
                List.of(),
                "deal for one of these games; any of them if none is named");
    }

    /** Several lots of cards, at most so many. */
    public static Kind<List<Cards>> lots(int most) {
        Kind<List<Cards>> all = Kinds.listOf(
                CardsNotation.kind(1, MOST_IN_A_LOT), "lists of cards, such as [\"7S 7H 7D\", \"5C 4C 3C\"]");
        return all.as(
                lots -> {
                    if (lots.size() > most) {
                        throw BadNotation.because(lots.size() + " of them", "at most " + most + " " + all.expected());
                    }
                    return lots;
                },
                Function.identity());
    }

    /** One of the games asked for, or any of them. */
    public static RummyGame gameOf(
            DealRequest request, Field<List<String>> option, List<RummyGame> games, Chance chance) {
        List<String> asked = request.get(option);
        return chance.oneOf(games.stream()
                .filter(one -> asked.isEmpty() || asked.contains(one.id()))
                .toList());
    }

    /** @throws BadQuestion if the packs of the game do not hold these cards together */
    public static void inThePack(RummyGame game, String field, List<Cards> lots) {
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
    public static void melds(RummyGame game, String field, List<Cards> melds) {
        Predicate<Cards> meld = game.rules()::isMeld;
        melds.stream().filter(meld.negate()).findFirst().ifPresent(wrong -> {
            throw new BadQuestion(
                    field,
                    wrong + " is no meld in " + game.title() + ": " + NoMeld.because(game.rules(), wrong),
                    "melds");
        });
        game.rules().rankTwice(melds).ifPresent(rank -> {
            throw new BadQuestion(field, "two melds of " + rank.plural(), "one meld of a rank in " + game.title());
        });
    }

    public static List<RummyGame> allBut(RummyGame... games) {
        return RummyGame.usual().stream()
                .filter(game -> !List.of(games).contains(game))
                .toList();
    }
}
