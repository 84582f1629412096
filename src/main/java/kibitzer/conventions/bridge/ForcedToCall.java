package kibitzer.conventions.bridge;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import kibitzer.advice.Reason;
import kibitzer.advice.Rule;
import kibitzer.advice.Ruling;
import kibitzer.advice.Source;
import kibitzer.advice.Standing;
import kibitzer.cards.Suit;
import kibitzer.games.bridge.Call;

/**
 * Why a seat may not pass.
 *
 * @param says the call that forces it: "partner's two hearts is forcing for one round"
 * @param source where it stands that it does; general practice where no book says so
 */
public record ForcedToCall(String says, Source source) {
    private static final String RULE = "bidding.forced";

    /** Where the books say that a call forces, beside what else they say of it. */
    private static final Set<String> WRITTEN = Set.of(
            "acol-system.p14",
            "acol-system.p15",
            "acol-system.p17",
            "acol-system.p26",
            "cab-system.p01",
            "cab-system.p11",
            "cab-system.p15",
            "cab-system.p16",
            "contract-bridge.p05",
            "contract-bridge.p07",
            "contract-bridge.p08",
            "contract-bridge.p09",
            "contract-bridge.p24",
            "contract-bridge.p28",
            "culbertson-honour-tricks.p36",
            "culbertson-point-count.p30");

    /** Those of them that say it of an opening alone: what answers it forces as its own page has it. */
    private static final Set<String> OF_AN_OPENING = Set.of("acol-system.p26");

    /** Those of them that say that it forces to game. */
    private static final Set<String> TO_GAME = Set.of(
            "acol-system.p15",
            "acol-system.p17",
            "cab-system.p01",
            "contract-bridge.p07",
            "contract-bridge.p08",
            "contract-bridge.p24");

    private static final String SUIT_OVER_AN_OPENING = "contract-bridge.p09";

    /** The page prints no more of a suit over an opening, whatever it forces to by practice. */
    private static final List<String> ONE_ROUND = List.of(SUIT_OVER_AN_OPENING);

    private static final String FOR_ONE_ROUND = "is forcing for one round";

    /** A cue-bid is forcing in print, and no more than that: that it forces to game is practice. */
    private static final List<String> CUE_BID = List.of("contract-bridge.p05");

    private static final String CUE_BID_TO_GAME =
            "the book has a bid in the opponents' suit forcing, and does not say for how long; to game is usual";

    private static final String NEW_SUIT_TO_GAME =
            "the book has a new suit forcing for one round; that so strong a one forces to game is usual";

    /** Any jump of just one trick more than needed forces to game (p. 147). */
    public static final String JUMP_BY_ONE = "contract-bridge.p08";

    /** What forces the seat whose turn it is; empty where nothing does, or an opponent's call gives partner another turn (p. 146). */
    public static Optional<ForcedToCall> at(BiddingSoFar soFar) {
        return switch (soFar.forced()) {
            case NONE -> Optional.empty();
            case ONE_ROUND -> Optional.of(by(soFar, lastOfPartner(soFar)));
            case GAME -> Optional.of(by(soFar, toGame(soFar))).filter(forced -> !soFar.givesPartnerATurn());
        };
    }

    /** Where a page prints that the last call forces to game; empty where practice alone has it so. */
    public static Optional<Source> toGameInPrint(BiddingSoFar soFar) {
        return Optional.of(source(soFar, soFar.meanings().size() - 1))
                .filter(source -> TO_GAME.containsAll(source.ids()) && !source.isGeneralPractice());
    }

    /** Partner has only answered what this seat asked: a pass would play in the suit that the answer names. */
    public static Optional<ForcedToCall> byAnAnswer(BiddingSoFar soFar) {
        int question = soFar.meanings().size() - 4;
        int answer = lastOfPartner(soFar);
        return question >= 0
                        && !asks(soFar, question).isEmpty()
                        && soFar.auction().calls().get(answer) instanceof Call.Bid bid
                        && soFar.meanings().get(answer).conventional()
                ? Optional.of(new ForcedToCall(
                        "partner's " + bid.inWords() + " only answers your question, and is no offer to play in "
                                + bid.strain().suit().map(Suit::plural).orElse("no trump"),
                        new Source(
                                telling(soFar, question)
                                        .orElseThrow()
                                        .source()
                                        .ids()
                                        .subList(0, 1),
                                "",
                                false)))
                : Optional.empty();
    }

    /** The same where the page lets some hands pass that this hand is not one of. */
    public ForcedToCall unless(Reason missed) {
        return new ForcedToCall(
                says + "; a pass here takes " + missed.asked() + ", you have " + missed.measured(), source);
    }

