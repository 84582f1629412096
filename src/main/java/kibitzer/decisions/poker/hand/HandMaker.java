package kibitzer.decisions.poker.hand;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kibitzer.cards.Card;
import kibitzer.cards.CardSet;
import kibitzer.cards.Chance;
import kibitzer.cards.Rank;
import kibitzer.cards.Suit;
import kibitzer.conventions.poker.DrawHolding;
import kibitzer.games.poker.Draw;
import kibitzer.games.poker.HandClass;
import kibitzer.games.poker.MadeHand;
import kibitzer.games.poker.PokerForm;
import kibitzer.games.poker.Wild;

/**
 * Makes hands and draws of a wanted kind, the tempting ones among them: four-flushes, four-straights, the ace below the
 * two, sequences that would have to go round the ace.
 *
 * <p>Method: cards of roughly the right kind are taken until they are of exactly that kind; each way takes a few tries.
 */
public final class HandMaker {
    private static final List<Rank> ACE_TO_ACE =
            Stream.concat(Stream.of(Rank.ACE), Stream.of(Rank.values())).toList();
    private static final CardSet COURT_CARDS = CardSet.FULL_PACK.stream()
            .filter(card -> card.rank().isAtLeast(Rank.JACK))
            .collect(CardSet.toCardSet());
    private static final int HAND = 5;

    private final Chance chance;

    private final List<Rank> inPack;

    public HandMaker(Chance chance) {
        this(chance, Rank.DOWNWARDS);
    }

    private HandMaker(Chance chance, List<Rank> inPack) {
        this.chance = chance;
        this.inPack = inPack;
    }

    /** Five cards of this class of the standard game. */
    public CardSet hand(HandClass wanted) {
        CardSet hand;
        do {
            hand = switch (wanted) {
                case STRAIGHT_FLUSH -> ofOneSuit(sequence(HAND));
                case FOUR_OF_A_KIND -> filled(ofRank(rank(), 4));
                case FULL_HOUSE -> ofRank(rank(), 3).union(ofRank(rank(), 2));
                case FLUSH -> ofOneSuit(someRanks(HAND));
                case STRAIGHT -> ofAnySuits(sequence(HAND));
                case THREE_OF_A_KIND -> filled(ofRank(rank(), 3));
                case TWO_PAIRS -> filled(ofRank(rank(), 2).union(ofRank(rank(), 2)));
                case PAIR -> chance.onceIn(2) ? filled(ofRank(rank(), 2)) : nearMiss();
                case NO_PAIR -> chance.onceIn(4) ? filled(CardSet.EMPTY) : nearMiss();
                default ->
                    throw new IllegalArgumentException(wanted.inWords() + "; expected a class of the standard game");
            };
        } while (hand.size() != HAND || MadeHand.of(hand).handClass() != wanted);
        return hand;
    }

    /** A hand of this class of any form; where cards are wild, mostly with one or more of them. */
    public CardSet hand(PokerForm form, HandClass wanted) {
        if (form.equals(PokerForm.STANDARD)) {
            return hand(wanted);
        }
        HandMaker maker = new HandMaker(
                chance,
                inPack.stream().filter(rank -> !form.pack().of(rank).isEmpty()).toList());
        while (true) {
            CardSet hand = maker.nearly(form, wanted);
            if (hand.size() == form.cards()
                    && hand.subsetOf(form.pack())
                    && MadeHand.of(form, hand).handClass() == wanted) {
                return hand;
            }
        }
    }

    private CardSet nearly(PokerForm form, HandClass wanted) {
        if (form.cards() < HAND) {
            return some(form.pack(), form.cards());
        }
        return switch (wanted) {
            case BLAZE -> some(COURT_CARDS, HAND);
            case SKIP_STRAIGHT -> ofAnySuits(alternate());
            case LITTLE_DOG -> between(Rank.SEVEN, Rank.TWO);
            case BIG_DOG -> between(Rank.ACE, Rank.NINE);
            case LITTLE_CAT -> between(Rank.EIGHT, Rank.THREE);
            case BIG_CAT -> between(Rank.KING, Rank.EIGHT);
            case CAT_OR_DOG_FLUSH -> some(CardSet.FULL_PACK.in(suit()), HAND);
            case FOUR_FLUSH -> filled(ofOneSuit(someRanks(4)));
            default -> {
                HandClass natural = switch (wanted) {
                    case FIVE_OF_A_KIND -> HandClass.FOUR_OF_A_KIND;
                    case ROYAL_FLUSH -> HandClass.STRAIGHT_FLUSH;
                    default -> chance.onceIn(3) ? chance.oneOf(form.classes()) : wanted;
                };
                HandClass near = HandClass.WITHOUT_WILD_CARDS.contains(natural) ? natural : HandClass.NO_PAIR;
                // Where there are few ranks, or no straights, cards as they come are as near as any.
                yield inPack.size() < Rank.values().length && chance.onceIn(2)
                        ? some(form.pack(), HAND)
                        : withWildCards(hand(near), form.wild());
            }
        };
    }

    private CardSet some(CardSet cards, int many) {
        List<Card> list = cards.toList();
        CardSet some = CardSet.EMPTY;
        while (some.size() < many) {
            some = some.with(chance.oneOf(list));
        }
        return some;
    }

    private CardSet between(Rank highest, Rank lowest) {
        List<Rank> inside = IntStream.range(lowest.ordinal() + 1, highest.ordinal())
                .mapToObj(rank -> Rank.values()[rank])
                .toList();
        List<Rank> ranks = Stream.generate(() -> chance.oneOf(inside))
                .distinct()
                .limit(HAND - 2)
                .toList();
        return ofAnySuits(ranks).with(Card.of(highest, suit())).with(Card.of(lowest, suit()));
    }

