package kibitzer.decisions.gin;

import static kibitzer.decisions.form.Field.optional;
import static kibitzer.decisions.form.Field.required;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kibitzer.advice.Advice;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.decisions.AnswerKind;
import kibitzer.decisions.Choices;
import kibitzer.decisions.DealRequest;
import kibitzer.decisions.Exhibit;
import kibitzer.decisions.Prompt;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.FieldValues;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.rummy.Melding;
import kibitzer.games.rummy.gin.Gin;

/** How much may be left at a knock in Oklahoma gin: what the upcard counts (p. 41). */
public final class GinKnockLimit extends CountedGin<GinKnockLimit.TurnedUp, Integer> {

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
    private static final Form<TurnedUp> FORM = new Form<>(
            List.of(UPCARD, ACE_MEANS_GIN),
            values -> new TurnedUp(values.get(UPCARD), values.get(ACE_MEANS_GIN)),
            up -> FieldValues.none().with(UPCARD, up.upcard()).with(ACE_MEANS_GIN, up.aceMeansGin()));

    public GinKnockLimit() {
        super(
                "gin/knock-limit",
                "The limit of Oklahoma gin",
                "oklahoma-gin",
                Source.source("oklahoma-gin.p01", "gin.oklahoma-limits"));
    }

    @Override
    public Form<TurnedUp> form() {
        return FORM;
    }

    @Override
    public AnswerKind<Integer> answerKind() {
        return new AnswerKind.Count(0, Gin.KNOCK_LIMIT, "points");
    }

    @Override
    public TurnedUp deal(DealRequest request) {
        Chance chance = request.seed().chance();
        return new TurnedUp(chance.oneOf(Card.ALL), chance.onceIn(2));
    }

    @Override
    public Choices<Integer> choices(TurnedUp up) {
        return new Choices.Open<>();
    }

    @Override
    public Advice<Integer> advise(TurnedUp up) {
        return Advice.counted(
                rule(),
                source(),
                List.of(up.limit()),
                List.of(Reason.counted(
                        "upcard",
                        up.limit(),
                        up.limit() == 0
                                ? "an ace, after which only gin will do here"
                                : "the " + up.upcard().inWords() + " counts " + up.limit())),
                Map.of());
    }

    @Override
    public List<Ruling<Integer>> whyNot(TurnedUp up, Integer answer) {
        return against(answer, answer, "you gave " + Points.of(answer), Points.of(up.limit()));
    }

    @Override
    public Prompt ask(TurnedUp up) {
        List<Exhibit> table = new ArrayList<>();
        table.add(new Exhibit.Row("Turned up", List.of(up.upcard())));
        table.add(new Exhibit.Fact("After an ace", up.aceMeansGin() ? "only gin will do" : "a knock with one will do"));
        return new Prompt("Oklahoma gin: how many points may be left at a knock?", table);
    }
}
