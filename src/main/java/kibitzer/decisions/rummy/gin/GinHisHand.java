package kibitzer.decisions.rummy.gin;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Basis;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.conventions.rummy.gin.PossibleHands;
import kibitzer.conventions.rummy.gin.PossibleHands.Presumption;
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
import kibitzer.games.rummy.gin.Gin;
import kibitzer.odds.Fraction;

/**
 * What the opponent holds at gin: which of some cards he is likeliest to have, or which of one's own is of least use to
 * him. Counted over every hand that agrees with what he took, passed over and never showed (p. 36).
 */
public final class GinHisHand extends CountedDecision<GinHisHand.Suspicion, Card> {
    private static final String HELD = "held";
    private static final String SAFE = "safe";
    private static final int FEWEST = 2;
    private static final int MOST = 5;
    private static final int DEALT = 3;
    private static final int TRIES = 400;

    /** So many pairs are told by name. */
    private static final int FEW = 3;

    private static final Fraction HUNDRED = Fraction.of(100, 1);

    /** So far apart are the first two of a question that is dealt. */
    private static final Fraction CLEAR = Fraction.of(1, 20);

    /**
     * Some cards, and what is asked of them.
     *
     * @param table what has been seen
     * @param cards two to five: cards not seen if it is asked which he holds, of the hand if it is asked which is safe
     * @param ask "held" or "safe"
     */
    public record Suspicion(SeenTable table, CardSet cards, String ask) {

        /** @throws BadQuestion if a card to choose from cannot be meant */
        public Suspicion {
            CardSet meant = ask.equals(HELD) ? table.view().unseen() : table.hand();
            CardSet strange = cards.minus(meant);
            if (!strange.isEmpty()) {
                throw new BadQuestion(
                        "cards",
                        "the " + strange.first().inWords()
                                + (ask.equals(HELD) ? " has been seen" : " is not in the hand"),
                        ask.equals(HELD) ? "cards that have not been seen" : "cards of the field hand");
            }
        }

        private boolean isHeld() {
            return ask.equals(HELD);
        }

        private Fraction chance(PossibleHands hands, Card card) {
            return isHeld() ? hands.holds(card) : hands.canUse(card);
        }
    }

    private static final Field<String> ASK_TO_DEAL = optional(
                    "ask", Kinds.word(HELD, SAFE, "any"), "any", "held, safe, or any of the two")
            .called("What is asked for");
    private static final Form<Suspicion> FORM = Form.of(
            Suspicion::new,
            SeenTable.FORM.inside(Suspicion::table),
            required("cards", Kinds.cards(FEWEST, MOST), "the cards to choose from")
                    .of(Suspicion::cards),
            optional(
                            "ask",
                            Kinds.word(HELD, SAFE),
                            HELD,
                            "held: which of these, not seen, is the opponent likeliest to hold; safe: which of these, yours, is of least use to the opponent")
                    .of(Suspicion::ask));

    /** A sequence of three joins no card farther off. */
    private static final int NEAR = 2;

    private static final Source SOURCE = Source.source(
                    "gin-rummy.p26", "gin-rummy.p28", "gin-rummy.p29", "gin-rummy.p30", "gin-rummy.p31")
            .counting("answer");

    public GinHisHand() {
        super(
                new Head(
                        "gin/his-hand",
                        "What does the opponent hold?",
                        "gin-rummy",
                        "which card the opponent is likeliest to hold, or which of yours is of least use to them, counted over every hand that agrees with what they did"),
                FORM,
                new CardAnswer.OneCard(),
                List.of(SOURCE),
                ASK_TO_DEAL);
    }

    /** A table on which something has been learnt, and three cards of which one stands out. */
    @Override
    public Suspicion deal(DealRequest request) {
        Chance chance = request.seed().chance();
        String asked = request.get(ASK_TO_DEAL);
        String ask = asked.equals("any") ? (chance.onceIn(2) ? HELD : SAFE) : asked;
        Suspicion dealt = suspicion(chance, ask);
        for (int i = 0; i < TRIES && !isClear(dealt); i++) {
            dealt = suspicion(chance, ask);
        }
        return dealt;
    }

