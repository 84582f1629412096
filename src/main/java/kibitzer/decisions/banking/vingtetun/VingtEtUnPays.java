package kibitzer.decisions.banking.vingtetun;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kibitzer.advice.Instruction;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Cards;
import kibitzer.cards.NumberWord;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.CardsNotation;
import kibitzer.decisions.answer.HalvesNotation;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.banking.cards.ShownCard;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.banking.vingtetun.HandCount;
import kibitzer.games.banking.vingtetun.Settlement;
import kibitzer.games.banking.vingtetun.Shoe;
import kibitzer.games.banking.vingtetun.VingtEtUnRules;

/** What a hand at vingt-et-un wins or loses, as a multiple of the bet (p. 366-367). */
public final class VingtEtUnPays extends CountedDecision<HandToPay, Double> {
    private static final int LEAST = -4;
    private static final int MOST = 1024;

    private static final Field<Cards> HAND =
            required("hand", CardsNotation.kind(2, TableFields.MOST_CARDS), "the player's cards as they ended");
    private static final Field<ShownCard> DEALER_UP =
            optional("dealer-up", ShownCard.KIND, ShownCard.ANY, "the card that the dealer shows, if any is known");
    private static final Field<Cards> DEALER = optional(
            "dealer-hand",
            CardsNotation.kind(2, TableFields.MOST_CARDS),
            Cards.NONE,
            "the dealer's cards as they ended; may be left out where the hand is paid or pays at once");
    private static final Field<VingtEtUnRules> RULES = optional(
            "rules",
            Kinds.word(VingtEtUnRules.SETTLED.stream().map(VingtEtUnRules::id).toList())
                    .as(word -> VingtEtUnRules.find(word).orElseThrow(), VingtEtUnRules::id),
            VingtEtUnRules.HOME,
            "home pays naturals twice and bonuses, house one and a half and none");
    private static final Field<Boolean> DOUBLED =
            optional("doubled", Kinds.yesOrNo(), false, "whether two bets are on the hand");
    private static final Field<Boolean> SHOWN =
            optional("shown", Kinds.yesOrNo(), true, "false for a natural that was not shown in time");
    private static final Field<Integer> PACKS =
            optional("packs", Kinds.number(1, Shoe.MOST_PACKS), 1, "how many packs are shuffled together");

    private static final Form<HandToPay> FORM = Form.of(
            HandToPay::new,
            HAND.of(HandToPay::hand),
            DEALER_UP.ifAny(HandToPay::dealerUp),
            DEALER.ifAny(HandToPay::dealer),
            RULES.of(HandToPay::rules),
            DOUBLED.whereGiven(HandToPay::doubled),
            SHOWN.whereGiven(HandToPay::shown),
            PACKS.whereGiven(HandToPay::packs));

    private static final List<Source> SOURCES = Stream.of(Settlement.Why.values())
            .flatMap(why -> VingtEtUnRules.SETTLED.stream().map(rules -> source(why, rules)))
            .distinct()
            .toList();

    public VingtEtUnPays() {
        super(
                new Head(
                        "vingt-et-un/pays",
                        "What a hand is paid",
                        "vingt-et-un",
                        "what a hand at vingt-et-un wins or loses, as a multiple of the bet"),
                FORM,
                new NumberAnswer.Halves(LEAST, MOST, "times the bet"),
                SOURCES);
    }

    @Override
    public HandToPay deal(DealRequest request) {
        return HandsToPay.dealt(request.seed().chance());
    }

    @Override
    protected CountedAnswer<Double> count(HandToPay hand) {
        Settlement settled = hand.settled();
        List<String> steps = new ArrayList<>();
        steps.add(decides(hand) + twice(hand, settled.multiple()) + ", " + paid(settled.multiple()));
        if (VingtEtUnRules.HOME.bonus(hand.counted()) > 0 && !hand.rules().bonuses()) {
            steps.add("by these rules no such hand has a bonus");
        }
        steps.add("the hand counts " + HandToPay.told(hand.hand()));
        if (settled.why() == Settlement.Why.OVER) {
            steps.add("what the dealer makes afterwards changes nothing");
        } else {
            hand.dealer().ifPresent(cards -> steps.add("the dealer's counts " + HandToPay.told(cards)));
        }
        return inSteps(settled.multiple() + 0.0, source(settled.why(), hand.rules()), steps);
    }

    /** What decides it; of 21 not that it is nearer to 21. */
    private static String decides(HandToPay hand) {
        Settlement.Why why = hand.settled().why();
        boolean is21 = why == Settlement.Why.NEARER && hand.counted().count().count() == HandCount.TOP;
        return is21 ? "the hand makes 21, and the dealer's less" : why.inWords();
    }

    /** What home games would pay for these cards, where these rules have no bonus. */
    private static boolean isABonusElsewhere(HandToPay hand, double answer) {
        int bonus = VingtEtUnRules.HOME.bonus(hand.counted());
        return bonus > 1 && !hand.rules().bonuses() && answer == (double) hand.bets() * bonus;
    }

