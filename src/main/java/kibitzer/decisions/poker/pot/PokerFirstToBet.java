package kibitzer.decisions.poker.pot;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.poker.StudOrder;

/** Who speaks first in a betting interval of stud poker, and whether they must bet (Culbertson pp. 64, 83, 84). */
public final class PokerFirstToBet extends CountedDecision<Upcards, String> {
    private static final String RULE = "poker.first-to-bet";
    private static final int MOST_UPCARDS = 4;
    private static final List<String> GAMES =
            Stream.of(StudOrder.values()).map(StudOrder::game).toList();

    private static final Field<List<String>> GAMES_TO_DEAL =
            optional("games", Kinds.someOf(GAMES), List.of(), "the games to deal; any of them if none is named");
    private static final Form<Upcards> FORM = Form.of(
            (showing, order) -> new Upcards(order, showing),
            required(
                            "showing",
                            Kinds.listOf(
                                    Kinds.cards(1, MOST_UPCARDS),
                                    "the upcards of each player still in, from the dealer's left, such as [\"KS 4D\", \"9C 2H\"]"),
                            "the upcards of each player still in; the player nearest the dealer's left is player 1")
                    .of(Upcards::showing),
            optional(
                            "game",
                            Kinds.word(GAMES).as(PokerFirstToBet::order, StudOrder::game),
                            order(GAMES.getFirst()),
                            "the game, by its id in the syllabus")
                    .of(Upcards::order));

    private static StudOrder order(String game) {
        return Stream.of(StudOrder.values())
                .filter(order -> order.game().equals(game))
                .findFirst()
                .orElseThrow();
    }

    public PokerFirstToBet() {
        super(
                new Head(
                        "poker/first-to-bet",
                        "The first to bet at stud",
                        "stud-poker",
                        "who speaks first at stud, and whether they must bet"),
                FORM,
                kind(),
                Stream.of(StudOrder.values()).map(PokerFirstToBet::source).toList(),
                GAMES_TO_DEAL);
    }

    private static AnswerKind<String> kind() {
        Map<String, String> labels = new LinkedHashMap<>();
        IntStream.rangeClosed(1, Upcards.MOST_PLAYERS)
                .forEach(player -> labels.put(String.valueOf(player), "Player " + player));
        return new WordAnswer.OneWord(labels);
    }

    private static Source source(StudOrder order) {
        return switch (order) {
            case HIGHEST -> Source.source("five-card-stud").onPage(84);
            case HIGHEST_FOUR_FLUSH_BEATS_A_PAIR ->
                Source.source("five-card-stud", order.game()).onPage(84, 87);
            case LOWEST -> Source.source(order.game());
        };
    }

    /** Upcards with pairs and equal combinations more often than chance has them. */
    @Override
    public Upcards deal(DealRequest request) {
        Chance chance = request.seed().chance();
        List<String> games = request.get(GAMES_TO_DEAL);
        StudOrder order = order(chance.oneOf(games.isEmpty() ? GAMES : games));
        int many = order == StudOrder.HIGHEST_FOUR_FLUSH_BEATS_A_PAIR ? MOST_UPCARDS : 1 + chance.below(MOST_UPCARDS);
        int players = 3 + chance.below(3);
        for (int tries = 0; ; tries++) {
            List<Card> pack = chance.shuffled(CardSet.FULL_PACK.toList());
            List<CardSet> showing = IntStream.range(0, players)
                    .mapToObj(player -> CardSet.of(pack.subList(player * many, (player + 1) * many)))
                    .toList();
            Upcards upcards = new Upcards(order, showing);
            if (tries > 200 || isOfInterest(upcards)) {
                return upcards;
            }
        }
    }

    /** The first to speak is not simply the highest card on the table, or another is his equal. */
    private static boolean isOfInterest(Upcards upcards) {
        StudOrder order = upcards.order();
        CardSet first = upcards.showing().get(upcards.first() - 1);
        boolean tie = upcards.showing().stream()
                        .filter(cards -> order.isEqual(cards, first))
                        .count()
                > 1;
        boolean plain = order.showsNothing(first);
        return switch (order) {
            case HIGHEST -> tie || !plain;
            case HIGHEST_FOUR_FLUSH_BEATS_A_PAIR -> order.showsAFourFlush(first) || !plain;
            case LOWEST -> true;
        };
    }

