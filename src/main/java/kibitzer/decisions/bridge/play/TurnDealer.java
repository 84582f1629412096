package kibitzer.decisions.bridge.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Seed;
import kibitzer.cards.Suit;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Strain;
import kibitzer.games.bridge.doubledummy.DoubleDummy;
import kibitzer.games.bridge.turn.CardTrials;
import kibitzer.games.bridge.turn.CardTurn;
import kibitzer.games.bridge.turn.PlayedTrick;

/**
 * Deals turns at which the card matters: a whole deal, played by plain cards, with a contract that is made by a trick or beaten
 * by one as the cards lie.
 */
final class TurnDealer {
    /** So much of the chance depends on the card. */
    static final double MATTERS = 0.2;

    private static final int GLANCE = 8;
    private static final int GLANCE_EARLY = 4;
    private static final int LONG = 9;
    /** Once in so many deals the plain card may be right; else it is the trap. */
    private static final int ANY = 3;

    private static final int SEVEN = 7;
    private static final int BOOK = 6;
    private static final int FIT = 8;

    /** By level, from one: the fewest points of both hands with which it is bid, and the most. */
    private static final int[] FEWEST = {18, 20, 22, 23, 25, 29, 33};

    private static final int[] MOST = {25, 26, 27, 31, 33, 36, 40};

    enum Role {
        EITHER,
        DECLARER,
        DEFENDER;

        static final Kind<Role> KIND =
                Kinds.word("either", "declarer", "defender").as(Role::of, Role::word);

        private static Role of(String word) {
            return valueOf(word.toUpperCase(Locale.ROOT));
        }

        private String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        private boolean is(CardTurn turn) {
            return this == EITHER || (this == DECLARER) == turn.isDeclarers();
        }
    }

    enum Stage {
        ANY(4, 9),
        EARLY(10, 13),
        MIDDLE(7, 9),
        END(4, 6);

        static final Kind<Stage> KIND =
                Kinds.word("any", "early", "middle", "end").as(Stage::of, Stage::word);

        private final int fewest;
        private final int most;

        Stage(int fewest, int most) {
            this.fewest = fewest;
            this.most = most;
        }

        private static Stage of(String word) {
            return valueOf(word.toUpperCase(Locale.ROOT));
        }

        private String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Function<CardTurn, CardTrials> counting;

    TurnDealer(Function<CardTurn, CardTrials> counting) {
        this.counting = counting;
    }

    CardTurn deal(Chance chance, Role role, Stage stage) {
        while (true) {
            Optional<CardTurn> found = oneDeal(chance, role, stage);
            if (found.isPresent()) {
                return found.get();
            }
        }
    }

    private Optional<CardTurn> oneDeal(Chance chance, Role role, Stage stage) {
        Deal deal = Deal.shuffled(new Seed(chance.next()));
        Seat declarer = chance.oneOf(List.of(Seat.values()));
        int points = points(deal.hand(declarer)) + points(deal.hand(declarer.partner()));
        if (points < FEWEST[0]) {
            return Optional.empty();
        }
        Strain strain = strain(deal, declarer);
        int begin = stage.fewest + chance.below(stage.most - stage.fewest + 1);
        Played played = new Played(deal, strain, declarer, new PlainCards(strain, declarer, chance));
        while (played.left() > begin || begin == CardTurn.TRICKS && played.trick.isEmpty()) {
            played.playOn();
        }
        Optional<Integer> level = level(played, points, chance);
        boolean plainIsWrong = !chance.onceIn(ANY);
        while (level.isPresent() && played.left() >= stage.fewest) {
            CardTurn turn = played.turn(level.get());
            if (role.is(turn)
                    && matters(turn)
                    && !(plainIsWrong && counting.apply(turn).best().contains(played.next()))) {
                return Optional.of(turn);
            }
            played.playOn();
        }
        return Optional.empty();
    }

    private boolean matters(CardTurn turn) {
        if (turn.lawful().size() < 2 || turn.needed() < 1 || turn.needed() > turn.tricksLeft()) {
            return false;
        }
        CardTrials glance = CardTrials.glance(turn, turn.tricksLeft() > LONG ? GLANCE_EARLY : GLANCE);
        if (glance.spread() < MATTERS) {
            return false;
        }
        CardTrials trials = counting.apply(turn);
        return trials.spread() >= MATTERS
                && trials.best().size() + trials.nearly().size() < turn.lawful().size();
    }

