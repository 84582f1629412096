package kibitzer.conventions.bridge;

import static kibitzer.advice.Needs.has;
import static kibitzer.advice.Rule.rule;
import static kibitzer.advice.Source.source;

import java.util.List;
import kibitzer.advice.Answers;
import kibitzer.advice.Need;
import kibitzer.advice.Option;
import kibitzer.advice.RuleBuilder;
import kibitzer.advice.Source;
import kibitzer.advice.Trait;
import kibitzer.cards.Rank;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Strain;

/** Bids in a suit of the opponents: forcing, with first-round control of it (p. 146). */
public final class CueBids {
    private static final int HIGHEST = 4;

    /** The ace of the suit bid, or none of it. */
    public static final Trait<Option<Bidding, Call>> CONTROL = new Trait<>(
            "first-round-control",
            "first-round control: the ace, or none of the suit",
            "no first-round control",
            option -> BidFeatures.suitOf(option.answer())
                    .filter(suit -> option.position().hand().length(suit) == 0
                            || option.position().hand().contains(Rank.ACE, suit))
                    .isPresent());

    private static final Source FOR_GAME = source("contract-bridge.p05")
            .withFigureFromPractice(
                    "the book names no strength for a bid in the opponents' suit; strength for game, where"
                            + " no game is clear yet, is general practice")
            .leaving(Forcing.FACT);

    private CueBids() {}

    /**
     * A bid on the way to a game that is not clear yet.
     *
     * @param id the rule's
     * @param strength what makes game sure
     * @param when where it speaks
     */
    @SafeVarargs
    public static RuleBuilder.Answering<Bidding, Call> forGame(
            String id, List<Need<Bidding>> strength, Need<Bidding>... when) {
        return rule(id, FOR_GAME)
                .when(when)
                .needs(strength)
                .answers(cheapest())
                .title("Cue-bid for game")
                .each(has(CONTROL))
                .tells(Tells.FORCING_TO_GAME, Tells.CONVENTIONAL)
                .why(
                        "{It} tells partner that game is sure and that their suit cannot run against us, and keeps the bidding open until the best game is found.");
    }

    /** The cheapest bid in each suit of the opponents, up to the level of four. */
    public static Answers<Bidding, Call> cheapest() {
        return Bids.family(
                "the opponents' suit",
                soFar -> Bids.theirSuits(soFar).stream()
                        .filter(suit -> soFar.leastLevel(Strain.of(suit)) <= HIGHEST)
                        .<Call>map(suit -> Call.bid(soFar.leastLevel(Strain.of(suit)), suit))
                        .toList());
    }
}
