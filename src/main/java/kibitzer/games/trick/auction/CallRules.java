package kibitzer.games.trick.auction;

import static kibitzer.games.trick.auction.Bid.inSuits;
import static kibitzer.games.trick.auction.Bid.joined;
import static kibitzer.games.trick.auction.Bid.numbers;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import kibitzer.games.trick.Auction;
import kibitzer.games.trick.TrickGame;
import kibitzer.games.trick.auction.Ladder.Match;
import kibitzer.games.trick.auction.Ladder.Opening;
import kibitzer.games.trick.auction.Ladder.Rounds;
import kibitzer.games.trick.auction.StandOrThrowUp.AgainstOne;

/** How the calls of each game go; a game that is not here has those of the game it grew from, where its auction is the same. */
public final class CallRules {
    private static final String NOUGHT = "0";
    private static final String PASS = "pass";

    private static final String NO_TOP = "amounts are bid by tens, and there is no highest bid";

    private static final Map<String, Bidding> BY_ID = rules();
    private static final Map<String, String> UNPLAYED = unplayed();

    private CallRules() {}

    /** The calls of a game; empty where it has none, or none that are played here. */
    public static Optional<Bidding> of(TrickGame game) {
        if (game.rules().auction() == Auction.NONE || unplayed(game).isPresent()) {
            return Optional.empty();
        }
        return game.lineage().stream()
                .takeWhile(one -> one.rules().auction() == game.rules().auction())
                .filter(one -> BY_ID.containsKey(one.id()))
                .findFirst()
                .map(one -> BY_ID.get(one.id()));
    }

    /** Why the calls of a game that has some are not played here. */
    public static Optional<String> unplayed(TrickGame game) {
        return game.lineage().stream()
                .takeWhile(one -> one.rules().auction() == game.rules().auction())
                .filter(one -> UNPLAYED.containsKey(one.id()) || BY_ID.containsKey(one.id()))
                .findFirst()
                .flatMap(one -> Optional.ofNullable(UNPLAYED.get(one.id())));
    }

    private static Map<String, Bidding> rules() {
        Map<String, Bidding> rules = new LinkedHashMap<>();
        whist(rules);
        euchre(rules);
        nap(rules);
        loo(rules);
        allFours(rules);
        cardPoints(rules);
        pinochle(rules);
        others(rules);
        return Map.copyOf(rules);
    }

    private static void whist(Map<String, Bidding> rules) {
        rules.put(
                "solo-whist",
                new Proposals(Bid.words("solo", "misere", "abondance", "abondance-in-trumps", "open-misere", "slam")));
        rules.put("auction-solo", Ladder.goingOn(auctionSolo(), PASS).rounds(Rounds.WHO_HAS_NOT_PASSED));
        rules.put("bridge-whist", new DealerNames(List.of("S", "C", "D", "H", "NT"), true));
        rules.put("cayenne", new DealerNames(List.of("S", "H", "D", "C", "grand", "nullo"), false));
        rules.put("bid-whist", Ladder.once(numbers(1, 11, 1), NOUGHT));
        rules.put("auction-bid-whist", Ladder.goingOn(numbers(1, 11, 1), NOUGHT).rounds(Rounds.ALL_AGAIN));
        rules.put(
                "norwegian-whist",
                new FirstTakes(
                        List.of("grand", "nullo"),
                        true,
                        IfAllPass.played("nullo", "all have passed, and nullo is played")));
        rules.put(
                "vint",
                Ladder.goingOn(inSuits(1, 7, "S", "C", "D", "H", "NT"), "P").rounds(Rounds.ALL_AGAIN));
        rules.put(
                "boston",
                Ladder.goingOn(boston(), PASS)
                        .rounds(Rounds.ALL_AGAIN)
                        .again("little-misere", "grand-misere", "little-spread", "grand-spread"));
        rules.put("boston-de-fontainebleau", Ladder.goingOn(fontainebleau(), PASS));
    }

    /** P. 176: each number plain and in the suit turned. */
    private static List<Bid> auctionSolo() {
        List<Bid> low = IntStream.rangeClosed(5, 8)
                .boxed()
                .flatMap(tricks -> plainAndTurned("solo", tricks).stream())
                .toList();
        List<Bid> high = IntStream.rangeClosed(9, 12)
                .boxed()
                .flatMap(tricks -> plainAndTurned("abondance", tricks).stream())
                .toList();
        return joined(
                joined(low, Bid.words("misere")), joined(high, Bid.words("open-misere", "slam", "slam-in-trumps")));
    }

