package kibitzer.games.poker;

import static kibitzer.games.poker.HandClass.BIG_CAT;
import static kibitzer.games.poker.HandClass.BIG_DOG;
import static kibitzer.games.poker.HandClass.BLAZE;
import static kibitzer.games.poker.HandClass.CAT_OR_DOG_FLUSH;
import static kibitzer.games.poker.HandClass.FLUSH;
import static kibitzer.games.poker.HandClass.FOUR_FLUSH;
import static kibitzer.games.poker.HandClass.FOUR_OF_A_KIND;
import static kibitzer.games.poker.HandClass.FULL_HOUSE;
import static kibitzer.games.poker.HandClass.LITTLE_CAT;
import static kibitzer.games.poker.HandClass.LITTLE_DOG;
import static kibitzer.games.poker.HandClass.NO_PAIR;
import static kibitzer.games.poker.HandClass.PAIR;
import static kibitzer.games.poker.HandClass.SKIP_STRAIGHT;
import static kibitzer.games.poker.HandClass.STRAIGHT;
import static kibitzer.games.poker.HandClass.STRAIGHT_FLUSH;
import static kibitzer.games.poker.HandClass.THREE_OF_A_KIND;
import static kibitzer.games.poker.HandClass.TWO_PAIRS;
import static kibitzer.games.poker.PokerForm.BUG;
import static kibitzer.games.poker.PokerForm.DEUCES_WILD;
import static kibitzer.games.poker.PokerForm.JOKER_WILD;
import static kibitzer.games.poker.PokerForm.LOW;
import static kibitzer.games.poker.PokerForm.ROUND_GAMES;
import static kibitzer.games.poker.PokerForm.STANDARD;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import kibitzer.cards.BadNotation;
import kibitzer.cards.CardNotation;
import kibitzer.cards.CardSet;
import kibitzer.cards.Rank;

/** Every form of poker in the books, by family, each as its difference from another. */
final class PokerForms {
    private static final String WILD = "wild-";
    private static final String EXPECTED_WILD = "wild- and ranks or cards, such as wild-9-3 or wild-JK-2";

    private static final CardSet FROM_THE_FIVE = from(Rank.FIVE);
    private static final CardSet FROM_THE_SEVEN = from(Rank.SEVEN);
    private static final CardSet FROM_THE_TEN = from(Rank.TEN);

    private static final List<PokerForm> WILD_CARDS = List.of(
            BUG,
            STANDARD.withWild(
                    "bug-double-ace",
                    "poker with the bug, an ace in every flush",
                    List.of("poker-with-the-bug"),
                    Wild.BUG.used(Wild.Use.ACE_STRAIGHT_OR_ACE_IN_A_FLUSH)),
            JOKER_WILD,
            DEUCES_WILD,
            STANDARD.withWild(
                    "deuces-wild-naturals",
                    "poker with deuces wild, natural hands winning ties",
                    List.of("naturals-and-wilds"),
                    Wild.DEUCES.beside(Wild.Beside.NATURAL_IS_HIGHER)),
            // Law 65 lists the hands, and no five of a kind among them: four and the joker are fours.
            ROUND_GAMES.but(
                    "round-games-joker",
                    "poker by the laws of 1891 with the joker",
                    List.of("poker-joker", "english-draw-poker"),
                    rules -> rules.pack(PokerForm.WITH_JOKER).wild(Wild.JOKER.beside(Wild.Beside.WILD_IS_HIGHER))));

