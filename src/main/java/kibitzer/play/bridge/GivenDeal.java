package kibitzer.play.bridge;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.BadNotation;
import kibitzer.cards.Card;
import kibitzer.decisions.ask.DealRequest;
import kibitzer.decisions.form.BadQuestion;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Deal;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.problems.PlayProblem;

/**
 * A deal that is not dealt but named, as from a file, and perhaps what is to be played in it.
 *
 * @param contract empty where it is to be bid
 * @param played the first cards, where these are told too
 * @param problem whose deal it is, where it is a problem hand
 */
public record GivenDeal(
        BridgeBoard board, Optional<FinalContract> contract, List<Card> played, Optional<PlayProblem> problem) {
    public GivenDeal {
        played = List.copyOf(played);
    }

    /**
     * Empty where the request names no cards.
     *
     * @throws BadQuestion for cards that make no deal, or a contract that is none
     */
    static Optional<GivenDeal> in(DealRequest request) {
        String problem = request.get(BridgeOptions.PROBLEM);
        if (!problem.isEmpty()) {
            return Optional.of(of(ProblemHands.named(problem)
                    .orElseThrow(() -> new BadQuestion(
                            "problem", "\"" + problem + "\"", "the id of a problem hand, such as hold-up-1"))));
        }
        String cards = request.get(BridgeOptions.DEAL);
        if (cards.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(new GivenDeal(
                new BridgeBoard(deal(cards), request.get(BridgeOptions.DEALER), request.get(BridgeOptions.VULNERABLE)),
                contract(request),
                List.of(),
                Optional.empty()));
    }

    private static GivenDeal of(PlayProblem problem) {
        return new GivenDeal(
                new BridgeBoard(problem.deal(), problem.dealer(), problem.vulnerability()),
                Optional.of(new FinalContract(problem.contract(), 0, problem.declarer())),
                problem.played(),
                Optional.of(problem));
    }

    private static Deal deal(String cards) {
        try {
            Deal deal = Deal.of(cards);
            if (!deal.isFull()) {
                throw new BadQuestion("deal", deal.cardsEach() + " cards each", "13 each");
            }
            return deal;
        } catch (BadNotation unreadable) {
            throw new BadQuestion("deal", String.valueOf(unreadable.getMessage()));
        }
    }

    private static Optional<FinalContract> contract(DealRequest request) {
        String text = request.get(BridgeOptions.CONTRACT);
        if (text.isEmpty()) {
            return Optional.empty();
        }
        String bid = text.replaceAll("[xX]+$", "");
        int doubled = text.length() - bid.length();
        try {
            if (Call.of(bid) instanceof Call.Bid made && doubled <= 2) {
                return Optional.of(new FinalContract(made, doubled, request.get(BridgeOptions.DECLARER)));
            }
        } catch (BadNotation unreadable) {
            throw notAContract(text);
        }
        throw notAContract(text);
    }

    private static BadQuestion notAContract(String text) {
        return new BadQuestion("contract", "\"" + text + "\"", "a contract such as 3NT, 4SX or 1CXX");
    }
}