    private static Suspicion suspicion(Chance chance, String ask) {
        SeenTable table = SeenTable.dealt(chance);
        List<Card> meant = ask.equals(HELD)
                ? table.view().unseen().toList()
                : table.hand().stream().filter(table.view()::isLoose).toList();
        List<Card> enough = meant.size() >= FEWEST ? meant : table.hand().toList();
        return new Suspicion(
                table, CardSet.of(chance.shuffled(enough).subList(0, Math.min(DEALT, enough.size()))), ask);
    }

    private static boolean isClear(Suspicion suspicion) {
        PossibleHands hands = PossibleHands.of(suspicion.table().view());
        List<Fraction> chances = suspicion.cards().stream()
                .map(card -> suspicion.chance(hands, card))
                .sorted()
                .toList();
        Fraction apart = suspicion.isHeld()
                ? chances.getLast().minus(chances.get(chances.size() - 2))
                : chances.get(1).minus(chances.getFirst());
        return !hands.presumptions().isEmpty() && apart.compareTo(CLEAR) >= 0;
    }

    @Override
    public Choices<Card> choices(Suspicion suspicion) {
        return new Choices.Listed<>(suspicion.cards().toList());
    }

    @Override
    public Optional<String> objection(Suspicion suspicion, Card answer) {
        return suspicion.cards().contains(answer)
                ? Optional.empty()
                : Optional.of("the " + answer.inWords() + " is none of the cards to choose from");
    }

    @Override
    protected CountedAnswer<Card> count(Suspicion suspicion) {
        PossibleHands hands = PossibleHands.of(suspicion.table().view());
        Fraction first = first(suspicion, hands);
        List<Card> best = suspicion.cards().stream()
                .filter(card -> suspicion.chance(hands, card).equals(first))
                .toList();
        List<Reason> reasons = new ArrayList<>();
        suspicion.cards().stream()
                .sorted(Comparator.comparing(card -> suspicion.chance(hands, card)))
                .map(card -> Reason.counted(
                        card.toString(),
                        suspicion.chance(hands, card).toDouble(),
                        sentence(suspicion, card, suspicion.chance(hands, card))))
                .forEach(reasons::add);
        hands.presumptions()
                .forEach(presumption ->
                        reasons.add(Reason.counted("presumed", true, "presumed: " + presumption.inWords())));
        return CountedAnswer.of(rule(), SOURCE, best, reasons).figures(Map.of("hands", hands.count()));
    }

    private static Fraction first(Suspicion suspicion, PossibleHands hands) {
        Comparator<Fraction> order =
                suspicion.isHeld() ? Comparator.<Fraction>naturalOrder() : Comparator.<Fraction>reverseOrder();
        return suspicion.cards().stream()
                .map(card -> suspicion.chance(hands, card))
                .max(order)
                .orElseThrow();
    }

    private static String sentence(Suspicion suspicion, Card card, Fraction chance) {
        return suspicion.isHeld()
                ? "the opponent holds the " + card.inWords() + " in " + percent(chance) + " of the hands that agree"
                : "the " + card.inWords() + " goes with two of the opponent's cards in " + percent(chance)
                        + " of the hands that agree";
    }

    @Override
    protected List<Reason> against(Suspicion suspicion, Card answer) {
        PossibleHands hands = PossibleHands.of(suspicion.table().view());
        Fraction chance = suspicion.chance(hands, answer);
        Card best = count(suspicion).best().getFirst();
        Fraction first = first(suspicion, hands);
        String told = suspicion.isHeld()
                ? collected(suspicion, hands, answer, best) + "the opponent holds the " + best.inWords() + " in "
                        + hundredth(first) + " of 100 possible hands, the " + answer.inWords() + " in "
                        + hundredth(chance)
                : joined(suspicion, hands, answer, best) + "the opponent has a use for it in " + hundredth(chance)
                        + " of 100 possible hands, for the " + best.inWords() + " in " + hundredth(first);
        return List.of(
                Reason.missing("answer", chance.toDouble(), told, answerKind().inWords(best), "")
                        .on(Basis.COUNTED));
    }

