package kibitzer.conventions.rummy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Rank;
import kibitzer.games.rummy.family.Divider;
import kibitzer.games.rummy.family.Division;
import kibitzer.games.rummy.family.RummyGame;

/** A table with what is measured from it; each measure is taken once. Not safe for several threads. */
public final class TableView {
    private static final int FAR = 9;

    /** How the hand stands without a card: what is matched in sets, and how many cards would fill the rest. */
    private record Without(int sets, Cards loose, int fillers, int deadwood) {}

    private final Table table;
    private final RummyGame game;
    private final Cards hand;
    private final Cards dead;
    private final Map<Card, Without> stands = new HashMap<>();
    private final Map<Card, Integer> live = new HashMap<>();
    private final Map<Card, Integer> losses = new HashMap<>();
    private int mostSets = -1;

    public TableView(Table table) {
        this.table = table;
        this.game = table.game();
        this.hand = table.hand();
        this.dead = table.dead();
    }

    Table table() {
        return table;
    }

    List<Card> discards() {
        return table.discards();
    }

    private Without without(Card card) {
        return stands.computeIfAbsent(card, this::standsWithout);
    }

    private Without standsWithout(Card card) {
        Division division = Divider.mostMelds(game.rules(), hand.without(card));
        return new Without(
                division.melds().size(),
                division.unmatched(),
                fillers(division.unmatched()),
                game.rules().values().left(division.unmatched()));
    }

    /** True if the card can go without breaking a set. */
    boolean keepsTheSets(Card card) {
        return without(card).sets() == mostSets();
    }

    /** Three cards of the hand, this one among them, that are a set. */
    Optional<Cards> setOf(Card card) {
        List<Card> others = new ArrayList<>(hand.list());
        others.remove(card);
        for (int i = 0; i < others.size(); i++) {
            for (int j = i + 1; j < others.size(); j++) {
                Cards three = Cards.of(List.of(card, others.get(i), others.get(j)));
                if (game.rules().isMeld(three)) {
                    return Optional.of(three);
                }
            }
        }
        return Optional.empty();
    }

    private int mostSets() {
        if (mostSets < 0) {
            mostSets = discards().stream()
                    .mapToInt(card -> without(card).sets())
                    .max()
                    .orElse(0);
        }
        return mostSets;
    }

    /** How many chances to fill are lost with the card, against the best discard. */
    int loss(Card card) {
        return losses.computeIfAbsent(card, this::countLoss);
    }

    private int countLoss(Card card) {
        int most = discards().stream()
                .filter(this::keepsTheSets)
                .mapToInt(other -> without(other).fillers())
                .max()
                .orElse(0);
        return most - without(card).fillers();
    }

    /**
     * What is lost with the card, by name: "7H with your 9H", and how much with the cheapest card that nobody wants; empty where
     * other cards are lost than those that fill beside it.
     */
    String lost(Card card) {
        int cheapest = discards().stream()
                .filter(other -> keepsTheSets(other) && !isWanted(other))
                .mapToInt(this::loss)
                .min()
                .orElse(0);
        Cards kept = without(card).loose();
        Set<Card> others = filling(kept);
        List<Card> mates = new ArrayList<>();
        Set<Card> lost = new TreeSet<>();
        for (Card mate : kept.different()) {
            List<Card> fresh = near(card, mate)
                    .filter(third -> game.rules().isMeld(Cards.of(List.of(card, mate, third))))
                    .filter(third -> !others.contains(third) && alive(third) > 0)
                    .toList();
            if (!fresh.isEmpty()) {
                mates.add(mate);
                lost.addAll(fresh);
            }
        }
        boolean isAll = !lost.isEmpty() && lost.stream().mapToInt(this::alive).sum() == loss(card);
        return !isAll
                ? ""
                : Cards.of(List.copyOf(lost)) + " with your " + Cards.of(mates)
                        + (cheapest > 0 ? ", against " + cheapest + " with the best" : "");
    }

    /** How many of these can still come. */
    private int alive(Card card) {
        return Math.max(
                0,
                game.rules().copies(card)
                        - hand.count(card)
                        - dead.count(card)
                        - table.wanted().count(card));
    }

    private int fillers(Cards loose) {
        return filling(loose).stream().mapToInt(this::alive).sum();
    }

    private Set<Card> filling(Cards loose) {
        Set<Card> filling = new HashSet<>();
        for (int i = 0; i < loose.size(); i++) {
            for (int j = i + 1; j < loose.size(); j++) {
                Card one = loose.get(i);
                Card two = loose.get(j);
                near(one, two)
                        .filter(card -> game.rules().isMeld(Cards.of(List.of(one, two, card))))
                        .forEach(filling::add);
            }
        }
        return filling;
    }

