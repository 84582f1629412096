package kibitzer.conventions.nap;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.games.trick.PlayRules;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.plain.PlayerView;
import kibitzer.games.trick.plain.SeenTrick;
import kibitzer.games.trick.round.NapGames;
import kibitzer.games.trick.search.Stake;

/**
 * Whose turn it is at nap, and what they see.
 *
 * @param hand what they still hold
 * @param trump none before the first lead, which makes trumps
 * @param trick the cards on the table in order
 * @param tricks what the caller has won
 * @param call what the caller stands for
 * @param players two to five
 * @param caller the caller's place in this trick, from 0 for its leader
 * @param history the tricks before, in order, each in the order played and led to by the winner before; empty where they are not known
 * @param named whether trumps are named before the first lead, which may then be any card
 */
public record NapTurn(
        CardSet hand,
        Optional<Suit> trump,
        List<Card> trick,
        int tricks,
        int call,
        int players,
        int caller,
        List<List<Card>> history,
        boolean named) {
    private static final TrickGame GAME = NapGames.NAP;
    private static final Map<Suit, PlayRules> RULES = rules();

    private static Map<Suit, PlayRules> rules() {
        Map<Suit, PlayRules> rules = new EnumMap<>(Suit.class);
        Suit.DOWNWARDS.forEach(suit -> rules.put(suit, GAME.play(Optional.of(suit))));
        return rules;
    }

    public NapTurn {
        trick = List.copyOf(trick);
        history = history.stream().map(List::copyOf).toList();
    }

    public boolean isLead() {
        return trick.isEmpty();
    }

    /** True if the learner is the caller. */
    public boolean isCaller() {
        return caller == trick.size();
    }

    public boolean isFirst() {
        return hand.size() == NapView.HAND;
    }

    /** True while nothing is lost of a call of all five. */
    boolean isPerfectSoFar() {
        return call == NapView.NAP && tricks + hand.size() == NapView.NAP;
    }

    /** Trumps, or before the first lead the suit that would be chosen. */
    Suit suit() {
        return trump.orElseGet(() -> NapView.trump(hand));
    }

    /** The highest trump of the hand, or of the suit that would be trumps; which has one at least where this is asked. */
    Card highestTrump() {
        return hand.in(suit()).first();
    }

    /** Trumps not seen that would beat this one but not the highest of the hand; none of a card of another suit. */
    CardSet between(Card card) {
        CardSet mine = hand.in(suit());
        return CardSet.FULL_PACK.minus(hand).minus(open()).in(suit()).stream()
                .filter(other -> card.suit() == suit()
                        && other.rank().compareTo(card.rank()) > 0
                        && other.rank().compareTo(mine.first().rank()) < 0)
                .collect(CardSet.toCardSet());
    }

    /** The cards that may be played, each once. */
    public List<Card> lawful() {
        if (!isLead()) {
            return play().lawful(Cards.of(hand.toList()), trick, TableFacts.NONE)
                    .different();
        }
        List<Card> makingTrumps = hand.in(suit()).toList();
        return isFirst() && trump.isPresent() && !named && !makingTrumps.isEmpty() ? makingTrumps : hand.toList();
    }

    private PlayRules play() {
        return Objects.requireNonNull(RULES.get(suit()));
    }

    /** The suit of the first card on the table. */
    Suit led() {
        return trick.getFirst().suit();
    }

    /** The place of the card that wins the trick so far. */
    int heading() {
        return play().winner(trick, TableFacts.NONE).orElse(0);
    }

    boolean isHeadedByCaller() {
        return caller < trick.size() && heading() == caller;
    }

    /** The card that heads the trick so far. */
    Card heads() {
        return trick.get(heading());
    }

    /** True of a card that would head the trick. */
    boolean beats(Card card) {
        List<Card> more = new ArrayList<>(trick);
        more.add(card);
        return play().winner(more, TableFacts.NONE).orElse(0) == trick.size();
    }

    /**
     * What the learner sees as a table sees it, the caller being number 0.
     *
     * @param making trumps, where the first lead has still to make them
     */
    public PlayerView sight(Suit making) {
        int leader = Math.floorMod(-caller, players);
        List<Integer> held = new ArrayList<>();
        for (int player = 0; player < players; player++) {
            held.add(Math.floorMod(player - leader, players) < trick.size() ? hand.size() - 1 : hand.size());
        }
        return new PlayerView(
                GAME,
                GAME.rules().usual(),
                Optional.of(trump.orElse(making)),
                Optional.empty(),
                Stake.TRICKS.alone(0),
                (leader + trick.size()) % players,
                Cards.of(hand.toList()),
                held,
                0,
                seen(),
                new SeenTrick(leader, trick, Optional.empty(), false));
    }

    /** The tricks before, each with who led to it. */
    private List<SeenTrick> seen() {
        List<SeenTrick> seen = new ArrayList<>();
        int leader = 0;
        for (List<Card> cards : history) {
            seen.add(new SeenTrick(leader, cards, Optional.empty(), false));
            leader = winner(leader, cards);
        }
        return seen;
    }

    private int winner(int leader, List<Card> cards) {
        return (leader + play().winner(cards, TableFacts.NONE).orElse(0)) % players;
    }

    /** Who leads now by the tricks before, the caller being number 0. */
    public int leaderByHistory() {
        List<SeenTrick> seen = seen();
        return seen.isEmpty()
                ? 0
                : winner(seen.getLast().leader(), seen.getLast().cards());
    }

    /** How many of the tricks before the caller has won. */
    public int wonByHistory() {
        return (int) seen().stream()
                .filter(trick -> winner(trick.leader(), trick.cards()) == 0)
                .count();
    }

    /** What the learner played to the tricks before, with the card led to each. */
    List<Card> played() {
        int me = Math.floorMod(trick.size() - caller, players);
        return seen().stream()
                .map(one -> one.cards().get(Math.floorMod(me - one.leader(), players)))
                .toList();
    }

    /** A suit that was led and that the learner did not follow. */
    public Optional<Suit> renounced() {
        List<Card> mine = played();
        for (int number = 0; number < mine.size(); number++) {
            Suit suit = history.get(number).getFirst().suit();
            if (mine.get(number).suit() != suit && hand.length(suit) > 0) {
                return Optional.of(suit);
            }
        }
        return Optional.empty();
    }

    /** All cards that lie open or have been played. */
    public CardSet open() {
        CardSet open = CardSet.of(trick);
        for (List<Card> cards : history) {
            open = open.union(CardSet.of(cards));
        }
        return open;
    }
}
