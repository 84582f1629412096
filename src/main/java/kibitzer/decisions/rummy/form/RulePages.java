package kibitzer.decisions.rummy.form;

import kibitzer.advice.Source;
import kibitzer.games.rummy.family.RummyGame;

/** The pages on which the book gives one rule of a game: the rules of most run over several (Culbertson p. 1-50). */
public enum RulePages {
    MELDS {
        @Override
        Integer[] of(RummyGame game) {
            return switch (game) {
                case RUMMY -> on(2);
                case BLOCK_RUMMY -> on(2, 5);
                case QUEEN_CITY -> on(2, 6);
                case OKLAHOMA -> on(16);
                case CANASTA -> on(19, 20);
                case CONTRACT -> on(27);
                case CONTINENTAL -> on(29);
                case KNOCK_RUMMY -> on(45);
                case PANGUINGUE -> on(48, 47);
                case CONQUIAN -> on(50);
                default -> on();
            };
        }
    },
    LAYING_OFF {
        @Override
        Integer[] of(RummyGame game) {
            return switch (game) {
                case RUMMY -> on(2);
                case FIVE_HUNDRED_RUM, PERSIAN -> on(13);
                case OKLAHOMA -> on(17);
                case CANASTA -> on(20);
                case SAMBA -> on(25);
                case CONTRACT -> on(27);
                case TUNK -> on(44);
                case KALUKI -> on(46);
                case PANGUINGUE -> on(48);
                case CONQUIAN -> on(50);
                default -> on();
            };
        }
    },
    GOING_OUT {
        @Override
        Integer[] of(RummyGame game) {
            return switch (game) {
                case RUMMY -> on(2);
                case FIVE_HUNDRED_RUM -> on(13);
                case OKLAHOMA -> on(17);
                case CANASTA -> on(21);
                case SAMBA -> on(25);
                case CONTINENTAL -> on(29);
                case KALUKI -> on(45, 46);
                case PANGUINGUE -> on(48, 49);
                case CONQUIAN -> on(50);
                default -> on();
            };
        }
    },
    /** What the cards count, what each player pays. */
    SCORE {
        @Override
        Integer[] of(RummyGame game) {
            return switch (game) {
                case RUMMY -> on(3);
                case BLOCK_RUMMY -> on(5, 6);
                case BOATHOUSE -> on(7);
                case FIVE_HUNDRED_RUM -> on(13);
                case OKLAHOMA -> on(17);
                case CANASTA -> on(22);
                case SAMBA -> on(25);
                case CONTRACT -> on(28);
                case TUNK -> on(44);
                case KNOCK_RUMMY -> on(45);
                case KALUKI -> on(46, 45);
                default -> on();
            };
        }
    };

    /** None where the page on which the game begins has the rule. */
    abstract Integer[] of(RummyGame game);

    public Source source(RummyGame game, String... more) {
        return Source.source(game.id()).and(more).onPage(of(game.usually()));
    }

    private static Integer[] on(Integer... pages) {
        return pages;
    }
}
