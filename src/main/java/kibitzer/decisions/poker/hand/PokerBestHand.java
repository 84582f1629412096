package kibitzer.decisions.poker.hand;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.CardSet;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.poker.MadeHand;
import kibitzer.games.poker.PokerForm;
import kibitzer.games.poker.SharedCards;

/**
 * The best hand out of more cards: five of seven at stud, of ten at cincinnati, with one line of a cross; the highest, or
 * the lowest where the lowest wins (Culbertson pp. 73-75, 82-92).
 */
public final class PokerBestHand extends CountedDecision<CardsToChooseFrom, CardSet> {
    private static final String RULE = "poker.best-hand";
    private static final int HAND = 5;

    private static final Form<CardsToChooseFrom> FORM = Form.of(
            (own, centre, form) -> new CardsToChooseFrom(form, own, centre),
            required("hand", Kinds.cardsWithJoker(1, PokerForm.MOST_CARDS), "the player's own cards, hidden and shown")
                    .of(CardsToChooseFrom::own),
            optional(
                            "centre",
                            Kinds.listOf(
                                    Kinds.cardsWithJoker(1, PokerForm.MOST_CARDS),
                                    "lines of centre cards, such as [\"KS 4D 9C\", \"2H 4D JS\"]"),
                            List.of(),
                            "the lines of centre cards, of which one may be used with the hand; a card may lie in two lines")
                    .of(CardsToChooseFrom::centre),
            optional(
                            "game",
                            FormNotation.FORM,
                            PokerForm.named("best-five"),
                            "the form of the game: best-five for high, low-ace-high or misere-stud for low, wild-8 with eights wild")
                    .of(CardsToChooseFrom::form));

    public PokerBestHand() {
        super(
                new Head(
                        "poker/best-hand",
                        "The best hand of many cards",
                        "poker",
                        "the best hand out of more cards, high or low: stud, wild cards, cards shared in the centre"),
                FORM,
                new CardAnswer.SomeCards(1, HAND),
                Stream.concat(Stream.of("down-the-river", "high-low-seven-card-stud"), SharedCards.games().stream())
                        .map(Source::source)
                        .toList(),
                BestHandDealer.GAMES);
    }

    @Override
    public AnswerKind<CardSet> answerKind(CardsToChooseFrom cards) {
        return new CardAnswer.SomeCards(cards.form().cards(), cards.form().cards());
    }

    @Override
    public CardsToChooseFrom deal(DealRequest request) {
        return new BestHandDealer(request.seed().chance()).deal(request.get(BestHandDealer.GAMES));
    }

    @Override
    public Optional<String> objection(CardsToChooseFrom cards, CardSet answer) {
        if (cards.allows(answer)) {
            return Optional.empty();
        }
        if (answer.size() != cards.form().cards()) {
            return Optional.of("a hand is " + cards.form().cards() + " cards; " + answer.size() + " were chosen");
        }
        return Optional.of(
                answer.subsetOf(cards.all())
                        ? "cards of two lines may not be used together"
                        : "the " + answer.minus(cards.all()).first().inWords() + " is not on the table");
    }

    @Override
    protected CountedAnswer<CardSet> count(CardsToChooseFrom cards) {
        List<CardSet> best = cards.best();
        MadeHand made = MadeHand.of(cards.form(), best.getFirst());
        return CountedAnswer.of(
                RULE,
                source(cards),
                best,
                List.of(Reason.counted(
                        "hand", made.handClass().word(), made.inWords() + " (" + best.getFirst() + ")")));
    }

    @Override
    protected List<Reason> against(CardsToChooseFrom cards, CardSet answer) {
        List<CardSet> best = cards.best();
        if (!cards.allows(answer) || best.contains(answer)) {
            return List.of();
        }
        MadeHand chosen = MadeHand.of(cards.form(), answer);
        MadeHand made = MadeHand.of(cards.form(), best.getFirst());
        Reason lower = Reason.needing(
                "hand",
                chosen.handClass().word(),
                "that is " + chosen.inWords(),
                made.inWords() + " (" + best.getFirst() + ")");
        return List.of(lower);
    }

    private static Source source(CardsToChooseFrom cards) {
        return HandRanks.source(cards.form());
    }

    @Override
    public Prompt ask(CardsToChooseFrom cards) {
        List<Exhibit> exhibits = new ArrayList<>();
        if (!cards.centre().isEmpty()) {
            exhibits.add(new Exhibit.Row("Your own cards", cards.own().byRank()));
            int line = 0;
            for (CardSet shared : cards.centre()) {
                String label = cards.centre().size() == 1 ? "In the centre" : "In the centre, line " + ++line;
                exhibits.add(new Exhibit.Row(label, shared.byRank()));
            }
        }
        exhibits.add(new Exhibit.Held(
                cards.centre().isEmpty() ? "Your cards" : "Choose from these", cards.all(), Exhibit.Fan.BY_RANK));
        exhibits.add(new Exhibit.Fact("The game", cards.form().title()));
        boolean low = cards.form().wins() == PokerForm.Wins.LOWEST;
        String one = cards.centre().size() > 1 ? ", using one line of the centre" : "";
        return new Prompt("Which cards are your " + (low ? "lowest" : "highest") + " hand" + one + "?", exhibits);
    }

    @Override
    public Instruction say(CardSet answer) {
        return new Instruction("show", answer.toString());
    }
}
