package kibitzer.conventions.nap;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import kibitzer.advice.DealingGround;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Cards;
import kibitzer.cards.Chance;
import kibitzer.cards.Suit;
import kibitzer.games.trick.PlayRules;
import kibitzer.games.trick.TableFacts;
import kibitzer.games.trick.round.NapGames;

/**
 * Hands of nap while they are played: the caller's leads, or the turns of those who play against the caller.
 *
 * @param leads whether it is the caller's lead that is looked for
 */
public record NapTurnGround(boolean leads) implements DealingGround<NapTurn> {
    private static final int TRIES = 200;
    private static final int FEWEST_PLAYERS = 3;
    private static final int LATER_ONCE_IN = 4;
    private static final int ANEW_ONCE_IN = 12;

    @Override
    public NapTurn start(Chance chance) {
        for (int tried = 0; tried < TRIES; tried++) {
            Optional<NapTurn> turn = played(chance);
            if (turn.isPresent()) {
                return turn.get();
            }
        }
        throw new IllegalStateException("no turn in " + TRIES + " hands");
    }

    /** A hand played by simple habits up to some turn; nothing if the call was settled before it came. */
    private Optional<NapTurn> played(Chance chance) {
        int players = FEWEST_PLAYERS + chance.below(NapGround.MOST_PLAYERS - FEWEST_PLAYERS + 1);
        List<Card> cards = chance.shuffled(Card.ALL);
        List<CardSet> hands = new ArrayList<>();
        for (int player = 0; player < players; player++) {
            hands.add(CardSet.of(cards.subList(player * NapView.HAND, (player + 1) * NapView.HAND)));
        }
        int call = 1 + chance.below(NapView.NAP);
        int before = chance.onceIn(LATER_ONCE_IN) ? 1 + chance.below(NapView.HAND - 2) : 0;
        return new Table(hands, new NapView(hands.getFirst(), players, 1, 0).trump(), call, chance).after(before);
    }

    /** A table that plays: the caller is number 0. */
    private final class Table {
        private final List<CardSet> hands;
        private final Suit trump;
        private final int call;
        private final Chance chance;
        private final PlayRules rules;
        private final List<List<Card>> history = new ArrayList<>();
        private int leader;
        private int tricks;

        Table(List<CardSet> hands, Suit trump, int call, Chance chance) {
            this.hands = new ArrayList<>(hands);
            this.trump = trump;
            this.call = call;
            this.chance = chance;
            this.rules = NapGames.NAP.play(NapGames.NAP.rules().usual(), Optional.of(trump));
        }

        Optional<NapTurn> after(int before) {
            for (int number = 0; number < before; number++) {
                List<Card> trick = new ArrayList<>();
                for (int place = 0; place < hands.size(); place++) {
                    play(trick);
                }
                leader = (leader + rules.winner(trick, TableFacts.NONE).orElse(0)) % hands.size();
                tricks += leader == 0 ? 1 : 0;
                history.add(List.copyOf(trick));
            }
            int left = NapView.HAND - before;
            if (tricks >= call || tricks + left < call || leads && leader != 0) {
                return Optional.empty();
            }
            List<Card> trick = new ArrayList<>();
            int turn = leads ? 0 : 1 + chance.below(hands.size() - 1);
            if (!leads && (leader + turn) % hands.size() == 0) {
                return Optional.empty();
            }
            for (int place = 0; place < turn; place++) {
                play(trick);
            }
            int player = (leader + turn) % hands.size();
            boolean unmade = leads && before == 0;
            return Optional.of(new NapTurn(
                    hands.get(player),
                    unmade ? Optional.empty() : Optional.of(trump),
                    trick,
                    tricks,
                    call,
                    hands.size(),
                    Math.floorMod(-leader, hands.size()),
                    history,
                    false));
        }

        /** The caller leads the highest trump or card, the others play any lawful card. */
        private void play(List<Card> trick) {
            int player = (leader + trick.size()) % hands.size();
            List<Card> lawful = rules.lawful(Cards.of(hands.get(player).toList()), trick, TableFacts.NONE)
                    .different();
            Card card = player == 0 && trick.isEmpty()
                    ? lawful.stream()
                            .max(Comparator.comparing((Card one) -> one.suit() == trump)
                                    .thenComparing(Card::rank))
                            .orElseThrow()
                    : chance.oneOf(lawful);
            hands.set(player, hands.get(player).without(card));
            trick.add(card);
        }
    }

    /** A card of the hand is exchanged for one that was not seen, what was played still being lawful; or the call or all is another. */
    @Override
    public NapTurn step(NapTurn here, Chance chance) {
        if (chance.onceIn(ANEW_ONCE_IN)) {
            return start(chance);
        }
        if (chance.onceIn(LATER_ONCE_IN)) {
            int call = here.tricks() + 1 + chance.below(here.hand().size());
            return with(here, here.hand(), call);
        }
        Card out = chance.oneOf(here.hand().toList());
        Card in = chance.oneOf(
                CardSet.FULL_PACK.minus(here.hand()).minus(here.open()).toList());
        NapTurn there = with(here, here.hand().without(out).with(in), here.call());
        return there.renounced().isPresent() ? here : there;
    }

    private static NapTurn with(NapTurn here, CardSet hand, int call) {
        return new NapTurn(
                hand,
                here.trump(),
                here.trick(),
                here.tricks(),
                call,
                here.players(),
                here.caller(),
                here.history(),
                here.named());
    }
}