    private static List<Bid> plainAndTurned(String contract, int tricks) {
        String plain = contract + "-" + tricks;
        return List.of(new Bid(plain, contract, ""), new Bid(plain + "-in-trumps", contract, ""));
    }

    /** P. 190: a number may be overcalled by the same in colour, and that by the same in first preference. */
    private static List<Bid> boston() {
        List<Bid> bids = joined(
                joined(preferred(5, 7), Bid.words("little-misere")),
                joined(preferred(8, 9), Bid.words("grand-misere")));
        return joined(
                bids,
                joined(
                        joined(preferred(10, 11), Bid.words("little-spread")),
                        joined(preferred(12, 12), joined(Bid.words("grand-spread"), preferred(13, 13)))));
    }

    private static List<Bid> preferred(int least, int most) {
        return IntStream.rangeClosed(least, most)
                .boxed()
                .flatMap(tricks -> List.of(
                        new Bid(String.valueOf(tricks), "boston", ""),
                        new Bid(tricks + "-in-colour", "boston", ""),
                        new Bid(tricks + "-in-preference", "boston", ""))
                        .stream())
                .toList();
    }

    /** P. 191. */
    private static List<Bid> fontainebleau() {
        String[] suits = {"S", "C", "H", "D", "NT"};
        List<Bid> bids = joined(inSuits(5, 6, suits), Bid.words("little-misere"));
        bids = joined(bids, joined(inSuits(7, 7, suits), Bid.words("piccolissimo")));
        bids = joined(bids, joined(inSuits(8, 8, suits), Bid.words("grand-misere")));
        bids = joined(bids, joined(inSuits(9, 9, suits), Bid.words("little-spread")));
        bids = joined(bids, joined(inSuits(10, 10, suits), Bid.words("grand-spread")));
        return joined(bids, joined(inSuits(11, 13, suits), List.of(new Bid("spread-slam", "boston", ""))));
    }

    private static void euchre(Map<String, Bidding> rules) {
        rules.put("euchre", new ByPlayers(Map.of(2, TurnedUp.SINGLY, 3, TurnedUp.SINGLY, 4, TurnedUp.PARTNERS)));
        rules.put("blind-euchre", TurnedUp.SINGLY.once());
        rules.put("call-ace-euchre", TurnedUp.SINGLY);
        List<Bid> five = numbered(3, 4, 5, 8, 15);
        rules.put("auction-euchre", Ladder.once(five, NOUGHT));
        rules.put("auction-euchre-seven-hand", Ladder.once(numbered(4, 5, 6, 7, 10, 20), NOUGHT));
        rules.put(
                "hasenpfeffer",
                Ladder.once(numbers(1, 6, 1), NOUGHT)
                        .allPass(IfAllPass.holder("3", "all have passed, and the holder of the joker must bid three")));
        rules.put(
                "double-hasenpfeffer",
                new ByPlayers(Map.of(3, halfTheTricks(16), 4, halfTheTricks(12), 6, halfTheTricks(8))));
        Ladder inverted = Ladder.once(inSuits(6, 10, "C", "S", "H", "D", "NT"), "P");
        Ladder nullo = Ladder.once(withNullo(), "P");
        rules.put(
                "five-hundred",
                new Agreed(
                        Ladder.once(inSuits(6, 10, "S", "C", "D", "H", "NT"), "P"),
                        Map.of("inverted", inverted, "nullo", nullo)));
        rules.put("five-hundred-nullo", nullo);
    }

    private static List<Bid> numbered(int... numbers) {
        return IntStream.of(numbers).mapToObj(Bid::number).toList();
    }

    private static Ladder halfTheTricks(int cards) {
        return Ladder.once(numbers(cards / 2, cards, 1), NOUGHT).opening(Opening.LAST_MUST);
    }

    /** P. 216: above eight spades, below eight clubs. */
    private static List<Bid> withNullo() {
        List<Bid> plain = inSuits(6, 10, "S", "C", "D", "H", "NT");
        int at = plain.stream().map(Bid::call).toList().indexOf("8S") + 1;
        return joined(
                joined(plain.subList(0, at), List.of(new Bid("nullo", "nullo", "NT"))),
                plain.subList(at, plain.size()));
    }