    private static final List<PokerForm> STRIPPED_PACKS = List.of(
            STANDARD.but(
                    "stripped-40",
                    "poker with 40 cards, five to ace",
                    List.of("stripped-pack-poker", "stripped-pack-poker.e01"),
                    rules -> rules.pack(FROM_THE_FIVE)),
            // The books have no table for 32 cards; the ace stands below the seven as below the five of the 40.
            STANDARD.but(
                    "stripped-32",
                    "poker with 32 cards, seven to ace",
                    List.of("stripped-pack-poker", "stripped-pack-poker.e01"),
                    rules -> rules.pack(FROM_THE_SEVEN)),
            // Five different ranks are a straight, and of one suit a straight flush.
            STANDARD.but(
                    "twenty-card",
                    "poker with 20 cards, ten to ace",
                    List.of("twenty-card-poker"),
                    rules -> rules.pack(FROM_THE_TEN)
                            .classes(
                                    STRAIGHT_FLUSH,
                                    FOUR_OF_A_KIND,
                                    FULL_HOUSE,
                                    STRAIGHT,
                                    THREE_OF_A_KIND,
                                    TWO_PAIRS,
                                    PAIR)),
            // A full house has no place in the book's list (as-nas.e01): it is called what the list has, three of a
            // kind.
            STANDARD.but(
                    "as-nas",
                    "as nas",
                    List.of("as-nas", "as-nas.e01"),
                    rules -> rules.pack(FROM_THE_TEN)
                            .classes(FOUR_OF_A_KIND, THREE_OF_A_KIND, TWO_PAIRS, PAIR, NO_PAIR)
                            .allEqual(NO_PAIR)));

    private static final List<PokerForm> SPECIAL_HANDS = List.of(
            ROUND_GAMES.but(
                    "blaze",
                    "poker by the laws of 1891 with the blaze",
                    List.of("poker-blaze"),
                    rules -> rules.and(BLAZE)),
            ROUND_GAMES.but(
                    "skip-straight",
                    "poker by the laws of 1891 with skip straights",
                    List.of("poker-skip-straight"),
                    rules -> rules.and(SKIP_STRAIGHT)),
            STANDARD.but(
                    "cats-and-dogs",
                    "poker with cats and dogs",
                    List.of("cats-and-dogs", "cats-and-dogs.e01"),
                    rules -> rules.and(BIG_CAT, LITTLE_CAT, BIG_DOG, LITTLE_DOG)),
            STANDARD.but(
                    "cats-and-dogs-suited",
                    "poker with cats and dogs, those of one suit above everything",
                    List.of("cats-and-dogs", "cats-and-dogs.e01"),
                    rules -> rules.and(CAT_OR_DOG_FLUSH, BIG_CAT, LITTLE_CAT, BIG_DOG, LITTLE_DOG)),
            STANDARD.but(
                    "four-flush",
                    "stud where a four-flush beats a pair",
                    List.of("four-flush-beats-a-pair"),
                    rules -> rules.and(FOUR_FLUSH)));

    private static final List<PokerForm> CHOSEN_HANDS = List.of(
            STANDARD.but(
                    "best-five",
                    "poker of more than five cards, as seven-card stud",
                    List.of("seven-card-stud", "mike", "cincinnati"),
                    rules -> rules.chosenFrom(PokerForm.MOST_CARDS)),
            STANDARD.forLow(
                    "misere-stud",
                    "misere of more than five cards, as misere stud",
                    List.of("misere-stud", "misere-pots"),
                    rules -> rules.ace(Ace.LOW).chosenFrom(PokerForm.MOST_CARDS)));

    private static final List<PokerForm> FOR_LOW = List.of(
            LOW,
            LOW.but(
                    "low-bug",
                    "lowball with the bug",
                    List.of("lowball"),
                    rules -> rules.pack(PokerForm.WITH_JOKER).wild(Wild.BUG.used(Wild.Use.AN_ACE))),
            LOW.but(
                    "low-double-ace",
                    "low poker, the bug between ace and two",
                    List.of("low-with-the-bug"),
                    rules -> rules.pack(PokerForm.WITH_JOKER).wild(Wild.BUG.used(Wild.Use.BELOW_THE_TWO))),
            STANDARD.forLow(
                    "misere",
                    "misere: the worst hand wins, the ace low",
                    List.of("misere-pots", "low-poker", "low-ace-low"),
                    rules -> rules.ace(Ace.LOW)),
            STANDARD.forLow(
                    "low-ace-high",
                    "low poker, the ace high",
                    List.of("high-low-poker", "high-low-seven-card-stud"),
                    rules -> rules.chosenFrom(PokerForm.MOST_CARDS)));

