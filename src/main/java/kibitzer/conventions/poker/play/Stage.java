package kibitzer.conventions.poker.play;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.cards.Chance;
import kibitzer.conventions.poker.play.PokerTable.Bets;
import kibitzer.conventions.poker.play.PokerTable.Seat;
import kibitzer.games.poker.HandClass;

/** The moments of a hand of draw poker at which a player decides; each has its own seats, bets and draws to deal. */
public enum Stage {
    OPENING {
        @Override
        PokerTable anySeat(PokerTable table, Chance chance) {
            boolean blind = table.opening() == Opening.BLIND;
            int players = (blind ? 3 : 2) + chance.below(blind ? 6 : 7);
            int position = 1 + chance.below(players);
            if (blind && position == BLIND_STRADDLER) {
                position = players;
            }
            // The blind and the straddler have bet unseen and speak last.
            int behind = players - position + (!blind ? 0 : position == 1 ? 2 - players : 2);
            return table.at(new Seat(players, position, 0, behind));
        }

        @Override
        PokerTable anyBets(PokerTable table, Chance chance) {
            return table;
        }

        @Override
        PokerTable anythingElse(PokerTable table, Chance chance) {
            if (chance.onceIn(2)) {
                return table.knowing(some(chance, Circumstance.NEVER_OPENS_EARLY, Circumstance.ANOTHER_WILL_OPEN));
            }
            if (table.game().equals(Games.ROUND_GAMES)) {
                return table.openedOn(chance.oneOf(JACK_POTS));
            }
            if (!table.game().equals(Games.STANDARD)) {
                return table;
            }
            return anySeat(table.openedOn(chance.onceIn(2) ? Opening.JACKS : chance.oneOf(OPENINGS)), chance);
        }

        @Override
        boolean fits(Circumstance circumstance, PokerTable table) {
            boolean advised =
                    table.game().equals(Games.STANDARD) || table.game().equals(Games.BUG);
            return advised
                    && table.opening() != Opening.BLIND
                    && (circumstance != Circumstance.ANOTHER_WILL_OPEN
                            || table.seat().toAct() > 0);
        }
    },
    STAYING {
        @Override
        PokerTable anythingElse(PokerTable table, Chance chance) {
            return table.game().equals(Games.STANDARD)
                    ? table.openedOn(chance.onceIn(3) ? Opening.ACES : Opening.JACKS)
                    : table;
        }

        @Override
        boolean fits(Circumstance circumstance, PokerTable table) {
            return true;
        }
    },
    RAISING {
        @Override
        PokerTable anythingElse(PokerTable table, Chance chance) {
            if (chance.onceIn(2)) {
                return table.knowing(some(chance, Circumstance.LOW_LIMIT, Circumstance.ANTE_IS_WEAK));
            }
            return STAYING.anythingElse(table, chance);
        }

        @Override
        boolean fits(Circumstance circumstance, PokerTable table) {
            return (circumstance == Circumstance.ANTE_IS_WEAK) == table.game().equals(Games.ROUND_GAMES);
        }
    },
    DRAWING {
        @Override
        PokerTable anythingElse(PokerTable table, Chance chance) {
            if (chance.onceIn(4)) {
                return table.knowing(some(chance, Circumstance.HIGHER_TWO_PAIRS));
            }
            int in = table.seat().playersIn();
            List<Integer> drawn = new ArrayList<>();
            for (int before = chance.onceIn(2) ? in : chance.below(in + 1); before > 0; before--) {
                drawn.add(chance.oneOf(USUALLY_DRAWN));
            }
            return table.afterDraws(drawn);
        }

        @Override
        PokerTable anySeat(PokerTable table, Chance chance) {
            return STAYING.anySeat(table, chance).afterDraws(List.of());
        }

        // Nobody holds higher pairs than three of a kind.
        @Override
        boolean fits(Circumstance circumstance, PokerTable table) {
            HandClass held = new TableView(table).handClass();
            return held == HandClass.PAIR || held == HandClass.TWO_PAIRS;
        }
    },
    AFTER_THE_DRAW {
        @Override
        PokerTable anySeat(PokerTable table, Chance chance) {
            PokerTable seated = STAYING.anySeat(table, chance);
            Seat seat = seated.seat();
            return anySpeech(seated.at(new Seat(seat.players(), seat.position(), seat.playersIn(), 0)), chance);
        }

        @Override
        PokerTable anyBets(PokerTable table, Chance chance) {
            return table.with(new Bets(0, 0, 0, chance.onceIn(3)));
        }

        @Override
        PokerTable anythingElse(PokerTable table, Chance chance) {
            if (chance.onceIn(2)) {
                return table.knowing(some(chance, Circumstance.BETTOR_BLUFFS));
            }
            return chance.onceIn(2) ? STAYING.anythingElse(table, chance) : anySpeech(table, chance);
        }

        // A bluff is judged of where the bet has been raised (p. 100).
        @Override
        boolean fits(Circumstance circumstance, PokerTable table) {
            return table.game().equals(Games.STANDARD)
                    && AfterTheDraw.RAISED_BY_A_DRAW_OF_MORE.of(new TableView(table));
        }

        // Each opponent speaks at most once before the learner.
        private PokerTable anySpeech(PokerTable table, Chance chance) {
            List<ActionAfterDraw> spoken = new ArrayList<>();
            int before = chance.below(table.seat().playersIn() + 1);
            boolean bet = false;
            for (int speaker = 0; speaker < before; speaker++) {
                ActionAfterDraw.Act act;
                if (!bet) {
                    act = chance.onceIn(2) ? ActionAfterDraw.Act.BET : ActionAfterDraw.Act.CHECK;
                } else {
                    act = chance.onceIn(2) ? ActionAfterDraw.Act.RAISE : ActionAfterDraw.Act.CALL;
                }
                bet |= act == ActionAfterDraw.Act.BET;
                spoken.add(new ActionAfterDraw(act, chance.oneOf(USUALLY_DRAWN)));
            }
            return table.afterSpeaking(spoken);
        }
    };