    /** Why it is twice the bet in the old rules, where nothing was doubled. */
    private static String twice(HandToPay hand, double multiple) {
        return hand.rules().twentyOneDoubles() && !hand.doubled() && Math.abs(multiple) == 2
                ? ", and by these rules twenty-one counts twice"
                : "";
    }

    private static String paid(double multiple) {
        return multiple == 0
                ? "so nothing is paid"
                : (multiple > 0 ? "so you are paid " : "so you pay ")
                        + HalvesNotation.write(Math.abs(multiple))
                        + (Math.abs(multiple) == 1 ? " bet" : " bets");
    }

    private static Source source(Settlement.Why why, VingtEtUnRules rules) {
        if (rules.twentyOneDoubles()) {
            return Source.source("vingt-un.p02", "vingt-un.p03", "vingt-un.p01", "vingt-un.p04");
        }
        return switch (why) {
            case NATURAL -> Source.source("vingt-et-un.p17");
            case MANY_CARDS, THREE_SEVENS, EIGHT_SEVEN_SIX -> Source.source("vingt-et-un.p19");
            case EQUAL, EQUAL_TO_THE_DEALER, NATURAL_EQUALLED -> Source.source("vingt-et-un.p13", "vingt-et-un.p12");
            case DEALER_OVER, NEARER, FARTHER -> Source.source("vingt-et-un.p13", "vingt-et-un.p11");
            case NOT_SHOWN -> Source.source("vingt-et-un.p14");
            case OVER, BOTH_NATURAL, DEALERS_NATURAL ->
                Source.source("vingt-et-un").onPage(366);
        };
    }

    /** Where the right side wins, but another sum is paid. */
    @Override
    protected List<Reason> against(HandToPay hand, Double answer) {
        double right = hand.settled().multiple();
        String twice = twice(hand, right);
        if (!twice.isEmpty() && Math.signum(right) == Math.signum(answer)) {
            return List.of(Reason.missing(
                    "answer",
                    answer,
                    "by these rules twenty-one counts twice, " + paid(right),
                    answerKind().inWords(right),
                    ""));
        }
        if (right == 0 || Math.signum(right) != Math.signum(answer) || Math.abs(right) != hand.bets()) {
            return super.against(hand, answer);
        }
        if (isABonusElsewhere(hand, answer)) {
            return List.of(Reason.missing(
                    "answer",
                    answer,
                    "home games pay so much for these cards; by these rules they have no bonus, and win the bet once",
                    answerKind().inWords(right),
                    ""));
        }
        String once = hand.doubled() ? "the bet, which was doubled, " : "the bet once, ";
        boolean is21 = right > 0
                && hand.counted().count().count() == HandCount.TOP
                && !hand.counted().isNatural();
        String told = right < 0
                ? "no more and no less than " + once + "is lost, for "
                        + hand.settled().why().inWords()
                : is21
                        ? "21 on " + NumberWord.of(hand.counted().cards()) + " cards is no natural, and wins " + once
                                + "as any other hand"
                        : decides(hand) + ", and that wins " + once + "whatever the two hands count";
        return List.of(Reason.missing("answer", answer, told, answerKind().inWords(right), ""));
    }

    @Override
    public List<Slip<Double>> slips(HandToPay hand) {
        double right = count(hand).best().getFirst();
        List<Slip<Double>> slips = new ArrayList<>();
        if (hand.doubled()) {
            slips.add(Slip.by("forget that the bet was doubled", right / 2));
        }
        double once = Math.signum(right) * hand.bets();
        if (right != once) {
            slips.add(Slip.by(
                    hand.settled().why() == Settlement.Why.NATURAL
                            ? "pay a natural only once, where ace with ten or face card brings "
                                    + HalvesNotation.write(right) + " bets"
                            : "pay it as any other hand, though "
                                    + (twice(hand, right).isEmpty()
                                            ? hand.settled().why().inWords()
                                            : "by these rules twenty-one counts twice"),
                    once));
        }
        return slips;
    }

    @Override
    public Prompt ask(HandToPay hand) {
        List<Exhibit> shown = new ArrayList<>();
        shown.add(new Exhibit.Fact("Rules", hand.rules().title()));
        if (!hand.shown()) {
            shown.add(new Exhibit.Fact("The natural", "was not shown in time"));
        }
        if (hand.doubled()) {
            shown.add(new Exhibit.Fact("The bet", "doubled"));
        }
        hand.dealer()
                .<Exhibit>map(cards -> new Exhibit.Row("The dealer's hand", cards.list()))
                .or(() -> hand.dealerUp().map(card -> card.shown("The dealer shows")))
                .ifPresent(shown::add);
        shown.add(new Exhibit.Row("The player's hand", hand.hand().list()));
        return new Prompt("What does the hand win, or lose (-), in bets?", shown);
    }

    @Override
    public Instruction say(Double answer) {
        return new Instruction(
                answer < 0 ? "the hand loses" : "the hand wins",
                answer == 0 ? "nothing" : HalvesNotation.write(Math.abs(answer)) + " times the bet");
    }
}
