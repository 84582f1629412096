package kibitzer.conventions.ecarte;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kibitzer.advice.Answers;
import kibitzer.advice.Option;
import kibitzer.advice.Quantity;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Trait;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;

/** What to throw at ecarte (p. 204): all but trumps and kings. Of five cards that are nothing else the book says nothing. */
public final class EcarteDiscards {
    private static final Quantity<EcarteDraw> TO_THROW = new Quantity<>(
            "to-throw",
            "card that is neither a trump nor a king",
            "cards that are neither trumps nor kings",
            draw -> draw.hand().spare().size());
    private static final Trait<EcarteDraw> ELDER =
            new Trait<>("elder", "you proposed and must throw a card", "you may throw no card", EcarteDraw::elder);
    private static final Answers<EcarteDraw, CardSet> ANY =
            new Answers<>("all but trumps and kings", draw -> subsets(draw.hand()));
    private static final Trait<Option<EcarteDraw, CardSet>> DEAR_KEPT = new Trait<Option<EcarteDraw, CardSet>>(
                    "keeps-trumps-and-kings",
                    "no trump and no king is thrown",
                    "a trump or a king is thrown",
                    option -> dearThrown(option).isEmpty())
            .tellingInstead()
            .saying(option -> dearThrown(option).isEmpty()
                    ? "no trump and no king is thrown"
                    : "trumps and kings are kept, and it throws away " + among(dearThrown(option), option));
    private static final Trait<Option<EcarteDraw, CardSet>> SPARE_THROWN = new Trait<Option<EcarteDraw, CardSet>>(
                    "throws-the-rest",
                    "all others are thrown",
                    "a card that is neither a trump nor a king is kept",
                    option -> spareKept(option).isEmpty())
            .saying(option -> spareKept(option).isEmpty()
                    ? "all others are thrown"
                    : "only trumps and kings are kept, and it keeps "
                            + CardNotation.write(spareKept(option).toList()));
    private static final Answers<EcarteDraw, CardSet> ONE = new Answers<>(
            "one card",
            draw -> draw.hand().cards().stream()
                    .filter(card -> draw.hand().trumps() == EcarteHand.CARDS
                            || card.suit() != draw.hand().trump())
                    .map((Card card) -> CardSet.of(card))
                    .toList());

    public static final RuleBook<EcarteDraw, CardSet> BOOK = RuleBook.<EcarteDraw, CardSet>named("Culbertson on ecarte")
            .then(rule("ecarte.discard.all-but-trumps-and-kings", source("ecarte.p12"))
                    .needs(any(atLeast(TO_THROW, 1), lacks(ELDER)))
                    .answers(ANY)
                    .each(has(DEAR_KEPT), has(SPARE_THROWN))
                    .why("Every other card is weaker than what the pack brings for it on average.")
                    .title("All but trumps and kings"))
            .then(rule("ecarte.discard.one", generalPractice("a card that is no trump is thrown"))
                    .answers(ONE)
                    .why("A proposal that was accepted obliges to throw one card, and a trump is worth more."))
            .book();

    private EcarteDiscards() {}

    /** None of the cards, and as many of them as one likes. */
    private static List<CardSet> subsets(EcarteHand hand) {
        List<CardSet> sets = new ArrayList<>(List.of(CardSet.EMPTY));
        for (Card card : hand.cards()) {
            List.copyOf(sets).forEach(set -> sets.add(set.with(card)));
        }
        return sets;
    }

    private static CardSet dearThrown(Option<EcarteDraw, CardSet> option) {
        return option.answer().minus(option.position().hand().spare());
    }

    private static CardSet spareKept(Option<EcarteDraw, CardSet> option) {
        return option.position().hand().spare().minus(option.answer());
    }

    /** "trumps, QC 9C", "a king, KH", "trumps and kings, QC KH". */
    private static String among(CardSet dear, Option<EcarteDraw, CardSet> option) {
        CardSet trumps = dear.in(option.position().hand().trump());
        int kings = dear.size() - trumps.size();
        String what = trumps.isEmpty() ? "" : trumps.size() == 1 ? "a trump" : "trumps";
        String others = kings == 0 ? "" : kings == 1 ? "a king" : "kings";
        return Stream.of(what, others).filter(part -> !part.isEmpty()).collect(Collectors.joining(" and ")) + ", "
                + CardNotation.write(dear.toList());
    }
}