    private List<Rank> alternate() {
        int from = chance.below(5);
        return IntStream.range(0, HAND)
                .mapToObj(place -> ACE_TO_ACE.get(from + 2 * place))
                .toList();
    }

    private CardSet withWildCards(CardSet natural, Wild wild) {
        CardSet hand = natural;
        int most = Math.min(3, wild.cards().size());
        for (int left = most == 0 ? 0 : chance.below(most + 1); left > 0; left--) {
            hand = hand.without(chance.oneOf(hand.toList()))
                    .with(chance.oneOf(wild.cards().toList()));
        }
        return hand;
    }

    /** The same ranks, each suit turned into another: an equal hand, as a rule of other cards. */
    public CardSet inOtherSuits(CardSet hand) {
        int turn = 1 + chance.below(3);
        return hand.stream()
                .map(card -> card.isJoker()
                        ? card
                        : Card.of(card.rank(), Suit.values()[(card.suit().ordinal() + turn) % 4]))
                .collect(CardSet.toCardSet());
    }

    private CardSet nearMiss() {
        return switch (chance.below(3)) {
            case 0 -> filled(ofOneSuit(someRanks(4)));
            case 1 -> filled(ofAnySuits(sequence(4)));
            default -> ofAnySuits(roundTheAce());
        };
    }

    /** A draw to cards of this kind; the cards thrown make the hand no better. */
    public Draw draw(DrawHolding wanted) {
        if (wanted == DrawHolding.PAT) {
            HandClass pat = chance.oneOf(List.of(HandClass.STRAIGHT, HandClass.FLUSH, HandClass.FULL_HOUSE));
            return new Draw(hand(pat), CardSet.EMPTY);
        }
        while (true) {
            CardSet keep = keep(wanted);
            CardSet thrown = filled(keep).minus(keep);
            if (keep.size() + thrown.size() == HAND && DrawHolding.of(keep) == wanted) {
                Draw draw = new Draw(keep, thrown);
                if (MadeHand.of(keep.union(thrown)).handClass() == draw.keptClass()) {
                    return draw;
                }
            }
        }
    }

    private CardSet keep(DrawHolding wanted) {
        return switch (wanted) {
            case PAIR -> ofRank(rank(), 2);
            case PAIR_AND_ACE -> ofRank(rank(), 2).with(Card.of(Rank.ACE, suit()));
            case PAIR_AND_KING -> ofRank(rank(), 2).with(Card.of(Rank.KING, suit()));
            case THREE_OF_A_KIND -> ofRank(rank(), 3);
            case THREE_AND_SIDE_CARD -> ofRank(rank(), 3).with(Card.of(rank(), suit()));
            case TWO_PAIRS -> ofRank(rank(), 2).union(ofRank(rank(), 2));
            case FOUR_FLUSH -> ofOneSuit(someRanks(4));
            case OPEN_STRAIGHT -> ofAnySuits(sequence(4));
            case INSIDE_STRAIGHT -> ofAnySuits(withoutOne(sequence(HAND)));
            case ONE_END_STRAIGHT -> ofAnySuits(atAnEnd());
            case OPEN_STRAIGHT_FLUSH -> ofOneSuit(sequence(4));
            case ONE_CHANCE_STRAIGHT_FLUSH -> ofOneSuit(withoutOne(sequence(HAND)));
            case THREE_STRAIGHT_FLUSH -> ofOneSuit(sequence(3));
            case ACE -> CardSet.of(Card.of(Rank.ACE, suit()));
            case ACE_AND_KING -> CardSet.of(Card.of(Rank.ACE, suit()), Card.of(Rank.KING, suit()));
            case NOTHING -> CardSet.EMPTY;
            case PAT, OTHER ->
                throw new IllegalArgumentException(wanted.word() + "; expected something that is drawn to");
        };
    }

    private Rank rank() {
        return chance.oneOf(inPack);
    }

    private Suit suit() {
        return chance.oneOf(Suit.DOWNWARDS);
    }

    private CardSet ofRank(Rank rank, int many) {
        CardSet cards = CardSet.EMPTY;
        while (cards.size() < many) {
            cards = cards.with(Card.of(rank, suit()));
        }
        return cards;
    }

    private CardSet filled(CardSet cards) {
        CardSet hand = cards;
        while (hand.size() < HAND) {
            hand = hand.with(chance.oneOf(Card.ALL));
        }
        return hand;
    }

    private List<Rank> sequence(int length) {
        int from = chance.below(ACE_TO_ACE.size() - length + 1);
        return ACE_TO_ACE.subList(from, from + length);
    }

    private List<Rank> atAnEnd() {
        return chance.onceIn(2) ? ACE_TO_ACE.subList(0, 4) : ACE_TO_ACE.subList(10, 14);
    }

    private List<Rank> roundTheAce() {
        int from = 9 + chance.below(3);
        return IntStream.range(from, from + HAND)
                .mapToObj(rank -> Rank.values()[rank % Rank.values().length])
                .toList();
    }

    private List<Rank> withoutOne(List<Rank> ranks) {
        Rank out = chance.oneOf(ranks);
        return ranks.stream().filter(rank -> rank != out).toList();
    }

    private List<Rank> someRanks(int many) {
        return Stream.generate(this::rank).distinct().limit(many).toList();
    }

    private CardSet ofOneSuit(List<Rank> ranks) {
        Suit suit = suit();
        return ranks.stream().map(rank -> Card.of(rank, suit)).collect(CardSet.toCardSet());
    }

    private CardSet ofAnySuits(List<Rank> ranks) {
        return ranks.stream().map(rank -> Card.of(rank, suit())).collect(CardSet.toCardSet());
    }
}
