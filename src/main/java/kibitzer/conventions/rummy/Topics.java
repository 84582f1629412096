package kibitzer.conventions.rummy;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The questions of judgment on which the books have a pointer. */
public final class Topics {
    static final Fact PLAYERS = Fact.number("players", "Players", "player", 6);
    static final Fact OTHERS_MELDED =
            Fact.of("others-melded", "An opponent has melded", "an opponent has melded", "no opponent has melded");
    static final Fact PICKUPS =
            Fact.number("pickups", "Discards taken by one opponent", "discard that one opponent has taken", 4);
    static final Fact PLAYER_CARDS =
            Fact.number("player-cards", "Cards you hold that others want", "card held that others want", 3);
    static final Fact LATE = Fact.of("late", "Half the stock is gone", "half the stock is gone", "the deal is young");
    static final Fact POOR = Fact.of("poor", "The rest of your hand is poor", "the hand is poor", "the hand is fair");
    static final Fact LEFT = Fact.number("left", "Cards left after the meld", "card left after the meld", 7);
    static final Fact IN_SET = Fact.number("in-set", "Cards of the set", "card of the set", 6);
    static final Fact GOING_OUT =
            Fact.of("going-out", "You go out this turn", "the player goes out this turn", "the player does not go out");
    static final Fact DEPTH = Fact.number("depth", "Cards of the pile you would get", "card of the pile", 20);
    static final Fact EARLY = Fact.of("early", "The hand is young", "the hand is young", "the hand is near its end");
    static final Fact MELD = Fact.points("meld", "melded by it", 200);
    static final Fact DEADWOOD = Fact.points("deadwood", "added to the hand", 200);
    static final Fact DRAWS = Fact.number("draws", "Draws you have had", "draw gone by", 9);
    static final Fact ELSEWHERE = Fact.of(
            "elsewhere",
            "The fourth card fits another meld",
            "the fourth card fits another meld",
            "the fourth card fits nothing else");
    static final Fact CONCEALED_THREAT = Fact.of(
            "concealed-threat",
            "Another player may go out concealed",
            "another player may go out concealed",
            "nobody is about to go out concealed");
    static final Fact FIRST_MELD =
            Fact.number("first-meld", "Points of the meld you hold", "point in the meld you hold", 90);
    static final Fact MELDED =
            Fact.of("melded", "You have made your first meld", "the first meld is made", "the first meld is not made");
    static final Fact JOKER = Fact.of("joker", "A joker fits your meld", "a joker fits", "no joker is held");
    static final Fact DEAL = Fact.number("deal", "Deal", "deal", 7);
    static final Fact LAY_OFFS = Fact.number(
            "lay-offs", "Of your cards, how many could be laid off after the contract", "card to lay off", 10);
    static final Fact RUN_OF_FIVE = Fact.of(
            "run-of-five",
            "The discard joins a sequence of five",
            "it joins a sequence of five",
            "it joins no sequence of five");
    static final Fact BONUSES = Fact.of("bonuses", "Bonuses are agreed", "bonuses are agreed", "no bonuses are agreed");
    static final Fact ONE_DEUCE = Fact.of(
            "one-deuce",
            "Natural 4-4-3-3 and a single deuce",
            "natural 4-4-3-3 with a single deuce",
            "no natural 4-4-3-3 with a single deuce");
    static final Fact LIVE =
            Fact.number("live", "Live cards that would replace the deuce", "card left to replace the deuce", 9);
    static final Fact MINIMUM =
            new Fact("minimum", "Minimum", "point needed to meld", "points needed to meld", 120, 10, false);
    static final Fact WITH_PACK =
            Fact.of("with-pack", "The meld takes the pack", "the meld takes the pack", "it leaves the pack lying");
    static final Fact CARDS = Fact.number("cards", "Cards of your hand it takes", "card of the hand spent", 8);
    static final Fact JOKERS = Fact.number("jokers", "Jokers in your hand", "joker", 3);
    static final Fact WAITED = Fact.number("waited", "Rounds you have waited", "round waited", 6);
    static final Fact COMPLETES =
            Fact.of("completes", "It completes a canasta", "it completes a canasta", "it completes no canasta");
    static final Fact OUT_THREAT = Fact.of(
            "out-threat", "The opponents may go out", "the opponents may go out", "the opponents are far from out");
    static final Fact FAR_AHEAD =
            Fact.of("far-ahead", "The opponents are far ahead", "the opponents are far ahead", "the score is level");
    static final Fact CAUGHT = Fact.of(
            "caught", "Their red threes or full hands would count against them",
            "red threes or hands would count against them", "little would count against them");
    static final Fact THREW_ACE =
            Fact.of("threw-ace", "Partner threw an ace", "partner threw an ace", "partner threw no ace");
    static final Fact THREW_COURT = Fact.of(
            "threw-court",
            "Partner threw a ten or court card",
            "partner threw a ten or court card",
            "partner threw no ten or court card");
    static final Fact PARTNER_MELDED = Fact.of(
            "partner-melded",
            "Partner melded in that turn",
            "partner melded in that turn",
            "partner did not meld in that turn");
    static final Fact CLOSING = Fact.of("closing", "The deal is closing", "the deal is closing", "the deal is open");
    static final Fact FITS_HIM = Fact.of(
            "fits-him",
            "The discard fits their melds",
            "the discard fits their melds",
            "the discard fits none of their melds");
    static final Fact NO_CARD = Fact.of(
            "no-card", "They have melded ten and hold no card", "they have no card left", "they still hold cards");
    static final Fact USES = Fact.of("uses", "They could use it", "they could use it", "they could not use it");
    static final Fact SAFE = Fact.of("safe", "You hold another, safe card", "a safe card is held", "no card is safe");
    static final Fact OPPONENTS = Fact.number("opponents", "Opponents still in", "opponent still in", 6);
    static final Fact GOOD = Fact.of("good", "Your hand is good", "the hand is good", "the hand is middling");
    static final Fact LOWEST = Fact.of(
            "lowest", "Only the player with the lowest score can use it",
            "only the player with the lowest score can use it", "the leader can use it");
    static final Fact PARTNER_USES =
            Fact.of("partner-uses", "Partner can use it", "partner can use it", "partner cannot use it");
    static final Fact OPPONENTS_USE = Fact.of(
            "opponents-use", "The opponents can use it", "the opponents can use it", "the opponents cannot use it");
    static final Fact LOW_THROWN = Fact.of(
            "low-thrown",
            "The others throw low cards as they come",
            "the others throw low cards",
            "the others throw high cards");

