package kibitzer.decisions.bridge;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.List;
import kibitzer.advice.Advice;
import kibitzer.advice.Manner;
import kibitzer.advice.RuleDealer;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.bridge.play.FollowGround;
import kibitzer.conventions.bridge.play.FollowPlay;
import kibitzer.conventions.bridge.play.Following;
import kibitzer.decisions.AnswerKind;
import kibitzer.decisions.Choices;
import kibitzer.decisions.DealRequest;
import kibitzer.decisions.Decision;
import kibitzer.decisions.DecisionId;
import kibitzer.decisions.Exhibit;
import kibitzer.decisions.PractisedRules;
import kibitzer.decisions.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;

/** Which card second or fourth hand plays to an opponent's lead. */
public final class FollowCard implements Decision<Following, Rank> {
    private static final Suit SUIT = Suit.SPADES;
    private static final int MOST = 12;
    private static final String SECOND = "second";
    private static final String FOURTH = "fourth";
    private static final String DEFENDER = "defender";
    private static final String DECLARER = "declarer";

    private static final Field<String> HAND =
            required("hand", Kinds.word(SECOND, FOURTH), "whether you play second or last to the trick");
    private static final Field<String> ROLE =
            optional("role", Kinds.word(DEFENDER, DECLARER), DEFENDER, "whether a partner watches your card");
    private static final Field<Rank> TO_BEAT = required("to-beat", Kinds.rank(), "the highest card on the table");
    private static final Field<CardSet> OWN = required("own", Kinds.holding(1, MOST), "your cards of the suit");

    private static final PractisedRules RULES =
            PractisedRules.of(FollowPlay.BOOK.rules().filter(rule -> rule.manner() != Manner.MAY));
    private static final RuleDealer<Following, Rank> DEALER = new RuleDealer<>(FollowPlay.BOOK, new FollowGround());

    private static final Form<Following> FORM =
            new Form<>(List.of(HAND, ROLE, TO_BEAT, OWN), FollowCard::trick, FollowCard::values);

    @Override
    public DecisionId id() {
        return new DecisionId("bridge/follow");
    }

    @Override
    public String title() {
        return "Following suit";
    }

    @Override
    public String game() {
        return "contract-bridge";
    }

    @Override
    public Form<Following> form() {
        return FORM;
    }

    @Override
    public AnswerKind<Rank> answerKind() {
        return new AnswerKind.OneRank();
    }

    @Override
    public List<Field<?>> dealOptions() {
        return List.of(RULES.toDeal());
    }

    @Override
    public List<String> rules() {
        return RULES.all();
    }

    @Override
    public List<Source> sources() {
        return FollowPlay.BOOK.sources();
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
    public Advice<Rank> advise(Following trick) {
        return FollowPlay.BOOK.advise(trick);
    }

    @Override
    public List<Ruling<Rank>> whyNot(Following trick, Rank answer) {
        List<String> deciding =
                advise(trick).rulings().stream().map(Ruling::rule).toList();
        return FollowPlay.BOOK.whyNot(trick, answer).stream()
                .filter(ruling -> deciding.contains(ruling.rule()))
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
    public String say(Rank answer) {
        return "Play the " + answer.word();
    }

    private static Following trick(FieldValues values) {
        CardSet own = values.get(OWN);
        Rank highest = values.get(TO_BEAT);
        if (own.contains(highest, SUIT)) {
            throw new BadQuestion("own", "the " + highest.word() + " stands twice", "cards that are not on the table");
        }
        return new Following(values.get(ROLE).equals(DECLARER), values.get(HAND).equals(FOURTH), highest, own);
    }

    private static FieldValues values(Following trick) {
        FieldValues values = FieldValues.none()
                .with(HAND, trick.last() ? FOURTH : SECOND)
                .with(TO_BEAT, trick.highest())
                .with(OWN, trick.own());
        return trick.declarer() ? values.with(ROLE, DECLARER) : values;
    }
}
