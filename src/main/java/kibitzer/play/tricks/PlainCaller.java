package kibitzer.play.tricks;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardNotation;
import kibitzer.cards.Cards;
import kibitzer.cards.Suit;
import kibitzer.conventions.loo.LooView;
import kibitzer.games.table.TableSeat;
import kibitzer.games.trick.Auction;
import kibitzer.games.trick.Contract;
import kibitzer.games.trick.Goal;
import kibitzer.games.trick.Settling;
import kibitzer.games.trick.Sides;
import kibitzer.games.trick.exchange.Drawing;
import kibitzer.games.trick.plain.PlainPlayer;
import kibitzer.games.trick.plain.PlayerView;
import kibitzer.games.trick.plain.SeenTrick;
import kibitzer.games.trick.search.Stake;

/**
 * Calls where no book speaks: as many tricks as playing out some layouts lets one expect, a suit in which they are most, and a pass
 * where that is not enough or the call is of another kind.
 */
final class PlainCaller {
    /** A few layouts: calls are rough, and a hand has many of them. */
    private static final PlainPlayer GUESS = new PlainPlayer(0, 12);

    /** Three cards are soon played out. */
    private static final PlainPlayer STANDING = new PlainPlayer(0, 40);

    private static final List<String> PASSES = List.of("pass", "P", "0");
    private static final List<String> ACCEPTS = List.of("order-up", "assist", "take-up", "take", "accept");
    private static final String NO_TRUMP = "NT";
    private static final int WHIST = 13;
    private static final int BOOK = 6;

    /** What words undertake, in tricks of the caller's own side. */
    private static final Map<String, Integer> UNDERTAKEN =
            Map.of("solo", 5, "abondance", 9, "abondance-in-trumps", 9, "slam", 13, "grand", 7);

    /** More than half of the points in the cards, and a little for what lies badly. */
    private static final int CARD_POINTS = 66;

    private final SeenTricks seen;

    PlainCaller(SeenTricks seen) {
        this.seen = seen;
    }

    String call() {
        List<String> open = seen.open();
        if (open.size() == 1) {
            return open.getFirst();
        }
        if (seen.phase() == Phase.NAMING) {
            return open.stream().max(Comparator.comparingDouble(this::expects)).orElse(open.getFirst());
        }
        if (seen.game().rules().goal() == Goal.EXACTLY) {
            return nearest(open);
        }
        if (seen.game().rules().auction() == Auction.STAND_OR_DROP) {
            return standing(open);
        }
        if (seen.exchange().filter(Drawing.class::isInstance).isPresent()) {
            // the first call has the cards played as they are, the other has new ones drawn
            boolean asElder = open.contains(Drawing.ASKED);
            boolean good = expects(turned()) >= most(seen.hand().size());
            return open.get(asElder == good ? 0 : 1);
        }
        Map<String, Double> expected = trumps().stream().collect(Collectors.toMap(word -> word, this::expects));
        return open.stream()
                .filter(call -> isFit(call, expected))
                .reduce((low, high) -> high)
                .orElseGet(
                        () -> open.stream().filter(PASSES::contains).findFirst().orElse(open.getFirst()));
    }

    /**
     * Stands where the counters that its tricks bring are more than the loos, against all who are in and half of those still to speak,
     * whose cards may be any; else throws up, and whoever may not plays for the pool.
     */
    private String standing(List<String> open) {
        if (seen.turnUp().isEmpty()) {
            return hasCourt() ? LooView.STAND : LooView.MISS;
        }
        if (open.contains(LooView.STAND) && gain() > 0) {
            return LooView.STAND;
        }
        return Stream.of(LooView.THROW_UP, LooView.DEFEND, LooView.MISS)
                .filter(open::contains)
                .findFirst()
                .orElse(open.getFirst());
    }

    /** While nobody knows what will be trumps an ace or a king is worth keeping. */
    private boolean hasCourt() {
        return seen.hand().stream()
                .anyMatch(card -> card.figure().equals("A") || card.figure().equals("K"));
    }

    private double gain() {
        int cards = seen.hand().size();
        int in = (int) seen.calls().stream()
                .filter(call -> !call.equals(LooView.THROW_UP))
                .count();
        int later = seen.players() - seen.calls().size() - 1;
        int others = Math.max(1, in + (later + 1) / 2);
        int pool = seen.standing().pool();
        int loo = LooTurns.loo(seen);
        return STANDING
                .outcomes(new PlayerView(
                        seen.game(),
                        seen.game().rules().usual(),
                        seen.trump(),
                        seen.turnUp(),
                        Stake.TRICKS.bySides(seen.game()),
                        0,
                        seen.hand(),
                        IntStream.rangeClosed(0, others)
                                .mapToObj(place -> cards)
                                .toList(),
                        0,
                        List.of(),
                        new SeenTrick(0, List.of(), Optional.empty(), false)))
                .stream()
                .mapToDouble(tricks -> tricks > 0 ? (double) pool * tricks / cards : -loo)
                .average()
                .orElse(0);
    }

    /** More than half of the tricks, and a little for what lies badly. */
    private static double most(int cards) {
        return cards / 2.0 + 0.5;
    }

    private List<String> trumps() {
        List<String> suits = Suit.DOWNWARDS.stream()
                .map(suit -> String.valueOf(suit.letter()))
                .toList();
        return seen.open().stream().anyMatch(call -> call.endsWith(NO_TRUMP))
                ? Stream.concat(suits.stream(), Stream.of(NO_TRUMP)).toList()
                : suits;
    }

