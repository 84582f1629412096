package kibitzer.decisions.trick.table;

import static kibitzer.decisions.form.Field.optional;

import java.util.Locale;
import java.util.Map;
import kibitzer.decisions.form.Field;
import kibitzer.decisions.form.Form;
import kibitzer.decisions.form.Kind;
import kibitzer.decisions.form.Kinds;
import kibitzer.decisions.trick.TrickFields;

/** How a hand to settle is written. */
final class SettleForm {
    private static final int MOST_PLAYERS = 12;
    private static final int MOST_CARDS = 60;
    private static final int MOST = 100_000;
    private static final int MOST_DOUBLES = 8;
    private static final Kind<String> COLUMN = Kinds.text(10).as(ByColumnNotation::column, column -> column);

    private static final Field<Integer> PLAYERS =
            optional("players", Kinds.number(2, MOST_PLAYERS), 4, "how many play, where it is not the usual number");
    private static final Field<Integer> CARDS =
            optional("cards", Kinds.number(1, MOST_CARDS), 1, "cards dealt to each, where it is not the usual number");
    private static final Field<String> CONTRACT =
            optional("contract", CallsNotation.ONE, "", "the call that stood: a number, 8S, misere");
    private static final Field<Map<String, Integer>> TRICKS = byColumn("tricks", "tricks won, by side or seat");
    private static final Field<Map<String, Integer>> POINTS =
            byColumn("points", "points in cards won, and in melds where these score, by side or seat");
    private static final Field<Map<String, Integer>> BIDS = byColumn("bids", "tricks bid by each, by seat");
    private static final Field<Map<String, Integer>> HONOURS = byColumn("honours", "honours held, by side");
    private static final Field<String> TRUMP = optional(
            "trump",
            Kinds.word("s", "h", "d", "c", "nt").as(SettleForm::upper, SettleForm::lower),
            "NT",
            "S H D C or NT, where it matters");
    private static final Field<Boolean> ALONE =
            optional("alone", Kinds.yesOrNo(), false, "whether the maker played without partner");
    private static final Field<Integer> POOL = optional("pool", Kinds.number(0, MOST), 0, "counters in the pool");
    private static final Field<Integer> LOO =
            optional("loo", Kinds.number(0, MOST), 0, "what a player who stood and won no trick pays");
    private static final Field<Integer> DOUBLES =
            optional("doubles", Kinds.number(0, MOST_DOUBLES), 0, "how often the stake was doubled");
    private static final Field<String> MAKER =
            optional("maker", COLUMN, "", "the seat of the maker, where each has a column of their own");
    private static final Field<String> HIGH = optional("high", COLUMN, "", "who has the highest trump in play");
    private static final Field<String> LOW = optional("low", COLUMN, "", "who has the lowest");
    private static final Field<String> JACK =
            optional("jack", COLUMN, "", "who won the jack of trumps, if it was in play");
    private static final Field<String> SCHEDULE = optional(
            "schedule", Kinds.word("avondale", "original", "inverted"), "avondale", "the schedule of five hundred");

    private static final Form<HandToSettle.Table> TABLE = Form.of(
            HandToSettle.Table::new,
            PLAYERS.ifAny(HandToSettle.Table::players),
            CARDS.ifAny(HandToSettle.Table::cards));
    private static final Form<HandToSettle.Won> WON = Form.of(
            HandToSettle.Won::new,
            TRICKS.whereGiven(HandToSettle.Won::tricks),
            POINTS.whereGiven(HandToSettle.Won::points),
            BIDS.whereGiven(HandToSettle.Won::bids),
            HONOURS.whereGiven(HandToSettle.Won::honours));
    private static final Form<HandToSettle.Stake> STAKE = Form.of(
            HandToSettle.Stake::new,
            ALONE.whereGiven(HandToSettle.Stake::alone),
            POOL.whereGiven(HandToSettle.Stake::pool),
            LOO.ifAny(HandToSettle.Stake::loo),
            DOUBLES.whereGiven(HandToSettle.Stake::doubles));
    private static final Form<HandToSettle.Takers> TAKERS = Form.of(
            HandToSettle.Takers::new,
            MAKER.ifAny(HandToSettle.Takers::maker),
            HIGH.ifAny(HandToSettle.Takers::high),
            LOW.ifAny(HandToSettle.Takers::low),
            JACK.ifAny(HandToSettle.Takers::jack));

    static final Form<HandToSettle> FORM = Form.of(
            HandToSettle::new,
            TrickFields.gameField(TrickSettle.GAMES).of(HandToSettle::game),
            TABLE.inside(HandToSettle::table),
            CONTRACT.ifAny(HandToSettle::contract),
            WON.inside(HandToSettle::won),
            TRUMP.ifAny(HandToSettle::trump),
            STAKE.inside(HandToSettle::stake),
            TAKERS.inside(HandToSettle::takers),
            SCHEDULE.whereGiven(HandToSettle::schedule));

    private SettleForm() {}

    private static String upper(String word) {
        return word.toUpperCase(Locale.ROOT);
    }

    private static String lower(String word) {
        return word.toLowerCase(Locale.ROOT);
    }

    private static Field<Map<String, Integer>> byColumn(String name, String says) {
        return optional(name, ByColumnNotation.KIND, Map.of(), says);
    }
}
