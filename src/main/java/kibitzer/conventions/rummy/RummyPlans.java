package kibitzer.conventions.rummy;

import static kibitzer.advice.Needs.all;
import static kibitzer.advice.Needs.among;
import static kibitzer.advice.Needs.any;
import static kibitzer.advice.Needs.not;
import static kibitzer.advice.Source.source;
import static kibitzer.conventions.rummy.Topics.*;

import java.util.List;
import kibitzer.advice.Answers;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.Quality;
import kibitzer.advice.Quantity;
import kibitzer.advice.Rule;
import kibitzer.advice.RuleBook;
import kibitzer.advice.RuleBuilder;
import kibitzer.advice.Source;

/**
 * When to meld, to take the pile, to go out, to force: Culbertson's pointers that rest on the table and not on one card.
 *
 * <p>Rules of one topic stand together, the exception before the rule it is taken from.
 */
public final class RummyPlans {
    private static final Quality<Situation> ABOUT = new Quality<>(
            "about", "a question on", situation -> situation.topic().id());

    /** The pile is worth this much to the others (p. 14). */
    private static final int EQUITY = 20;

    private static final Quantity<Situation> GAIN_500 = new Quantity<>(
            "gain",
            "point, with 20 for keeping the cards from the others",
            "points, with 20 for keeping the cards from the others",
            situation -> situation.of(MELD) + EQUITY - situation.of(DEADWOOD));
    private static final Quantity<Situation> GAIN = new Quantity<>(
            "gain",
            "point more melded than left over",
            "points more melded than left over",
            situation -> situation.of(MELD) - situation.of(DEADWOOD));

