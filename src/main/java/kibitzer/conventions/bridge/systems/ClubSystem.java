package kibitzer.conventions.bridge.systems;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import kibitzer.advice.ClubAnswer;
import kibitzer.advice.InOurClub;
import kibitzer.advice.Rule;
import kibitzer.conventions.bridge.Agreement;
import kibitzer.conventions.bridge.Bidding;
import kibitzer.conventions.bridge.BiddingSoFar;
import kibitzer.conventions.bridge.BiddingSystem;
import kibitzer.conventions.bridge.Bids;
import kibitzer.conventions.bridge.Stage;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.Vulnerability;

/**
 * A system as a club plays it: the book's rules with what the club says of them. An opening that the club has given another meaning
 * has that one alone: the book's rules that give it, or speak after such an opening only, leave it aside.
 */
final class ClubSystem {
    private ClubSystem() {}

    static BiddingSystem of(Agreement agreement) {
        Agreement printed = agreement.playing(List.of());
        BiddingSystem book = Systems.of(printed);
        BiddingSystem played = book.played(agreement.club());
        for (ClubAnswer answer : answers(agreement)) {
            if (book.book(Stage.OPENING).rule(answer.rule()).isPresent()) {
                played = withOneMeaning(played, printed, answer);
            }
        }
        return played;
    }

    private static List<ClubAnswer> answers(Agreement agreement) {
        return agreement.club().stream()
                .filter(ClubAnswer.class::isInstance)
                .map(ClubAnswer.class::cast)
                .toList();
    }

    private static BiddingSystem withOneMeaning(BiddingSystem played, Agreement printed, ClubAnswer answer) {
        Set<Call> own = Set.copyOf(Bids.of(answer.answer()).in(Bidding.unseen(unopened(played))));
        Map<String, List<Call>> others = Systems.of(printed)
                .book(Stage.OPENING)
                .rules()
                .filter(rule -> !rule.id().equals(answer.gives()))
                .filter(rule -> calls(rule, played).stream().anyMatch(own::contains))
                .collect(Collectors.toMap(Rule::id, rule -> calls(rule, played), (one, same) -> one));
        Set<Call> opened = others.values().stream().flatMap(List::stream).collect(Collectors.toUnmodifiableSet());
        Set<String> after = UncontestedRule.in(printed).stream()
                .filter(spoken -> spoken.onlyAfter(opening -> opened.contains(opening.call())))
                .map(UncontestedRule::id)
                .filter(id -> !id.equals(answer.rule()) && !others.containsKey(id))
                .collect(Collectors.toUnmodifiableSet());
        return played.mapped(rule -> others.containsKey(rule.id())
                ? rule.asking(InOurClub.hasNoOtherMeaning(answer.answer(), option -> own.contains(option.answer())))
                : after.contains(rule.id())
                        ? rule.onlyWhen(
                                InOurClub.hasNoOtherMeaning(answer.answer(), bidding -> isOpenedBy(own, bidding)))
                        : rule);
    }

    private static BiddingSoFar unopened(BiddingSystem system) {
        return BiddingSoFar.opened(Seat.SOUTH, Vulnerability.NONE, system, BiddingSystem.NONE);
    }

    private static List<Call> calls(Rule<Bidding, Call> rule, BiddingSystem system) {
        return rule.answers().in(Bidding.unseen(unopened(system)));
    }

    private static boolean isOpenedBy(Set<Call> own, Bidding bidding) {
        return bidding.soFar().auction().calls().stream()
                .filter(Call.Bid.class::isInstance)
                .limit(1)
                .anyMatch(own::contains);
    }
}
