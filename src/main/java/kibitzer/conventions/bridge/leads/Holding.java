package kibitzer.conventions.bridge.leads;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.PbnHand;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import org.jspecify.annotations.Nullable;

/** The cards held in one suit, of whichever suit: 1 to 13 different ranks, kept from high to low. */
public final class Holding {
    public static final String EXPECTED = "1 to 13 different ranks of one suit, such as AKJ62";

    private static final int FOURTH = 3;

    private final List<Rank> ranks;

    /** The highest card, the two highest, and so on: written once, because every rule asks for them. */
    private final List<String> heads;

    /**
     * @param ranks in any order
     * @throws BadNotation for no rank, or a rank twice
     */
    public Holding(List<Rank> ranks) {
        this.ranks = ranks.stream().sorted(Comparator.reverseOrder()).toList();
        if (ranks.isEmpty()) {
            throw BadNotation.because("no card", EXPECTED);
        }
        List<String> growing = new ArrayList<>();
        @Nullable Rank above = null;
        for (Rank rank : this.ranks) {
            if (rank == above) {
                throw BadNotation.because("the " + rank.word() + " stands twice", EXPECTED);
            }
            String written = rank == Rank.TEN ? "10" : String.valueOf(rank.letter());
            growing.add(above == null ? written : growing.getLast() + "-" + written);
            above = rank;
        }
        this.heads = List.copyOf(growing);
    }

    /**
     * Reads "AKJ62", "10 9 7", "q-j-8-3".
     *
     * @throws BadNotation for anything but 1 to 13 different ranks
     */
    public static Holding of(String text) {
        List<Rank> ranks = new ArrayList<>();
        for (char letter : text.replaceAll("[\\s,-]", "").replace("10", "T").toCharArray()) {
            try {
                ranks.add(CardNotation.readRank(String.valueOf(letter)));
            } catch (BadNotation unknown) {
                throw new BadNotation(text, EXPECTED);
            }
        }
        return new Holding(ranks);
    }

    /** The cards of one suit in a hand. */
    public static Holding of(CardSet hand, Suit suit) {
        return new Holding(hand.in(suit).stream().map(card -> card.rank()).toList());
    }

    /** From high to low. */
    public List<Rank> ranks() {
        return ranks;
    }

    public int length() {
        return ranks.size();
    }

    public boolean contains(Rank rank) {
        return ranks.contains(rank);
    }

    public Rank highest() {
        return ranks.getFirst();
    }

    public Rank lowest() {
        return ranks.getLast();
    }

    /** The fourth card from the top, where there are four. */
    public Optional<Rank> fourthBest() {
        return length() > FOURTH ? Optional.of(ranks.get(FOURTH)) : Optional.empty();
    }

    /** The highest {@code count} cards as the book writes them, "Q-J-10"; all of them where there are fewer. */
    public String head(int count) {
        return heads.get(Math.min(count, heads.size()) - 1);
    }

    /** These ranks as cards of a suit. */
    public CardSet in(Suit suit) {
        return PbnHand.holding(toString(), suit);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Holding holding && ranks.equals(holding.ranks);
    }

    @Override
    public int hashCode() {
        return ranks.hashCode();
    }

    /** "QJT4". */
    @Override
    public String toString() {
        return ranks.stream().map(rank -> String.valueOf(rank.letter())).collect(Collectors.joining());
    }
}
