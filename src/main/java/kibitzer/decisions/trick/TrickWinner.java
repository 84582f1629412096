package kibitzer.decisions.trick;

import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Suit;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.trick.Contract;
import kibitzer.games.trick.EqualCards;
import kibitzer.games.trick.PlayRules;
import kibitzer.games.trick.PlayedDeal;
import kibitzer.games.trick.RulePart;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.TrickPosition;
import kibitzer.games.trick.catalogue.TrickGames;

/** Which card wins a trick, at any game of tricks; none where all that could have cancelled one another. */
public final class TrickWinner extends CountedDecision<TrickPosition, Optional<Card>> {
    private static final int MOST_PLAYERS = 20;
    private static final String NOBODY_WINS =
            "every card of the suit led is cancelled: the trick waits for the winner of a later one, and its leader leads again";
    private static final Field<TrickGame> GAME = TrickFields.gameField(TrickGames.ALL);
    private static final Field<List<Card>> TRICK =
            required("trick", CardsNotation.inOrder(MOST_PLAYERS), "the cards in the order played");
    private static final Field<List<String>> GAMES_TO_DEAL = TrickFields.gamesToDeal(TrickGames.ALL);
    private static final Field<Boolean> TRUMPED = Field.optional(
                    "trumped",
                    Kinds.yesOrNo(),
                    true,
                    "whether trumps may be played; if not, tricks without any are dealt")
            .called("With trumps");
    private static final int TRIES = 400;

