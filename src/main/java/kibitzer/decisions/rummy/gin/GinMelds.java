package kibitzer.decisions.rummy.gin;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Pack;
import kibitzer.cards.Seed;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.rummy.form.Melds;
import kibitzer.games.rummy.Melding;
import kibitzer.games.rummy.gin.Gin;

/** Divide ten or eleven cards into melds with the least deadwood; every division that leaves no more is right. */
public final class GinMelds extends CountedDecision<HandToMeld, Melding> {
    private static final int LISTED = 20;
    private static final int HANDS_TRIED = 500;

    private static final String RULE = "gin.melds.least-deadwood";
    private static final Source SOURCE =
            Source.source("gin-rummy", "gin.values").onPage(31, 32);

    private static final Field<CardSet> HAND =
            Field.required("hand", Kinds.cards(Gin.HAND, Gin.HAND + 1), "the hand before or after the draw");

    private static final Field<Integer> CARDS = Field.optional(
                    "cards", Kinds.number(Gin.HAND, Gin.HAND + 1), Gin.HAND, "how many cards are held")
            .called("Cards held");

    private static final Field<Boolean> SHARED = Field.optional(
                    "shared", Kinds.yesOrNo(), false, "only hands in which a card could serve two different melds")
            .called("Cards that serve two melds");

    private static final Form<HandToMeld> FORM = Form.of(HandToMeld::new, HAND.of(HandToMeld::hand));

    public GinMelds() {
        super(
                new Head(
                        "gin/melds",
                        "Melds and deadwood",
                        "gin-rummy",
                        "the melds of a hand that leave the least deadwood"),
                FORM,
                new Melds(Gin.HAND + 1),
                List.of(SOURCE),
                CARDS,
                SHARED);
    }

    /** A hand with two melds or more in it where the seed finds one soon: the rest is no question. */
    @Override
    public HandToMeld deal(DealRequest request) {
        Chance chance = request.seed().chance();
        boolean shared = request.get(SHARED) || chance.onceIn(3);
        CardSet hand = CardSet.EMPTY;
        for (int i = 0; i < HANDS_TRIED; i++) {
            hand = CardSet.of(Pack.FULL.shuffled(new Seed(chance.next())).subList(0, request.get(CARDS)));
            List<CardSet> melds = Gin.MELDER.melds(hand);
            if (shared ? serveTwo(melds) : melds.size() >= 2) {
                return new HandToMeld(hand);
            }
        }
        return new HandToMeld(hand);
    }

    private static boolean serveTwo(List<CardSet> melds) {
        return melds.stream()
                .filter(Gin.MELDS::isSet)
                .anyMatch(set -> melds.stream().filter(Gin.MELDS::isRun).anyMatch(run -> !set.isDisjoint(run)));
    }

    @Override
    public Optional<String> objection(HandToMeld position, Melding answer) {
        CardSet strange = answer.cards().minus(position.hand());
        if (!strange.isEmpty()) {
            return Optional.of("the " + strange.first().inWords() + " is not in the hand");
        }
        CardSet forgotten = position.hand().minus(answer.cards());
        if (!forgotten.isEmpty()) {
            return Optional.of(
                    "the " + forgotten.first().inWords() + " is neither in a meld nor among the unmatched cards");
        }
        return answer.melds().stream()
                .filter(meld -> !Gin.MELDS.isMeld(meld))
                .findFirst()
                .map(meld -> meld + " is no meld: a meld is three or four cards of one rank, or three or more of one"
                        + " suit in sequence, ace low");
    }

    @Override
    protected CountedAnswer<Melding> count(HandToMeld position) {
        List<Melding> best = Gin.MELDER.best(position.hand());
        Melding first = best.getFirst();
        return CountedAnswer.of(
                        RULE,
                        SOURCE,
                        best.subList(0, Math.min(LISTED, best.size())),
                        List.of(
                                Reason.counted(
                                        "deadwood", first.deadwood(), HowMany.points(first.deadwood()) + " unmatched"),
                                Reason.counted("melds", first.melds().size(), melds(first))))
                .figures(Map.of(Melds.DIVISIONS, best.size()));
    }

    private static String melds(Melding melding) {
        return switch (melding.melds().size()) {
            case 0 -> "no meld";
            case 1 -> "1 meld: " + melding.melds().getFirst();
            default ->
                melding.melds().size() + " melds: "
                        + String.join(
                                ", ",
                                melding.melds().stream().map(CardSet::toString).toList());
        };
    }

    @Override
    protected List<Reason> against(HandToMeld position, Melding answer) {
        Melding best = nearest(position, answer);
        List<CardSet> more = best.melds().stream()
                .filter(meld -> !answer.melds().contains(meld))
                .toList();
        List<CardSet> fewer = answer.melds().stream()
                .filter(meld -> !best.melds().contains(meld))
                .toList();
        String told = inARow(more) + " can be matched"
                + (!fewer.isEmpty()
                        ? " instead of " + inARow(fewer)
                        : answer.melds().isEmpty() ? "" : " too")
                + ", with " + HowMany.points(best.deadwood()) + " left, not " + answer.deadwood();
        return List.of(Reason.missing("deadwood", answer.deadwood(), told, String.valueOf(best.deadwood()), ""));
    }

    /** Of the best divisions the one that has most melds in common with the answer. */
    private static Melding nearest(HandToMeld position, Melding answer) {
        return Gin.MELDER.best(position.hand()).stream()
                .max(Comparator.comparingLong(best ->
                        best.melds().stream().filter(answer.melds()::contains).count()))
                .orElseThrow();
    }

    private static String inARow(List<CardSet> melds) {
        return melds.stream().map(Melds::asItLies).collect(Collectors.joining(" and "));
    }

    @Override
    public Prompt ask(HandToMeld position) {
        return new Prompt(
                "How do you arrange the hand, so that as little as possible is left unmatched?",
                List.of(new Exhibit.Held("Your hand", position.hand())));
    }
}
