package kibitzer.decisions.rummy.gin;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.advice.Why;
import kibitzer.cards.Card;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.decisions.CountedAnswer;
import kibitzer.decisions.CountedDecision;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.answer.NumberAnswer;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.HowMany;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.rummy.Melding;
import kibitzer.games.rummy.gin.Gin;

/** How much may be left at a knock in Oklahoma gin: what the upcard counts (p. 41). */
public final class GinKnockLimit extends CountedDecision<GinKnockLimit.TurnedUp, Integer> {

    /**
     * The card turned up after the deal.
     *
     * @param upcard the card
     * @param aceMeansGin true where it is agreed that after an ace only gin will do
     */
    public record TurnedUp(Card upcard, boolean aceMeansGin) {
        int limit() {
            return aceMeansGin && upcard.rank() == Rank.ACE ? 0 : Melding.pips(upcard);
        }
    }

    private static final Field<Card> UPCARD = required("upcard", Kinds.card(), "the card turned up after the deal");
    private static final Field<Boolean> ACE_MEANS_GIN = optional(
            "ace-means-gin", Kinds.yesOrNo(), false, "true where after an ace only gin will do, as some play it");
    private static final Form<TurnedUp> FORM =
            Form.of(TurnedUp::new, UPCARD.of(TurnedUp::upcard), ACE_MEANS_GIN.of(TurnedUp::aceMeansGin));

    private static final Why WHY = Why.practice(
            "A low limit makes a knock hard to reach, so that the deal lasts longer and gin comes more often.");

    private static final Source SOURCE = Source.source("oklahoma-gin.p01", "gin.oklahoma-limits");

    public GinKnockLimit() {
        super(
                new Head(
                        "gin/knock-limit",
                        "The limit of Oklahoma gin",
                        "oklahoma-gin",
                        "how much may be left at a knock in Oklahoma gin"),
                FORM,
                new NumberAnswer.Count(0, Gin.KNOCK_LIMIT, "points"),
                List.of(SOURCE));
    }

    @Override
    public TurnedUp deal(DealRequest request) {
        Chance chance = request.seed().chance();
        return new TurnedUp(chance.oneOf(Card.ALL), chance.onceIn(2));
    }

    @Override
    protected CountedAnswer<Integer> count(TurnedUp up) {
        CountedAnswer<Integer> counted = CountedAnswer.of(
                rule(),
                SOURCE,
                List.of(up.limit()),
                List.of(Reason.counted(
                        "upcard",
                        up.limit(),
                        up.limit() == 0
                                ? "an ace, after which only gin will do here"
                                : "the " + up.upcard().inWords() + " counts " + up.limit()
                                        + ", and no more may be left")));
        // ten is the limit of ordinary gin too, and no low one
        return up.limit() < Gin.KNOCK_LIMIT ? counted.because(WHY) : counted;
    }

    @Override
    protected List<Reason> against(TurnedUp up, Integer answer) {
        return List.of(
                Reason.given("answer", answer, "you gave " + HowMany.points(answer), HowMany.points(up.limit())));
    }

    @Override
    public List<Slip<Integer>> slips(TurnedUp up) {
        return List.of(
                Slip.by("forget that after an ace only gin will do here", Melding.pips(up.upcard())),
                Slip.by(
                        "let an ace mean gin, which is not played here",
                        up.upcard().rank() == Rank.ACE ? 0 : up.limit()),
                Slip.by("take the limit of ordinary gin", Gin.KNOCK_LIMIT));
    }

    @Override
    public Prompt ask(TurnedUp up) {
        List<Exhibit> table = new ArrayList<>();
        table.add(new Exhibit.Row("Turned up", List.of(up.upcard())));
        table.add(new Exhibit.Fact("After an ace", up.aceMeansGin() ? "only gin will do" : "a knock with one will do"));
        return new Prompt("Oklahoma gin: how many points may be left at a knock?", table);
    }
}
