package kibitzer.games.trick.auction;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kibitzer.cards.Card;
import kibitzer.cards.Suit;

/**
 * A card is turned for trumps: each in turn accepts it or passes; if all pass, each in turn names another suit or passes.
 *
 * @param partners whether the player opposite the dealer is his partner, and assists
 * @param alone whether the maker may play without his partner
 * @param naming whether there is a second round, in which another suit is named
 * @param second how it is bid for where more than one may name; empty where the first to name a suit has it
 * @param accept the word that accepts; empty for the words of euchre
 */
public record TurnedUp(boolean partners, boolean alone, boolean naming, Optional<Ladder> second, String accept)
        implements Bidding {
    static final String PASS = "pass";
    private static final String ALONE = " alone";

    /** Euchre at four hands. */
    static final TurnedUp PARTNERS = new TurnedUp(true, true, true, Optional.empty(), "");

    /** Each for himself. */
    static final TurnedUp SINGLY = new TurnedUp(false, false, true, Optional.empty(), "");

    TurnedUp accepting(String word) {
        return new TurnedUp(partners, alone, naming, second, word);
    }

    TurnedUp once() {
        return new TurnedUp(partners, alone, false, second, accept);
    }

    TurnedUp then(Ladder ladder) {
        return new TurnedUp(partners, alone, naming, Optional.of(ladder), accept);
    }

    @Override
    public Turn turn(CallTable table, List<String> calls) {
        int players = table.players();
        Optional<String> made =
                calls.stream().filter(call -> !call.equals(PASS)).findFirst();
        boolean first = calls.size() < players || made.isPresent() && calls.indexOf(made.get()) < players;
        if (!first && second.isPresent()) {
            return second.get().without(turned(table)).turn(table, calls.subList(players, calls.size()));
        }
        if (made.isPresent()) {
            return Turn.over(outcome(table, calls.indexOf(made.get()) % players, made.get(), first));
        }
        if (calls.size() >= (naming ? 2 : 1) * players) {
            return Turn.over(Outcome.thrownIn("all have passed, and the cards are dealt again"));
        }
        return asks(table, calls.size() % players, first);
    }

    private Outcome outcome(CallTable table, int maker, String call, boolean first) {
        boolean withoutPartner = call.endsWith(ALONE);
        String plain = call.replace(ALONE, "");
        String trump = first ? turned(table) : plain;
        return Outcome.played(
                        table.players(),
                        maker,
                        call,
                        first ? "the card turned is accepted" : plain + " is named for trumps")
                .trump(trump)
                .alone(withoutPartner);
    }

    private Turn asks(CallTable table, int speaker, boolean first) {
        Map<String, String> open = new LinkedHashMap<>();
        open.put(PASS, first ? "nobody need accept the card turned" : "nobody need name a suit");
        for (String word : first ? List.of(word(table, speaker)) : others(table)) {
            String why = first ? "that accepts the card turned" : "another suit than the one turned down may be named";
            open.put(word, why);
            if (alone) {
                open.put(word + ALONE, why + ", and the maker may play alone");
            }
        }
        return Turn.of(
                speaker,
                open,
                first
                        ? "in the first round " + who(table, speaker) + " accepts the card turned with "
                                + word(table, speaker) + ", or passes"
                        : "in the second round a suit other than the one turned down is named");
    }

    /** Who speaks, where that decides the word. */
    private String who(CallTable table, int speaker) {
        return switch (accept.isEmpty() ? word(table, speaker) : "") {
            case "take-up" -> "the dealer";
            case "assist" -> "the dealer's partner";
            case "order-up" -> "an opponent of the dealer";
            default -> "whoever speaks";
        };
    }

    /** What this player says to accept. */
    private String word(CallTable table, int speaker) {
        if (!accept.isEmpty()) {
            return accept;
        }
        boolean opposite = partners && table.players() == 4 && speaker == table.dealer() - 2;
        return speaker == table.dealer() ? "take-up" : opposite ? "assist" : "order-up";
    }

    /** The suit of the card turned; empty where there is none. */
    private static String turned(CallTable table) {
        return table.turnUp()
                .filter(Card::hasSuit)
                .map(card -> letter(card.suit()))
                .orElse("");
    }

    /** The suits that were not turned down. */
    static List<String> others(CallTable table) {
        return Suit.DOWNWARDS.stream()
                .filter(suit -> table.turnUp()
                        .filter(Card::hasSuit)
                        .map(card -> card.suit() != suit)
                        .orElse(true))
                .map(TurnedUp::letter)
                .toList();
    }

    static String letter(Suit suit) {
        return String.valueOf(suit.letter());
    }

    @Override
    public List<String> words(CallTable table) {
        List<String> plain =
                new ArrayList<>(accept.isEmpty() ? List.of("order-up", "assist", "take-up") : List.of(accept));
        if (naming) {
            second.ifPresentOrElse(
                    ladder -> plain.addAll(ladder.words(table)),
                    () -> Suit.DOWNWARDS.forEach(suit -> plain.add(letter(suit))));
        }
        List<String> words = new ArrayList<>(List.of(PASS));
        for (String word : plain) {
            words.add(word);
            if (alone) {
                words.add(word + ALONE);
            }
        }
        return words.stream().distinct().toList();
    }

    @Override
    public boolean needsTurnUp() {
        return true;
    }

    @Override
    public String says() {
        return "each in turn accepts the card turned or passes"
                + second.map(ladder -> "; if all pass, " + ladder.says())
                        .orElse(naming ? ", then each may name another suit" : "")
                + (alone ? "; the maker may play alone" : "");
    }
}
