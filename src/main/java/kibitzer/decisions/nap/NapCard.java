package kibitzer.decisions.nap;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.Advice;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.cards.Card;
import kibitzer.cards.Suit;
import kibitzer.conventions.nap.NapFollows;
import kibitzer.conventions.nap.NapLeads;
import kibitzer.conventions.nap.NapTurn;
import kibitzer.conventions.nap.NapTurnGround;
import kibitzer.conventions.nap.NapView;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.games.table.TableSeat;

/** Which card the caller leads at nap, or another plays against the caller. */
final class NapCard extends BookDecision<NapTurn, Card> {
    private final boolean leads;
    private final RuleBook<NapTurn, Card> book;
    private final PractisedRules rules;
    private final RuleDealer<NapTurn, Card> dealing;

    private NapCard(Head head, boolean leads, RuleBook<NapTurn, Card> book) {
        this(head, leads, book, PractisedRules.of(book.practised()));
    }

    private NapCard(Head head, boolean leads, RuleBook<NapTurn, Card> book, PractisedRules rules) {
        super(head, NapTurnForm.of(leads), new CardAnswer.OneCard(), rules, book.sources());
        this.leads = leads;
        this.book = book;
        this.rules = rules;
        this.dealing = new RuleDealer<>(book, new NapTurnGround(leads));
    }

    static NapCard lead() {
        return new NapCard(
                new Head(
                        "nap/lead",
                        "The caller's lead at nap",
                        "nap",
                        "which card the caller leads at nap; beside it the chance that the call is made"),
                true,
                NapLeads.BOOK);
    }

    static NapCard play() {
        return new NapCard(
                new Head(
                        "nap/play",
                        "Against the caller at nap",
                        "nap",
                        "which card to play against the caller at nap; beside it the chance that the call fails"),
                false,
                NapFollows.BOOK);
    }

    @Override
    public NapTurn deal(DealRequest request) {
        return dealing.deal(rules.asked(request), request.seed());
    }

    @Override
    public Choices<Card> choices(NapTurn turn) {
        return new Choices.Listed<>(turn.hand().toList());
    }

    @Override
    public Optional<String> objection(NapTurn turn, Card answer) {
        if (turn.lawful().contains(answer)) {
            return Optional.empty();
        }
        String card = "the " + answer.inWords();
        return Optional.of(
                !turn.hand().contains(answer)
                        ? card + " is not in this hand"
                        : turn.isLead()
                                ? card + " would make " + answer.suit().plural() + " trumps"
                                : card + " does not follow suit");
    }

    @Override
    protected Consulted<?, Card> consult(NapTurn turn) {
        return new Consulted<>(book, turn);
    }

    @Override
    public Advice<Card> advise(NapTurn turn) {
        return super.advise(turn).withoutNearMisses();
    }

    /** What the rule that decides finds in the card. */
    @Override
    public List<Ruling<Card>> whyNot(NapTurn turn, Card answer) {
        List<Ruling<Card>> deciding = consult(turn).whyNotOfDeciding(answer);
        return deciding.isEmpty() ? super.whyNot(turn, answer) : deciding;
    }

    @Override
    public Optional<Reckoning<Card>> reckon(NapTurn turn) {
        return Optional.of(NapCardReckoning.of(turn));
    }

    @Override
    public Prompt ask(NapTurn turn) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Players", String.valueOf(turn.players())));
        shown.add(new Exhibit.Fact("Trumps", turn.trump().map(Suit::plural).orElse("made by your first lead")));
        shown.add(new Exhibit.Fact(
                "The call", turn.call() == NapView.NAP ? "nap, all five tricks" : HowMany.of(turn.call(), "trick")));
        shown.add(new Exhibit.Fact(leads ? "You have won" : "The caller has won", HowMany.of(turn.tricks(), "trick")));
        for (int number = 0; number < turn.history().size(); number++) {
            shown.add(new Exhibit.Row("Trick " + (number + 1), turn.history().get(number)));
        }
        if (!turn.isLead()) {
            TableSeat me = turn.players() == TableSeat.COMPASS
                    ? TableSeat.SOUTH
                    : new TableSeat(turn.players(), turn.players() - 1);
            TableSeat leader = me.after(-turn.trick().size());
            shown.add(new Exhibit.Fact("The caller", leader.after(turn.caller()).inWords()));
            shown.add(new Exhibit.Trick("On the table", leader, turn.trick(), Optional.of(me), Optional.empty()));
        }
        shown.add(new Exhibit.Held("Your hand", turn.hand()));
        return new Prompt(
                leads ? "You are the caller. Which card do you lead?" : "Which card do you play against the caller?",
                shown);
    }

    @Override
    public Instruction say(Card answer) {
        return Instruction.to(leads ? "lead" : "play", answer);
    }
}
