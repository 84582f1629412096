package kibitzer.decisions.poker;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.decisions.AnswerKind;
import kibitzer.decisions.Choices;
import kibitzer.decisions.DealRequest;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.Exhibit;
import kibitzer.decisions.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.MadeHand;
import kibitzer.games.poker.PokerForm;

/** What a poker hand is called, and which of its cards make it (Culbertson p. 56). */
public final class PokerClass implements Decision<PokerClass.Hand, String> {

    /**
     * A hand to be named.
     *
     * @param cards five cards
     * @param game the word of a {@link PokerForm}
     */
    public record Hand(CardSet cards, String game) {}

    private static final Source RANK_OF_HANDS = Source.source("poker");

    private static final Field<CardSet> CARDS = required("cards", Kinds.cards(5, 5), "the hand");
    private static final Field<String> GAME = optional(
            "game", Kinds.word(PokerForm.ids()), PokerForm.STANDARD.id(), "the form of the game, so far as taught");
    private static final Form<Hand> FORM = new Form<>(
            List.of(CARDS, GAME),
            values -> new Hand(values.get(CARDS), values.get(GAME)),
            hand -> FieldValues.none().with(CARDS, hand.cards()).with(GAME, hand.game()));

    private static final List<String> WORDS =
            PokerForm.STANDARD.classes().stream().map(HandClass::word).toList();
    private static final Field<List<String>> CLASSES =
            optional("classes", Kinds.someOf(WORDS), List.of(), "deal hands of these classes; of all if none is named");

    @Override
    public DecisionId id() {
        return new DecisionId("poker/class");
    }

    @Override
    public String title() {
        return "The rank of a poker hand";
    }

    @Override
    public String game() {
        return "poker";
    }

    @Override
    public Form<Hand> form() {
        return FORM;
    }

    @Override
    public AnswerKind<String> answerKind() {
        Map<String, String> labels = new LinkedHashMap<>();
        PokerForm.STANDARD.classes().forEach(handClass -> labels.put(handClass.word(), handClass.label()));
        return new AnswerKind.OneWord(labels);
    }

    @Override
    public List<Field<?>> dealOptions() {
        return List.of(CLASSES);
    }

    /** Each class is as likely as any other; hands that nearly are something better come often. */
    @Override
    public Hand deal(DealRequest request) {
        Chance chance = request.seed().chance();
        List<String> asked = request.get(CLASSES);
        HandClass wanted =
                HandClass.named(chance.oneOf(asked.isEmpty() ? WORDS : asked)).orElseThrow();
        return new Hand(new HandMaker(chance).hand(wanted), PokerForm.STANDARD.id());
    }

    @Override
    public Choices<String> choices(Hand hand) {
        return new Choices.Listed<>(WORDS);
    }

    @Override
    public Advice<String> advise(Hand hand) {
        MadeHand made = MadeHand.of(hand.cards());
        List<Reason> reasons = new ArrayList<>();
        String cards = made.making().toString();
        reasons.add(Reason.counted(
                "cards that make it", cards, made.inWords() + (made.making().isEmpty() ? "" : ": " + cards)));
        if (!made.making().isEmpty() && !made.beside().isEmpty()) {
            String odd = made.beside().toString();
            reasons.add(Reason.counted("odd cards", odd, "beside them " + odd));
        }
        reasons.addAll(new Shortfall(hand.cards()).nearly());
        return Advice.counted(
                rule(made.handClass()),
                RANK_OF_HANDS,
                List.of(made.handClass().word()),
                reasons,
                Map.of("cards", cards));
    }

    @Override
    public List<Ruling<String>> whyNot(Hand hand, String answer) {
        HandClass claimed = HandClass.named(answer).orElseThrow();
        if (claimed == MadeHand.of(hand.cards()).handClass()) {
            return List.of();
        }
        return List.of(new Ruling<>(
                rule(claimed),
                RANK_OF_HANDS,
                List.of(answer),
                List.of(),
                Standing.FAILS,
                new Shortfall(hand.cards()).of(claimed)));
    }

    private static String rule(HandClass handClass) {
        return "poker.class." + handClass.word();
    }

    @Override
    public Prompt ask(Hand hand) {
        return new Prompt("What is this poker hand?", List.of(new Exhibit.Held("Your hand", hand.cards())));
    }
}