    @Override
    public Choices<String> choices(Upcards upcards) {
        return new Choices.Listed<>(IntStream.rangeClosed(1, upcards.showing().size())
                .mapToObj(String::valueOf)
                .toList());
    }

    @Override
    protected CountedAnswer<String> count(Upcards upcards) {
        String first = String.valueOf(upcards.first());
        return CountedAnswer.of(
                        RULE,
                        source(upcards.order()),
                        List.of(first),
                        List.of(shown(upcards, upcards.first()), right(upcards)))
                .figures(Map.of("must-bet", String.valueOf(upcards.mustBet())));
    }

    private static Reason shown(Upcards upcards, int player) {
        CardSet cards = upcards.showing().get(player - 1);
        return Reason.counted("upcards", cards, "player " + player + " shows " + inWords(upcards, cards));
    }

    private static String inWords(Upcards upcards, CardSet cards) {
        return upcards.order().inWords(cards);
    }

    private static Reason right(Upcards upcards) {
        return Reason.counted(
                "interval",
                upcards.showing().getFirst().size(),
                upcards.mustBet()
                        ? "in the first interval they must bet"
                        : upcards.order() == StudOrder.LOWEST
                                ? "they may bet or check"
                                : "after the first interval they may check");
    }

    @Override
    protected List<Reason> against(Upcards upcards, String answer) {
        int player = Integer.parseInt(answer);
        CardSet cards = upcards.showing().get(player - 1);
        CardSet right = upcards.showing().get(upcards.first() - 1);
        String first = "player " + upcards.first();
        String told = upcards.order().isEqual(cards, right)
                ? "they show " + inWords(upcards, cards) + " and so does " + first
                        + "; of equals the one nearest the dealer's left speaks first"
                : inWords(upcards, cards).equals(inWords(upcards, right))
                        ? "both show " + inWords(upcards, right) + ", but beside it " + first + " has "
                                + upcards.order().tellsApart(right, cards) + ", player " + answer + " "
                                + upcards.order().tellsApart(cards, right) + "; " + rank(upcards) + " speaks first"
                        : first + " shows " + inWords(upcards, right) + ", player " + answer
                                + (upcards.order() == StudOrder.LOWEST ? " " : " only ")
                                + inWords(upcards, cards) + "; " + rank(upcards) + " speaks first";
        return List.of(Reason.missing("upcards", cards, told, first, ""));
    }

    /** A four-flush is only spoken of where one shows. */
    private static String rank(Upcards upcards) {
        return switch (upcards.order()) {
            case HIGHEST -> "the highest";
            case HIGHEST_FOUR_FLUSH_BEATS_A_PAIR ->
                upcards.order().showsAFourFlush(upcards.showing().get(upcards.first() - 1))
                        ? "the highest, a four-flush before any pair,"
                        : "the highest";
            case LOWEST -> "at misere the lowest";
        };
    }

    @Override
    public Prompt ask(Upcards upcards) {
        List<Exhibit> exhibits = new ArrayList<>();
        for (int player = 1; player <= upcards.showing().size(); player++) {
            exhibits.add(new Exhibit.Row(
                    "Player " + player, upcards.showing().get(player - 1).byRank()));
        }
        exhibits.add(new Exhibit.Fact("The dealer sits", "at the right of player 1"));
        exhibits.add(new Exhibit.Fact(
                "The game",
                switch (upcards.order()) {
                    case HIGHEST -> "five-card stud";
                    case HIGHEST_FOUR_FLUSH_BEATS_A_PAIR -> "stud where a four-flush beats a pair, the last interval";
                    case LOWEST -> "misere stud";
                }));
        return new Prompt("Who speaks first?", exhibits);
    }
}