    /** The cards that might make a set with these two. */
    private static Stream<Card> near(Card one, Card two) {
        if (one.isJoker() || two.isJoker() || one.rank() != two.rank() && one.suit() != two.suit()) {
            return Stream.empty();
        }
        return Card.ALL.stream()
                .filter(card -> one.rank() == two.rank() ? card.rank() == one.rank() : card.suit() == one.suit());
    }

    /** Sets of three that others may still make with the card. */
    int liveSets(Card card) {
        if (card.isJoker()) {
            return FAR;
        }
        return live.computeIfAbsent(card, this::countLiveSets);
    }

    /** One of the sets that others could make with it: "such as 7S 7D 7C"; empty where there is none. */
    String liveSet(Card card) {
        return card.isJoker()
                ? ""
                : liveSetsWith(card).findFirst().map(set -> "such as " + set).orElse("");
    }

    private int countLiveSets(Card card) {
        return (int) liveSetsWith(card).count();
    }

    private Stream<Cards> liveSetsWith(Card card) {
        List<Card> alive = Card.ALL.stream()
                .filter(other -> away(other) > 0)
                .filter(other -> other.rank() == card.rank() || other.suit() == card.suit())
                .toList();
        return IntStream.range(0, alive.size())
                .boxed()
                .flatMap(i -> alive.subList(i + 1, alive.size()).stream()
                        .map(other -> Cards.of(List.of(card, alive.get(i), other)))
                        .filter(game.rules()::isMeld));
    }

    /** 0 for a rank next to one the next player threw, in another suit; 1 for it in the suit, or the same rank; else 2. */
    int step(Card card) {
        if (card.isJoker()) {
            return 2;
        }
        int best = 2;
        for (Card thrown : table.nextThrew().list()) {
            int apart = Math.abs(thrown.rank().ordinal() - card.rank().ordinal());
            boolean neighbours = !thrown.isJoker() && areNext(thrown, Card.of(card.rank(), thrown.suit()));
            if (neighbours && thrown.suit() != card.suit()) {
                best = 0;
            } else if (best > 0 && (neighbours || apart == 0)) {
                best = 1;
            }
        }
        return best;
    }

    /** True if the card fits a set that others are seen to collect. */
    boolean isWanted(Card card) {
        return card.isJoker() || takenThatGoesWith(card).isPresent();
    }

    /** A card that others took, of this one's rank or next to it in a run of its suit. */
    Optional<Card> takenThatGoesWith(Card card) {
        return table.wanted().stream()
                .filter(took -> !took.isJoker()
                        && (took.rank() == card.rank() || took.suit() == card.suit() && areNext(took, card)))
                .filter(took -> hasAThird(took, card))
                .findFirst();
    }

    /** True if others can hold a card that makes a set of these two: not where it lies dead, or in the hand itself. */
    private boolean hasAThird(Card took, Card card) {
        return game.rules().pack().cards().stream()
                .distinct()
                .filter(third -> away(third) > (third.equals(took) ? 1 : 0))
                .anyMatch(third -> game.rules().isMeld(Cards.of(List.of(took, card, third))));
    }

    /** How many of these are neither held nor dead: others hold them, or may draw them. */
    private int away(Card card) {
        return game.rules().copies(card) - hand.count(card) - dead.count(card);
    }

    /** The ace stands next to the king only where a run may end with it, and next to the two where one may begin with it. */
    private boolean areNext(Card one, Card other) {
        int apart = Math.abs(one.rank().ordinal() - other.rank().ordinal());
        if (one.rank() != Rank.ACE && other.rank() != Rank.ACE) {
            return apart == 1;
        }
        Rank third = apart == 1 ? Rank.QUEEN : Rank.THREE;
        return (apart == 1 || apart == Rank.values().length - 1)
                && game.rules().isMeld(Cards.of(List.of(one, other, Card.of(third, one.suit()))));
    }

    boolean isPair(Card card) {
        return alike(card) > 1;
    }

    /** How many cards of its rank are held, it among them; none of a joker. */
    int alike(Card card) {
        return card.isJoker()
                ? 0
                : (int) hand.stream()
                        .filter(other -> !other.isJoker() && other.rank() == card.rank())
                        .count();
    }

    int points(Card card) {
        return game.rules().values().left(card);
    }

    /** The low groups that are the only sets of a 500 rum hand: sets that may be broken to salt the pile. */
    List<Card> saltCards() {
        Division division = Divider.mostMelds(game.rules(), hand);
        if (division.melds().size() != 1) {
            return List.of();
        }
        Cards set = division.melds().getFirst();
        boolean low = set.size() == 3
                && set.stream().noneMatch(Card::isJoker)
                && set.stream().allMatch(TableView::isLow)
                && set.stream().map(Card::rank).distinct().count() == 1;
        return low ? set.list() : List.of();
    }

    /** True for one of two cards of a low rank. */
    boolean isOfALowPair(Card card) {
        return alike(card) == 2 && isLow(card);
    }

    private static boolean isLow(Card card) {
        return card.rank().compareTo(Rank.FOUR) <= 0;
    }
}
