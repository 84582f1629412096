package kibitzer.games.poker;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.notation.BadNotation;

/**
 * A form of poker as far as its hands differ from another's.
 *
 * @param id its word in questions: "standard"
 * @param title its name in a sentence: "poker with the bug"
 * @param sources the entries of the syllabus its ranking comes from
 * @param pack the cards it is played with, each once
 * @param wild its wild cards
 * @param ace where the ace stands
 * @param classes the classes that are told apart, highest first
 * @param wins which of two hands takes the pot
 * @param ranking how five cards rank; every game with wild cards ranks a royal flush above five of a kind, whether or
 *     not it is told apart from other straight flushes (Culbertson p. 56)
 */
public record PokerForm(
        String id,
        String title,
        List<String> sources,
        CardSet pack,
        Wild wild,
        Ace ace,
        List<HandClass> classes,
        Wins wins,
        Ranking ranking) {

    /** Which of two hands takes the pot. */
    public enum Wins {
        HIGHEST,
        LOWEST
    }

    private static final int HAND = 5;
    private static final CardSet WITH_JOKER = CardSet.FULL_PACK.with(Card.JOKER);

    /** 52 cards, nothing wild (Culbertson p. 56). */
    public static final PokerForm STANDARD = new PokerForm(
            "standard",
            "standard poker",
            List.of("poker"),
            CardSet.FULL_PACK,
            Wild.NONE,
            Ace.HIGH_OR_BELOW_THE_TWO,
            HandClass.WITHOUT_WILD_CARDS,
            Wins.HIGHEST,
            StandardRanking::strength);

    /** The laws of 1891: the ace low in sequences, hearts the best of the flushes (Round Games pp. 38, 55-57). */
    public static final PokerForm ROUND_GAMES = new PokerForm(
            "round-games",
            "poker by the laws of 1891",
            List.of("english-draw-poker", "english-draw-poker.e01"),
            CardSet.FULL_PACK,
            Wild.NONE,
            Ace.LOW_IN_SEQUENCES,
            HandClass.WITHOUT_WILD_CARDS,
            Wins.HIGHEST,
            new RoundGamesRanking());

    /** 53 cards, the joker an ace or a help to a straight or flush (Culbertson p. 72). */
    public static final PokerForm BUG =
            withWild("bug", "poker with the bug", List.of("poker-with-the-bug"), WITH_JOKER, Wild.BUG);

    /** 53 cards, the joker any card (Culbertson p. 72). */
    public static final PokerForm JOKER_WILD =
            withWild("joker-wild", "poker with the joker wild", List.of("joker-poker"), WITH_JOKER, Wild.JOKER);

    /**
     * 52 cards, every two any card (Culbertson p. 60). Four twos and a card from ten to ace are a royal flush by the
     * rule; table 4 of p. 109 counts them among five of a kind.
     */
    public static final PokerForm DEUCES_WILD = withWild(
            "deuces-wild",
            "poker with deuces wild",
            List.of("freakpots", "freakpots.e01"),
            CardSet.FULL_PACK,
            Wild.DEUCES);

    /** Lowball: the lowest hand wins, the ace is low, straights and flushes do not count (Culbertson p. 93). */
    public static final PokerForm LOW = new PokerForm(
            "low",
            "lowball",
            List.of("lowball"),
            CardSet.FULL_PACK,
            Wild.NONE,
            Ace.LOW,
            List.of(
                    HandClass.FOUR_OF_A_KIND,
                    HandClass.FULL_HOUSE,
                    HandClass.THREE_OF_A_KIND,
                    HandClass.TWO_PAIRS,
                    HandClass.PAIR,
                    HandClass.NO_PAIR),
            Wins.LOWEST,
            new WildRanking(Wild.NONE, Ace.LOW, false));

    /** Every form that can be asked about. */
    public static final List<PokerForm> ALL = List.of(STANDARD, ROUND_GAMES, BUG, JOKER_WILD, DEUCES_WILD, LOW);

    public PokerForm {
        sources = List.copyOf(sources);
        classes = List.copyOf(classes);
    }

    private static PokerForm withWild(String id, String title, List<String> sources, CardSet pack, Wild wild) {
        Ace ace = Ace.HIGH_OR_BELOW_THE_TWO;
        // Where the only wild card is a joker, a royal flush is called a straight flush.
        List<HandClass> classes = wild.cards().size() > 1 ? HandClass.DOWNWARDS : HandClass.WITH_A_WILD_CARD;
        return new PokerForm(
                id, title, sources, pack, wild, ace, classes, Wins.HIGHEST, new WildRanking(wild, ace, true));
    }

    /** The words of all forms. */
    public static List<String> ids() {
        return ALL.stream().map(PokerForm::id).toList();
    }

    /** @throws BadNotation if no form has this word */
    public static PokerForm named(String id) {
        return ALL.stream()
                .filter(form -> form.id.equals(id))
                .findFirst()
                .orElseThrow(() -> new BadNotation(id, "one of " + String.join(", ", ids())));
    }

    /**
     * What a hand is worth.
     *
     * @throws BadNotation unless it is five cards of this form's pack
     */
    public HandValue value(CardSet hand) {
        objection(hand).ifPresent(bad -> {
            throw bad;
        });
        return new HandValue(ranking.strength(hand.bits()));
    }

    /** What keeps these cards from being a hand of this form; empty if they are one. */
    public Optional<BadNotation> objection(CardSet hand) {
        if (hand.size() != HAND) {
            return Optional.of(BadNotation.because(hand.size() == 1 ? "1 card" : hand.size() + " cards", "5"));
        }
        return hand.minus(pack).stream()
                .findFirst()
                .map(foreign -> BadNotation.because(
                        "the " + foreign.inWords(), "cards of the pack of " + pack.size() + " played with"));
    }

    /** What this form calls a hand. */
    public HandClass classOf(HandValue value) {
        return value.handClass() == HandClass.ROYAL_FLUSH && !classes.contains(HandClass.ROYAL_FLUSH)
                ? HandClass.STRAIGHT_FLUSH
                : value.handClass();
    }

    /** Above 0 if the first hand takes the pot from the other, 0 if they share it. */
    public int compare(HandValue one, HandValue other) {
        int higher = Integer.compare(one.compared(ace), other.compared(ace));
        return wins == Wins.HIGHEST ? higher : -higher;
    }
}