    private static final int BLIND_STRADDLER = 2;
    private static final int UNTOLD_ONCE_IN = 12;
    private static final int MOST_OFFERED = 8;
    private static final int MOST_IN = 4;
    private static final int MOST_RAISES = 3;
    private static final List<Integer> USUALLY_DRAWN = List.of(0, 1, 1, 2, 3, 3);
    private static final List<Opening> OPENINGS =
            List.of(Opening.ACES, Opening.FOUR_FLUSH, Opening.BOBTAIL, Opening.ANYTHING, Opening.BLIND, Opening.BLIND);

    /** Successive jack-pots of 1891 (Round Games with Cards, p. 40). */
    private static final List<Opening> JACK_POTS = List.of(Opening.JACKS, Opening.QUEENS, Opening.KINGS);

    /** True if this plays a part at such a table: nobody else can open when all have passed. */
    abstract boolean fits(Circumstance circumstance, PokerTable table);

    /** The same table without what is known and can play no part there; nobody has opened on less than openers. */
    PokerTable fitting(PokerTable table) {
        Set<Circumstance> fitting = table.circumstances().stream()
                .filter(circumstance -> fits(circumstance, table))
                .collect(Collectors.toUnmodifiableSet());
        PokerTable known = fitting.equals(table.circumstances()) ? table : table.knowing(fitting);
        Bets bets = known.bets();
        return bets.opener() && isBeforeTheDraw() && !Standards.OPENERS.of(new TableView(known))
                ? known.with(new Bets(bets.raises(), bets.pot(), bets.toCall(), false))
                : known;
    }

    /** Who opened may have thrown the openers since. */
    private boolean isBeforeTheDraw() {
        return this != AFTER_THE_DRAW;
    }

    PokerTable anySeat(PokerTable table, Chance chance) {
        int players = 2 + chance.below(7);
        int in = 1 + chance.below(Math.min(MOST_IN, players - 1));
        int position = 1 + chance.below(players);
        return table.at(new Seat(players, position, in, chance.below(players - in)));
    }

    PokerTable anyBets(PokerTable table, Chance chance) {
        if (chance.onceIn(UNTOLD_ONCE_IN)) {
            return table.with(Bets.NONE);
        }
        int raises = this == STAYING ? chance.below(2) * chance.below(2) : chance.below(MOST_RAISES + 1);
        int bet = 2 + chance.below(4);
        int toCall = bet * (raises + 1);
        int pot = toCall * (1 + chance.below(MOST_OFFERED)) + chance.below(toCall);
        boolean opener = this != STAYING && chance.onceIn(3) && (this == DRAWING || raises > 0);
        return table.with(new Bets(raises, pot, toCall, opener));
    }

    abstract PokerTable anythingElse(PokerTable table, Chance chance);

    static Set<Circumstance> some(Chance chance, Circumstance... circumstances) {
        int one = chance.below(2 * circumstances.length);
        return one < circumstances.length ? EnumSet.of(circumstances[one]) : Set.of();
    }
}
