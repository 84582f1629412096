package kibitzer.decisions.trick;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.trick.CardPoints;
import kibitzer.games.trick.PlayedDeal;
import kibitzer.games.trick.RulePart;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.catalogue.TrickGames;

/** What the cards count that were won in tricks. */
public final class TrickCardPoints extends CountedDecision<Pile, Integer> {
    private static final int MOST_POINTS = 2_000;
    private static final int MOST_CARDS = 256;
    static final List<TrickGame> GAMES = TrickGames.ALL.stream()
            .filter(game -> !game.rules().points().isNone())
            .toList();
    private static final Field<TrickGame> GAME = TrickFields.gameField(GAMES);
    private static final Field<Cards> CARDS =
            required("cards", CardsNotation.ofAnyPack(0, MOST_CARDS), "the cards won");
    private static final Field<Boolean> LAST =
            optional("last-trick", Kinds.yesOrNo(), false, "whether the last trick is among them");
    private static final Field<List<String>> GAMES_TO_DEAL = TrickFields.gamesToDeal(GAMES);

    private static final Form<Pile> FORM = Form.of(
            (game, cards, last, trump, word) ->
                    new Pile(game, cards, last, trump, TrickFields.contract(game, word, trump)),
            GAME.of(Pile::game),
            CARDS.of(Pile::cards),
            LAST.whereGiven(Pile::lastTrick),
            TrickFields.TRUMP.whereGiven(Pile::trump),
            TrickFields.CONTRACT.whereGiven(
                    pile -> pile.game().rules().contracts().size() > 1
                            ? Optional.of(pile.contract().word())
                            : Optional.empty()));

    public TrickCardPoints() {
        super(
                new Head(
                        "trick/card-points",
                        "What cards count",
                        "catch-the-ten",
                        "what the cards count that were won in tricks, at any game in which they do"),
                FORM,
                new NumberAnswer.Count(-MOST_POINTS, MOST_POINTS, "points"),
                GAMES.stream().map(TrickFields::source).toList(),
                GAMES_TO_DEAL);
    }

    /** Some tricks of a hand played lawfully. */
    @Override
    public Pile deal(DealRequest request) {
        Chance chance = request.seed().chance();
        TrickGame game = TrickFields.gameOf(request, GAMES_TO_DEAL, GAMES, chance);
        PlayedDeal deal = new PlayedDeal(game, chance);
        while (!deal.isOver()) {
            deal.playAny();
        }
        List<Card> won = deal.won();
        int tricks = won.size() / deal.players();
        int taken = 1 + chance.below(Math.min(6, tricks));
        List<Card> pile = new ArrayList<>(won.subList(won.size() - taken * deal.players(), won.size()));
        boolean last = game.rules().points().lastTrick() > 0;
        return new Pile(
                game,
                Cards.of(pile),
                last,
                game.rules().points().dependsOnTrumps() ? deal.trump() : Optional.empty(),
                deal.contract());
    }

    @Override
    protected CountedAnswer<Integer> count(Pile pile) {
        return inSteps(pile.points(), TrickFields.source(pile.game(), RulePart.CARD_POINTS), steps(pile));
    }

    private static List<String> steps(Pile pile) {
        CardPoints points = pile.game().rules().points();
        List<String> steps = new ArrayList<>();
        List<String> each = new ArrayList<>();
        for (Card card : pile.cards().different()) {
            int worth = points.of(card, pile.trump());
            if (worth != 0) {
                int copies = pile.cards().count(card);
                each.add(card + " " + worth + (copies > 1 ? " " + copies + " times" : ""));
            }
        }
        if (!each.isEmpty()) {
            steps.add("these count: " + String.join(", ", each));
        }
        if (steps.isEmpty()) {
            steps.add("no card here counts anything");
        }
        pile.trump()
                .filter(trump -> points.isOfTrumpsAlone())
                .ifPresent(trump ->
                        steps.add("of " + trump.plural() + ", the trumps, only " + points.trumpsInWords() + " count"));
        if (points.divisor() > 1) {
            steps.add(points.divisor() + " of these make a point, and what is over counts nothing");
        }
        if (pile.lastTrick() && points.lastTrick() > 0) {
            steps.add("the last trick counts " + points.lastTrick());
        }
        return steps;
    }

    @Override
    public List<Slip<Integer>> slips(Pile pile) {
        CardPoints points = pile.game().rules().points();
        List<Slip<Integer>> slips = new ArrayList<>();
        for (Card card : pile.cards().different()) {
            int worth = points.of(card, pile.trump()) * pile.cards().count(card);
            if (worth != 0 && points.divisor() == 1) {
                slips.add(Slip.by("leave out the " + card.inWords(), pile.points() - worth));
            }
        }
        if (points.isOfTrumpsAlone()) {
            int everySuit = pile.cards().different().stream()
                    .mapToInt(card -> points.of(card, Optional.of(card.suit()))
                            * pile.cards().count(card))
                    .sum();
            slips.add(Slip.by("count cards of every suit as if it were trumps", everySuit));
        }
        if (points.lastTrick() > 0) {
            slips.add(
                    pile.lastTrick()
                            ? Slip.by("leave out the last trick", pile.points() - points.lastTrick())
                            : Slip.by("count the last trick, which is not here", pile.points() + points.lastTrick()));
        }
        return slips;
    }

    @Override
    public Prompt ask(Pile pile) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Game", pile.game().title()));
        pile.trump().ifPresent(suit -> shown.add(new Exhibit.Fact("Trumps", suit.plural())));
        if (pile.game().rules().points().lastTrick() > 0) {
            shown.add(new Exhibit.Fact("The last trick", pile.lastTrick() ? "among them" : "not among them"));
        }
        shown.add(new Exhibit.Row("Won in tricks", pile.cards().list()));
        return new Prompt("What do these cards count?", shown);
    }
}