    static final Fact BARREN = Fact.of(
            "barren", "Your hand has no combination", "the hand has no combination", "the hand has combinations");
    static final Fact PLACES = Fact.number("places", "Cards that would then fill", "card that would fill it", 4);
    static final Fact AROUND = Fact.of(
            "around",
            "It goes with a card you must keep from others",
            "it goes with a card kept from others",
            "it goes with no such card");

    private static final Map<String, String> MELD_OR_HOLD = answers("meld", "Meld", "hold", "Hold");
    private static final Map<String, String> TAKE_OR_STOCK = answers("take", "Take it", "stock", "Leave it");
    private static final Map<String, String> YES_OR_NO = answers("yes", "Yes", "no", "No");
    private static final Map<String, String> OUT_OR_ON = answers("out", "Go out", "play-on", "Play on");

    static final Topic RUMMY_MELD = new Topic(
            "rummy-meld",
            "rummy",
            "Rummy",
            "You could meld a set: do you?",
            MELD_OR_HOLD,
            List.of(PLAYERS, OTHERS_MELDED, PICKUPS, LATE, PLAYER_CARDS, POOR));
    static final Topic RUMMY_DRAW = new Topic(
            "rummy-draw",
            "rummy",
            "Rummy",
            "The discard fills no set and only makes a combination: do you take it?",
            TAKE_OR_STOCK,
            List.of(EARLY, BARREN, PLACES, AROUND));
    static final Topic PIF_PAF_DRAW = new Topic(
            "pif-paf-draw",
            "pif-paf",
            "Pif paf",
            "The discard fills no set: do you take it?",
            TAKE_OR_STOCK,
            List.of(PLACES));
    static final Topic NO_GOING_RUMMY = new Topic(
            "no-going-rummy",
            "rummy-option-no-going-rummy",
            "Rummy, no going rummy",
            "You could meld or lay off some cards: do you?",
            MELD_OR_HOLD,
            List.of(OTHERS_MELDED));
    static final Topic BLOCK_MELD = new Topic(
            "block-meld",
            "block-rummy",
            "Block rummy",
            "Do you meld the set, or hold cards of it back?",
            MELD_OR_HOLD,
            List.of(IN_SET, LEFT, GOING_OUT));
    static final Topic QUEEN_CITY = new Topic(
            "queen-city-cards",
            "queen-city-rum",
            "Queen city rum",
            "Which combinations do you save?",
            answers("low", "Low ones", "high", "High ones"),
            List.of(LOW_THROWN));
    static final Topic OUT_500 =
            new Topic("500-out", "500-rum", "500 rum", "You could go out: do you?", OUT_OR_ON, List.of(OTHERS_MELDED));
    static final Topic PILE_500 = new Topic(
            "500-pile",
            "500-rum",
            "500 rum",
            "A card deep in the pile would meld: do you take it?",
            TAKE_OR_STOCK,
            List.of(EARLY, DEPTH, MELD, DEADWOOD));
    static final Topic FEED_500 = new Topic(
            "500-feed",
            "500-rum",
            "500 rum",
            "A dangerous card must go some time: do you throw it now?",
            YES_OR_NO,
            List.of(LOWEST));
    static final Topic PARTNER_500 = new Topic(
            "partnership-500-feed",
            "partnership-500-rum",
            "Partnership 500 rum",
            "Do you throw this card?",
            YES_OR_NO,
            List.of(PARTNER_USES, OPPONENTS_USE));
    static final Topic SIGNAL = new Topic(
            "persian-signal",
            "persian-rummy",
            "Persian rummy",
            "You hold a joker and an ace: what do you throw?",
            answers("joker", "The joker", "ace", "The ace", "own-choice", "Whatever you like"),
            List.of(THREW_ACE, THREW_COURT, PARTNER_MELDED, CLOSING));
    static final Topic OKLAHOMA_MELD = new Topic(
            "oklahoma-meld",
            "oklahoma",
            "Oklahoma",
            "You could meld, and nothing presses: do you?",
            MELD_OR_HOLD,
            List.of(DRAWS));
    static final Topic OKLAHOMA_FOURTH = new Topic(
            "oklahoma-fourth",
            "oklahoma",
            "Oklahoma",
            "You meld a rank of which you hold four: how many?",
            answers("three", "Three", "four", "Four"),
            List.of(ELSEWHERE));
    static final Topic OKLAHOMA_PILE = new Topic(
            "oklahoma-pile", "oklahoma", "Oklahoma", "Do you take the pile?", TAKE_OR_STOCK, List.of(MELD, DEADWOOD));
    static final Topic OKLAHOMA_NEXT = new Topic(
            "oklahoma-next",
            "oklahoma",
            "Oklahoma",
            "Do you throw a card that puts the next player out?",
            YES_OR_NO,
            List.of(CONCEALED_THREAT));
    static final Topic KALUKI_MELD = new Topic(
            "kaluki-meld",
            "kaluki",
            "Kaluki",
            "You hold melds: do you lay them down now?",
            MELD_OR_HOLD,
            List.of(MELDED, FIRST_MELD, JOKER));
    static final Topic CONTRACT_DRAW = new Topic(
            "contract-draw",
            "contract-rummy",
            "Contract rummy",
            "It is not your turn: do you claim the discard, and a penalty card with it?",
            answers("take", "Claim it", "stock", "Let it go"),
            List.of(DEAL, LAY_OFFS, RUN_OF_FIVE));
    static final Topic CONTINENTAL_OUT = new Topic(
            "continental-out",
            "continental-rum",
            "Continental rum",
            "Your hand is complete: do you go out?",
            OUT_OR_ON,
            List.of(BONUSES, ONE_DEUCE, LIVE));
    static final Topic CANASTA_FIRST = new Topic(
            "canasta-first-meld",
            "canasta",
            "Canasta",
            "You hold the first meld of your side: do you make it?",
            answers("meld", "Meld", "hold", "Wait"),
            List.of(MINIMUM, WITH_PACK, CARDS, JOKERS, WAITED));
    static final Topic CANASTA_PACK = new Topic(
            "canasta-pack", "canasta", "Canasta", "You may take the pack: do you?", TAKE_OR_STOCK, List.of(DEPTH));
    static final Topic CANASTA_WILD = new Topic(
            "canasta-wild",
            "canasta",
            "Canasta",
            "Do you add a wild card to a meld?",
            YES_OR_NO,
            List.of(COMPLETES, OUT_THREAT));
    static final Topic CANASTA_OUT = new Topic(
            "canasta-out", "canasta", "Canasta", "You could go out: do you?", OUT_OR_ON, List.of(FAR_AHEAD, CAUGHT));
    static final Topic PIF_PAF_STAKE = new Topic(
            "pif-paf-stake",
            "pif-paf",
            "Pif paf",
            "Your turn to bet: what do you do?",
            answers("raise", "Raise", "call", "Call", "drop", "Drop"),
            List.of(GOOD, OPPONENTS));
    static final Topic PAN_FORCE = new Topic(
            "panguingue-force",
            "panguingue",
            "Panguingue",
            "The player in turn passes the discard by: do you make them take it?",
            YES_OR_NO,
            List.of(FITS_HIM));
    static final Topic PAN_DISCARD = new Topic(
            "panguingue-discard",
            "panguingue",
            "Panguingue",
            "Do you throw this card to the player at your right?",
            YES_OR_NO,
            List.of(NO_CARD, USES, SAFE));
    static final Topic CONQUIAN_FORCE = new Topic(
            "conquian-force",
            "conquian",
            "Conquian",
            "Your opponent passes your discard by: do you make them take it?",
            YES_OR_NO,
            List.of(FITS_HIM));

    public static final List<Topic> ALL = List.of(
            RUMMY_DRAW,
            PIF_PAF_DRAW,
            RUMMY_MELD,
            NO_GOING_RUMMY,
            BLOCK_MELD,
            QUEEN_CITY,
            OUT_500,
            PILE_500,
            FEED_500,
            PARTNER_500,
            SIGNAL,
            OKLAHOMA_MELD,
            OKLAHOMA_FOURTH,
            OKLAHOMA_PILE,
            OKLAHOMA_NEXT,
            KALUKI_MELD,
            CONTRACT_DRAW,
            CONTINENTAL_OUT,
            CANASTA_FIRST,
            CANASTA_PACK,
            CANASTA_WILD,
            CANASTA_OUT,
            PIF_PAF_STAKE,
            PAN_FORCE,
            PAN_DISCARD,
            CONQUIAN_FORCE);

    private Topics() {}

    private static Map<String, String> answers(String... pairs) {
        Map<String, String> answers = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) {
            answers.put(pairs[i], pairs[i + 1]);
        }
        return answers;
    }
}