    /** So many trumps are told in order. */
    private static final int IN_ORDER = 8;

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
                new CardOrNone(),
                TrickGames.ALL.stream().map(TrickFields::source).toList(),
                GAMES_TO_DEAL,
                TRUMPED);
    }

    private static TrickPosition position(
            TrickGame game, List<Card> trick, Optional<Suit> givenTrump, Optional<String> word, Optional<Suit> named) {
        Contract contract = TrickFields.contract(game, word, givenTrump);
        if (trick.isEmpty()) {
            throw new BadQuestion("trick", "no card", "at least one");
        }
        TrickFields.noLonger(game, trick, game.rules().dealing().mostPlayers());
        TrickFields.inThePack(game, "trick", trick, List.of());
        Optional<Suit> trump = TrickFields.trump(game, contract, givenTrump, trick);
        TrickFields.named(game.play(contract, trump).leaderNames(trick.getFirst()), named);
        TableFacts facts = named.map(TableFacts.NONE::naming).orElse(TableFacts.NONE);
        return new TrickPosition(game, contract, trump, Cards.NONE, trick, facts);
    }

    /** A full trick of a hand played lawfully. */
    @Override
    public TrickPosition deal(DealRequest request) {
        Chance chance = request.seed().chance();
        TrickGame game = TrickFields.gameOf(request, GAMES_TO_DEAL, TrickGames.ALL, chance);
        TrickPosition position = PlayedDeal.trick(game, chance);
        for (int tried = 1; tried < TRIES && !request.get(TRUMPED) && isTrumped(position); tried++) {
            position = PlayedDeal.trick(game, chance);
        }
        return position;
    }

    private static boolean isTrumped(TrickPosition position) {
        return position.trick().stream().anyMatch(position.rules()::isTrump);
    }

    @Override
    protected CountedAnswer<Optional<Card>> count(TrickPosition trick) {
        Optional<Card> winner = winner(trick);
        return CountedAnswer.of(
                rule(),
                TrickFields.source(trick.game(), RulePart.PLAY),
                List.of(winner),
                List.of(Reason.counted(
                        "winner",
                        winner.map(Card::toString).orElse(CardOrNone.NONE),
                        winner.map(card -> why(trick, card)).orElse(NOBODY_WINS))));
    }

    private static Optional<Card> winner(TrickPosition trick) {
        return trick.rules()
                .winner(trick.trick(), trick.facts())
                .map(place -> trick.trick().get(place));
    }

    private static String why(TrickPosition trick, Card winner) {
        PlayRules rules = trick.rules();
        if (rules.ignoresSuits()) {
            return "the " + winner.inWords() + " is the highest card, whatever the suits, or the first of equal ones";
        }
        if (rules.isTrump(winner)) {
            return rules.belongsElsewhere(winner).orElseGet(() -> "the " + winner.inWords())
                    + ": the highest trump in the trick";
        }
        if (!rules.suitOf(winner).equals(rules.suitLed(trick.trick(), trick.facts()))) {
            return "the " + winner.inWords() + " wins a trick of any suit, and no higher card of its own lies there";
        }
        boolean cancelled = trick.trick().stream().anyMatch(card -> rules.isCancelled(trick.trick(), card));
        return (rules.hasTrumps() ? "no trump was played, and the " : "the ") + winner.inWords()
                + " is the highest of the suit led"
                + (cancelled ? " that is not cancelled" : "");
    }

    /** No card, too, where two that are alike cancel each other. */
    @Override
    public Choices<Optional<Card>> choices(TrickPosition trick) {
        Stream<Optional<Card>> cards = trick.trick().stream().distinct().map(Optional::of);
        return new Choices.Listed<>(
                (mayCancel(trick) ? Stream.concat(cards, Stream.of(Optional.<Card>empty())) : cards).toList());
    }

    private static boolean mayCancel(TrickPosition trick) {
        return trick.game().rules().equal() == EqualCards.CANCEL;
    }

    /** Where nothing cancels some card always wins. */
    @Override
    public Optional<String> objection(TrickPosition trick, Optional<Card> answer) {
        if (answer.isEmpty()) {
            return mayCancel(trick) ? Optional.empty() : Optional.of("some card always wins");
        }
        return trick.trick().contains(answer.get())
                ? Optional.empty()
                : Optional.of("the " + answer.get().inWords() + " is not in the trick");
    }

    @Override
    protected List<Reason> against(TrickPosition trick, Optional<Card> answer) {
        Optional<Card> winner = winner(trick);
        String wrong = winner.isEmpty()
                ? NOBODY_WINS
                : answer.map(card -> beaten(trick, card, winner.get()))
                        .orElseGet(() -> "the " + winner.get().inWords() + " is not cancelled, and wins");
        return wrong(answer, wrong, answerKind().inside(winner));
    }

    /** How trumps rank, where the card that wins is not the higher by what is printed on it: ", for trumps rank JK JS JC AS". */
    private static String ranking(TrickPosition trick, Card answer, Card winner) {
        boolean isPlain = !winner.isJoker()
                && !answer.isJoker()
                && !winner.isTarot()
                && !answer.isTarot()
                && winner.suit() == answer.suit()
                && winner.rank().isHigherThan(answer.rank());
        List<Card> down = trick.rules().order(trick.game().rules().pack().pack().cards(), trick.trump()).stream()
                .distinct()
                .toList();
        int place = down.indexOf(answer) + 1;
        return isPlain || place > IN_ORDER
                ? ""
                : down.subList(0, place).stream()
                        .map(Card::toString)
                        .collect(Collectors.joining(" ", ", for trumps rank ", ""));
    }

    private static String beaten(TrickPosition trick, Card answer, Card winner) {
        PlayRules rules = trick.rules();
        if (rules.isCancelled(trick.trick(), answer)) {
            return "the " + answer.inWords() + " is cancelled by the other, and neither wins";
        }
        if (rules.isTrump(answer)) {
            return rules.belongsElsewhere(answer).map(told -> told + ", but ").orElse("") + "the " + winner.inWords()
                    + " is a higher trump" + ranking(trick, answer, winner);
        }
        if (rules.isTrump(winner)) {
            return rules.belongsElsewhere(winner).orElseGet(() -> "the " + winner.inWords() + " is a trump");
        }
        if (rules.ignoresSuits() || rules.winsEverywhere(winner, trick.trick())) {
            return why(trick, winner);
        }
        return rules.suitOf(answer).equals(rules.suitLed(trick.trick(), trick.facts()))
                ? "the " + winner.inWords() + " is higher"
                : "the " + answer.inWords() + TrickFields.outOfPlay(rules, " is ");
    }

    @Override
    public Prompt ask(TrickPosition trick) {
        List<Exhibit> shown = TrickFields.shown(trick.game(), trick.contract(), trick.trump());
        trick.facts().named().ifPresent(suit -> shown.add(new Exhibit.Fact("The leader calls for", suit.plural())));
        shown.add(new Exhibit.Row("Played, the first card led", trick.trick()));
        return new Prompt("Which card wins the trick?", shown);
    }

    @Override
    public Instruction say(Optional<Card> answer) {
        return Instruction.naming(answer.map(card -> "the " + card.inWords()).orElse("no card"));
    }
}
