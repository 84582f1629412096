package kibitzer.games.rummy.family;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Pack;
import kibitzer.cards.Rank;
import kibitzer.games.rummy.AceInRuns;

/**
 * One game of the family, as far as melds, laying off and going out go.
 *
 * @param missing ranks that are taken out of the pack
 * @param packs how many packs are shuffled together
 * @param jokers how many jokers are among them
 * @param dealt the cards dealt to each of 2, 3, ... players; the last figure holds for more
 * @param mostPlayers the most that the pack serves
 * @param groups what cards of one rank make a group
 * @param runs what cards of one suit make a sequence
 * @param wilds which cards are wild
 * @param values what cards count
 * @param ending how a hand goes out
 * @param layingOff on whose melds cards may be laid off
 * @param drawing what a turn brings into the hand
 */
public record RummyRules(
        List<Rank> missing,
        int packs,
        int jokers,
        List<Integer> dealt,
        int mostPlayers,
        Groups groups,
        Runs runs,
        Wilds wilds,
        PointValues values,
        Ending ending,
        LayingOffOn layingOff,
        Drawing drawing) {
    /** The fewest cards in a meld. */
    public static final int LEAST = 3;

    /** The fewest cards in a canasta. */
    public static final int CANASTA = 7;

    /** How a hand goes out. */
    public enum Ending {
        /** The last card may be thrown or not. */
        DISCARD_OR_NOT,
        /** The last card must be thrown. */
        WITH_A_DISCARD,
        /** Nothing may be thrown: exactly one card more than was dealt is melded, eleven at panguingue and conquian. */
        WITHOUT_A_DISCARD
    }

    /** On whose melds cards may be laid off. */
    public enum LayingOffOn {
        NOBODY,
        OWN,
        ANYBODY
    }

    /** What a turn brings into the hand. */
    public enum Drawing {
        /** One card, and one is thrown: a player always has as many as he was dealt, those that he has melded included. */
        ONE_CARD,
        /** The pile, a second card or a card to pay for the first may come with it: hands grow. */
        PERHAPS_MORE
    }

    /** Basic rummy; every other game is written as what it changes. */
    static final RummyRules BASIC = new RummyRules(
            List.of(),
            1,
            0,
            List.of(10, 7, 7, 6, 6),
            6,
            Groups.OF_FOUR_SUITS,
            Runs.of(AceInRuns.LOW),
            Wilds.NONE,
            PointValues.INDEX,
            Ending.DISCARD_OR_NOT,
            LayingOffOn.ANYBODY,
            Drawing.ONE_CARD);

    public RummyRules {
        missing = List.copyOf(missing);
        dealt = List.copyOf(dealt);
    }

    RummyRules pack(int ofPacks, int withJokers) {
        return new RummyRules(
                missing,
                ofPacks,
                withJokers,
                dealt,
                mostPlayers,
                groups,
                runs,
                wilds,
                values,
                ending,
                layingOff,
                drawing);
    }

    RummyRules without(Rank... ranks) {
        return new RummyRules(
                List.of(ranks),
                packs,
                jokers,
                dealt,
                mostPlayers,
                groups,
                runs.without(ranks),
                wilds,
                values,
                ending,
                layingOff,
                drawing);
    }

    RummyRules dealing(int most, Integer... cards) {
        return new RummyRules(
                missing, packs, jokers, List.of(cards), most, groups, runs, wilds, values, ending, layingOff, drawing);
    }

    RummyRules groups(int most, Groups.Suits suits) {
        return groups(new Groups(most, suits, false));
    }

    RummyRules oneMeldOfARank() {
        return groups(new Groups(groups.most(), groups.suits(), true));
    }

    private RummyRules groups(Groups others) {
        return new RummyRules(
                missing, packs, jokers, dealt, mostPlayers, others, runs, wilds, values, ending, layingOff, drawing);
    }

    RummyRules runs(Runs others) {
        return new RummyRules(
                missing, packs, jokers, dealt, mostPlayers, groups, others, wilds, values, ending, layingOff, drawing);
    }

    RummyRules wild(Wilds others) {
        return new RummyRules(
                missing, packs, jokers, dealt, mostPlayers, groups, runs, others, values, ending, layingOff, drawing);
    }

    RummyRules values(PointValues others) {
        return new RummyRules(
                missing, packs, jokers, dealt, mostPlayers, groups, runs, wilds, others, ending, layingOff, drawing);
    }

    RummyRules ending(Ending other) {
        return new RummyRules(
                missing, packs, jokers, dealt, mostPlayers, groups, runs, wilds, values, other, layingOff, drawing);
    }

    RummyRules layingOff(LayingOffOn whose) {
        return new RummyRules(
                missing, packs, jokers, dealt, mostPlayers, groups, runs, wilds, values, ending, whose, drawing);
    }

    RummyRules growing() {
        return new RummyRules(
                missing,
                packs,
                jokers,
                dealt,
                mostPlayers,
                groups,
                runs,
                wilds,
                values,
                ending,
                layingOff,
                Drawing.PERHAPS_MORE);
    }

    /** All its cards. */
    public Pack pack() {
        List<Card> cards = new ArrayList<>();
        for (int i = 0; i < packs; i++) {
            Card.ALL.stream().filter(card -> !missing.contains(card.rank())).forEach(cards::add);
        }
        for (int i = 0; i < jokers; i++) {
            cards.add(Card.JOKER);
        }
        return new Pack(cards);
    }

    /** How often the card is in the pack. */
    public int copies(Card card) {
        return card.isJoker() ? jokers : missing.contains(card.rank()) ? 0 : packs;
    }

    /** How many cards each of so many players is dealt. */
    public int handSize(int players) {
        return dealt.get(Math.min(dealt.size(), players - 1) - 1);
    }

    /** How many cards a hand has between draw and discard, two players first: the sizes a question may have. */
    public int largestHand() {
        return dealt.stream().mapToInt(Integer::intValue).max().orElseThrow() + 1;
    }

    public boolean isMeld(Cards cards) {
        return !readings(cards).isEmpty();
    }

    /** Every way in which the cards are one meld; none if they are not. */
    public List<Meld> readings(Cards cards) {
        return MeldReader.readings(this, cards);
    }

    /** The most a meld of these cards can count. */
    public int mostPoints(Cards meld) {
        return readings(meld).stream()
                .mapToInt(reading -> reading.points(values))
                .max()
                .orElse(0);
    }

    /** The rank in which a side has two melds though the game allows it one; empty if there is none. */
    public Optional<Rank> rankTwice(List<Cards> melds) {
        if (!groups.oneOfARank()) {
            return Optional.empty();
        }
        List<Rank> ranks =
                melds.stream().map(this::rankOf).flatMap(Optional::stream).toList();
        return ranks.stream()
                .filter(rank -> Collections.frequency(ranks, rank) > 1)
                .findFirst();
    }

    /** The rank of a group; empty for a sequence. */
    public Optional<Rank> rankOf(Cards meld) {
        return readings(meld).stream()
                .filter(reading -> !reading.run())
                .map(reading -> reading.places().getFirst().as())
                .findFirst();
    }

    /** True if the card may be added to a meld that lies on the table. */
    public boolean takes(Cards meld, Card card) {
        boolean wildOnACanasta = wilds.isWild(card) && meld.size() >= CANASTA && !wilds.onCanastas();
        if (wildOnACanasta || !isMeld(meld.with(card))) {
            return false;
        }
        if (groups.suits() != Groups.Suits.ONE_OR_THREE || wilds.any()) {
            return true;
        }
        // Panguingue: a group of one suit keeps its character, and takes the very same card alone.
        Predicate<Card> same = meld.get(0)::equals;
        boolean oneSuit = meld.stream().allMatch(same);
        boolean free = card.rank() == Rank.ACE || card.rank() == Rank.KING;
        return !oneSuit || free || same.test(card);
    }
}
