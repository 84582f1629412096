package kibitzer.conventions.ecarte;

import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.atLeast;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.generalPractice;
import static kibitzer.advice.Source.source;

import java.util.List;
import kibitzer.advice.Answers;
import kibitzer.advice.Quantity;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Trait;
import kibitzer.cards.Card;
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
    private static final Answers<EcarteDraw, CardSet> SPARE = new Answers<>(
            "all but trumps and kings", draw -> List.of(draw.hand().spare()));
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
                    .answers(SPARE)
                    .why("Every other card is weaker than what the pack brings for it on average.")
                    .title("All but trumps and kings"))
            .then(rule("ecarte.discard.one", generalPractice("a card that is no trump is thrown"))
                    .answers(ONE)
                    .why("A proposal that was accepted obliges to throw one card, and a trump is worth more."))
            .book();

    private EcarteDiscards() {}
}
