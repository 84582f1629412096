package kibitzer.conventions.poker.play;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import kibitzer.advice.Need;
import kibitzer.advice.Needs;
import kibitzer.advice.Quantity;
import kibitzer.advice.Trait;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.games.poker.MadeHand;
import kibitzer.games.poker.Showing;
import kibitzer.odds.Combinations;

/**
 * A table at stud poker, and what the rules measure there.
 *
 * @param table what the player sees
 */
public record StudView(StudTable table) {
    private static final int SEVEN = 7;
    private static final int FOUR = 4;
    private static final int FIVE_RANKS = 0b11111;

    static final Trait<StudView> BACK_TO_BACK = new Trait<>(
            "back-to-back",
            "a pair back to back",
            "no pair back to back",
            view -> view.table.up().size() == 1
                    && view.table.hole().first().rank()
                            == view.table.up().first().rank());

    static final Trait<StudView> FIRST_ROUND = Trait.either(
            "round", "the first round", "a later round", view -> view.table.up().size() == 1);

    static final Trait<StudView> A_PAIR_SHOWS = new Trait<>(
            "pair-showing",
            "an opponent shows a pair",
            "no opponent shows a pair",
            view -> view.table.showing().stream()
                    .anyMatch(cards -> Showing.of(cards).isPairOrBetter()));

    /** Higher than every pair showing; cards beside a pair do not count. */
    static final Trait<StudView> BEATS_EVERY_PAIR = new Trait<>(
            "higher-pair",
            "you hold better than any pair that shows",
            "you hold no better than the pair that shows",
            view -> view.table.showing().stream()
                    .filter(cards -> Showing.of(cards).isPairOrBetter())
                    .allMatch(cards -> view.groups(view.table.own()) > view.groups(cards)));

    static final Trait<StudView> BEATS_THE_BOARD = new Trait<StudView>(
                    "beats-the-board",
                    "your cards beat every combination that shows",
                    "a combination that shows beats your cards",
                    view -> view.ahead().isEmpty())
            .tellingInstead()
            .saying(view -> view.ahead()
                    .map(cards -> cards + " that show beat your " + view.table.own())
                    .orElse("your cards beat every combination that shows"));

    static final Trait<StudView> A_PAIR = new Trait<>(
            "pair", "a pair", "no pair", view -> Showing.of(view.table.own()).isPairOrBetter());

    /** A pair of cards that are not {@link #LOW_CARDS}. */
    static final Trait<StudView> A_HIGH_PAIR = new Trait<StudView>(
                    "high-pair",
                    "a pair above the eights",
                    "no pair above the eights",
                    view -> view.highPair().isPresent())
            .saying(view -> view.highPair()
                    .map(card -> "a pair of " + card.rank().plural())
                    .orElse("no pair above the eights"));

    static final Trait<StudView> THREE_OF_A_KIND = new Trait<StudView>(
                    "three-of-a-kind",
                    "three of a kind",
                    "no three of a kind",
                    view -> MadeHand.pattern(view.table.own()).getFirst() >= 3)
            .saying(view -> MadeHand.pattern(view.table.own()).getFirst() >= 3
                    ? "you hold " + view.table.own()
                    : "no three of a kind");

    static final Trait<StudView> IN_SEQUENCE = new Trait<StudView>(
                    "in-sequence", "three cards in sequence", "no three cards in sequence", StudView::inSequence)
            .saying(view -> view.inSequence() ? view.table.own() + " are in sequence" : "no three cards in sequence");

    static final Trait<StudView> ONE_SUIT = new Trait<>(
            "one-suit",
            "three cards of one suit",
            "not three cards of one suit",
            view -> view.table.own().in(view.table.own().first().suit()).equals(view.table.own()));

    static final Quantity<StudView> AS_HIGH_AS_ANY = new Quantity<StudView>(
                    "as-high-as-any-showing",
                    "card as high as any that shows",
                    "cards as high as any that shows",
                    StudView::asHighAsAny)
            .saying(2, "two of your cards are as high as any that shows")
            .saying(3, "all three of your cards are as high as any that shows");

    /** Eight or lower; the ace is high. */
    static final Quantity<StudView> LOW_CARDS = new Quantity<>(
            "low-cards",
            "different card up to the eight",
            "different cards up to the eight",
            view -> view.table.own().stream()
                    .map(Card::rank)
                    .filter(rank -> !rank.isHigherThan(Rank.EIGHT))
                    .distinct()
                    .count());

    static final Trait<StudView> WITHIN_A_STRAIGHT = new Trait<>(
            "within-a-straight",
            "cards that fit one straight",
            "cards that fit no straight",
            view -> straightsThrough(ranks(view.table.own())) > 0
                    && Integer.bitCount(ranks(view.table.own()))
                            == view.table.own().size());

    /** What the first three cards at high-low lack where neither of the book's two holdings is there. */
    static final Trait<StudView> NO_START_FOR_TWO_WAYS = Trait.either(
            "no-start-for-two-ways",
            "neither three of a kind nor three low cards that fit",
            "three of a kind, or three low cards that fit",
            view -> MadeHand.pattern(view.table.own()).getFirst() < 3
                    && (LOW_CARDS.of(view) < 3 || !ONE_SUIT.of(view) && !WITHIN_A_STRAIGHT.of(view)));

    static final Trait<StudView> POT_TOLD = new Trait<>(
            "pot",
            "the chips in the pot and to be paid are known",
            "the chips in the pot or to be paid are not told",
            view -> view.table.pot() > 0 && view.table.toCall() > 0);

    static final Quantity<StudView> OFFERED = new Quantity<>(
            "pot-odds",
            "to 1 from the pot",
            "to 1 from the pot",
            view -> view.table.toCall() == 0
                    ? 0
                    : Features.hundredths((double) view.table.pot() / view.table.toCall()));

