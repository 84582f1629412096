package kibitzer.decisions.trick.ecarte;

import static kibitzer.decisions.form.Field.required;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reckoning;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Suit;
import kibitzer.conventions.ecarte.EcarteGround;
import kibitzer.conventions.ecarte.EcarteStands;
import kibitzer.conventions.ecarte.EcarteView;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.trick.TrickFields;
import kibitzer.games.trick.trumps.TrumpsGames;

/** Whether to play at once at ecarte or to exchange cards, by the table of hands worth playing (pp. 203-204). */
public final class EcarteStand extends BookDecision<EcarteView, String> {
    private static final PractisedRules RULES = PractisedRules.of(EcarteStands.BOOK.practised());

    private static final Form<EcarteView> FORM = Form.of(
            EcarteStand::view,
            EcarteFields.HAND.of(view -> view.hand().cards()),
            EcarteFields.TRUMP.of(view -> view.hand().trump()),
            EcarteFields.ELDER.of(EcarteView::elder),
            required("turn-up", Kinds.card(), "the card turned, which makes trumps")
                    .of(EcarteView::turnUp));

    public EcarteStand() {
        super(
                new Head(
                        "ecarte/stand",
                        "Stand or propose",
                        "ecarte",
                        "whether to play the first hand at ecarte or to exchange cards: elder hand stands or proposes, the dealer refuses or accepts"),
                FORM,
                WordAnswer.OneWord.of(
                        EcarteView.STAND, "Stand",
                        EcarteView.PROPOSE, "Propose",
                        EcarteView.REFUSE, "Refuse",
                        EcarteView.ACCEPT, "Accept"),
                RULES,
                EcarteStands.BOOK.sources());
    }

    private static EcarteView view(CardSet cards, Suit trump, boolean elder, Card turnUp) {
        TrickFields.inThePack(TrumpsGames.ECARTE, "turn-up", List.of(turnUp), List.of());
        if (turnUp.suit() != trump) {
            throw new BadQuestion("turn-up", "the " + turnUp.inWords() + " is no trump", "a card of " + trump.plural());
        }
        if (cards.contains(turnUp)) {
            throw new BadQuestion("turn-up", "the " + turnUp.inWords() + " is in your hand", "another card");
        }
        return new EcarteView(EcarteFields.hand(cards, trump), elder, turnUp);
    }

    @Override
    public EcarteView deal(DealRequest request) {
        return new RuleDealer<>(EcarteStands.BOOK, new EcarteGround()).deal(RULES.asked(request), request.seed());
    }

    @Override
    public Choices<String> choices(EcarteView view) {
        return new Choices.Listed<>(List.of(view.playing(), view.drawing()));
    }

    @Override
    public Optional<String> objection(EcarteView view, String answer) {
        return answer.equals(view.playing()) || answer.equals(view.drawing())
                ? Optional.empty()
                : Optional.of(
                        view.elder()
                                ? "elder hand stands or proposes, and does not " + answer
                                : "the dealer refuses or accepts, and does not " + answer);
    }

    @Override
    protected Consulted<?, String> consult(EcarteView view) {
        return new Consulted<>(EcarteStands.BOOK, view);
    }

    @Override
    public List<Ruling<String>> whyNot(EcarteView view, String answer) {
        List<Ruling<String>> found = super.whyNot(view, answer);
        return Stream.concat(
                        EcarteStands.notInTheTable(view, answer).stream(),
                        found.stream().sorted(Comparator.comparing(ruling -> EcarteStands.isException(ruling.rule()))))
                .toList();
    }

    @Override
    public Optional<Reckoning<String>> reckon(EcarteView view) {
        return Optional.of(EcarteReckoning.of(view));
    }

    @Override
    public Prompt ask(EcarteView view) {
        return new Prompt(
                view.elder() ? "Do you stand or propose?" : "They propose. Do you refuse or accept?",
                List.of(
                        new Exhibit.Fact("You are", EcarteFields.role(view.elder())),
                        new Exhibit.Fact("Turned up", "the " + view.turnUp().inWords()),
                        new Exhibit.Held("Your hand", view.hand().cards())));
    }

    @Override
    public Instruction say(String answer) {
        return Instruction.to(answer);
    }
}