    /** The number closest to the tricks he would win with the suit turned. */
    private String nearest(List<String> open) {
        double tricks = expects(turned());
        return open.stream()
                .filter(call -> number(call).isPresent())
                .min(Comparator.comparingDouble(call -> Math.abs(number(call).getAsInt() - tricks)))
                .orElse(open.getFirst());
    }

    private String turned() {
        return seen.turnUp().map(card -> String.valueOf(card.suit().letter())).orElse(NO_TRUMP);
    }

    private static OptionalInt number(String call) {
        String digits = call.replaceAll("\\D.*", "");
        return digits.isEmpty() || digits.length() > 2 ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(digits));
    }

    /** Whether what a call undertakes may be expected. */
    private boolean isFit(String call, Map<String, Double> expected) {
        int cards = seen.hand().size();
        double best = expected.values().stream()
                .mapToDouble(Double::doubleValue)
                .max()
                .orElse(0);
        if (ACCEPTS.contains(call)) {
            return expected.getOrDefault(turned(), 0.0) > most(cards);
        }
        if (expected.containsKey(call)) {
            return expected.get(call) > most(cards);
        }
        if (seen.game().rules().settling() == Settling.SIXTY_ONE) {
            return call.equals(lowestBid()) && cardPoints() >= CARD_POINTS;
        }
        if (UNDERTAKEN.containsKey(call)) {
            return UNDERTAKEN.get(call) <= best;
        }
        OptionalInt number = number(call);
        if (number.isEmpty() || number.getAsInt() == 0) {
            return false;
        }
        int tricks = number.getAsInt() + (cards == WHIST && number.getAsInt() <= WHIST - BOOK ? BOOK : 0);
        String suit = call.replaceAll("^\\d+", "");
        if (tricks > cards || !suit.isEmpty() && !expected.containsKey(suit)) {
            return false;
        }
        return tricks <= (suit.isEmpty() ? best : expected.getOrDefault(suit, 0.0));
    }

    private String lowestBid() {
        return seen.open().stream()
                .filter(call -> !PASSES.contains(call))
                .findFirst()
                .orElse("");
    }

    /** The most that his side would win in cards, in any suit. */
    private double cardPoints() {
        Stake stake = Stake.counted(seen.game(), seen.game().rules().usual());
        return Suit.DOWNWARDS.stream()
                .mapToDouble(suit -> expects(String.valueOf(suit.letter()), stake))
                .max()
                .orElse(0);
    }

    /** How many tricks his side would win with a suit as trumps, himself on lead. */
    private double expects(String trump) {
        return expects(trump, Stake.tricks(seen.game(), seen.game().rules().usual()));
    }

    private double expects(String trump, Stake stake) {
        Optional<Suit> suit = trump.equals(NO_TRUMP) ? Optional.empty() : Optional.of(CardNotation.readSuit(trump));
        Contract contract = seen.game().rules().usual();
        int players = seen.players();
        return GUESS.expects(new PlayerView(
                seen.game(),
                contract,
                suit,
                Optional.empty(),
                isByPartners() ? stake : stake.alone(seen.seat().place()),
                seen.seat().place(),
                seen.hand(),
                IntStream.range(0, players)
                        .mapToObj(place -> seen.hand().size())
                        .toList(),
                0,
                List.of(),
                new SeenTrick(seen.seat().place(), List.of(), Optional.empty(), false)));
    }

    private boolean isByPartners() {
        Sides sides = seen.game().rules().sides();
        return seen.players() == TableSeat.COMPASS
                && sides != Sides.EACH
                && sides != Sides.ONE_AGAINST_THE_REST
                && sides != Sides.ONE_OR_ACCEPTED;
    }

    /** The lowest card that is no trump; a card to lay away for the one turned. */
    static Card toLayAway(SeenTricks seen) {
        Optional<Suit> trump = seen.turnUp().map(Card::suit);
        var rules = seen.game().play(trump);
        Cards hand = seen.hand();
        List<Card> plain =
                hand.different().stream().filter(card -> !rules.isTrump(card)).toList();
        List<Card> from = plain.isEmpty() ? hand.different() : plain;
        return from.stream()
                .min(Comparator.<Card>comparingLong(card -> plain.stream()
                                .filter(other -> rules.suitOf(other).equals(rules.suitOf(card)))
                                .count())
                        .thenComparing(
                                Comparator.comparingInt((Card card) -> rules.order(hand.different(), rules.suitOf(card))
                                                .indexOf(card))
                                        .reversed()))
                .orElseThrow();
    }

    /** The card whose suit he would have as trumps. */
    static Card toLeadFirst(SeenTricks seen) {
        PlainCaller caller = new PlainCaller(seen);
        List<Card> suited =
                seen.hand().different().stream().filter(Card::hasSuit).toList();
        Suit best = suited.stream()
                .map(Card::suit)
                .distinct()
                .max(Comparator.comparingDouble(suit -> caller.expects(String.valueOf(suit.letter()))))
                .orElseThrow();
        return seen.game().play(Optional.of(best)).order(suited, Optional.empty()).stream()
                .filter(card -> card.hasSuit() && card.suit() == best)
                .findFirst()
                .orElseThrow();
    }
}
