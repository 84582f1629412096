package kibitzer.games.bridge.doubledummy;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;

/**
 * Counts the tricks of a deal when everybody sees all hands and plays perfectly.
 *
 * <p>Takes full deals and endings, any strain, any seat on lead. What is found out about a deal is kept for the next
 * question about it, so ask the same object; it is not safe for use by several threads at once.
 */
public final class DoubleDummy {
    private final Deal deal;
    private final long[] hands = new long[4];
    private final long cards;
    private final Holdings holdings;
    private final SuitCash suitCash;
    private final Map<Strain, Search> searches = new EnumMap<>(Strain.class);

    private DoubleDummy(Deal deal) {
        this.deal = deal;
        long all = 0;
        for (Seat seat : Seat.values()) {
            hands[seat.ordinal()] = deal.hand(seat).bits();
            all |= hands[seat.ordinal()];
        }
        this.cards = all;
        this.holdings = new Holdings(hands);
        this.suitCash = new SuitCash(hands);
    }

    public static DoubleDummy of(Deal deal) {
        return new DoubleDummy(deal);
    }

    /** The tricks that declarer's side wins, the seat to declarer's left leading. */
    public int tricks(Strain strain, Seat declarer) {
        return tricks(strain, declarer, declarer.next());
    }

    /**
     * The same, begun at a guess: the nearer it is, the sooner the answer.
     *
     * @param guess declarer's tricks, from 0 to the number of tricks
     */
    public int tricks(Strain strain, Seat declarer, int guess) {
        return of(declarer, northSouthTricks(strain, declarer.next(), of(declarer, guess)));
    }

    /** The tricks that declarer's side wins when some seat is on lead, as in an ending it may be any. */
    public int tricks(Strain strain, Seat declarer, Seat leader) {
        return of(declarer, northSouthTricks(strain, leader, middle()));
    }

    /** The work done so far, in positions looked at: a measure of time that is the same on every machine. */
    public long positions() {
        return searches.values().stream().mapToLong(Search::positions).sum();
    }

    /** All twenty results. */
    public DoubleDummyTable table() {
        Map<Strain, Map<Seat, Integer>> results = new EnumMap<>(Strain.class);
        for (Strain strain : Strain.values()) {
            results.put(strain, tricksByDeclarer(strain));
        }
        return new DoubleDummyTable(results);
    }

    /** The four results of a strain, each declarer's own tricks. */
    public Map<Seat, Integer> tricksByDeclarer(Strain strain) {
        Map<Seat, Integer> tricks = new EnumMap<>(Seat.class);
        // Partners lead one after the other, because their results seldom differ: the first is the guess for the
        // second.
        int guess = middle();
        for (Seat declarer : new Seat[] {Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST}) {
            guess = northSouthTricks(strain, declarer.next(), guess);
            tricks.put(declarer, of(declarer, guess));
        }
        return Map.copyOf(tricks);
    }

    /** What declarer's side wins after each card that the seat to declarer's left may lead. */
    public LeadAnalysis leads(Strain strain, Seat declarer) {
        Seat leader = declarer.next();
        int best = northSouthTricks(strain, leader, middle());
        Search search = search(strain);
        SortedMap<Card, Integer> tricks = new TreeMap<>();
        for (CardSet equals : search.equalLeads(cards, leader.ordinal())) {
            int lead = Long.numberOfTrailingZeros(equals.bits());
            int after = most(
                    best,
                    deal.cardsEach(),
                    need -> search.winsAfter(lead, cards, leader.ordinal(), need, deal.cardsEach()));
            equals.forEach(card -> tricks.put(card, of(declarer, after)));
        }
        return new LeadAnalysis(strain, declarer, tricks);
    }

    /**
     * The tricks that north and south win when the first cards of a trick are known, this trick among them.
     *
     * @param played one to four cards, in order, each held by the seat whose turn it is
     * @param guess where to begin, from 0 to the number of tricks
     */
    public int northSouthTricksAfter(Strain strain, Seat leader, List<Card> played, int guess) {
        for (int i = 0; i < played.size(); i++) {
            Card card = played.get(i);
            if (!deal.hand(leader.after(i)).contains(card)) {
                throw new IllegalArgumentException(
                        "the " + card.inWords() + " is not " + leader.after(i).inWords() + "'s to play");
            }
        }
        Search search = search(strain);
        int[] places = places(played);
        return most(
                guess,
                deal.cardsEach(),
                need -> search.winsAfter(places, cards, leader.ordinal(), need, deal.cardsEach()));
    }

    /** Whether north and south win at least so many tricks then, which costs less than how many they win. */
    public boolean northSouthWin(Strain strain, Seat leader, List<Card> played, int tricks) {
        return tricks <= 0
                || tricks <= deal.cardsEach()
                        && search(strain).winsAfter(places(played), cards, leader.ordinal(), tricks, deal.cardsEach());
    }

    /** The tricks of north and south in a later position: {@code left} are the cards not turned, the trick's among them. */
    int northSouthTricks(Strain strain, CardSet left, Seat leader, List<Card> trick) {
        int tricks = left.size() / 4;
        return most((tricks + 1) / 2, tricks, need -> wins(strain, left, leader, trick, need));
    }

    /**
     * Whether a side can make the tricks of north and south so many in a later position, or better for it.
     *
     * @param side at least so many for north or south, at most so many for east or west
     */
    boolean winsFor(Seat side, Strain strain, CardSet left, Seat leader, List<Card> trick, int tricks) {
        return side.isNorthSouth()
                ? wins(strain, left, leader, trick, tricks)
                : !wins(strain, left, leader, trick, tricks + 1);
    }

    private boolean wins(Strain strain, CardSet left, Seat leader, List<Card> trick, int need) {
        Search search = search(strain);
        int tricks = left.size() / 4;
        return trick.isEmpty()
                ? search.wins(left.bits(), leader.ordinal(), need, tricks)
                : search.winsAfter(places(trick), left.bits(), leader.ordinal(), need, tricks);
    }

    /** Which of the cards of a trick wins it: 0 for the one led. */
    int winner(Strain strain, List<Card> trick) {
        return search(strain).winner(places(trick));
    }

    private static int[] places(List<Card> cards) {
        return cards.stream()
                .mapToInt(card -> Long.numberOfTrailingZeros(CardSet.of(card).bits()))
                .toArray();
    }

    int northSouthTricks(Strain strain, Seat leader, int guess) {
        Search search = search(strain);
        return most(guess, deal.cardsEach(), need -> search.wins(cards, leader.ordinal(), need, deal.cardsEach()));
    }

    private Search search(Strain strain) {
        // The suits have the numbers of their strains; no trump has the next.
        return searches.computeIfAbsent(strain, s -> new Search(hands, s.ordinal(), holdings, suitCash));
    }

    /** The most tricks that can be won, from a guess upwards or downwards. */
    private static int most(int guess, int all, IntPredicate canWin) {
        int tricks = guess;
        if (canWin.test(tricks)) {
            while (tricks < all && canWin.test(tricks + 1)) {
                tricks++;
            }
            return tricks;
        }
        do {
            tricks--;
        } while (!canWin.test(tricks));
        return tricks;
    }

    private int middle() {
        return (deal.cardsEach() + 1) / 2;
    }

    private int of(Seat declarer, int northSouthTricks) {
        return declarer.isNorthSouth() ? northSouthTricks : deal.cardsEach() - northSouthTricks;
    }
}