    private static final List<PokerForm> TWO_AND_THREE_CARDS = List.of(
            STANDARD.but(
                    "two-card",
                    "two-card poker",
                    List.of("two-card-poker"),
                    rules -> rules.cards(2).classes(PAIR, NO_PAIR)),
            STANDARD.but(
                    "hurricane",
                    "hurricane for high: two cards, deuces wild",
                    List.of("hurricane"),
                    rules -> rules.cards(2).classes(PAIR, NO_PAIR).wild(Wild.DEUCES)),
            STANDARD.forLow(
                    "hurricane-low",
                    "hurricane for low: two cards, deuces wild",
                    List.of("hurricane"),
                    rules -> rules.cards(2)
                            .classes(PAIR, NO_PAIR)
                            .ace(Ace.LOW_AND_NEVER_PAIRED)
                            .wild(Wild.DEUCES.used(Wild.Use.AN_ACE))),
            STANDARD.but(
                    "three-card",
                    "three-card poker",
                    List.of("three-card-poker"),
                    rules -> rules.cards(3).classes(THREE_OF_A_KIND, PAIR, NO_PAIR)),
            STANDARD.but(
                    "three-card-flushes",
                    "three-card poker, straights and flushes below a pair",
                    List.of("three-card-poker"),
                    rules -> rules.cards(3).classes(THREE_OF_A_KIND, PAIR, STRAIGHT_FLUSH, FLUSH, STRAIGHT, NO_PAIR)),
            // P. 92: a three-card form of hurricane; what is said there of deuces and aces goes for it too.
            STANDARD.but(
                    "monte",
                    "monte for high: three cards, deuces wild, straight flushes and flushes counting",
                    List.of("monte-high-low", "hurricane"),
                    rules -> rules.cards(3)
                            .classes(STRAIGHT_FLUSH, THREE_OF_A_KIND, FLUSH, PAIR, NO_PAIR)
                            .wild(Wild.DEUCES)),
            STANDARD.forLow(
                    "monte-low",
                    "monte for low: three cards, deuces wild",
                    List.of("monte-high-low", "hurricane"),
                    rules -> rules.cards(3)
                            .classes(THREE_OF_A_KIND, PAIR, NO_PAIR)
                            .ace(Ace.LOW_AND_NEVER_PAIRED)
                            .wild(Wild.DEUCES.used(Wild.Use.AN_ACE))));

    static final List<PokerForm> ALL = Stream.of(
                    List.of(STANDARD, ROUND_GAMES),
                    WILD_CARDS,
                    STRIPPED_PACKS,
                    SPECIAL_HANDS,
                    CHOSEN_HANDS,
                    FOR_LOW,
                    TWO_AND_THREE_CARDS)
            .flatMap(List::stream)
            .toList();

    private PokerForms() {}

    private static CardSet from(Rank lowest) {
        return CardSet.FULL_PACK.stream()
                .filter(card -> card.rank().isAtLeast(lowest))
                .collect(CardSet.toCardSet());
    }

    static PokerForm named(String text) {
        String id = text.strip().toLowerCase(Locale.ROOT);
        return ALL.stream().filter(form -> form.id().equals(id)).findFirst().orElseGet(() -> wild(text, id));
    }

    /** Any cards wild (Culbertson p. 72): ranks, or cards by themselves. */
    private static PokerForm wild(String text, String id) {
        if (!id.startsWith(WILD)) {
            throw new BadNotation(text, "one of " + String.join(", ", PokerForm.ids()) + ", or " + EXPECTED_WILD);
        }
        CardSet cards = CardSet.EMPTY;
        for (String part : id.substring(WILD.length()).split("-", -1)) {
            cards = cards.union(wildCards(text, part));
        }
        Wild wild = Wild.anyCard(cards);
        String word = WILD + String.join("-", WildWords.parts(wild));
        String title = "poker with " + WildWords.inWords(wild) + " wild";
        List<String> sources = List.of("other-wild-cards");
        return STANDARD.but(word, title, sources, rules -> rules.chosenFrom(PokerForm.MOST_CARDS))
                .withWild(word, title, sources, wild);
    }

    private static CardSet wildCards(String text, String part) {
        try {
            return part.length() == 1 || part.equals("10")
                    ? CardSet.FULL_PACK.of(CardNotation.readRank(part))
                    : CardSet.of(CardNotation.read(part));
        } catch (BadNotation unreadable) {
            throw new BadNotation(text, EXPECTED_WILD);
        }
    }
}