    /** What is made as the cards lie from here on, or one more; empty where so few points do not bid it, or so many bid more. */
    private static Optional<Integer> level(Played played, int points, Chance chance) {
        int level = played.tricksInAll() - BOOK + chance.below(2);
        return level < 1 || level > SEVEN || points < FEWEST[level - 1] || points > MOST[level - 1]
                ? Optional.empty()
                : Optional.of(level);
    }

    /** The longest suit of the two hands from eight cards on; else no trump. */
    private static Strain strain(Deal deal, Seat declarer) {
        CardSet both = deal.hand(declarer).union(deal.hand(declarer.partner()));
        return Suit.DOWNWARDS.stream()
                .filter(suit -> both.length(suit) >= FIT)
                .max(Comparator.comparingInt(both::length))
                .map(Strain::of)
                .orElse(Strain.NO_TRUMP);
    }

    private static int points(CardSet hand) {
        return hand.stream()
                .mapToInt(card -> Math.max(0, card.rank().ordinal() - Rank.TEN.ordinal()))
                .sum();
    }

    /** A deal as far as it has been played. */
    private static final class Played {
        private final Strain strain;
        private final Seat declarer;
        private final PlainCards plain;
        private final Map<Seat, CardSet> hands = new EnumMap<>(Seat.class);
        private final List<PlayedTrick> history = new ArrayList<>();
        private List<Card> trick = new ArrayList<>();
        private Seat leader;
        private Optional<Card> next = Optional.empty();

        Played(Deal deal, Strain strain, Seat declarer, PlainCards plain) {
            this.strain = strain;
            this.declarer = declarer;
            this.plain = plain;
            this.leader = declarer.next();
            Stream.of(Seat.values()).forEach(seat -> hands.put(seat, deal.hand(seat)));
        }

        int left() {
            return CardTurn.TRICKS - history.size();
        }

        private Seat seat() {
            return leader.after(trick.size());
        }

        private CardSet hand(Seat seat) {
            return hands.getOrDefault(seat, CardSet.EMPTY);
        }

        /** The plain card for this turn. */
        Card next() {
            Card card = next.orElseGet(() -> plain.of(hands, new PlayedTrick(leader, trick), seat()));
            next = Optional.of(card);
            return card;
        }

        void playOn() {
            Card card = next();
            next = Optional.empty();
            hands.put(seat(), hand(seat()).without(card));
            trick.add(card);
            if (trick.size() == PlayedTrick.FULL) {
                PlayedTrick full = new PlayedTrick(leader, trick);
                history.add(full);
                leader = full.winner(strain);
                trick = new ArrayList<>();
            }
        }

        /** The tricks of declarer's side as the cards lie: those won, and those that perfect play still wins. */
        int tricksInAll() {
            long won = history.stream()
                    .map(one -> one.winner(strain))
                    .filter(who -> who.isNorthSouth() == declarer.isNorthSouth())
                    .count();
            Map<Seat, CardSet> full = new EnumMap<>(hands);
            PlayedTrick table = new PlayedTrick(leader, trick);
            for (Seat seat : Seat.values()) {
                table.of(seat).ifPresent(card -> full.merge(seat, CardSet.of(card), CardSet::union));
            }
            Deal deal = new Deal(
                    full.getOrDefault(Seat.NORTH, CardSet.EMPTY),
                    full.getOrDefault(Seat.EAST, CardSet.EMPTY),
                    full.getOrDefault(Seat.SOUTH, CardSet.EMPTY),
                    full.getOrDefault(Seat.WEST, CardSet.EMPTY));
            DoubleDummy solver = DoubleDummy.of(deal);
            int more = trick.isEmpty()
                    ? solver.tricks(strain, declarer, leader)
                    : declarer.isNorthSouth()
                            ? solver.northSouthTricksAfter(strain, leader, trick, left() / 2)
                            : left() - solver.northSouthTricksAfter(strain, leader, trick, left() / 2);
            return (int) won + more;
        }

        CardTurn turn(int level) {
            Seat seat = seat();
            Seat player = seat == declarer.partner() ? declarer : seat;
            return new CardTurn(
                    level,
                    strain,
                    declarer,
                    seat,
                    hand(player),
                    hand(declarer.partner()),
                    trick,
                    history,
                    Optional.empty(),
                    Optional.empty());
        }
    }
}