    private static void nap(Map<String, Bidding> rules) {
        IfAllPass eldest = IfAllPass.eldest("1", "all have passed, and the first caller must stand for one trick");
        Ladder nap = Ladder.once(numbers(1, 5, 1), NOUGHT).allPass(eldest);
        rules.put("nap", nap);
        rules.put(
                "nap-misery",
                Ladder.once(
                                joined(
                                        numbers(1, 2, 1),
                                        joined(List.of(new Bid("misere", "misere", "")), numbers(3, 5, 1))),
                                NOUGHT)
                        .allPass(eldest));
        rules.put(
                "nap-double-header",
                Ladder.once(numbers(1, 5, 1), NOUGHT)
                        .allPass(new IfAllPass(
                                IfAllPass.Kind.THROWN_IN,
                                "",
                                "all have passed, and the stakes of the next deal are doubled")));
        rules.put(
                "nap-wellington",
                Ladder.once(joined(numbers(1, 5, 1), over("5", "wellington")), NOUGHT)
                        .allPass(eldest));
        rules.put(
                "nap-bluecher",
                Ladder.once(joined(numbers(1, 5, 1), over("5", "wellington", "bluecher")), NOUGHT)
                        .allPass(eldest));
        rules.put("nap-nine-card", Ladder.once(numbers(1, 9, 1), NOUGHT).allPass(eldest));
        Opening dealer = new Opening(false, true, Optional.of(numbers(1, 5, 1)));
        rules.put("napoleon", Ladder.once(numbers(2, 5, 1), NOUGHT).opening(dealer));
        rules.put(
                "nap-blucher",
                Ladder.once(joined(numbers(2, 5, 1), over("5", "wellington", "bluecher")), NOUGHT)
                        .opening(dealer));
        rules.put(
                "nap-misere",
                Ladder.once(
                                joined(
                                        numbers(2, 3, 1),
                                        joined(List.of(new Bid("misere", "misere", "NT")), numbers(4, 5, 1))),
                                NOUGHT)
                        .opening(dealer));
    }

    /** P. 13 and Culbertson, p. 201: each is called over the one before it, and over no lower call. */
    private static List<Bid> over(String first, String... words) {
        List<Bid> bids = new ArrayList<>();
        String below = first;
        for (String word : words) {
            bids.add(Bid.over(below, word));
            below = word;
        }
        return bids;
    }

    private static void loo(Map<String, Bidding> rules) {
        rules.put("three-card-loo", new StandOrThrowUp(true, true, AgainstOne.EITHER_MISS, false));
        rules.put("loo-club-law", new StandOrThrowUp(true, true, AgainstOne.EITHER_MISS, true));
        rules.put("loo-five-card", new StandOrThrowUp(false, true, AgainstOne.FREE, false));
        rules.put(
                "loo",
                new Agreed(
                        new StandOrThrowUp(true, true, AgainstOne.OWN_OR_MISS, false),
                        Map.of(AllStand.SINGLE, new AllStand())));
        rules.put("irish-loo", new StandOrThrowUp(false, true, AgainstOne.OWN_CARDS, false));
        rules.put("ecarte", new Proposing());
    }

    private static void allFours(Map<String, Bidding> rules) {
        rules.put("seven-up", new Begging());
        Ladder pitch = Ladder.once(numbers(1, 4, 1), NOUGHT);
        rules.put("auction-pitch", pitch);
        rules.put("pitch-holding", pitch.match(Match.DEALER));
        rules.put("joker-pitch", Ladder.once(numbers(1, 5, 1), NOUGHT));
        rules.put("pedro-sancho", Ladder.once(numbers(1, 18, 1), NOUGHT).match(Match.DEALER));
        rules.put("dom-pedro", Ladder.once(numbers(1, 36, 1), NOUGHT).match(Match.DEALER));
        rules.put(
                "cinch",
                Ladder.once(numbers(1, 14, 1), NOUGHT)
                        .allPass(IfAllPass.dealer(
                                "", "all have passed, and the dealer names trumps without a contract")));
        rules.put(
                "auction-forty-five", Ladder.goingOn(numbers(5, 30, 5), NOUGHT).match(Match.DEALER));
    }

