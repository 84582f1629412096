package kibitzer.decisions.bridge.bidding;

import static kibitzer.decisions.form.Field.required;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.value.BiddableSuit;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.answer.AnswerKind;
import kibitzer.decisions.answer.WordAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;

/** Whether a suit is biddable, on which conditions, and whether it may be rebid (Culbertson p. 143-144). */
public final class SuitToBid extends CountedDecision<CardSet, String> {
    private static final Suit SUIT = Suit.SPADES;
    private static final int FIVE = 5;
    private static final Source SOURCE = Source.source(
            "culbertson-honour-tricks.p10",
            "culbertson-honour-tricks.p11",
            "culbertson-honour-tricks.p12",
            "culbertson-honour-tricks.p15",
            "culbertson-honour-tricks.p16",
            "culbertson-honour-tricks.p18");

    private static final Form<CardSet> FORM = Form.of(
            holding -> holding,
            required("holding", Kinds.holding(0, 13), "the ranks held in the suit")
                    .of(holding -> holding));

    public SuitToBid() {
        super(
                new Head(
                        "bridge/biddable-suit",
                        "Biddable suits",
                        "contract-bridge",
                        "whether a suit is biddable, on which conditions, and whether it may be rebid"),
                FORM,
                kind(),
                List.of(SOURCE));
    }

    private static AnswerKind<String> kind() {
        Map<String, String> labels = new LinkedHashMap<>();
        for (BiddableSuit kind : BiddableSuit.values()) {
            labels.put(kind.word(), kind.label());
        }
        return new WordAnswer.OneWord(labels);
    }

    /** Three to six cards, each kind of suit about as often; an honour is likelier than a small card. */
    @Override
    public CardSet deal(DealRequest request) {
        Chance chance = request.seed().chance();
        BiddableSuit wanted = chance.oneOf(List.of(BiddableSuit.values()));
        while (true) {
            CardSet holding = holding(chance, chance.oneOf(List.of(3, 4, 4, 4, 4, 5, 5, 5, 6)));
            if (BiddableSuit.of(holding, SUIT) == wanted) {
                return holding;
            }
        }
    }

    private static CardSet holding(Chance chance, int length) {
        CardSet holding = CardSet.EMPTY;
        while (holding.size() < length) {
            Rank rank = chance.oneOf(Rank.DOWNWARDS);
            if (rank.isAtLeast(Rank.NINE) || chance.onceIn(2)) {
                holding = holding.with(Card.of(rank, SUIT));
            }
        }
        return holding;
    }

    @Override
    protected CountedAnswer<String> count(CardSet holding) {
        BiddableSuit kind = BiddableSuit.of(holding, SUIT);
        return CountedAnswer.of(
                        "value.biddable-suit",
                        source(kind, holding),
                        List.of(kind.word()),
                        List.of(
                                Reason.counted("length", holding.size(), length(holding)),
                                Reason.counted("standard", kind.word(), kind.standard(holding.size()))))
                .because(kind.why());
    }

    @Override
    public List<Ruling<String>> whyNot(CardSet holding, String answer) {
        BiddableSuit kind = BiddableSuit.named(answer);
        BiddableSuit right = BiddableSuit.of(holding, SUIT);
        if (right.isAtLeast(kind)) {
            return refused(
                    "value.biddable-suit",
                    source(right, holding),
                    answer,
                    List.of(missing(
                            "standard",
                            answer,
                            holdingInWords(holding) + " is better than that; "
                                    + right.label().toLowerCase(Locale.ROOT) + " is "
                                    + right.standard(holding.size()),
                            right.word())));
        }
        Reason reason = Reason.needing(
                "standard", holdingInWords(holding), fallingShort(holding, kind, right), kind.standard(holding.size()));
        return refused(
                "value.biddable-suit",
                isAboveItsKind(holding, kind, right)
                        ? Source.source("culbertson-honour-tricks.p12", "culbertson-honour-tricks.p15")
                        : source(kind, holding),
                answer,
                List.of(reason));
    }

    @Override
    public Prompt ask(CardSet holding) {
        return new Prompt("What kind of suit is this?", List.of(new Exhibit.Held("The suit", holding)));
    }

    /** With what it lacks, where an ace or king may look better than what is asked: a single high honour. */
    private static String fallingShort(CardSet holding, BiddableSuit kind, BiddableSuit right) {
        String held = holdingInWords(holding);
        boolean isHigh = holding.contains(Rank.ACE, SUIT) || holding.contains(Rank.KING, SUIT);
        return isAboveItsKind(holding, kind, right)
                ? held + " has one high honour, and up to A-10-x-x such a suit is only conditional"
                : kind == BiddableSuit.REBIDDABLE && isHigh && holding.size() == FIVE
                        ? held + " has only one of ace, king, queen and jack"
                        : held;
    }

    /** True of a suit of four that the page lists up to A-10-x-x, and that the learner takes for the next kind. */
    private static boolean isAboveItsKind(CardSet holding, BiddableSuit kind, BiddableSuit right) {
        return kind == BiddableSuit.REGULAR && right == BiddableSuit.CONDITIONAL && holding.size() < FIVE;
    }

    private static Source source(BiddableSuit kind, CardSet holding) {
        return Source.source(
                switch (kind) {
                    case NOT_BIDDABLE ->
                        holding.size() < 4 ? "culbertson-honour-tricks.p10" : "culbertson-honour-tricks.p11";
                    case CONDITIONAL -> "culbertson-honour-tricks.p12";
                    case REGULAR ->
                        holding.size() == 4 ? "culbertson-honour-tricks.p15" : "culbertson-honour-tricks.p16";
                    case REBIDDABLE -> "culbertson-honour-tricks.p18";
                });
    }

    private static String length(CardSet holding) {
        return holding.size() == 1 ? "1 card" : holding.size() + " cards";
    }

    private static String holdingInWords(CardSet holding) {
        return holding.isEmpty()
                ? "no card of it"
                : holding.stream()
                        .map(card -> card.rank() == Rank.TEN
                                ? "10"
                                : String.valueOf(card.rank().letter()))
                        .collect(Collectors.joining("-"));
    }
}
