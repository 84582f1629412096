package kibitzer.decisions.poker.hand;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.MadeHand;
import kibitzer.games.poker.PokerForm;

/** What a poker hand is called, and which of its cards make it (Culbertson p. 56). */
public final class PokerClass extends CountedDecision<PokerClass.Hand, String> {

    /**
     * A hand to be named.
     *
     * @param cards as many cards of the form's pack as make a hand, or more
     * @param game the word of a {@link PokerForm}
     */
    public record Hand(CardSet cards, String game) {
        public Hand {
            PokerForm.named(game).objection(cards).ifPresent(bad -> {
                throw new BadQuestion("cards", String.valueOf(bad.getMessage()));
            });
        }

        PokerForm form() {
            return PokerForm.named(game);
        }

        MadeHand made() {
            return MadeHand.of(form(), cards);
        }
    }

    private static final Field<CardSet> CARDS = required(
            "cards",
            Kinds.cardsWithJoker(2, PokerForm.MOST_CARDS),
            "the hand, or more cards from which it is chosen; a joker only where the game has one");
    private static final Field<String> GAME =
            optional("game", FormNotation.KIND, PokerForm.STANDARD.id(), "the form of the game");
    private static final Form<Hand> FORM = Form.of(Hand::new, CARDS.of(Hand::cards), GAME.of(Hand::game));

    private static final List<String> WORDS =
            HandClass.DOWNWARDS.stream().map(HandClass::word).toList();
    private static final Field<List<String>> CLASSES = optional(
                    "classes",
                    Kinds.someOf(WORDS),
                    List.of(),
                    "deal hands of these classes; of all the game has if none is named")
            .called("Classes of hand");

    public PokerClass() {
        super(
                new Head(
                        "poker/class",
                        "The rank of a poker hand",
                        "poker",
                        "what a poker hand is, in 31 forms of the game and with any cards wild"),
                FORM,
                kind(),
                List.of(),
                GAME,
                CLASSES);
    }

    private static AnswerKind<String> kind() {
        Map<String, String> labels = new LinkedHashMap<>();
        HandClass.DOWNWARDS.forEach(handClass -> labels.put(handClass.word(), handClass.label()));
        return new WordAnswer.OneWord(labels);
    }

    /** Each class is as likely as any other; hands that nearly are something better come often. */
    @Override
    public Hand deal(DealRequest request) {
        Chance chance = request.seed().chance();
        PokerForm form = PokerForm.named(request.get(GAME));
        List<String> words = words(form);
        List<String> asked =
                request.get(CLASSES).stream().filter(words::contains).toList();
        HandClass wanted =
                HandClass.named(chance.oneOf(asked.isEmpty() ? words : asked)).orElseThrow();
        return new Hand(new HandMaker(chance).hand(form, wanted), form.id());
    }

    private static List<String> words(PokerForm form) {
        return form.classes().stream().map(HandClass::word).toList();
    }

    @Override
    public Choices<String> choices(Hand hand) {
        return new Choices.Listed<>(words(hand.form()));
    }

    @Override
    protected CountedAnswer<String> count(Hand hand) {
        MadeHand made = hand.made();
        List<Reason> reasons = new ArrayList<>();
        String cards = made.making().toString();
        reasons.add(Reason.counted(
                "cards that make it", cards, made.inWords() + (made.making().isEmpty() ? "" : ": " + cards)));
        if (!made.making().isEmpty() && !made.beside().isEmpty()) {
            String odd = made.beside().toString();
            reasons.add(Reason.counted("odd cards", odd, "beside them " + odd));
        }
        if (!made.wild().isEmpty()) {
            String ranks = String.join(
                    " and ", made.wildStandFor().stream().map(Rank::word).toList());
            reasons.add(Reason.counted(
                    "wild cards",
                    made.wild().toString(),
                    made.wild() + (made.wild().size() == 1 ? " stands for " : " stand for ") + ranks));
        }
        reasons.addAll(new Shortfall(hand.form(), hand.cards()).nearly());
        return CountedAnswer.of(
                        rule(made.handClass()),
                        source(hand),
                        List.of(made.handClass().word()),
                        reasons)
                .figures(Map.of("cards", cards));
    }

    @Override
    public List<Ruling<String>> whyNot(Hand hand, String answer) {
        HandClass claimed = HandClass.named(answer).orElseThrow();
        if (claimed == hand.made().handClass()) {
            return List.of();
        }
        return refused(rule(claimed), source(hand), answer, new Shortfall(hand.form(), hand.cards()).of(claimed));
    }

    private static Source source(Hand hand) {
        return HandRanks.source(hand.form());
    }

    private static String rule(HandClass handClass) {
        return "poker.class." + handClass.word();
    }

    @Override
    public Prompt ask(Hand hand) {
        Exhibit held = new Exhibit.Held("Your hand", hand.cards(), Exhibit.Fan.BY_RANK);
        return hand.form().equals(PokerForm.STANDARD)
                ? new Prompt("What is this poker hand?", List.of(held))
                : new Prompt(
                        "What is this hand at " + hand.form().title() + "?",
                        List.of(held, new Exhibit.Fact("The game", hand.form().title())));
    }
}
