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
                    .answers(say("take"))
                    .whyByBook(
                            "Three cards that four others can fill give a barren hand a fresh start while there is time.")
                    .title("Take a double combination"))
            .then(plan("rummy.plan.around-a-player", RUMMY_DRAW, "rummy.p15", AROUND.so(), PLACES.atLeast(1))
                    .answers(say("take"))
                    .manner(Manner.USUALLY)
                    .whyByBook("You must hold that card anyway, so a set of another kind is built round it.")
                    .title("A set around a card they want"))
            .then(plan("rummy.plan.only-a-combination", RUMMY_DRAW, "rummy.p06")
                    .answers(say("stock"))
                    .why(
                            "It costs the unseen card that might have filled a set, and tells the others what you collect.")
                    .title("No discard for a mere combination"))
            .then(plan("pif-paf.plan.a-combination-pays", PIF_PAF_DRAW, "pif-paf.p03", PLACES.atLeast(1))
                    .answers(say("take"))
                    .manner(Manner.USUALLY)
                    .whyByBook(
                            "Here anyone's discard can be claimed to go out, so more ways to fill are worth a turn.",
                            "pif-paf.p01"))
            .then(plan("pif-paf.plan.nothing-in-it", PIF_PAF_DRAW, "pif-paf.p03", PLACES.atMost(0))
                    .answers(say("stock"))
                    .why("A card that makes no combination brings you no nearer; an unseen one may."))
            .then(plan("rummy.plan.meld-after-others", RUMMY_MELD, "rummy.p18", OTHERS_MELDED.so(), PLAYERS.atLeast(3))
                    .answers(say("meld"))
                    .whyByBook(
                            "Someone may go out by laying off, and whoever still holds everything then pays for it all.")
                    .title("Meld after others have"))
            .then(plan(
                            "rummy.plan.meld-one-is-near",
                            RUMMY_MELD,
                            source("rummy.p20")
                                    .leaving("pickups")
                                    .meaning("a player who often took the discard", "pickups"),
                            PICKUPS.atLeast(2))
                    .answers(say("meld"))
                    .whyByBook("Who took many discards is close to going out, and cards on the table no longer count "
                            + "against you.")
                    .title("Meld when someone is near"))
            .then(plan("rummy.plan.start-the-stampede", RUMMY_MELD, "rummy.p21", POOR.so(), PLAYER_CARDS.atLeast(1))
                    .answers(say("meld"))
                    .whyByBook("It cuts the loss of a poor hand early, and the melds of the others show what is safe."))
            .then(plan("rummy.plan.break-the-ice", RUMMY_MELD, "rummy.p16", LATE.so(), PLAYER_CARDS.atLeast(1))
                    .answers(say("meld"))
                    .manner(Manner.USUALLY)
                    .whyByBook("Others are led to meld too, and then your cards that fit their sets can be laid off."))
            .then(plan("rummy.plan.hold", RUMMY_MELD, "rummy.p19")
                    .answers(say("hold"))
                    .whyByBook(
                            "Sets on the table let others lay off on them and show how near you are to going out.",
                            "rummy.p17")
                    .title("Hold the melds back"))
            .then(plan("rummy.plan.unload", NO_GOING_RUMMY, "rummy-option-no-going-rummy.p01", OTHERS_MELDED.so())
                    .answers(say("meld"))
                    .whyByBook("An opponent's first meld warns that they may go out next turn, while you still hold "
                            + "everything.")
                    .title("Unload after their first meld"))
            .then(plan("rummy.plan.no-warning-yet", NO_GOING_RUMMY, "rummy.p19", OTHERS_MELDED.notSo())
                    .answers(say("hold"))
                    .whyByBook(
                            "Nobody is close to going out yet, and cards shown now would only help the others.",
                            "rummy.p17"))
            .then(plan("block.plan.go-out", BLOCK_MELD, "block-rummy.p03", GOING_OUT.so())
                    .answers(say("meld"))
                    .why("Going out ends the deal while the others still hold their cards."))
            .then(plan("block.plan.never-two-left", BLOCK_MELD, "block-rummy.p01", LEFT.atLeast(2), LEFT.atMost(2))
                    .answers(say("hold"))
                    .whyByBook("From two cards you can go out only by laying off, while one or three leave other ways.")
                    .title("Never leave two cards"))
            .then(plan("block.plan.three-of-a-set", BLOCK_MELD, "block-rummy.p03", IN_SET.atLeast(4))
                    .answers(say("hold"))
                    .whyByBook("A card kept back can be laid off later, when it suits you how many cards are left.")
                    .title("Meld three of a set"))
            .then(plan("block.plan.three-or-one-left", BLOCK_MELD, "block-rummy.p02")
                    .answers(say("meld"))
                    .why("Three cards may become a set and one may fit a meld; two are the hardest to get rid of.")
                    .title("Leave three cards or one"))
            .then(plan("queen-city.plan.save-low", QUEEN_CITY, "queen-city-rum.p02", LOW_THROWN.so())
                    .answers(say("low"))
                    .why("Low cards that others throw away are the easiest to collect, and so the quickest way out.")
                    .title("Save low cards"))
            .then(plan("queen-city.plan.quicker", QUEEN_CITY, "queen-city-rum.p01", LOW_THROWN.notSo())
                    .answers(either())
                    .whyByBook("Going out first is worth more on average than a high count in hand.")
                    .title("Whichever is quicker"))
            .then(plan("500.plan.out-before-melds", OUT_500, "500-rum.p01", OTHERS_MELDED.notSo())
                    .answers(say("out"))
                    .why("The others have melded nothing yet, so all they hold counts against them.")
                    .title("Out before they have melded"))
            .then(plan("500.plan.out-is-second", OUT_500, "500-rum.p01", OTHERS_MELDED.so())
                    .answers(say("play-on"))
                    .manner(Manner.USUALLY)
                    .why("Further melds score more than an early end does, and going out stops yours too.")
                    .title("Going out comes second"))
            .then(plan("500.plan.out-all-the-same", OUT_500, "500-rum.p01", OTHERS_MELDED.so())
                    .answers(say("out"))
                    .manner(Manner.MAY)
                    .why("What the others have not melded is charged to them, and they get no turn to mend it.")
                    .title("Going out all the same"))
            .then(plan(
                            "500.plan.gather",
                            PILE_500,
                            source("500-rum.p02").leaving("depth").meaning("big batches", "depth"),
                            EARLY.so(),
                            DEPTH.atLeast(4))
                    .answers(say("take"))
                    .whyByBook("Melds use up the hand; a big batch brings the cards for more of them.")
                    .title("Gather cards early"))
            .then(
                    plan(
                                    "500.plan.dig-late",
                                    PILE_500,
                                    "500-rum.p10",
                                    EARLY.notSo(),
                                    new Need.Within<>(GAIN_500, kibitzer.advice.Range.atLeast(1)))
                            .answers(say("take"))
                            .whyByBook(
                                    "Cards taken are also kept from the others, which is worth about twenty points on its own."))
            .then(plan(
                            "500.plan.too-dear",
                            PILE_500,
                            "500-rum.p10",
                            EARLY.notSo(),
                            new Need.Within<>(GAIN_500, kibitzer.advice.Range.atMost(0)))
                    .answers(say("stock"))
                    .why("The cards that stay unmelded would cost more than the meld brings, even though the "
                            + "others do not get them.")
                    .title("The pile is too dear"))
            .then(plan(
                            "500.plan.small-batch",
                            PILE_500,
                            source("500-rum.p02").leaving("depth"),
                            EARLY.so(),
                            DEPTH.atMost(3))
                    .answers(either())
                    .why("A small batch brings little and costs little, so it is a matter of taste.")
                    .title("A small batch"))
            .then(plan("500.plan.feed-the-lowest", FEED_500, "500-rum.p09", LOWEST.so())
                    .answers(say("yes"))
                    .whyByBook("What the lowest scorer takes is kept from the leader, who is the one to stop."))
            .then(plan("500.plan.not-to-the-leader", FEED_500, "500-rum.p09", LOWEST.notSo())
                    .answers(say("no"))
                    .why("A card for someone who is not last brings them nearer to winning, and you nothing.")
                    .title("Do not feed the others"))
            .then(plan(
                            "partnership-500.plan.feed-partner",
                            PARTNER_500,
                            "partnership-500-rum.p01",
                            PARTNER_USES.so(),
                            OPPONENTS_USE.notSo())
                    .answers(say("yes"))
                    .whyByBook("Sets that your discards help partner to form score for your side."))
            .then(plan("partnership-500.plan.not-to-them", PARTNER_500, "500-rum.p09", OPPONENTS_USE.so())
                    .answers(say("no"))
                    .why("Whatever the opponents can use would score against your side.")
                    .title("No card for the opponents"))
            .then(plan("partnership-500.plan.harmless", PARTNER_500, "rummy.p10", OPPONENTS_USE.notSo())
                    .answers(say("yes"))
                    .why("No opponent can use it, so nothing is given away.")
                    .title("A harmless card"))
            .then(plan("persian.signal.after-a-meld", SIGNAL, "persian-rummy.p03", PARTNER_MELDED.so())
                    .answers(say("own-choice"))
                    .why("After a meld the discard is only what was left over, and asks for nothing.")
                    .title("No signal after a meld"))
            .then(plan("persian.signal.closing", SIGNAL, "persian-rummy.p04", CLOSING.so())
                    .answers(say("own-choice"))
                    .whyByBook(
                            "Near the end players throw what they must, so the card says nothing of what partner wants.")
                    .title("No signal near the end"))
            .then(plan("persian.signal.joker", SIGNAL, "persian-rummy.p01", THREW_ACE.so())
                    .answers(say("joker"))
                    .why("Partner's ace asked for it, and a joker is worth most in the hand that can use it.")
                    .title("Partner asks for a joker"))
            .then(plan("persian.signal.ace", SIGNAL, "persian-rummy.p02", THREW_COURT.so())
                    .answers(say("ace"))
                    .why("Partner's ten or court card asked for it, and an ace helps the side where it fits.")
                    .title("Partner asks for an ace"))
            .then(plan("persian.signal.none", SIGNAL, "persian-rummy")
                    .answers(say("own-choice"))
                    .why("Nothing was asked for, so the card goes that suits your own hand.")
                    .title("No signal was given"))
            .then(plan("oklahoma.plan.not-too-early", OKLAHOMA_MELD, "oklahoma.p01", DRAWS.atMost(3))
                    .answers(say("hold"))
                    .whyByBook("A few more draws may find combinations that use more of the cards.")
                    .title("Do not meld too early"))
            .then(plan(
                            "oklahoma.plan.four-or-five-draws",
                            OKLAHOMA_MELD,
                            "oklahoma.p01",
                            DRAWS.atLeast(4),
                            DRAWS.atMost(5))
                    .answers(either())
                    .why("Waiting may still improve the melds, but the risk of being caught with them grows.")
                    .title("After four or five draws"))
            .then(plan("oklahoma.plan.time-to-meld", OKLAHOMA_MELD, "oklahoma.p01", DRAWS.atLeast(6))
                    .answers(say("meld"))
                    .why("The longer sets stay in hand, the dearer they are when somebody goes out."))
            .then(plan("oklahoma.plan.fourth-elsewhere", OKLAHOMA_FOURTH, "oklahoma.p07", ELSEWHERE.so())
                    .answers(say("three"))
                    .whyByBook("A foursome takes no more cards, while a card in another meld leaves a place for your "
                            + "last lay-off.")
                    .title("The fourth card in another meld"))
            .then(plan("oklahoma.plan.three-rather", OKLAHOMA_FOURTH, "oklahoma.p07", ELSEWHERE.notSo())
                    .answers(either())
                    .why("No other meld can use the fourth card, so little hangs on where it goes.")
                    .title("No other use for the fourth"))
            .then(plan(
                            "oklahoma.plan.pile-pays",
                            OKLAHOMA_PILE,
                            "oklahoma.p03",
                            new Need.Within<>(GAIN, kibitzer.advice.Range.atLeast(1)))
                    .answers(say("take"))
                    .why("The melds score at once for more than the rest of the pile can cost you.")
                    .title("The pile pays"))
            .then(plan(
                            "oklahoma.plan.pile-costs",
                            OKLAHOMA_PILE,
                            "oklahoma.p03",
                            new Need.Within<>(GAIN, kibitzer.advice.Range.atMost(0)))
                    .answers(say("stock"))
                    .why("Cards that find no meld count against you, here for as much as the meld would bring or more.")
                    .title("The pile costs more"))
            .then(plan("oklahoma.plan.next-player-out", OKLAHOMA_NEXT, "oklahoma.p06", CONCEALED_THREAT.so())
                    .answers(say("yes"))
                    .whyByBook("Someone else may go out concealed, which costs more than an ordinary end.")
                    .title("Put the next player out"))
            .then(plan("oklahoma.plan.nobody-threatens", OKLAHOMA_NEXT, "oklahoma.p06", CONCEALED_THREAT.notSo())
                    .answers(say("no"))
                    .why("There is no worse end to fear, so nobody is helped out of the game."))
            .then(plan("kaluki.plan.use-the-joker", KALUKI_MELD, "kaluki.p03", MELDED.so(), JOKER.so())
                    .answers(say("meld"))
                    .whyByBook("A joker can seldom be saved up safely: in hand it is a loss when someone goes out."))
            .then(
                    plan("kaluki.plan.do-not-hold-up", KALUKI_MELD, "kaluki.p02", MELDED.so())
                            .answers(say("meld"))
                            .whyByBook(
                                    "Someone usually goes out within six rounds, and what you hold back then counts against you."))
            .then(plan("kaluki.plan.fifty-one", KALUKI_MELD, "kaluki.p01", FIRST_MELD.atLeast(51))
                    .answers(say("meld"))
                    .whyByBook("Melding opens the discard pile to you for the rest of the deal.")
                    .title("Meld fifty-one at once"))
            .then(plan("kaluki.plan.below-fifty-one", KALUKI_MELD, "kaluki", FIRST_MELD.atMost(50))
                    .answers(say("hold"))
                    .whyByBook("The first meld must come to fifty-one, so smaller ones wait until more fits.")
                    .title("Less than fifty-one"))
            .then(plan(
                            "contract.plan.run-of-five",
                            CONTRACT_DRAW,
                            "contract-rummy.p02",
                            DEAL.atLeast(7),
                            RUN_OF_FIVE.so())
                    .answers(say("take"))
                    .whyByBook("The missing link of a long run is too hard to come by otherwise.")
                    .title("The link of a run of five"))
            .then(plan("contract.plan.last-deal", CONTRACT_DRAW, "contract-rummy.p02", DEAL.atLeast(7))
                    .answers(say("stock"))
                    .why("In the last deal the whole hand must be laid down at once, and a penalty card makes that "
                            + "harder."))
            .then(plan("contract.plan.mostly-lay-offs", CONTRACT_DRAW, "contract-rummy.p01", LAY_OFFS.atLeast(6))
                    .answers(say("take"))
                    .manner(Manner.USUALLY)
                    .whyByBook("Extra cards do no harm when most of them can be laid off after the contract is met.")
                    .title("A hand of lay-offs"))
            .then(plan("contract.plan.let-it-go", CONTRACT_DRAW, "contract-rummy.p01", LAY_OFFS.atMost(5))
                    .answers(say("stock"))
                    .whyByBook("The penalty card usually costs more than the card taken brings.")
                    .title("Let the card go"))
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
                    .manner(Manner.USUALLY)
                    .whyByBook("Many live cards could take the deuce's place, so the bonus is worth a short wait."))
            .then(plan(
                            "continental.plan.too-few-fillers",
                            CONTINENTAL_OUT,
                            "continental-rum.p04",
                            BONUSES.so(),
                            ONE_DEUCE.so(),
                            LIVE.atMost(3))
                    .answers(say("out"))
                    .whyByBook(
                            "So few cards would still bring the bonus that somebody else is likely to go out first."))
            .then(plan("continental.plan.between", CONTINENTAL_OUT, "continental-rum.p04", BONUSES.so(), ONE_DEUCE.so())
                    .answers(either())
                    .why("Chance and risk are about even here, so waiting and going out are both reasonable.")
                    .title("Neither many fillers nor few"))
            .then(plan(
                            "continental.plan.go-out",
                            CONTINENTAL_OUT,
                            "continental-rum.p02",
                            any(BONUSES.notSo(), ONE_DEUCE.notSo()))
                    .answers(say("out"))
                    .why("Winning the deal now is worth more than a bonus that may never come."))
            .then(plan(
                            "canasta.plan.wait-with-jokers",
                            CANASTA_FIRST,
                            "canasta.p10",
                            MINIMUM.atLeast(120),
                            JOKERS.atLeast(2),
                            WAITED.atMost(2),
                            WITH_PACK.notSo())
                    .answers(say("hold"))
                    .whyByBook("Your two jokers make it unlikely that the opponents can meld soon, so there is time to "
                            + "win the pack."))
            .then(plan("canasta.plan.meld-with-the-pack", CANASTA_FIRST, "canasta.p02", WITH_PACK.so())
                    .answers(say("meld"))
                    .whyByBook(
                            "The pack is nearly always a big gain, and the meld that takes it opens the game for your "
                                    + "side."))
            .then(plan("canasta.plan.not-for-fifty", CANASTA_FIRST, "canasta.p04", MINIMUM.atMost(50))
                    .answers(say("hold"))
                    .why(
                            "So small a minimum is soon met again, and the cards it would cost are needed to win the pack.")
                    .title("No first meld for fifty"))
            .then(plan(
                            "canasta.plan.three-or-four-cards",
                            CANASTA_FIRST,
                            "canasta.p05",
                            MINIMUM.atLeast(90),
                            CARDS.atMost(4))
                    .answers(say("meld"))
                    .why("Few cards buy the first meld, and enough stay in hand to fight for the pack.")
                    .title("A first meld of three or four cards"))
            .then(plan(
                            "canasta.plan.too-many-cards",
                            CANASTA_FIRST,
                            source("canasta.p05").leaving("minimum").meaning("90 or 120", "minimum"),
                            MINIMUM.atLeast(60),
                            CARDS.atLeast(5))
                    .answers(either())
                    .why("The meld would empty the hand that is needed for the pack, but it frees partner to meld.")
                    .title("A first meld of too many cards"))
            .then(plan("canasta.plan.three-cards-or-more", CANASTA_PACK, "canasta.p02", DEPTH.atLeast(3))
                    .answers(say("take"))
                    .whyByBook("A pack of this size is worth more than anything else that can be done in the turn.")
                    .title("A pack of three cards or more"))
            .then(plan("canasta.plan.small-pack", CANASTA_PACK, "canasta.p02", DEPTH.atMost(2))
                    .answers(say("take"))
                    .manner(Manner.USUALLY)
                    .why("Even a small pack brings cards for melds, and keeps them from the opponents.")
                    .title("Take a small pack"))
            .then(plan("canasta.plan.small-pack-left", CANASTA_PACK, "canasta.p02", DEPTH.atMost(2))
                    .answers(say("stock"))
                    .manner(Manner.MAY)
                    .why("Two cards or fewer may not be worth the pair that it takes to win them.")
                    .title("Leave a small pack"))
            .then(
                    plan(
                                    "canasta.plan.wild-card-for-a-canasta",
                                    CANASTA_WILD,
                                    "canasta.p01",
                                    all(COMPLETES.so(), OUT_THREAT.so()))
                            .answers(say("yes"))
                            .whyByBook(
                                    "The opponents may go out at any turn, and a finished canasta counts its bonus before they do."))
            .then(plan(
                            "canasta.plan.keep-the-wild-card",
                            CANASTA_WILD,
                            "canasta.p01",
                            not(all(COMPLETES.so(), OUT_THREAT.so())))
                    .answers(say("no"))
                    .why("A wild card in hand can still win the pack, or finish a canasta when it is needed."))
            .then(plan("canasta.plan.catch-them", CANASTA_OUT, "canasta.p03", FAR_AHEAD.so(), CAUGHT.so())
                    .answers(say("out"))
                    .whyByBook("Going out now charges them for all they hold, which makes up much of their lead.")
                    .title("Go out and catch them"))
            .then(plan("canasta.plan.meld-on", CANASTA_OUT, "canasta.p03", any(FAR_AHEAD.notSo(), CAUGHT.notSo()))
                    .answers(say("play-on"))
                    .manner(Manner.USUALLY)
                    .whyByBook("More melds usually bring more than an early end.")
                    .title("Go on melding"))
            .then(plan(
                            "canasta.plan.out-all-the-same",
                            CANASTA_OUT,
                            "canasta.p03",
                            any(FAR_AHEAD.notSo(), CAUGHT.notSo()))
                    .answers(say("out"))
                    .manner(Manner.MAY)
                    .why("It keeps what is won so far and gives the opponents no more time to meld.")
                    .title("Going out all the same"))
            .then(plan(
                            "pif-paf.plan.freeze-out",
                            PIF_PAF_STAKE,
                            source("pif-paf.p08").leaving("opponents").meaning("several players", "opponents"),
                            GOOD.so(),
                            OPPONENTS.atLeast(2))
                    .answers(say("raise"))
                    .whyByBook("A raise makes players drop, and against fewer of them a good hand wins more often.")
                    .title("Raise to freeze them out"))
            .then(plan("pif-paf.plan.one-or-two", PIF_PAF_STAKE, "pif-paf.p09", OPPONENTS.atMost(2))
                    .answers(say("call"))
                    .whyByBook("Against one or two opponents the better player still wins more often.")
                    .title("One or two opponents"))
            .then(plan("pif-paf.plan.too-many", PIF_PAF_STAKE, "pif-paf.p09", OPPONENTS.atLeast(3), GOOD.notSo())
                    .answers(say("drop"))
                    .whyByBook("With three or more still in, somebody's lucky draw beats skill.")
                    .title("Too many opponents"))
            .then(plan("panguingue.plan.force", PAN_FORCE, "panguingue.p01", FITS_HIM.so())
                    .answers(say("yes"))
                    .whyByBook("Each forced card leaves the opponent fewer of their own to start a new meld with.")
                    .title("Force the card on them"))
            .then(plan("panguingue.plan.nothing-to-force", PAN_FORCE, "panguingue", FITS_HIM.notSo())
                    .answers(say("no"))
                    .why("Only a card that has to be used up weakens a hand; this one would weaken nobody."))
            .then(plan(
                            "panguingue.plan.do-not-put-him-out",
                            PAN_DISCARD,
                            "panguingue.p02",
                            NO_CARD.so(),
                            USES.so(),
                            SAFE.so())
                    .answers(say("no"))
                    .whyByBook(
                            "Putting that player out without need makes you pay the losses of all.", "panguingue.p03")
                    .title("Do not put them out"))
            .then(plan(
                            "panguingue.plan.no-safe-card",
                            PAN_DISCARD,
                            "panguingue.p03",
                            NO_CARD.so(),
                            USES.so(),
                            SAFE.notSo())
                    .answers(say("yes"))
                    .whyByBook("Where no safe card is held nothing could be avoided, so no penalty falls on you."))
            .then(plan("panguingue.plan.no-danger", PAN_DISCARD, "panguingue.p03", any(NO_CARD.notSo(), USES.notSo()))
                    .answers(say("yes"))
                    .why("The player to act cannot go out on it, so your own hand may decide."))
            .then(plan("conquian.plan.force", CONQUIAN_FORCE, "conquian.p01", FITS_HIM.so())
                    .answers(say("yes"))
                    .whyByBook("It cuts down the cards with which the opponent could start new melds.")
                    .title("Force the card on them"))
            .then(plan("conquian.plan.nothing-to-force", CONQUIAN_FORCE, "conquian", FITS_HIM.notSo())
                    .answers(say("no"))
                    .why("The card fits none of their melds, so it cannot be forced on them."))
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
