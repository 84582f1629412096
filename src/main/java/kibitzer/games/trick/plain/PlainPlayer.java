package kibitzer.games.trick.plain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kibitzer.cards.Card;
import kibitzer.cards.Chance;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.games.trick.PlayRules;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.search.OpenCards;
import kibitzer.games.trick.search.OpenHands;
import kibitzer.games.trick.search.OpenLines;

/**
 * Plays any game of tricks by trying: deals the unseen cards as they may lie, and plays what does best on average with those cards seen.
 *
 * <p>Near the end he searches each layout, before that he plays it out by simple habits. He sees nothing but a {@link PlayerView}, and plays
 * the same whenever he sees the same.
 *
 * @param searched how many layouts are searched near the end
 * @param playedOut how many are played out before that
 */
public record PlainPlayer(int searched, int playedOut) {
    /** What he is called wherever he plays. */
    public static final String NAME = "a plain player, not the book";

    /** Takes a few hundredths of a second for a card. */
    public static final PlainPlayer USUAL = new PlainPlayer(20, 60);

    private static final int CARDS_TO_SEARCH = 20;

    /** A card, and the suit to call for where it is a joker that asks for one. */
    public record Play(Card card, Optional<Suit> naming) {}

    /** True of games in which all hold as many cards and suits count; he has no habits for others. */
    public static boolean canPlay(TrickGame game) {
        return game.rules().stock().isSharedAlike() && !game.rules().plain().suitless();
    }

    /** What he plays; always lawful. */
    public Play play(PlayerView sight) {
        List<Card> lawful = sight.lawful();
        return lawful.size() == 1 ? named(sight, lawful.getFirst()) : best(sight, lawful);
    }

    /** What his side wins on average, of tricks or card points, if he leads now and plays what does best. */
    public double expects(PlayerView sight) {
        return outcomes(sight).stream().mapToInt(Integer::intValue).average().orElse(0);
    }

    /** What his side wins in each layout that is played out, if he leads now the card that does best on average. */
    public List<Integer> outcomes(PlayerView sight) {
        List<Card> lawful = sight.lawful();
        Chance chance = seed(sight).chance();
        Layouts layouts = new Layouts(sight);
        Rollout rollout = new Rollout(sight);
        List<List<Integer>> won = lawful.stream()
                .map(card -> (List<Integer>) new ArrayList<Integer>())
                .toList();
        for (int number = 0; number < playedOut; number++) {
            Layouts.Layout layout = layouts.deal(chance);
            for (int i = 0; i < won.size(); i++) {
                won.get(i).add(rollout.after(lawful.get(i), layout));
            }
        }
        Comparator<List<Integer>> bySum = Comparator.comparingInt(
                outcomes -> outcomes.stream().mapToInt(Integer::intValue).sum());
        return List.copyOf(sight.stake().few() ? Collections.min(won, bySum) : Collections.max(won, bySum));
    }

    private Play best(PlayerView sight, List<Card> lawful) {
        Chance chance = seed(sight).chance();
        Layouts layouts = new Layouts(sight);
        boolean search = canSearch(sight);
        long[] won = new long[lawful.size()];
        Rollout rollout = new Rollout(sight);
        for (int number = search ? searched : playedOut; number > 0; number--) {
            Layouts.Layout layout = layouts.deal(chance);
            if (search) {
                OpenLines lines = OpenCards.lines(open(sight, layout), sight.stake());
                for (int i = 0; i < won.length; i++) {
                    won[i] += lines.of(lawful.get(i)).map(OpenLines.Line::won).orElse(0);
                }
            } else {
                for (int i = 0; i < won.length; i++) {
                    won[i] += rollout.after(lawful.get(i), layout);
                }
            }
        }
        int best = 0;
        for (int i = 1; i < won.length; i++) {
            // of cards that do equally well the last written is the lowest
            if (sight.stake().few() ? won[i] <= won[best] : won[i] >= won[best]) {
                best = i;
            }
        }
        return named(sight, lawful.get(best));
    }

    /** Near the end, and where all can play to every trick that is left. */
    private static boolean canSearch(PlayerView sight) {
        List<Integer> held = sight.held();
        int players = sight.players();
        int on = sight.trick().cards().size();
        boolean inStep = IntStream.range(0, players)
                .allMatch(place -> held.get((sight.trick().leader() + place) % players)
                        == sight.hand().size() - (place < on ? 1 : 0));
        return inStep
                && sight.stock() == 0
                && OpenCards.barred(sight.game()).isEmpty()
                && (!sight.stake().points() || sight.game().rules().points().addUp())
                && held.stream().mapToInt(Integer::intValue).sum() <= CARDS_TO_SEARCH;
    }

    /** The same for the same sight, whatever is hidden. */
    private static Seed seed(PlayerView sight) {
        long mixed = sight.player();
        for (Card card : sight.hand().list()) {
            mixed = mixed * 31 + card.index();
        }
        for (SeenTrick trick : sight.tricks()) {
            for (Card card : trick.cards()) {
                mixed = mixed * 31 + card.index();
            }
        }
        for (Card card : sight.trick().cards()) {
            mixed = mixed * 31 + card.index();
        }
        return new Seed(mixed);
    }

    private static OpenHands open(PlayerView sight, Layouts.Layout layout) {
        return new OpenHands(
                sight.game(),
                sight.contract(),
                sight.trump(),
                layout.hands(),
                sight.trick().leader(),
                sight.trick().cards(),
                sight.position().facts());
    }

    private static Play named(PlayerView sight, Card card) {
        PlayRules rules = sight.rules();
        boolean calls = sight.trick().cards().isEmpty() && rules.leaderNames(card);
        return new Play(
                card,
                calls ? Optional.of(longest(rules, sight.hand().without(card).list())) : Optional.empty());
    }

    /** The plain suit of which most are held. */
    static Suit longest(PlayRules rules, List<Card> hand) {
        return Suit.DOWNWARDS.stream()
                .max(Comparator.comparingLong(suit -> hand.stream()
                        .filter(card -> rules.suitOf(card).equals(Optional.of(suit)))
                        .count()))
                .orElse(Suit.SPADES);
    }
}
