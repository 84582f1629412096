package kibitzer.decisions.trick;

import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Reason;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Suit;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.trick.PlayRules;
import kibitzer.games.trick.PlayedDeal;
import kibitzer.games.trick.RulePart;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPosition;
import kibitzer.games.trick.catalogue.TrickGames;

/** How cards rank where a suit is led, at any game of tricks. */
public final class TrickOrder extends CountedDecision<CardsToRank, List<Card>> {
    private static final int MOST_CARDS = 60;
    private static final int MOST_DEALT = 8;
    private static final Field<TrickGame> GAME = TrickFields.gameField(TrickGames.ALL);
    private static final Field<Cards> CARDS =
            required("cards", CardsNotation.ofAnyPack(1, MOST_CARDS), "one trick's worth of cards, or more");
    private static final Field<Suit> LED = required("led", Kinds.suit(), "the suit led");
    private static final Field<List<String>> GAMES_TO_DEAL = TrickFields.gamesToDeal(TrickGames.ALL);

    private static final Form<CardsToRank> FORM = Form.of(
            (game, cards, trump, led, word) ->
                    new CardsToRank(game, cards, trump, led, TrickFields.contract(game, word, trump)),
            GAME.of(CardsToRank::game),
            CARDS.of(CardsToRank::cards),
            TrickFields.TRUMP.of(CardsToRank::trump),
            LED.of(CardsToRank::led),
            TrickFields.CONTRACT.whereGiven(
                    cards -> cards.game().rules().contracts().size() > 1
                            ? Optional.of(cards.contract().word())
                            : Optional.empty()));

    public TrickOrder() {
        super(
                new Head(
                        "trick/order",
                        "How cards rank",
                        "whist",
                        "which cards can win where a suit is led, high to low, at any game of tricks"),
                FORM,
                new CardAnswer.CardsInOrder(0, MOST_CARDS, CardsNotation.inOrder(MOST_CARDS)),
                TrickGames.ALL.stream().map(TrickFields::source).toList(),
                GAMES_TO_DEAL);
    }

    private static String listed(List<Card> cards) {
        return cards.isEmpty() ? "no card" : CardNotation.write(cards);
    }

    /** Cards that a hand and a trick of a deal hold, some of them of the suit led. */
    @Override
    public CardsToRank deal(DealRequest request) {
        Chance chance = request.seed().chance();
        TrickGame game = TrickFields.gameOf(request, GAMES_TO_DEAL, TrickGames.ALL, chance);
        TrickPosition trick = PlayedDeal.trick(game, chance);
        List<Card> others =
                game.rules().pack().pack().cards().stream().distinct().toList();
        List<Card> cards = chance.shuffled(others).subList(0, MOST_DEALT);
        Suit led = chance.oneOf(Suit.DOWNWARDS);
        return new CardsToRank(game, Cards.of(cards), trick.trump(), led, trick.contract());
    }

    @Override
    protected CountedAnswer<List<Card>> count(CardsToRank cards) {
        List<Card> ranked = cards.ranked();
        PlayRules rules = cards.rules();
        List<Card> trumps = ranked.stream().filter(rules::isTrump).toList();
        List<Card> led = ranked.stream().filter(card -> !rules.isTrump(card)).toList();
        Reason ofTheSuitLed = Reason.counted(
                "led",
                CardNotation.write(led),
                (rules.ignoresSuits() ? "suits are ignored: " : "the suit led: ") + listed(led));
        return CountedAnswer.of(
                rule(),
                TrickFields.source(cards.game(), RulePart.RANK),
                List.of(ranked),
                rules.hasTrumps()
                        ? List.of(
                                Reason.counted("trumps", CardNotation.write(trumps), "trumps: " + listed(trumps)),
                                ofTheSuitLed)
                        : List.of(ofTheSuitLed));
    }

    @Override
    protected List<Reason> against(CardsToRank cards, List<Card> answer) {
        List<Card> ranked = cards.ranked();
        String wrong = answer.stream()
                .filter(card -> !ranked.contains(card))
                .findFirst()
                .map(card -> "the " + card.inWords() + TrickFields.outOfPlay(cards.rules(), " cannot win, being ")
                        + strangely(cards, card))
                .or(() -> ranked.stream()
                        .filter(card -> !answer.contains(card))
                        .findFirst()
                        .map(card -> "the " + card.inWords() + " is left out and can win, " + ground(cards, card)))
                .or(() -> ranked.stream()
                        .filter(card -> ranked.indexOf(card) != answer.indexOf(card))
                        .findFirst()
                        .map(card -> "the " + card.inWords() + " stands higher" + strangely(cards, card)))
                .orElse("a card stands there too often");
        return wrong(answer, wrong, listed(ranked));
    }

    /** Why a card can win: "for it is a trump". */
    private static String ground(CardsToRank cards, Card card) {
        PlayRules rules = cards.rules();
        return "for "
                + rules.belongsElsewhere(card)
                        .orElse(
                                rules.isTrump(card)
                                        ? "it is a trump"
                                        : rules.ignoresSuits() ? "suits are ignored" : "it is of the suit led");
    }

    private static String strangely(CardsToRank cards, Card card) {
        return cards.rules().belongsElsewhere(card).map(told -> ": " + told).orElse("");
    }

    /** A card that is not there is no answer. */
    @Override
    public Optional<String> objection(CardsToRank cards, List<Card> answer) {
        Cards strange = Cards.of(answer).minus(cards.cards());
        return strange.isEmpty()
                ? Optional.empty()
                : Optional.of("the " + strange.get(0).inWords() + " is not among the cards");
    }

    @Override
    public Prompt ask(CardsToRank cards) {
        List<Exhibit> shown = TrickFields.shown(cards.game(), cards.contract(), cards.trump());
        shown.add(new Exhibit.Fact("Led", cards.led().plural()));
        shown.add(new Exhibit.Row("The cards", cards.cards().list()));
        return new Prompt("Which of these cards can win, high to low?", shown);
    }
}
