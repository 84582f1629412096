package kibitzer.games.trick.auction;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.Suit;

/** Two accept the card turned, pass, or offer to throw the cards in (schmeiss); then they may name another suit. */
public record Klaberjass() implements Bidding {
    static final String PASS = "pass";
    static final String TAKE = "take";
    static final String SCHMEISS = "schmeiss";
    static final String ACCEPT = "accept";
    static final String REFUSE = "refuse";

    @Override
    public Turn turn(CallTable table, List<String> calls) {
        int passes = 0;
        for (int at = 0; at < calls.size(); at++) {
            String call = calls.get(at);
            int speaker = passes % 2;
            if (call.equals(PASS)) {
                passes++;
            } else if (call.equals(SCHMEISS)) {
                return schmeiss(table, speaker, passes < 2, calls.subList(at + 1, calls.size()));
            } else {
                return Turn.over(made(table, speaker, call));
            }
        }
        return passes == 4
                ? Turn.over(Outcome.thrownIn("both have passed twice, and the cards are dealt again"))
                : asks(table, passes);
    }

    private static Turn asks(CallTable table, int passes) {
        Map<String, String> open = new LinkedHashMap<>();
        boolean first = passes < 2;
        open.put(PASS, first ? "nobody need take the card turned" : "nobody need name a suit");
        if (first) {
            open.put(TAKE, "it accepts the card turned");
        } else {
            TurnedUp.others(table).forEach(suit -> open.put(suit, "another suit than the one turned may be named"));
        }
        if (passes < 3) {
            open.put(SCHMEISS, "it offers to throw the cards in");
        }
        return Turn.of(
                passes % 2,
                open,
                first
                        ? "in the first round the card turned is taken or not"
                        : passes == 3
                                ? "in the second round the dealer names another suit or passes"
                                : "in the second round another suit than the one turned is named");
    }

    /** To the offer the other accepts or refuses; refused, who made it is the maker, in the second round of a suit that he must name. */
    private static Turn schmeiss(CallTable table, int by, boolean first, List<String> after) {
        Map<String, String> open = new LinkedHashMap<>();
        if (after.isEmpty()) {
            open.put(ACCEPT, "the cards may be thrown in");
            open.put(REFUSE, "the other may be made to play");
            return Turn.of(1 - by, open, "to a schmeiss one accepts or refuses");
        }
        if (after.getFirst().equals(ACCEPT)) {
            return Turn.over(Outcome.thrownIn("the schmeiss is accepted, and the cards are dealt again"));
        }
        if (first) {
            return Turn.over(made(table, by, SCHMEISS));
        }
        if (after.size() == 1) {
            TurnedUp.others(table)
                    .forEach(suit -> open.put(suit, "the schmeiss is refused, and the proposer must name a suit"));
            return Turn.of(by, open, "the schmeiss is refused: name another suit than the one turned");
        }
        return Turn.over(made(table, by, after.get(1)));
    }

    private static Outcome made(CallTable table, int maker, String call) {
        String turned = table.turnUp()
                .filter(Card::hasSuit)
                .map(card -> TurnedUp.letter(card.suit()))
                .orElse("");
        boolean named = call.length() == 1;
        return Outcome.played(2, maker, call, named ? call + " is named for trumps" : "the suit turned is trumps")
                .trump(named ? call : turned);
    }

    @Override
    public List<String> words(CallTable table) {
        return Stream.concat(
                        Stream.of(PASS, TAKE, SCHMEISS, ACCEPT, REFUSE),
                        Suit.DOWNWARDS.stream().map(TurnedUp::letter))
                .toList();
    }

    @Override
    public boolean needsTurnUp() {
        return true;
    }

    @Override
    public String says() {
        return "each in turn accepts the card turned or passes, then each may name a suit; a schmeiss offers to throw the cards in";
    }
}
