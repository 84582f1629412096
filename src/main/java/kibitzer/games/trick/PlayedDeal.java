package kibitzer.games.trick;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Suit;

/** A random deal, played card by card as the rules allow, any lawful card as likely as another. */
public final class PlayedDeal {
    private final TrickGame game;
    private final Chance chance;
    private final int players;
    private final Contract contract;
    private final boolean fixedByLead;
    private final Optional<Suit> trump;
    private final PlayRules rules;
    private final Optional<Card> turnUp;
    private final List<List<Card>> hands = new ArrayList<>();
    private final List<Card> stock;
    private final List<Card> trick = new ArrayList<>();
    private final List<Card> lastTrick = new ArrayList<>();
    private final List<Card> won = new ArrayList<>();
    private Optional<Suit> named = Optional.empty();
    private TableFacts lastFacts = TableFacts.NONE;
    private List<Integer> seats = List.of();
    private int toPlay;
    private int tricks;

    public PlayedDeal(TrickGame game, Chance chance) {
        this.game = game;
        this.chance = chance;
        TrickRules axes = game.rules();
        List<Card> pack = new ArrayList<>(chance.shuffled(axes.pack().pack().cards()));
        Map<Integer, Integer> dealing = axes.dealing().cards();
        players = chance.oneOf(axes.dealing().players());
        pack.removeAll(axes.dealing().takenOut(players, pack.size()));
        int most = dealing.getOrDefault(players, 1);
        int each = axes.dealing().fewer() ? 1 + chance.below(most) : most;
        for (int player = 0; player < players; player++) {
            List<Card> hand = pack.subList(0, each);
            hands.add(new ArrayList<>(hand));
            hand.clear();
        }
        contract = chance.oneOf(axes.contracts());
        TrumpMaking making = axes.making(contract);
        fixedByLead = making.by() == TrumpMaking.By.FIRST_LEAD;
        trump = fixedByLead ? suitOfFirstLead() : chance.oneOf(choices(making));
        rules = game.play(contract, trump);
        turnUp = axes.leads().isEmpty()
                ? Optional.empty()
                : pack.stream()
                        .filter(card -> card.hasSuit() && trump.equals(Optional.of(card.suit())))
                        .findFirst();
        // what does not go round would leave hands of different length
        int over = axes.stock().drawing(players) == players ? pack.size() % players : 0;
        stock = axes.stock().isDrawn() ? pack.subList(0, pack.size() - over) : new ArrayList<>();
        leadFrom(0);
    }

    /** Opens a trick: those play to it that have cards, from this player on. */
    private void leadFrom(int leader) {
        seats = IntStream.range(0, players)
                .map(i -> (leader + i) % players)
                .filter(seat -> !hands.get(seat).isEmpty())
                .boxed()
                .toList();
        toPlay = seats.isEmpty() ? leader : seats.getFirst();
    }

    private static List<Optional<Suit>> choices(TrumpMaking making) {
        List<Optional<Suit>> choices = new ArrayList<>();
        making.suits().forEach(suit -> choices.add(Optional.of(suit)));
        if (making.noTrump()) {
            choices.add(Optional.empty());
        }
        return choices;
    }

    private Optional<Suit> suitOfFirstLead() {
        return Optional.of(
                chance.oneOf(hands.getFirst().stream().filter(Card::hasSuit).toList())
                        .suit());
    }

    /** The position before a card somewhere in the middle of a deal. */
    public static TrickPosition position(TrickGame game, Chance chance) {
        PlayedDeal deal = new PlayedDeal(game, chance);
        int cards = deal.hands.stream().mapToInt(List::size).sum() + deal.stock.size();
        int before = chance.below(cards);
        TrickPosition position = deal.position();
        for (int i = 0; i < before && !deal.isOver(); i++) {
            position = deal.position();
            deal.playAny();
        }
        return deal.isOver() ? position : deal.position();
    }

    public boolean isOver() {
        return trick.isEmpty() && seats.size() < 2;
    }

    /** What he sees who is to play. */
    public TrickPosition position() {
        TableFacts facts = new TableFacts(
                turnUp, !stock.isEmpty(), tricks == 0, game.rules().leads().isEmpty() ? 0 : players, named);
        Optional<Suit> known = isFixing() ? Optional.empty() : trump;
        return new TrickPosition(game, contract, known, Cards.of(hands.get(toPlay)), trick, facts);
    }

    /** One card by whoever is to play; a full trick is taken in. */
    public void playAny() {
        List<Card> may = position().lawful().lawful().list();
        play(chance.oneOf(isFixing() ? may.stream().filter(rules::isTrump).toList() : may));
    }

    /** Whether the card to be led fixes trumps. */
    private boolean isFixing() {
        return fixedByLead && tricks == 0 && trick.isEmpty();
    }

    private void play(Card card) {
        if (trick.isEmpty() && rules.leaderNames(card)) {
            named = Optional.of(chance.oneOf(Suit.DOWNWARDS));
        }
        hands.get(toPlay).remove(card);
        trick.add(card);
        if (trick.size() == seats.size()) {
            takeIn();
            return;
        }
        toPlay = seats.get(trick.size());
        while (position().lawful().lawful().isEmpty()) {
            hands.get(toPlay).add(stock.removeFirst());
        }
    }

    private void takeIn() {
        lastFacts = named.map(TableFacts.NONE::naming).orElse(TableFacts.NONE);
        int winner = seats.get(rules.winner(trick, lastFacts).orElse(0));
        lastTrick.clear();
        lastTrick.addAll(trick);
        won.addAll(trick);
        trick.clear();
        named = Optional.empty();
        tricks++;
        int drawing = game.rules().stock().drawing(players);
        for (int i = 0; i < drawing && !stock.isEmpty(); i++) {
            hands.get((winner + i) % players).add(stock.removeFirst());
        }
        leadFrom(winner);
    }

    /** Every card that has been played to a full trick, in order. */
    public List<Card> won() {
        return List.copyOf(won);
    }

    /** The trick taken in last, without a hand; empty before the first. */
    public TrickPosition lastTrick() {
        return new TrickPosition(game, contract, trump, Cards.NONE, lastTrick, lastFacts);
    }

    /** A full trick somewhere in a deal. */
    public static TrickPosition trick(TrickGame game, Chance chance) {
        PlayedDeal deal = new PlayedDeal(game, chance);
        int tricks = 1 + chance.below(deal.hands.getFirst().size());
        while (deal.tricks < tricks && !deal.isOver()) {
            deal.playAny();
        }
        return deal.lastTrick();
    }

    /** What everybody holds, in the order of play. */
    public List<Cards> hands() {
        return hands.stream().map(Cards::of).toList();
    }

    /** Who led, or is to lead, to the trick on the table, from 0. */
    public int leader() {
        return Math.floorMod(toPlay - trick.size(), players);
    }

    /** What is still to be drawn; empty in most games. */
    public List<Card> stock() {
        return List.copyOf(stock);
    }

    /** How many tricks have been taken in. */
    public int tricks() {
        return tricks;
    }

    public int players() {
        return players;
    }

    public Contract contract() {
        return contract;
    }

    public Optional<Suit> trump() {
        return trump;
    }
}