    public static final RuleBook<Situation, String> BOOK = RuleBook.<Situation, String>named("Culbertson on rummy")
            .then(plan(
                            "rummy.plan.double-combination",
                            RUMMY_DRAW,
                            "rummy.p07",
                            EARLY.so(),
                            BARREN.so(),
                            PLACES.atLeast(4))
                    .answers(say("take")))
            .then(plan("rummy.plan.around-a-player", RUMMY_DRAW, "rummy.p15", AROUND.so(), PLACES.atLeast(1))
                    .answers(say("take"))
                    .manner(Manner.USUALLY))
            .then(plan("rummy.plan.only-a-combination", RUMMY_DRAW, "rummy.p06").answers(say("stock")))
            .then(plan("pif-paf.plan.a-combination-pays", PIF_PAF_DRAW, "pif-paf.p03", PLACES.atLeast(1))
                    .answers(say("take"))
                    .manner(Manner.USUALLY))
            .then(plan("pif-paf.plan.nothing-in-it", PIF_PAF_DRAW, "pif-paf.p03", PLACES.atMost(0))
                    .answers(say("stock")))
            .then(plan("rummy.plan.meld-after-others", RUMMY_MELD, "rummy.p18", OTHERS_MELDED.so(), PLAYERS.atLeast(3))
                    .answers(say("meld")))
            .then(plan(
                            "rummy.plan.meld-one-is-near",
                            RUMMY_MELD,
                            source("rummy.p20")
                                    .leaving("pickups")
                                    .meaning("a player who often took the discard", "pickups"),
                            PICKUPS.atLeast(2))
                    .answers(say("meld")))
            .then(plan("rummy.plan.start-the-stampede", RUMMY_MELD, "rummy.p21", POOR.so(), PLAYER_CARDS.atLeast(1))
                    .answers(say("meld")))
            .then(plan("rummy.plan.break-the-ice", RUMMY_MELD, "rummy.p16", LATE.so(), PLAYER_CARDS.atLeast(1))
                    .answers(say("meld"))
                    .manner(Manner.USUALLY))
            .then(plan("rummy.plan.hold", RUMMY_MELD, "rummy.p19").answers(say("hold")))
            .then(plan("rummy.plan.unload", NO_GOING_RUMMY, "rummy-option-no-going-rummy.p01", OTHERS_MELDED.so())
                    .answers(say("meld")))
            .then(plan("rummy.plan.no-warning-yet", NO_GOING_RUMMY, "rummy.p19", OTHERS_MELDED.notSo())
                    .answers(say("hold")))
            .then(plan("block.plan.go-out", BLOCK_MELD, "block-rummy.p03", GOING_OUT.so())
                    .answers(say("meld")))
            .then(plan("block.plan.never-two-left", BLOCK_MELD, "block-rummy.p01", LEFT.atLeast(2), LEFT.atMost(2))
                    .answers(say("hold")))
            .then(plan("block.plan.three-of-a-set", BLOCK_MELD, "block-rummy.p03", IN_SET.atLeast(4))
                    .answers(say("hold")))
            .then(plan("block.plan.three-or-one-left", BLOCK_MELD, "block-rummy.p02")
                    .answers(say("meld")))
            .then(plan("queen-city.plan.save-low", QUEEN_CITY, "queen-city-rum.p02", LOW_THROWN.so())
                    .answers(say("low")))
            .then(plan("queen-city.plan.quicker", QUEEN_CITY, "queen-city-rum.p01", LOW_THROWN.notSo())
                    .answers(either()))
            .then(plan("500.plan.out-before-melds", OUT_500, "500-rum.p01", OTHERS_MELDED.notSo())
                    .answers(say("out")))
            .then(plan("500.plan.out-is-second", OUT_500, "500-rum.p01", OTHERS_MELDED.so())
                    .answers(say("play-on"))
                    .manner(Manner.USUALLY))
            .then(plan("500.plan.out-all-the-same", OUT_500, "500-rum.p01", OTHERS_MELDED.so())
                    .answers(say("out"))
                    .manner(Manner.MAY))
            .then(plan(
                            "500.plan.gather",
                            PILE_500,
                            source("500-rum.p02").leaving("depth").meaning("big batches", "depth"),
                            EARLY.so(),
                            DEPTH.atLeast(4))
                    .answers(say("take")))
            .then(plan(
                            "500.plan.dig-late",
                            PILE_500,
                            "500-rum.p10",
                            EARLY.notSo(),
                            new Need.Within<>(GAIN_500, kibitzer.advice.Range.atLeast(1)))
                    .answers(say("take")))
            .then(plan(
                            "500.plan.too-dear",
                            PILE_500,
                            "500-rum.p10",
                            EARLY.notSo(),
                            new Need.Within<>(GAIN_500, kibitzer.advice.Range.atMost(0)))
                    .answers(say("stock")))
            .then(plan(
                            "500.plan.small-batch",
                            PILE_500,
                            source("500-rum.p02").leaving("depth"),
                            EARLY.so(),
                            DEPTH.atMost(3))
                    .answers(either()))
            .then(plan("500.plan.feed-the-lowest", FEED_500, "500-rum.p09", LOWEST.so())
                    .answers(say("yes")))
            .then(plan("500.plan.not-to-the-leader", FEED_500, "500-rum.p09", LOWEST.notSo())
                    .answers(say("no")))
            .then(plan(
                            "partnership-500.plan.feed-partner",
                            PARTNER_500,
                            "partnership-500-rum.p01",
                            PARTNER_USES.so(),
                            OPPONENTS_USE.notSo())
                    .answers(say("yes")))
            .then(plan("partnership-500.plan.not-to-them", PARTNER_500, "500-rum.p09", OPPONENTS_USE.so())
                    .answers(say("no")))
            .then(plan("partnership-500.plan.harmless", PARTNER_500, "rummy.p10", OPPONENTS_USE.notSo())
                    .answers(say("yes")))
            .then(plan("persian.signal.after-a-meld", SIGNAL, "persian-rummy.p03", PARTNER_MELDED.so())
                    .answers(say("own-choice")))
            .then(plan("persian.signal.closing", SIGNAL, "persian-rummy.p04", CLOSING.so())
                    .answers(say("own-choice")))
            .then(plan("persian.signal.joker", SIGNAL, "persian-rummy.p01", THREW_ACE.so())
                    .answers(say("joker")))
            .then(plan("persian.signal.ace", SIGNAL, "persian-rummy.p02", THREW_COURT.so())
                    .answers(say("ace")))
            .then(plan("persian.signal.none", SIGNAL, "persian-rummy").answers(say("own-choice")))
            .then(plan("oklahoma.plan.not-too-early", OKLAHOMA_MELD, "oklahoma.p01", DRAWS.atMost(3))
                    .answers(say("hold")))
            .then(plan(
                            "oklahoma.plan.four-or-five-draws",
                            OKLAHOMA_MELD,
                            "oklahoma.p01",
                            DRAWS.atLeast(4),
                            DRAWS.atMost(5))
                    .answers(either()))
            .then(plan("oklahoma.plan.time-to-meld", OKLAHOMA_MELD, "oklahoma.p01", DRAWS.atLeast(6))
                    .answers(say("meld")))
            .then(plan("oklahoma.plan.fourth-elsewhere", OKLAHOMA_FOURTH, "oklahoma.p07", ELSEWHERE.so())
                    .answers(say("three")))
            .then(plan("oklahoma.plan.three-rather", OKLAHOMA_FOURTH, "oklahoma.p07", ELSEWHERE.notSo())
                    .answers(either()))
            .then(plan(
                            "oklahoma.plan.pile-pays",
                            OKLAHOMA_PILE,
                            "oklahoma.p03",
                            new Need.Within<>(GAIN, kibitzer.advice.Range.atLeast(1)))
                    .answers(say("take")))
            .then(plan(
                            "oklahoma.plan.pile-costs",
                            OKLAHOMA_PILE,
                            "oklahoma.p03",
                            new Need.Within<>(GAIN, kibitzer.advice.Range.atMost(0)))
                    .answers(say("stock")))
            .then(plan("oklahoma.plan.next-player-out", OKLAHOMA_NEXT, "oklahoma.p06", CONCEALED_THREAT.so())
                    .answers(say("yes")))
            .then(plan("oklahoma.plan.nobody-threatens", OKLAHOMA_NEXT, "oklahoma.p06", CONCEALED_THREAT.notSo())
                    .answers(say("no")))
            .then(plan("kaluki.plan.use-the-joker", KALUKI_MELD, "kaluki.p03", MELDED.so(), JOKER.so())
                    .answers(say("meld")))
            .then(plan("kaluki.plan.do-not-hold-up", KALUKI_MELD, "kaluki.p02", MELDED.so())
                    .answers(say("meld")))
            .then(plan("kaluki.plan.fifty-one", KALUKI_MELD, "kaluki.p01", FIRST_MELD.atLeast(51))
                    .answers(say("meld")))
            .then(plan("kaluki.plan.below-fifty-one", KALUKI_MELD, "kaluki", FIRST_MELD.atMost(50))
                    .answers(say("hold")))
            .then(plan(
                            "contract.plan.run-of-five",
                            CONTRACT_DRAW,
                            "contract-rummy.p02",
                            DEAL.atLeast(7),
                            RUN_OF_FIVE.so())
                    .answers(say("take")))
            .then(plan("contract.plan.last-deal", CONTRACT_DRAW, "contract-rummy.p02", DEAL.atLeast(7))
                    .answers(say("stock")))
            .then(plan("contract.plan.mostly-lay-offs", CONTRACT_DRAW, "contract-rummy.p01", LAY_OFFS.atLeast(6))
                    .answers(say("take"))
                    .manner(Manner.USUALLY))
            .then(plan("contract.plan.let-it-go", CONTRACT_DRAW, "contract-rummy.p01", LAY_OFFS.atMost(5))
                    .answers(say("stock")))
            .then(plan(
                            "continental.plan.wait-for-the-bonus",
                            CONTINENTAL_OUT,
                            source("continental-rum.p03")
                                    .and("continental-rum.p04")
                                    .leaving("live")
                                    .meaning("many dead", "live"),
                            BONUSES.so(),
                            ONE_DEUCE.so(),
                            LIVE.atLeast(7))
                    .answers(say("play-on"))
                    .manner(Manner.USUALLY))
            .then(plan(
                            "continental.plan.too-few-fillers",
                            CONTINENTAL_OUT,
                            "continental-rum.p04",
                            BONUSES.so(),
                            ONE_DEUCE.so(),
                            LIVE.atMost(3))
                    .answers(say("out")))
            .then(plan("continental.plan.between", CONTINENTAL_OUT, "continental-rum.p04", BONUSES.so(), ONE_DEUCE.so())
                    .answers(either()))
            .then(plan(
                            "continental.plan.go-out",
                            CONTINENTAL_OUT,
                            "continental-rum.p02",
                            any(BONUSES.notSo(), ONE_DEUCE.notSo()))
                    .answers(say("out")))
            .then(plan(
                            "canasta.plan.wait-with-jokers",
                            CANASTA_FIRST,
                            "canasta.p10",
                            MINIMUM.atLeast(120),
                            JOKERS.atLeast(2),
                            WAITED.atMost(2),
                            WITH_PACK.notSo())
                    .answers(say("hold")))
            .then(plan("canasta.plan.meld-with-the-pack", CANASTA_FIRST, "canasta.p02", WITH_PACK.so())
                    .answers(say("meld")))
            .then(plan("canasta.plan.not-for-fifty", CANASTA_FIRST, "canasta.p04", MINIMUM.atMost(50))
                    .answers(say("hold")))
            .then(plan(
                            "canasta.plan.three-or-four-cards",
                            CANASTA_FIRST,
                            "canasta.p05",
                            MINIMUM.atLeast(90),
                            CARDS.atMost(4))
                    .answers(say("meld")))
            .then(plan(
                            "canasta.plan.too-many-cards",
                            CANASTA_FIRST,
                            source("canasta.p05").leaving("minimum").meaning("90 or 120", "minimum"),
                            MINIMUM.atLeast(60),
                            CARDS.atLeast(5))
                    .answers(either()))
            .then(plan("canasta.plan.three-cards-or-more", CANASTA_PACK, "canasta.p02", DEPTH.atLeast(3))
                    .answers(say("take")))
            .then(plan("canasta.plan.small-pack", CANASTA_PACK, "canasta.p02", DEPTH.atMost(2))
                    .answers(say("take"))
                    .manner(Manner.USUALLY))
            .then(plan("canasta.plan.small-pack-left", CANASTA_PACK, "canasta.p02", DEPTH.atMost(2))
                    .answers(say("stock"))
                    .manner(Manner.MAY))
            .then(plan(
                            "canasta.plan.wild-card-for-a-canasta",
                            CANASTA_WILD,
                            "canasta.p01",
                            all(COMPLETES.so(), OUT_THREAT.so()))
                    .answers(say("yes")))
            .then(plan(
                            "canasta.plan.keep-the-wild-card",
                            CANASTA_WILD,
                            "canasta.p01",
                            not(all(COMPLETES.so(), OUT_THREAT.so())))
                    .answers(say("no")))
            .then(plan("canasta.plan.catch-them", CANASTA_OUT, "canasta.p03", FAR_AHEAD.so(), CAUGHT.so())
                    .answers(say("out")))
            .then(plan("canasta.plan.meld-on", CANASTA_OUT, "canasta.p03", any(FAR_AHEAD.notSo(), CAUGHT.notSo()))
                    .answers(say("play-on"))
                    .manner(Manner.USUALLY))
            .then(plan(
                            "canasta.plan.out-all-the-same",
                            CANASTA_OUT,
                            "canasta.p03",
                            any(FAR_AHEAD.notSo(), CAUGHT.notSo()))
                    .answers(say("out"))
                    .manner(Manner.MAY))
            .then(plan(
                            "pif-paf.plan.freeze-out",
                            PIF_PAF_STAKE,
                            source("pif-paf.p08").leaving("opponents").meaning("several players", "opponents"),
                            GOOD.so(),
                            OPPONENTS.atLeast(2))
                    .answers(say("raise")))
            .then(plan("pif-paf.plan.one-or-two", PIF_PAF_STAKE, "pif-paf.p09", OPPONENTS.atMost(2))
                    .answers(say("call")))
            .then(plan("pif-paf.plan.too-many", PIF_PAF_STAKE, "pif-paf.p09", OPPONENTS.atLeast(3), GOOD.notSo())
                    .answers(say("drop")))
            .then(plan("panguingue.plan.force", PAN_FORCE, "panguingue.p01", FITS_HIM.so())
                    .answers(say("yes")))
            .then(plan("panguingue.plan.nothing-to-force", PAN_FORCE, "panguingue", FITS_HIM.notSo())
                    .answers(say("no")))
            .then(plan(
                            "panguingue.plan.do-not-put-him-out",
                            PAN_DISCARD,
                            "panguingue.p02",
                            NO_CARD.so(),
                            USES.so(),
                            SAFE.so())
                    .answers(say("no")))
            .then(plan(
                            "panguingue.plan.no-safe-card",
                            PAN_DISCARD,
                            "panguingue.p03",
                            NO_CARD.so(),
                            USES.so(),
                            SAFE.notSo())
                    .answers(say("yes")))
            .then(plan("panguingue.plan.no-danger", PAN_DISCARD, "panguingue.p03", any(NO_CARD.notSo(), USES.notSo()))
                    .answers(say("yes")))
            .then(plan("conquian.plan.force", CONQUIAN_FORCE, "conquian.p01", FITS_HIM.so())
                    .answers(say("yes")))
            .then(plan("conquian.plan.nothing-to-force", CONQUIAN_FORCE, "conquian", FITS_HIM.notSo())
                    .answers(say("no")))
            .book();

    private RummyPlans() {}

    @SafeVarargs
    private static RuleBuilder.Speaking<Situation> plan(
            String id, Topic topic, String pointer, Need<Situation>... needs) {
        return plan(id, topic, source(pointer), needs);
    }

    @SafeVarargs
    private static RuleBuilder.Speaking<Situation> plan(
            String id, Topic topic, Source source, Need<Situation>... needs) {
        return Rule.rule(id, source).when(among(ABOUT, topic.id())).needs(List.of(needs));
    }

    private static Answers<Situation, String> say(String answer) {
        return Answers.only(answer);
    }

    /** Where the book leaves the choice open. */
    private static Answers<Situation, String> either() {
        return new Answers<>(
                "either", situation -> List.copyOf(situation.topic().answers().keySet()));
    }
}
