package kibitzer.games.trick;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;

/**
 * The play of one hand: a game in which contract and trumps are known.
 *
 * <p>Made once for each and asked often: which suit every card belongs to, and how high it stands, are tables.
 */
public final class PlayRules {
    private static final int NOWHERE = -1;
    private static final int TRUMPS = Suit.values().length;
    private static final int ABOVE_PLAIN = 1000;

    private final TrickRules rules;
    private final Contract contract;
    private final Optional<Suit> trump;
    private final Duty duty;
    private final List<ForcedLead> leads;
    private final TrumpOrder trumpOrder;

    /** By card: the ordinal of its suit, {@link #TRUMPS}, or {@link #NOWHERE} for what is not in the pack. */
    private final byte[] group = new byte[Card.INDEXES];

    private final short[] height = new short[Card.INDEXES];
    private final int highestTrump;
    private final boolean jokerAlone;
    private final boolean[] held = new boolean[Card.INDEXES];
    private final boolean anyTrumps;
    private final List<Card> everywhere;
    private final boolean suitless;

    PlayRules(TrickRules rules, Contract contract, Optional<Suit> trump) {
        this.rules = rules;
        this.contract = contract;
        this.trump = trump;
        this.duty = contract.duty().orElse(rules.duty());
        this.leads = rules.leads(contract);
        this.trumpOrder = contract.trumps().orElse(rules.trumps());
        Arrays.fill(group, (byte) NOWHERE);
        PlainOrder plain = contract.plain().orElse(rules.plain());
        for (Suit suit : Suit.values()) {
            place(plain.cards(suit), suit.ordinal(), 0);
        }
        Set<Card> trumps = trumpOrder.cards(trump, plain);
        place(trumps, TRUMPS, ABOVE_PLAIN);
        anyTrumps = !trumps.isEmpty();
        everywhere = plain.everywhere();
        highestTrump =
                trumps.stream().mapToInt(card -> height[card.index()]).max().orElse(NOWHERE);
        suitless = plain.suitless();
        jokerAlone = trump.isEmpty() && trumps.equals(Set.of(Card.JOKER));
        TrumpOrder.holding(duty.renege(), trump, plain).forEach(card -> held[card.index()] = true);
    }

    private void place(Collection<Card> highToLow, int into, int above) {
        int step = above + highToLow.size();
        for (Card card : highToLow) {
            if (rules.pack().pack().cards().contains(card)) {
                group[card.index()] = (byte) into;
                height[card.index()] = (short) step;
            }
            step--;
        }
    }

    public Optional<Suit> trump() {
        return trump;
    }

    public Contract contract() {
        return contract;
    }

    /** How many cards are dealt at most. */
    int cardsDealt() {
        return rules.dealing().mostCards();
    }

    /** What is owed to a lead. */
    public Duty duty() {
        return duty;
    }

    /** True if some card is a trump, be it of the trump suit or above all suits. */
    public boolean hasTrumps() {
        return anyTrumps;
    }

    /** True if the highest card wins whatever its suit. */
    public boolean ignoresSuits() {
        return suitless;
    }

    /** True of every card of the pack. */
    public boolean knows(Card card) {
        return group[card.index()] != NOWHERE;
    }

    public boolean isTrump(Card card) {
        return group[card.index()] == TRUMPS;
    }

    /** Whether at least so many of these are trumps. */
    boolean holdsTrumps(List<Card> hand, int least) {
        int trumps = 0;
        for (Card card : hand) {
            trumps += isTrump(card) ? 1 : 0;
        }
        return trumps >= least;
    }

    /** The first of these that no trump among them is above. */
    Optional<Card> highestTrump(List<Card> hand) {
        Optional<Card> highest = Optional.empty();
        int best = NOWHERE;
        for (Card card : hand) {
            if (isTrump(card) && height[card.index()] > best) {
                best = height[card.index()];
                highest = Optional.of(card);
            }
        }
        return highest;
    }

    /** The plain suit that a card belongs to; none for trumps. */
    public Optional<Suit> suitOf(Card card) {
        int into = group[card.index()];
        return into == TRUMPS || into == NOWHERE ? Optional.empty() : Optional.of(Suit.values()[into]);
    }

    /** "left bower", for a trump that has a name of its own. */
    public Optional<String> nameOf(Card card) {
        return isTrump(card) ? trumpOrder.nameOf(card, trump) : Optional.empty();
    }