    /** The ruling against a pass. */
    public Ruling<Call> againstAPass() {
        Reason reason = new Reason("forced", true, says, "a call", "", Standing.FAILS);
        return new Ruling<>(RULE, source, List.of(Call.PASS), List.of(), Standing.FAILS, List.of(reason));
    }

    private static int lastOfPartner(BiddingSoFar soFar) {
        return soFar.meanings().size() - 2;
    }

    /** Partner's last call where it asks or forces itself, otherwise the one that forced the side to game. */
    private static int toGame(BiddingSoFar soFar) {
        int last = lastOfPartner(soFar);
        return last >= 0 && !asks(soFar, last).isEmpty()
                ? last
                : IntStream.range(0, soFar.meanings().size())
                        .filter(call -> soFar.isOurs(soFar.seatOf(call))
                                && soFar.meanings().get(call).forcing() == Forcing.GAME)
                        .findFirst()
                        .orElse(last);
    }

    private static ForcedToCall by(BiddingSoFar soFar, int index) {
        Call call = soFar.auction().calls().get(index);
        String whose = soFar.seatOf(index) == soFar.turn() ? "your " : "partner's ";
        String asks = asks(soFar, index);
        boolean toGame = soFar.meanings().get(index).forcing() == Forcing.GAME;
        String says = !asks.isEmpty()
                ? asks
                : call.equals(Call.DOUBLE)
                        ? "asks you to bid"
                        : toGame ? "forces your side to game, and you are not there yet" : FOR_ONE_ROUND;
        Source source = source(soFar, index);
        if (source.ids().equals(CUE_BID)) {
            return index == lastOfPartner(soFar)
                    ? new ForcedToCall(
                            whose + call.inWords() + " is a bid in the opponents' suit, and that is forcing", source)
                    : new ForcedToCall(whose + call.inWords() + " " + says, Source.generalPractice(CUE_BID_TO_GAME));
        }
        if (toGame && source.ids().equals(ONE_ROUND)) {
            return index == lastOfPartner(soFar)
                    ? new ForcedToCall(whose + call.inWords() + " " + FOR_ONE_ROUND, source)
                    : new ForcedToCall(whose + call.inWords() + " " + says, Source.generalPractice(NEW_SUIT_TO_GAME));
        }
        return new ForcedToCall(whose + call.inWords() + " " + says, source);
    }

    private static String asks(BiddingSoFar soFar, int index) {
        List<String> tells = telling(soFar, index).map(Rule::tells).orElse(List.of());
        return tells.contains(Tells.ASKS_FOR_ACES)
                ? "asks how many aces you hold"
                : tells.contains(Tells.ASKS_FOR_KINGS) ? "asks how many kings you hold" : "";
    }

    /** The rule by which the call was read. */
    private static Optional<Rule<Bidding, Call>> telling(BiddingSoFar soFar, int index) {
        return soFar.meanings().get(index).rules().stream().findFirst();
    }

    private static Source source(BiddingSoFar soFar, int index) {
        Source own = telling(soFar, index).map(Rule::source).orElseGet(() -> Source.source("contract-bridge.p06"));
        List<String> written = own.ids().stream()
                .filter(WRITTEN::contains)
                .filter(id ->
                        !OF_AN_OPENING.contains(id) || soFar.course().get(index).stage() == Stage.OPENING)
                .toList();
        if (!written.isEmpty()) {
            return new Source(written, "", false);
        }
        if (!asks(soFar, index).isEmpty()) {
            return new Source(own.ids().subList(0, 1), "", false);
        }
        if (isJumpByOne(soFar, index)) {
            return Source.source(JUMP_BY_ONE);
        }
        return answersTheOpeningInASuit(soFar, index)
                ? Source.source(SUIT_OVER_AN_OPENING)
                : doubleOrPractice(soFar, index, own);
    }

    /** What a double asks for stands with the double; of any other call that the books do not list, practice says that it forces. */
    private static Source doubleOrPractice(BiddingSoFar soFar, int index, Source own) {
        return soFar.auction().calls().get(index).equals(Call.DOUBLE)
                ? own
                : Source.generalPractice("the books do not list this bid among those that force");
    }

    private static boolean answersTheOpeningInASuit(BiddingSoFar soFar, int index) {
        BiddingSoFar before = soFar.course().get(index);
        return before.stage() == Stage.RESPONSE
                && !soFar.meanings().get(index).conventional()
                && BidFeatures.suitOf(soFar.auction().calls().get(index))
                        .filter(suit -> !before.suitsOf(before.turn().partner()).contains(suit))
                        .isPresent();
    }

    private static boolean isJumpByOne(BiddingSoFar soFar, int index) {
        return soFar.auction().calls().get(index) instanceof Call.Bid bid
                && soFar.course().get(index).auction().lastBid().isPresent()
                && bid.level() == soFar.course().get(index).leastLevel(bid.strain()) + 1;
    }
}
