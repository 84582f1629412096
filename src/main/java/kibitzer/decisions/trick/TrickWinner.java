package kibitzer.decisions.trick;

import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.Optional;
import kibitzer.advice.Instruction;
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
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.trick.Contract;
import kibitzer.games.trick.PlayRules;
import kibitzer.games.trick.PlayedDeal;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPosition;
import kibitzer.games.trick.catalogue.TrickGames;

/** Which card wins a trick, at any game of tricks. */
public final class TrickWinner extends CountedDecision<TrickPosition, Card> {
    private static final int MOST_PLAYERS = 20;
    private static final Field<TrickGame> GAME = TrickFields.gameField(TrickGames.ALL);
    private static final Field<List<Card>> TRICK =
            required("trick", TrickFields.inOrder(MOST_PLAYERS), "the cards in the order played");
    private static final Field<List<String>> GAMES_TO_DEAL = TrickFields.gamesToDeal(TrickGames.ALL);

    private static final Form<TrickPosition> FORM = Form.of(
            TrickWinner::position,
            GAME.of(TrickPosition::game),
            TRICK.of(TrickPosition::trick),
            TrickFields.TRUMP.of(TrickPosition::trump),
            TrickFields.CONTRACT.whereGiven(LegalPosition::contract),
            TrickFields.NAMED.whereGiven(position -> position.facts().named()));

    public TrickWinner() {
        super(
                new Head(
                        "trick/winner",
                        "Who wins the trick",
                        "whist",
                        "which card wins a trick, at any game of tricks"),
                FORM,
                new CardAnswer.OneCard(Kinds.named("a card such as KS", CardNotation::readOfAnyPack, Card::toString)),
                TrickGames.ALL.stream().map(TrickFields::source).toList(),
                GAMES_TO_DEAL);
    }

    private static TrickPosition position(
            TrickGame game, List<Card> trick, Optional<Suit> givenTrump, Optional<String> word, Optional<Suit> named) {
        Contract contract = TrickFields.contract(game, word);
        if (trick.isEmpty()) {
            throw new BadQuestion("trick", "no card", "at least one");
        }
        TrickFields.noLonger(game, trick, game.rules().dealing().mostPlayers());
        TrickFields.inThePack(game, "trick", trick, List.of());
        Optional<Suit> trump = TrickFields.trump(game, contract, givenTrump, trick);
        TrickFields.named(game.play(contract, trump).leaderNames(trick.getFirst()), named);
        TableFacts facts = named.map(TableFacts.NONE::naming).orElse(TableFacts.NONE);
        TrickPosition position = new TrickPosition(game, contract, trump, Cards.NONE, trick, facts);
        if (position.rules().winner(trick, facts).isEmpty()) {
            throw new BadQuestion("trick", "all its cards cancel one another", "a trick that a card wins");
        }
        return position;
    }

    /** A full trick of a hand played lawfully. */
    @Override
    public TrickPosition deal(DealRequest request) {
        Chance chance = request.seed().chance();
        TrickGame game = TrickFields.gameOf(request, GAMES_TO_DEAL, TrickGames.ALL, chance);
        TrickPosition trick = PlayedDeal.trick(game, chance);
        while (trick.rules().winner(trick.trick(), trick.facts()).isEmpty()) {
            trick = PlayedDeal.trick(game, chance);
        }
        return trick;
    }

    @Override
    protected CountedAnswer<Card> count(TrickPosition trick) {
        Card winner = winner(trick);
        return CountedAnswer.of(
                rule(),
                TrickFields.source(trick.game()),
                List.of(winner),
                List.of(Reason.counted("winner", winner.toString(), why(trick, winner))));
    }

    private static Card winner(TrickPosition trick) {
        return trick.trick()
                .get(trick.rules().winner(trick.trick(), trick.facts()).orElse(0));
    }

    private static String why(TrickPosition trick, Card winner) {
        PlayRules rules = trick.rules();
        return rules.isTrump(winner)
                ? rules.belongsElsewhere(winner).orElseGet(() -> "the " + winner.inWords())
                        + ": the highest trump in the trick"
                : "no trump was played, and the " + winner.inWords() + " is the highest of the suit led";
    }

    @Override
    public Choices<Card> choices(TrickPosition trick) {
        return new Choices.Listed<>(trick.trick().stream().distinct().toList());
    }

    @Override
    protected List<Reason> against(TrickPosition trick, Card answer) {
        PlayRules rules = trick.rules();
        Card winner = winner(trick);
        String wrong = rules.isTrump(answer)
                ? rules.belongsElsewhere(answer).map(told -> told + ", but ").orElse("") + "the " + winner.inWords()
                        + " is a higher trump"
                : rules.isTrump(winner)
                        ? rules.belongsElsewhere(winner).orElseGet(() -> "the " + winner.inWords() + " is a trump")
                        : rules.suitOf(answer).equals(rules.suitLed(trick.trick(), trick.facts()))
                                ? "the " + winner.inWords() + " is higher"
                                : "the " + answer.inWords() + " is neither a trump nor of the suit led";
        return wrong(answer, wrong, answerKind().inside(winner));
    }

    @Override
    public Prompt ask(TrickPosition trick) {
        List<Exhibit> shown = TrickFields.shown(trick.game(), trick.contract(), trick.trump());
        trick.facts().named().ifPresent(suit -> shown.add(new Exhibit.Fact("The leader calls for", suit.plural())));
        shown.add(new Exhibit.Row("Played, in order", trick.trick()));
        return new Prompt("Which card wins the trick?", shown);
    }

    @Override
    public Instruction say(Card answer) {
        return Instruction.naming("the " + answer.inWords());
    }
}