    /**
     * Of a trump that is not printed as one, what it is: "the jack of spades is the left bower and belongs to clubs, the trumps"; empty
     * for a card that is what it shows.
     */
    public Optional<String> belongsElsewhere(Card card) {
        if (!isTrump(card) || card.isTarot() || card.hasSuit() && trump.equals(Optional.of(card.suit()))) {
            return Optional.empty();
        }
        String where = trump.map(suit -> "belongs to " + suit.plural() + ", the trumps")
                .orElse("is above all suits");
        return Optional.of("the " + card.inWords()
                + nameOf(card).map(name -> " is the " + name + " and ").orElse(" ") + where);
    }

    /** True where the leader of this card says which suit is to be followed: the joker where no suit is trumps. */
    public boolean leaderNames(Card led) {
        return jokerAlone && led.isJoker() && isTrump(led);
    }

    /** The group that is to be followed. */
    private int led(List<Card> trick, Optional<Suit> named) {
        Card first = trick.getFirst();
        return named.isPresent() && leaderNames(first) ? named.get().ordinal() : group[first.index()];
    }

    /** Whether trumps are to be followed. */
    public boolean isTrumpLed(List<Card> trick, TableFacts facts) {
        return led(trick, facts.named()) == TRUMPS;
    }

    /** The plain suit to be followed; none where it is trumps. */
    public Optional<Suit> suitLed(List<Card> trick, TableFacts facts) {
        int led = led(trick, facts.named());
        return led == TRUMPS ? Optional.empty() : Optional.of(Suit.values()[led]);
    }

    /**
     * Which cards of a hand may be played.
     *
     * @param trick the cards on the table, in order; none when on lead
     * @return a bit for each card, by its place in the hand
     */
    public long lawful(List<Card> hand, List<Card> trick, TableFacts facts) {
        long all = (1L << hand.size()) - 1;
        if (trick.isEmpty()) {
            return forcedLead(hand, facts).map(card -> where(hand, card)).orElseGet(() -> notBarred(hand, facts, all));
        }
        if (!duty.follow() || facts.stockOpen() && rules.stock().isFree()) {
            return all;
        }
        int led = led(trick, facts.named());
        long follow = 0;
        long trumps = 0;
        for (int i = 0; i < hand.size(); i++) {
            int into = group[hand.get(i).index()];
            follow |= into == led ? 1L << i : 0;
            trumps |= into == TRUMPS ? 1L << i : 0;
        }
        if (follow == 0 && facts.stockOpen() && rules.stock() == Stock.DRAWN_UNTIL_ABLE) {
            return 0;
        }
        if (follow == 0) {
            return trumping(hand, trick, trumps, led, all);
        }
        if (led == TRUMPS) {
            return followingTrumps(hand, trick, follow, all);
        }
        long may = duty.overtake() == Duty.Overtake.ALWAYS ? higherIfAny(hand, trick, follow, led) : follow;
        return duty.trumpInstead() ? may | trumps : may;
    }

    /** What a lead is bound to; none where any card may be led. */
    public Optional<Card> forcedLead(List<Card> hand, TableFacts facts) {
        for (ForcedLead lead : leads) {
            Optional<Card> card = lead.card(this, hand, facts);
            if (card.isPresent()) {
                return card;
            }
        }
        return Optional.empty();
    }

    /** The rule that bars a lead by him who has another. */
    Optional<ForcedLead> barring(List<Card> hand, Card card, TableFacts facts) {
        return leads.stream().filter(lead -> lead.bars(this, hand, card, facts)).findFirst();
    }

    private long notBarred(List<Card> hand, TableFacts facts, long all) {
        if (leads.isEmpty()) {
            return all;
        }
        long may = 0;
        for (int i = 0; i < hand.size(); i++) {
            may |= barring(hand, hand.get(i), facts).isEmpty() ? 1L << i : 0;
        }
        return may == 0 ? all : may;
    }

    private long trumping(List<Card> hand, List<Card> trick, long trumps, int led, long all) {
        if (trumps == 0 || duty.trump() == Duty.MustTrump.NO) {
            return all;
        }
        if (duty.trump() == Duty.MustTrump.YES) {
            return duty.overtake() == Duty.Overtake.ALWAYS ? higherIfAny(hand, trick, trumps, led) : trumps;
        }
        if (isHighestAlone(hand, trumps)) {
            return all;
        }
        long higher = higher(hand, trick, trumps, led);
        return higher == 0 ? all : higher;
    }

    private boolean isHighestAlone(List<Card> hand, long trumps) {
        return duty.trump() == Duty.MustTrump.UNLESS_HIGHEST_ALONE
                && Long.bitCount(trumps) == 1
                && height[hand.get(Long.numberOfTrailingZeros(trumps)).index()] == highestTrump;
    }