    @Override
    public Prompt ask(Suspicion suspicion) {
        List<Exhibit> table = suspicion.table().exhibits();
        table.add(new Exhibit.Row("Choose from", suspicion.cards().toList()));
        return new Prompt(
                suspicion.isHeld()
                        ? "Which of these cards is your opponent likeliest to hold?"
                        : "Which of these cards of yours is least likely to fit a set of the opponent's?",
                table);
    }

    /**
     * Why one card is of more use than another, where that is so: "it fits QD QC, the eight of clubs none, for they passed over
     * 8S: ".
     */
    private static String joined(Suspicion suspicion, PossibleHands hands, Card answer, Card best) {
        List<CardSet> own = open(suspicion, hands, answer);
        List<CardSet> others = open(suspicion, hands, best);
        CardSet passed = refused(suspicion, hands).stream()
                .filter(over -> pairs(suspicion, best).stream().anyMatch(pair -> Gin.MELDS.isMeld(pair.with(over))))
                .collect(CardSet.toCardSet());
        String name = best.inWords();
        if (own.size() > others.size()) {
            return "it fits " + listed(own) + ", the " + name
                    + (others.isEmpty()
                            ? " none"
                            : " only " + (others.size() == 1 ? others.getFirst() : others.size() + " pairs"))
                    + (passed.isEmpty() ? "" : ", for they passed over " + passed)
                    + ": ";
        }
        Optional<Card> taken = nearest(suspicion.table().opponentTook(), answer);
        return taken.isPresent()
                        && nearest(suspicion.table().opponentTook(), best).isEmpty()
                ? "it goes with " + taken.get() + ", which they took: "
                : Stream.of(ofARankNotSeen(suspicion, hands, answer, best), likelyMate(suspicion, hands, answer, best))
                        .filter(told -> !told.isEmpty())
                        .findFirst()
                        .orElse("");
    }

    /** The card that it goes with and that they are likeliest to hold: "it goes with QD, which they hold in 61 of 100: ". */
    private static String likelyMate(Suspicion suspicion, PossibleHands hands, Card answer, Card best) {
        Optional<Card> mate = mates(suspicion, hands, answer).max(Comparator.comparing(hands::holds));
        Fraction other = mates(suspicion, hands, best)
                .map(hands::holds)
                .max(Comparator.naturalOrder())
                .orElse(Fraction.ZERO);
        return mate.filter(card -> hands.holds(card).compareTo(other) > 0)
                .map(card -> "it goes with " + card + ", which they hold in " + hundredth(hands.holds(card))
                        + " of 100 hands: ")
                .orElse("");
    }

    private static Stream<Card> mates(Suspicion suspicion, PossibleHands hands, Card card) {
        return open(suspicion, hands, card).stream().flatMap(CardSet::stream).distinct();
    }

    private static String listed(List<CardSet> pairs) {
        return pairs.size() > FEW
                ? pairs.size() + " pairs of unseen cards"
                : pairs.stream().map(CardSet::toString).collect(Collectors.joining(" or "));
    }

    /**
     * Why one card is held rather than another, where what the opponent did tells: "the eight of hearts goes with 9H, which was
     * taken: ", "they passed over TD QC, so they do not hold the queen of diamonds with JD or QH: ".
     */
    private static String collected(Suspicion suspicion, PossibleHands hands, Card answer, Card best) {
        Optional<Card> taken = nearest(suspicion.table().opponentTook(), best);
        if (taken.isPresent()
                && nearest(suspicion.table().opponentTook(), answer).isEmpty()) {
            return "the " + best.inWords() + " goes with " + taken.get() + ", which was taken: ";
        }
        CardSet lacking = lacking(suspicion, hands, answer);
        return lacking.size() > lacking(suspicion, hands, best).size()
                ? "they passed over " + passed(suspicion, hands, answer) + ", so they do not hold the "
                        + answer.inWords() + " with "
                        + lacking.stream().map(Card::toString).collect(Collectors.joining(" or ")) + ": "
                : ofARankNotSeen(suspicion, hands, best, answer);
    }

