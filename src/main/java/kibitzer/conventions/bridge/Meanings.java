package kibitzer.conventions.bridge;

import java.util.List;
import kibitzer.advice.InOurClub;
import kibitzer.advice.Manner;
import kibitzer.advice.Need;
import kibitzer.advice.Option;
import kibitzer.advice.Rule;
import kibitzer.games.bridge.Call;

/** Reads a call by the rules that could have given it: the same rules that advise on it. */
final class Meanings {
    private Meanings() {}

    /** What a call tells where it is made; the caller is the seat whose turn it is. */
    static Meaning of(BiddingSoFar before, Call call) {
        Bidding anybody = Bidding.unseen(before);
        List<Rule<Bidding, Call>> all = before.speaking()
                .rules()
                .filter(rule -> rule.speaksOf(anybody, call) && InOurClub.isPlayed(rule, anybody, call))
                .toList();
        List<Rule<Bidding, Call>> chosen =
                all.stream().filter(rule -> rule.manner() != Manner.MAY).toList();
        // what is only allowed tells nothing where the call is the choice of another hand
        List<Rule<Bidding, Call>> speaking = chosen.isEmpty() ? all : chosen;
        List<Rule<Bidding, Call>> ofTheBook = speaking.stream()
                .filter(rule -> !rule.source().isGeneralPractice())
                .toList();
        List<Rule<Bidding, Call>> rules = upToAnAnswer(ofTheBook.isEmpty() ? speaking : ofTheBook);
        if (rules.isEmpty()) {
            return Meaning.NONE;
        }
        Option<Bidding, Call> option = new Option<>(anybody, call);
        Shown shown = rules.stream()
                .map(rule -> ShownByNeeds.of(rule, option))
                .reduce(Shown::hull)
                .orElse(Shown.NOTHING)
                .tight();
        Rule<Bidding, Call> first = rules.getFirst();
        return new Meaning(
                shown,
                Shown.NOTHING,
                forcing(first, before, call),
                first.tells().contains(Tells.CONVENTIONAL),
                rules);
    }

    /** Who is asked how many he holds has an answer whatever he holds: rules behind that one never come to speak. */
    private static List<Rule<Bidding, Call>> upToAnAnswer(List<Rule<Bidding, Call>> rules) {
        for (int index = 0; index < rules.size(); index++) {
            boolean answers = rules.get(index).each().stream()
                    .anyMatch(need -> need instanceof Need.Has<Option<Bidding, Call>>(var trait)
                            && trait.key().endsWith(Reply.TOLD));
            if (answers) {
                return rules.subList(0, index + 1);
            }
        }
        return rules;
    }

    /** As the rule tells; a bid below game goes on with a force to game that was made before, unless it releases it. */
    private static Forcing forcing(Rule<Bidding, Call> rule, BiddingSoFar before, Call call) {
        List<String> tells = rule.tells();
        boolean goesOn = before.gameIsForced()
                && call instanceof Call.Bid bid
                && !BiddingSoFar.isGame(bid)
                && !tells.contains(Tells.MAY_BE_PASSED);
        return goesOn || tells.contains(Tells.FORCING_TO_GAME)
                ? Forcing.GAME
                : tells.contains(Tells.FORCING) ? Forcing.ONE_ROUND : Forcing.NONE;
    }
}