    private long followingTrumps(List<Card> hand, List<Card> trick, long follow, long all) {
        long spared = duty.renege().isEmpty() ? 0 : heldBack(hand, trick.getFirst(), follow);
        if (spared == follow && Long.bitCount(follow) == 1) {
            return all;
        }
        if (duty.overtake() == Duty.Overtake.NEVER) {
            return follow;
        }
        return duty.renegeToLower() || spared == follow
                ? higherIfAny(hand, trick, follow, TRUMPS)
                : spared | higherIfAny(hand, trick, follow & ~spared, TRUMPS);
    }

    private long heldBack(List<Card> hand, Card led, long among) {
        long held = 0;
        for (long left = among; left != 0; left &= left - 1) {
            int place = Long.numberOfTrailingZeros(left);
            held |= mayBeHeldBack(hand.get(place), led) ? 1L << place : 0;
        }
        return held;
    }

    private boolean mayBeHeldBack(Card card, Card led) {
        return held[card.index()] && (!duty.renegeToLower() || height[led.index()] < height[card.index()]);
    }

    private long higherIfAny(List<Card> hand, List<Card> trick, long among, int led) {
        long higher = higher(hand, trick, among, led);
        return higher == 0 ? among : higher;
    }

    private long higher(List<Card> hand, List<Card> trick, long among, int led) {
        int best = 0;
        for (Card card : trick) {
            best = Math.max(best, heightIn(card, led));
        }
        long higher = 0;
        for (long left = among; left != 0; left &= left - 1) {
            int place = Long.numberOfTrailingZeros(left);
            higher |= heightIn(hand.get(place), led) > best ? 1L << place : 0;
        }
        return higher;
    }

    /** 0 for what can win nothing. */
    private int heightIn(Card card, int led) {
        int into = group[card.index()];
        return suitless || into == TRUMPS || into == led ? height[card.index()] : 0;
    }

    private static long where(List<Card> hand, Card card) {
        long places = 0;
        for (int i = 0; i < hand.size(); i++) {
            places |= hand.get(i).equals(card) ? 1L << i : 0;
        }
        return places;
    }

    /** The same as cards, identical ones as often as they are held. */
    public Cards lawful(Cards hand, List<Card> trick, TableFacts facts) {
        long may = lawful(hand.list(), trick, facts);
        return Cards.of(hand.list().stream()
                .filter(card -> (may & where(hand.list(), card)) != 0)
                .toList());
    }

    /** Which card of a trick wins, by its place; none where all that could have cancelled one another. */
    public Optional<Integer> winner(List<Card> trick, TableFacts facts) {
        for (int i = 0; i < trick.size() && !everywhere.isEmpty(); i++) {
            if (winsEverywhere(trick.get(i), trick)) {
                return Optional.of(i);
            }
        }
        int led = led(trick, facts.named());
        int winner = NOWHERE;
        int best = 0;
        for (int i = 0; i < trick.size(); i++) {
            int high = heightIn(trick.get(i), led);
            if (high > best && !isCancelled(trick, trick.get(i))) {
                winner = i;
                best = high;
            }
        }
        return winner == NOWHERE ? Optional.empty() : Optional.of(winner);
    }

    /** Whether a card wins whatever suit is led: it can, and no higher one of its own suit is there. */
    public boolean winsEverywhere(Card card, Collection<Card> among) {
        return everywhere.contains(card)
                && among.stream()
                        .noneMatch(other -> group[other.index()] == group[card.index()]
                                && height[other.index()] > height[card.index()]);
    }

    /** Whether a card is cancelled by one that is identical. */
    public boolean isCancelled(List<Card> trick, Card card) {
        return rules.equal() == EqualCards.CANCEL
                && trick.stream().filter(card::equals).count() % 2 == 0;
    }

    /**
     * The cards that can win when a suit is led, high to low: trumps first.
     *
     * @param led a plain suit; none, or the trump suit, where trumps are led
     */
    public List<Card> order(Collection<Card> cards, Optional<Suit> led) {
        int following = led.filter(suit -> !anyTrumps || !trump.equals(Optional.of(suit)))
                .map(Suit::ordinal)
                .orElse(TRUMPS);
        return cards.stream()
                .filter(card -> heightIn(card, following) > 0 || winsEverywhere(card, cards))
                .sorted(Comparator.comparing((Card card) -> heightIn(card, following) > 0)
                        .thenComparing(Comparator.comparingInt((Card card) -> height[card.index()])
                                .reversed()))
                .toList();
    }
}
