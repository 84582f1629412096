package kibitzer.decisions.trick.fivehundred;

import static kibitzer.decisions.form.Field.required;

import java.util.List;
import java.util.stream.IntStream;
import kibitzer.advice.Reason;
import kibitzer.advice.Source;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.PrintedFigure;
import kibitzer.conventions.fivehundred.BidView;
import kibitzer.conventions.fivehundred.CountAtFiveHundred;
import kibitzer.conventions.fivehundred.WidowOdds;
import kibitzer.decisions.ChanceDecision;
import kibitzer.decisions.CountedChance;
import kibitzer.decisions.Head;
import kibitzer.decisions.Slip;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.ask.Exhibit;
import kibitzer.decisions.ask.Prompt;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kinds;
import kibitzer.odds.Combinations;

/** The chance that the widow at five hundred brings one of some cards at least (Culbertson p. 217). */
public final class FiveHundredWidow extends ChanceDecision<FiveHundredWidow.Needed> {

    /**
     * What is hoped for.
     *
     * @param needed cards of which one would do
     * @param held the ten cards in the hand
     */
    public record Needed(CardSet needed, CardSet held) {
        /** True if they are all that is left of a suit of trumps. */
        boolean isAllOfASuit() {
            return Suit.DOWNWARDS.stream()
                    .map(CountAtFiveHundred::trumps)
                    .anyMatch(trumps -> trumps.all().minus(held).equals(needed));
        }
    }

    private static final int WIDOW = 3;
    private static final int UNSEEN = 23;
    private static final int MOST = 10;
    private static final int MOST_DEALT = 5;

    private static final Form<Needed> FORM = Form.of(
            FiveHundredWidow::needed,
            required("needed", Kinds.cardsWithJoker(1, MOST), "the cards of which one would do")
                    .of(Needed::needed),
            required("held", Kinds.cardsWithJoker(BidView.HAND, BidView.HAND), "your ten cards")
                    .of(Needed::held));

    public FiveHundredWidow() {
        super(
                new Head(
                        "five-hundred/widow",
                        "What the widow brings",
                        "five-hundred",
                        "how likely the widow at five hundred brings one of some cards, beside the printed odds"),
                FORM,
                List.of(
                        Source.source("five-hundred.p04", WidowOdds.CARDS),
                        Source.source("five-hundred.p03", WidowOdds.LENGTH)));
    }

    private static Needed needed(CardSet needed, CardSet held) {
        FiveHundredFields.inThePack("needed", needed);
        FiveHundredFields.inThePack("held", held);
        if (!needed.isDisjoint(held)) {
            throw new BadQuestion(
                    "needed",
                    "the " + needed.intersection(held).first().inWords() + " is in your hand",
                    "cards that you do not hold");
        }
        return new Needed(needed, held);
    }

    /** High cards that are missing, or all that is left of a suit of which four or five are held. */
    @Override
    public Needed deal(DealRequest request) {
        Chance chance = request.seed().chance();
        while (true) {
            List<Card> pack = chance.shuffled(CountAtFiveHundred.PACK.toList());
            CardSet held = CardSet.of(pack.subList(0, BidView.HAND));
            CardSet rest = CountAtFiveHundred.PACK.minus(held);
            Suit suit = chance.oneOf(Suit.DOWNWARDS);
            CardSet trumps = CountAtFiveHundred.trumps(suit).all();
            int length = held.intersection(trumps).size();
            if (chance.onceIn(3) && (length == 4 || length == 5)) {
                return new Needed(trumps.minus(held), held);
            }
            List<Card> high = chance.shuffled(rest.stream()
                    .filter(card -> card.isJoker() || card.rank().isAtLeast(Rank.JACK))
                    .toList());
            int number = 1 + chance.below(MOST_DEALT);
            if (high.size() >= number) {
                return new Needed(CardSet.of(high.subList(0, number)), held);
            }
        }
    }

    @Override
    public CountedChance counted(Needed position) {
        int places = position.needed().size();
        boolean suit = position.isAllOfASuit();
        long all = Combinations.choose(UNSEEN, WIDOW);
        long without = Combinations.choose(UNSEEN - places, WIDOW);
        List<Reason> reasons = List.of(
                Reason.counted("unseen", UNSEEN, "ten of 33 cards are in your hand, and " + UNSEEN + " unseen"),
                Reason.counted(
                        "widows", all, "three of them can be the widow in " + CountedChance.grouped(all) + " ways"),
                Reason.counted(
                        "without",
                        without,
                        CountedChance.grouped(without) + " of these hold none of the "
                                + (places == 1 ? "one card" : places + " cards") + " that would do"));
        return new CountedChance(
                "five-hundred.widow",
                "widows",
                all - without,
                all,
                source(suit),
                WidowOdds.of(places, suit).map(PrintedFigure.class::cast),
                reasons);
    }

    private static Source source(boolean suit) {
        return suit
                ? Source.source("five-hundred.p03", WidowOdds.LENGTH)
                : Source.source("five-hundred.p04", WidowOdds.CARDS);
    }

    @Override
    public List<Slip<Double>> slips(Needed position) {
        return IntStream.rangeClosed(1, MOST)
                .filter(places -> places != position.needed().size())
                .mapToObj(places -> Slip.of(
                        "the chance where " + (places == 1 ? "one card" : places + " cards") + " would do",
                        chance(places)))
                .toList();
    }

    private static double chance(int places) {
        return 1 - (double) Combinations.choose(UNSEEN - places, WIDOW) / Combinations.choose(UNSEEN, WIDOW);
    }

    @Override
    public Prompt ask(Needed position) {
        return new Prompt(
                "What is the chance that the widow brings one of these cards at least?",
                List.of(
                        new Exhibit.Row(
                                "One of these would do", position.needed().toList()),
                        new Exhibit.Fact("The pack", "33 cards, sevens to aces and the joker"),
                        new Exhibit.Fact("The widow", "three cards"),
                        new Exhibit.Held("Your hand", position.held())));
    }
}