    /** Where a high rank has not been seen at all, a pair of it is presumed. */
    private static String ofARankNotSeen(Suspicion suspicion, PossibleHands hands, Card likelier, Card other) {
        boolean told = hands.presumptions().contains(Presumption.RANK_NOT_SEEN)
                && isNotSeen(suspicion, likelier)
                && !isNotSeen(suspicion, other);
        return told
                ? "no " + likelier.rank().word() + " has appeared in "
                        + suspicion.table().turn() + " draws, so they are taken to hold a pair: "
                : "";
    }

    private static boolean isNotSeen(Suspicion suspicion, Card card) {
        return PossibleHands.notSeen(suspicion.table().view()).contains(card.rank());
    }

    /** The cards passed over that would have made a set with this one and another that is not seen. */
    private static CardSet passed(Suspicion suspicion, PossibleHands hands, Card card) {
        return refused(suspicion, hands).stream()
                .filter(over -> away(suspicion).stream().anyMatch(other -> isSet(card, over, other)))
                .collect(CardSet.toCardSet());
    }

    /** The cards that are not held beside this one, since a card that was passed over would have filled the two. */
    private static CardSet lacking(Suspicion suspicion, PossibleHands hands, Card card) {
        return away(suspicion).stream()
                .filter(other -> refused(suspicion, hands).stream().anyMatch(over -> isSet(card, over, other)))
                .collect(CardSet.toCardSet());
    }

    private static boolean isSet(Card one, Card two, Card three) {
        return !one.equals(two)
                && !one.equals(three)
                && !two.equals(three)
                && Gin.MELDS.isMeld(CardSet.of(one, two, three));
    }

    private static CardSet refused(Suspicion suspicion, PossibleHands hands) {
        return hands.presumptions().contains(Presumption.PASSED_OVER)
                ? suspicion.table().opponentRefused()
                : CardSet.EMPTY;
    }

    /** The cards that the opponent may hold. */
    private static CardSet away(Suspicion suspicion) {
        return suspicion.table().view().unseen().union(suspicion.table().opponentTook());
    }

    /** The pairs that make a set with this card, but those that a card passed over would have filled. */
    private static List<CardSet> open(Suspicion suspicion, PossibleHands hands, Card card) {
        return pairs(suspicion, card).stream()
                .filter(pair -> refused(suspicion, hands).stream().noneMatch(over -> Gin.MELDS.isMeld(pair.with(over))))
                .toList();
    }

    private static Optional<Card> nearest(CardSet seen, Card card) {
        return seen.stream().filter(other -> joins(other, card)).findFirst();
    }

    private static boolean joins(Card other, Card card) {
        return other.rank() == card.rank()
                || other.suit() == card.suit() && Math.abs(Gin.place(other) - Gin.place(card)) <= NEAR;
    }

    /** The pairs, not seen or taken by the opponent, that make a set with this card. */
    private static List<CardSet> pairs(Suspicion suspicion, Card card) {
        List<Card> near =
                away(suspicion).stream().filter(other -> joins(other, card)).toList();
        return near.stream()
                .flatMap(one ->
                        near.stream().filter(other -> one.compareTo(other) < 0).map(other -> CardSet.of(one, other)))
                .filter(pair -> Gin.MELDS.isMeld(pair.with(card)))
                .toList();
    }

    private static String hundredth(Fraction chance) {
        return chance.times(HUNDRED).rounded(0).toPlainString();
    }

    private static String percent(Fraction chance) {
        return chance.times(HUNDRED).rounded(1).toPlainString() + " percent";
    }
}
