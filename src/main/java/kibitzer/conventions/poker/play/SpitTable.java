package kibitzer.conventions.poker.play;

import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Needs.lacks;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;

import java.util.List;
import java.util.stream.IntStream;
import kibitzer.advice.DealingGround;
import kibitzer.advice.RuleBook;
import kibitzer.advice.Trait;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.poker.MadeHand;

/**
 * The first turn at spit in the ocean: stay or drop (Culbertson pp. 73, 107).
 *
 * @param hand four cards of the player's own
 * @param turned the card in the centre, everybody's fifth, wild with all of its rank
 */
public record SpitTable(CardSet hand, Card turned) {
    public static final String GAME = "spit-in-the-ocean";

    private static final int STRAIGHT = 5;
    private static final int THREE = 3;
    private static final String OWN_CARDS =
            "the book does not say which cards it means; the four of one's own are taken, the card in the centre beside them";

    private static final Trait<SpitTable> WILD = new Trait<>(
            "wild-card",
            "a wild card in the hand",
            "no wild card in the hand",
            table -> !table.hand.of(table.turned.rank()).isEmpty());
    static final Trait<SpitTable> ACES = new Trait<>(
            "aces",
            "a pair of aces",
            "no pair of aces",
            table -> table.hand.of(Rank.ACE).size() > 1);
    private static final Trait<SpitTable> THREE_OF_A_KIND = new Trait<>(
            "three-of-a-kind",
            "three of a kind",
            "no three of a kind",
            table -> MadeHand.pattern(table.hand).getFirst() >= THREE);
    private static final Trait<SpitTable> STRAIGHT_FLUSH_DRAW = new Trait<>(
            "straight-flush-draw",
            "three cards of one suit within a straight, a draw to a straight flush",
            "no three cards of one suit within a straight",
            SpitTable::drawsToAStraightFlush);

    /** The minimums for playing, in the book's order. */
    public static final RuleBook<SpitTable, String> BOOK = RuleBook.<SpitTable, String>named(
                    "Culbertson on spit in the ocean")
            .then(rule("poker.stay.spit.wild-card", source("spit-in-the-ocean.p01"))
                    .needs(has(WILD))
                    .answers(Words.say(Words.STAY))
                    .why("A wild card of your own beside the one all share makes a high hand likely.")
                    .title("Spit: a wild card"))
            .then(rule("poker.stay.spit.aces", source("spit-in-the-ocean.p01"))
                    .needs(has(ACES))
                    .answers(Words.say(Words.STAY))
                    .why("With the wild card that all share they are three aces already.")
                    .title("Spit: a pair of aces"))
            .then(rule("poker.stay.spit.three-of-a-kind", source("spit-in-the-ocean.p01"))
                    .needs(has(THREE_OF_A_KIND))
                    .answers(Words.say(Words.STAY))
                    .whyByBook(
                            "With the wild card that all share they are four of a kind, about the lowest hand that wins.",
                            "freak-draw-poker.p01"))
            .then(rule(
                            "poker.stay.spit.straight-flush-draw",
                            source("spit-in-the-ocean.p01").withFigureFromPractice(OWN_CARDS))
                    .needs(has(STRAIGHT_FLUSH_DRAW))
                    .answers(Words.say(Words.STAY))
                    .why("One more card of the suit may make a straight flush, which beats nearly all."))
            .then(rule("poker.stay.spit.less", source("spit-in-the-ocean.p01", "freak-draw-poker.p01"))
                    .needs(lacks(WILD), lacks(ACES), lacks(THREE_OF_A_KIND), lacks(STRAIGHT_FLUSH_DRAW))
                    .answers(Words.say(Words.DROP))
                    .whyByBook(
                            "To stay takes a wild card, a pair of aces, three of a kind or a draw to a straight flush in "
                                    + "your own hand.")
                    .title("Spit: less than the minimum"))
            .book();

    private boolean drawsToAStraightFlush() {
        return Suit.DOWNWARDS.stream()
                .map(suit -> hand.in(suit).stream().map(Card::rank).toList())
                .anyMatch(SpitTable::threeWithinAStraight);
    }

    private static boolean threeWithinAStraight(List<Rank> ranks) {
        // The ace stands below the two as well: place 0, the others at 1 to 13.
        return IntStream.rangeClosed(0, Rank.values().length + 1 - STRAIGHT)
                .anyMatch(from -> ranks.stream()
                                .filter(rank -> within(rank.ordinal() + 1, from) || rank == Rank.ACE && within(0, from))
                                .count()
                        >= THREE);
    }

    private static boolean within(int place, int from) {
        return place >= from && place < from + STRAIGHT;
    }

    /** All deals of four cards and one turned up. */
    public record Ground() implements DealingGround<SpitTable> {
        private static final int OWN = 4;

        @Override
        public SpitTable start(Chance chance) {
            List<Card> pack = chance.shuffled(CardSet.FULL_PACK.toList());
            return new SpitTable(CardSet.of(pack.subList(0, OWN)), pack.get(OWN));
        }

        @Override
        public SpitTable step(SpitTable here, Chance chance) {
            Card in = chance.oneOf(
                    CardSet.FULL_PACK.minus(here.hand).without(here.turned).toList());
            return chance.onceIn(OWN + 1)
                    ? new SpitTable(here.hand, in)
                    : new SpitTable(
                            here.hand.without(chance.oneOf(here.hand.toList())).with(in), here.turned);
        }
    }
}
