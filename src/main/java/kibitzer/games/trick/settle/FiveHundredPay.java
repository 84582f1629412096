package kibitzer.games.trick.settle;

import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.games.trick.settle.Settlement.Sheet;

/**
 * Five hundred (pp. 214-216): a contract by its schedule, ten for each trick of an opponent.
 *
 * @param cardsToo whether cards won score beside: the maker's if the contract is made, the opponents' always (p. 216)
 */
public record FiveHundredPay(boolean cardsToo) implements Pay {
    private static final List<String> ORDER = List.of("S", "C", "D", "H", "NT");
    private static final List<String> INVERTED = List.of("C", "S", "H", "D", "NT");
    private static final int NULLO = 250;
    private static final int SLAM = 250;
    private static final int TRICK = 10;

    @Override
    public Seating seating() {
        return Seating.MAKER;
    }

    @Override
    public Set<Input> needs() {
        return cardsToo ? Set.of(Input.TRICKS, Input.POINTS, Input.CONTRACT) : Set.of(Input.TRICKS, Input.CONTRACT);
    }

    @Override
    public List<String> contracts() {
        return Stream.concat(
                        IntStream.rangeClosed(6, 10)
                                .boxed()
                                .flatMap(level -> ORDER.stream().map(suit -> level + suit)),
                        Stream.of("nullo"))
                .toList();
    }

    /** P. 215: each for what he himself has taken; at nullo each for every trick of the maker. */
    @Override
    public OptionalInt ownTrick(String contract) {
        return contract.equals("nullo") ? OptionalInt.empty() : OptionalInt.of(TRICK);
    }

    @Override
    public boolean ownCards() {
        return cardsToo;
    }

    /** What a contract is worth by the schedule that is agreed; the one of Avondale where none is. */
    static int worth(String call, Set<String> agreed) {
        if (call.equals("nullo")) {
            return NULLO;
        }
        int level = Integer.parseInt(call.replaceAll("\\D", "")) - 6;
        String suit = call.replaceAll("\\d", "");
        boolean inverted = agreed.contains("inverted");
        int base = 40 + 20 * (inverted ? INVERTED : ORDER).indexOf(suit);
        return inverted || agreed.contains("original") ? base * (level + 1) : base + 100 * level;
    }

    @Override
    public Settlement settle(HandRecord played) {
        boolean nullo = played.contract().equals("nullo");
        int worth = worth(played.contract(), played.agreed());
        int won = played.makersTricks();
        int wanted = nullo ? 0 : played.number().orElse(0);
        boolean made = nullo ? won == 0 : won >= wanted;
        int score = made && won == played.cards() ? Math.max(worth, SLAM) : worth;
        int others = nullo ? made ? 0 : TRICK * won : TRICK * played.othersTricks();
        Sheet sheet = Sheet.maker()
                .add(Seating.MAKER_SIDE, made ? score : -worth)
                .add(Seating.OPPONENTS, others)
                .step(played.contract() + " is worth " + worth)
                .step(
                        made
                                ? score > worth
                                        ? "it is made with all the tricks, which score " + SLAM + " at least"
                                        : "it is made, and scores " + score
                                : "it fails, and " + worth + " are taken off the maker's score")
                .step(
                        nullo
                                ? "each opponent scores 10 for each trick the maker won"
                                : "the opponents score 10 for each trick, by whom it was won: " + others + " in all");
        return (cardsToo ? cards(sheet, played, made) : sheet).done();
    }

    private static Sheet cards(Sheet sheet, HandRecord played, boolean made) {
        int makers = made ? played.makersPoints() : 0;
        return sheet.add(Seating.MAKER_SIDE, makers)
                .add(Seating.OPPONENTS, played.othersPoints())
                .step("the cards the opponents won score " + played.othersPoints())
                .step(
                        made
                                ? "those the maker won score " + makers
                                : "those the maker won score nothing, for the contract failed");
    }
}