    static final Quantity<StudView> AGAINST_FILLING = new Quantity<>(
                    "odds-against", "to 1 against filling", "to 1 against filling", StudView::againstFilling)
            .saying(Features.NEVER, "nothing to fill");

    static final Trait<StudView> DRAW = new Trait<StudView>(
                    "draw",
                    "four cards to a flush or an open straight",
                    "no four cards to a flush or an open straight",
                    view -> view.outs() > 0)
            .saying(StudView::drawInWords);

    static Need<StudView> hole(Rank rank) {
        return Needs.has(new Trait<StudView>(
                "hole-card",
                "the " + rank.word() + " in the hole",
                "no " + rank.word() + " in the hole",
                view -> view.table.hole().first().rank() == rank));
    }

    static Need<StudView> upcardFrom(Rank lowest) {
        return Needs.has(upcardNoLowerThan(lowest));
    }

    static Need<StudView> upcardBelow(Rank lowest) {
        return Needs.lacks(upcardNoLowerThan(lowest));
    }

    private static Trait<StudView> upcardNoLowerThan(Rank lowest) {
        return new Trait<StudView>(
                        "upcard",
                        "an upcard no lower than the " + lowest.word(),
                        "an upcard lower than the " + lowest.word(),
                        view -> view.table.up().first().rank().isAtLeast(lowest))
                .tellingInstead()
                .saying(view ->
                        "the upcard is the " + view.table.up().first().rank().word());
    }

    /** The pairs, threes and fours without the cards beside. */
    private double groups(CardSet cards) {
        CardSet grouped =
                cards.stream().filter(card -> cards.of(card.rank()).size() > 1).collect(CardSet.toCardSet());
        return grouped.isEmpty()
                ? Showing.of(cards).isPairOrBetter() ? Showing.of(cards).strength() : 0
                : Showing.of(grouped).strength();
    }

    /** The highest combination that shows, if it is no lower than the player's own cards. */
    private Optional<CardSet> ahead() {
        return table.showing().stream()
                .filter(cards -> Showing.of(cards).compareTo(Showing.of(table.own())) >= 0)
                .max(Comparator.comparing(Showing::of));
    }

    private Optional<Card> highPair() {
        return table.own().stream()
                .filter(card -> card.rank().isHigherThan(Rank.EIGHT)
                        && table.own().of(card.rank()).size() > 1)
                .findFirst();
    }

    private boolean inSequence() {
        int ranks = ranks(table.own());
        int lowest = ranks & -ranks;
        int length = table.own().size();
        boolean run = ranks == ((1 << length) - 1) * lowest && Integer.bitCount(ranks) == length;
        int aceLow = 1 << Rank.ACE.ordinal() | (1 << length - 1) - 1;
        return run || ranks == aceLow;
    }

    private int asHighAsAny() {
        Rank highest = table.showing().stream()
                .flatMap(CardSet::stream)
                .map(Card::rank)
                .max(Rank::compareTo)
                .orElse(Rank.TWO);
        return (int) table.own().stream()
                .filter(card -> card.rank().isAtLeast(highest))
                .count();
    }

    /** Cards not seen that make a flush of four or an open straight of four; 0 where there is neither. */
    private int outs() {
        CardSet own = table.own();
        CardSet unseen = CardSet.FULL_PACK.minus(table.seen());
        if (table.up().size() == 1) {
            return 0;
        }
        for (Suit suit : Suit.DOWNWARDS) {
            if (own.length(suit) == FOUR) {
                return unseen.length(suit);
            }
        }
        return ends(own).stream().mapToInt(rank -> unseen.of(rank).size()).sum();
    }

    /** The ranks that make a straight, where there are two or more. */
    private static List<Rank> ends(CardSet own) {
        int ranks = ranks(own);
        List<Rank> ends = Rank.DOWNWARDS.stream()
                .filter(rank -> (ranks & 1 << rank.ordinal()) == 0 && straight(ranks | 1 << rank.ordinal()))
                .toList();
        return ends.size() > 1 ? ends : List.of();
    }

    /** "four diamonds", "a jack or a six makes a straight". */
    private String drawInWords() {
        if (outs() == 0) {
            return "no four cards to a flush or an open straight";
        }
        return Suit.DOWNWARDS.stream()
                .filter(suit -> table.own().length(suit) == FOUR)
                .findFirst()
                .map(suit -> "four " + suit.plural() + ", which one more makes a flush")
                .orElseGet(() -> ends(table.own()).stream()
                        .map(Rank::one)
                        .collect(Collectors.joining(" or ", "", " makes a straight")));
    }

    private double againstFilling() {
        int toCome = SEVEN - table.own().size();
        int unseen = CardSet.FULL_PACK.minus(table.seen()).size();
        int outs = outs();
        if (outs == 0 || toCome <= 0) {
            return Features.NEVER;
        }
        double missed = (double) Combinations.choose(unseen - outs, toCome) / Combinations.choose(unseen, toCome);
        return Features.hundredths(missed / (1 - missed));
    }

    private static boolean straight(int ranks) {
        return IntStream.rangeClosed(0, 8).anyMatch(from -> (ranks >>> from & FIVE_RANKS) == FIVE_RANKS)
                || (ranks & 0x100F) == 0x100F;
    }

    private static int straightsThrough(int ranks) {
        long high = IntStream.rangeClosed(0, 8)
                .filter(from -> (ranks & ~(FIVE_RANKS << from)) == 0)
                .count();
        return (int) high + ((ranks & ~0x100F) == 0 ? 1 : 0);
    }

    private static int ranks(CardSet cards) {
        return List.of(Suit.values()).stream().mapToInt(cards::ranksIn).reduce(0, (one, other) -> one | other);
    }
}