    private static void cardPoints(Map<String, Bidding> rules) {
        rules.put("frog", Ladder.once(Bid.words("frog", "chico", "grand"), PASS));
        rules.put(
                "six-bid-solo",
                Ladder.once(
                        Bid.words(
                                "simple-solo", "heart-solo", "misere", "guarantee-solo", "spread-misere", "call-solo"),
                        PASS));
        rules.put(
                "skat",
                new Against(
                        skatValues(),
                        true,
                        IfAllPass.eldest("", "both others have passed, and forehand must name a game")));
        rules.put(
                "modern-schafkopf",
                new FirstTakes(
                        List.of("take"),
                        false,
                        IfAllPass.played("", "all have passed, and each plays for the fewest points")));
        rules.put(
                "solo-ombre",
                new Against(
                        List.of(
                                new Bid("frog", "frog", ""),
                                new Bid("frog-in-colour", "frog", "C"),
                                new Bid("solo", "solo", ""),
                                new Bid("solo-in-colour", "solo", "C"),
                                new Bid("tout", "tout", ""),
                                new Bid("tout-in-colour", "tout", "C")),
                        false,
                        IfAllPass.holder("frog", "all have passed, and the holder of spadille must play a frog")));
        FirstTakes play = new FirstTakes(List.of("play"), false, IfAllPass.THROWN_IN);
        rules.put("calabrasella", play);
        rules.put("mediatore", play);
        rules.put("tarok", Ladder.goingOn(Bid.words("threesome", "solo"), PASS).match(Match.ELDER));
    }

    /**
     * Every value that a game of skat can have (pp. 322-324), from 10 to 204: so much a base, so often as there are matadors, and once to
     * five times more.
     */
    private static List<Bid> skatValues() {
        Set<Integer> values = new TreeSet<>(List.of(20, 40));
        multiples(values, 11, 3, 5, 6, 7, 8);
        multiples(values, 11, 5, 9, 10, 11, 12);
        multiples(values, 4, 3, 12, 16);
        multiples(values, 4, 5, 20);
        multiples(values, 4, 5, 24);
        return values.stream()
                .filter(value -> value >= 10 && value <= 204)
                .map(Bid::number)
                .toList();
    }

    private static void multiples(Set<Integer> values, int matadors, int items, int... bases) {
        for (int base : bases) {
            for (int times = 2; times <= matadors + items; times++) {
                values.add(base * times);
            }
        }
    }

    private static void pinochle(Map<String, Bidding> rules) {
        Ladder auction = Ladder.goingOn(numbers(300, 650, 10), NOUGHT).opening(Opening.FIRST_MUST);
        rules.put("auction-pinochle", auction);
        rules.put("auction-pinochle-1000-club", Ladder.goingOn(numbers(100, 650, 10), NOUGHT));
        rules.put(
                "auction-pinochle-290-or-320",
                Ladder.goingOn(numbers(250, 650, 10), NOUGHT)
                        .opening(new Opening(
                                false, false, Optional.of(joined(numbers(290, 290, 10), numbers(320, 650, 10))))));
        rules.put("klaberjass", new Klaberjass());
        rules.put("clabber", TurnedUp.SINGLY.accepting("take"));
        // p. 286: nearly all is as at klaberjass, where the second round names another suit (p. 283)
        rules.put(
                "alsos",
                TurnedUp.SINGLY
                        .accepting("take")
                        .then(Ladder.goingOn(
                                List.of(
                                        new Bid("S", "", "S"),
                                        new Bid("D", "", "D"),
                                        new Bid("H", "", "H"),
                                        new Bid("C", "", "C"),
                                        new Bid("NT", "", "NT")),
                                PASS)));
    }

    private static void others(Map<String, Bidding> rules) {
        rules.put("oh-hell", new ExactBids());
        rules.put(
                "polignac",
                new FirstTakes(List.of("capot"), false, IfAllPass.played("", "nobody says capot, and the jacks cost")));
    }

    private static Map<String, String> unplayed() {
        Map<String, String> why = new LinkedHashMap<>();
        why.put("contract-whist", "its calls are those of contract bridge, which bridge/call asks");
        why.put("bunch", "whether a new deal is proposed is no bid, and the book does not say when");
        why.put("commercial-pitch", "what may be bid depends on every player's score");
        why.put("auction-hearts", "counters are bid, and there is no highest bid");
        why.put("ancient-schafkopf", "who has the longest suit is told by the cards, not called");
        why.put("partnership-auction-pinochle", NO_TOP);
        why.put("partnership-auction-pinochle-going-over", NO_TOP);
        why.put("partnership-auction-pinochle-continuous", NO_TOP);
        why.put("partnership-auction-pinochle-widow", NO_TOP);
        why.put("check-pinochle", "what may be bid depends on a marriage in the hand, and there is no highest bid");
        why.put("double-pack-pinochle", "melds are announced as well, and there is no highest bid");
        return Map.copyOf(why);
    }
}
