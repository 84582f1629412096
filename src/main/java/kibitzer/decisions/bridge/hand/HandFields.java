package kibitzer.decisions.bridge.hand;

import static kibitzer.decisions.form.Field.optional;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.decisions.bridge.form.BridgeKinds;
import kibitzer.decisions.bridge.form.Declaration;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.wholehand.WholeHand;

/** How a whole hand is written: a problem hand by its id, or a deal with what is played in it. */
final class HandFields {
    private static final int LONGEST_ID = 40;
    private static final int MOST_BEGUN = 3;
    private static final String A_PROBLEM = "the id of a problem hand, such as hold-up-1";

    private static final Kind<Deal> FOUR_HANDS = Kinds.named(
            "all four hands, thirteen cards each, such as N:AKQ2.... 543.... JT9.... 876....",
            Deal::of,
            Deal::toString);

    private static final Field<String> PROBLEM =
            optional("problem", Kinds.text(LONGEST_ID), "", "a problem hand by its id, and then nothing else");
    private static final Field<Optional<Deal>> DEAL = optional(
            "deal",
            FOUR_HANDS.as(Optional::of, Optional::orElseThrow),
            Optional.empty(),
            "the cards of a hand of one's own");
    private static final Field<Declaration> CONTRACT =
            optional("contract", Declaration.KIND, new Declaration(0, Strain.NO_TRUMP), "what is played in it");
    private static final Field<Seat> DECLARER = optional("declarer", BridgeKinds.seat(), Seat.SOUTH, "who plays it");
    private static final Field<Seat> SEAT = optional(
            "seat", BridgeKinds.seat(), Seat.SOUTH, "yours: declarer's, or a defender's; declarer's if left out");
    private static final Field<List<Card>> LEAD = optional(
            "lead",
            Kinds.pile(MOST_BEGUN),
            List.of(),
            "the cards on the table when you come, the opening lead first; the others lead themselves where it is left out");

    static final Form<WholeHand> FORM = Form.of(
            List.of(
                    PROBLEM.where(WholeHand::id),
                    DEAL.where(hand -> own(hand, Optional.of(hand.deal()))),
                    CONTRACT.where(hand -> own(
                            hand,
                            new Declaration(
                                    hand.contract().level(), hand.contract().strain()))),
                    DECLARER.where(hand -> own(hand, hand.declarer())),
                    SEAT.where(hand -> own(hand, hand.learner())),
                    LEAD.where(hand -> own(hand, hand.begun()).filter(cards -> !cards.isEmpty()))),
            HandFields::hand);

    private HandFields() {}

    private static <T> Optional<T> own(WholeHand hand, T value) {
        return hand.id().isPresent() ? Optional.empty() : Optional.of(value);
    }

    static WholeHand problem(String id) {
        return ShippedHands.find(id)
                .map(ShippedHands.Shipped::hand)
                .orElseThrow(() -> new BadQuestion("problem", "\"" + id + "\"", A_PROBLEM));
    }

    private static WholeHand hand(FieldValues values) {
        Optional<String> problem = values.find(PROBLEM);
        if (problem.isPresent()) {
            for (Field<?> other : List.of(DEAL, CONTRACT, DECLARER, SEAT, LEAD)) {
                if (values.find(other).isPresent()) {
                    throw new BadQuestion(other.name(), "beside a problem hand", "nothing else: it is known with it");
                }
            }
            return problem(problem.get());
        }
        Deal deal = values.get(DEAL)
                .orElseThrow(() -> new BadQuestion("problem", "missing", A_PROBLEM + ", or \"deal\" and \"contract\""));
        Declaration contract = values.find(CONTRACT)
                .filter(declared -> declared.level() > 0)
                .orElseThrow(
                        () -> new BadQuestion("contract", "missing, or no number of tricks", "a contract, 1C to 7NT"));
        Seat declarer = values.get(DECLARER);
        try {
            return new WholeHand(
                    Optional.empty(),
                    deal,
                    new Call.Bid(contract.level(), contract.strain()),
                    declarer,
                    values.find(SEAT).orElse(declarer),
                    values.get(LEAD),
                    Optional.empty());
        } catch (BadNotation impossible) {
            throw new BadQuestion("deal", String.valueOf(impossible.getMessage()));
        }
    }
}
