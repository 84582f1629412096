package kibitzer.decisions.bridge.card;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.List;
import kibitzer.advice.Instruction;
import kibitzer.advice.Manner;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.play.CardTold;
import kibitzer.conventions.bridge.play.FollowGround;
import kibitzer.conventions.bridge.play.FollowPlay;
import kibitzer.conventions.bridge.play.Following;
import kibitzer.conventions.bridge.play.PlayFeatures;
import kibitzer.decisions.BookDecision;
import kibitzer.decisions.Consulted;
import kibitzer.decisions.Head;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.answer.CardAnswer;
import kibitzer.decisions.answer.Choices;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;

/** Which card second or fourth hand plays to an opponent's lead. */
public final class FollowCard extends BookDecision<Following, Rank> {
    private static final Suit SUIT = Suit.SPADES;
    private static final int MOST = 12;
    private static final String SECOND = "second";
    private static final String FOURTH = "fourth";
    private static final String DEFENDER = "defender";
    private static final String DECLARER = "declarer";

    private static final Form<Following> FORM = Form.of(
            FollowCard::trick,
            required("hand", either(SECOND, FOURTH), "whether you play second or last to the trick")
                    .of(Following::last),
            optional("role", either(DEFENDER, DECLARER), false, "whether a partner watches your card")
                    .whereGiven(Following::declarer),
            required("to-beat", Kinds.rank(), "the highest card on the table").of(Following::highest),
            required("own", Kinds.holding(1, MOST), "your cards of the suit").of(Following::own));

    private static final PractisedRules RULES =
            PractisedRules.of(FollowPlay.BOOK.rules().filter(rule -> rule.manner() != Manner.MAY));
    private static final RuleDealer<Following, Rank> DEALER = new RuleDealer<>(FollowPlay.BOOK, new FollowGround());

    public FollowCard() {
        super(
                new Head(
                        "bridge/follow",
                        "Following suit",
                        "contract-bridge",
                        "the card second or fourth hand plays: equal cards, honours, falsecards"),
                FORM,
                new CardAnswer.OneRank(),
                RULES,
                FollowPlay.BOOK.sources());
    }

    @Override
    public Following deal(DealRequest request) {
        return DEALER.deal(RULES.asked(request), request.seed());
    }

    @Override
    public Choices<Rank> choices(Following trick) {
        return new Choices.Listed<>(trick.own().stream().map(Card::rank).toList());
    }

    @Override
    protected Consulted<?, Rank> consult(Following trick) {
        return new Consulted<>(FollowPlay.BOOK, trick);
    }

    @Override
    public List<Ruling<Rank>> whyNot(Following trick, Rank answer) {
        Rank best = advise(trick).best().getFirst();
        return consult(trick).whyNotOfDeciding(answer).stream()
                .map(ruling -> FollowPlay.isOfEqualCards(ruling, trick, answer)
                        ? PlayFeatures.citingEqualCards(ruling, trick, answer, best)
                        : CardTold.ofFollowing(ruling, trick, answer, best))
                .toList();
    }

    @Override
    public Prompt ask(Following trick) {
        return new Prompt(
                "You play " + (trick.last() ? "last" : "second") + ". Which card?",
                List.of(
                        new Exhibit.Fact("You are", trick.declarer() ? "declarer" : "a defender"),
                        new Exhibit.Row(
                                trick.last() ? "Highest so far" : "Led", List.of(Card.of(trick.highest(), SUIT))),
                        new Exhibit.Held("Your cards of the suit", trick.own())));
    }

    @Override
    public Instruction say(Rank answer) {
        return new Instruction("play", "the " + answer.word());
    }

    /** One of two words, true for the second. */
    private static Kind<Boolean> either(String first, String second) {
        return Kinds.word(first, second).as(second::equals, isSecond -> isSecond ? second : first);
    }

    private static Following trick(boolean last, boolean declarer, Rank highest, CardSet own) {
        if (own.contains(highest, SUIT)) {
            throw new BadQuestion("own", "the " + highest.word() + " stands twice", "cards that are not on the table");
        }
        return new Following(declarer, last, highest, own);
    }
}
