package kibitzer.games.trick;

import java.util.List;
import java.util.Optional;
import kibitzer.cards.Suit;

/**
 * The rules of a game of tricks, an axis a component.
 *
 * @param pack the cards
 * @param dealing how many play, and with how many cards
 * @param plain how plain suits rank
 * @param trumps which cards are trumps, and how they rank
 * @param making how trumps are fixed
 * @param duty what is owed to a lead
 * @param stock what is drawn between tricks
 * @param leads leads that are compelled
 * @param equal which of two identical cards wins
 * @param auction the bidding
 * @param change what changes in the hands before play
 * @param points what cards count
 * @param melds whether combinations of cards score
 * @param settling what a hand is scored by
 * @param sides who plays with whom
 * @param goal what is wanted
 * @param contracts the kinds of hand, the usual one first
 */
public record TrickRules(
        TrickPack pack,
        Dealing dealing,
        PlainOrder plain,
        TrumpOrder trumps,
        TrumpMaking making,
        Duty duty,
        Stock stock,
        List<ForcedLead> leads,
        EqualCards equal,
        Auction auction,
        HandChange change,
        CardPoints points,
        boolean melds,
        Settling settling,
        Sides sides,
        Goal goal,
        List<Contract> contracts) {

    /** Whist (p. 185), in which the others say what they change. */
    public static final TrickRules WHIST = new TrickRules(
            TrickPack.FULL,
            Dealing.of(4, 13),
            PlainOrder.ACE_HIGH,
            TrumpOrder.AS_PLAIN,
            TrumpMaking.by(TrumpMaking.By.TURN_UP),
            Duty.FOLLOW,
            Stock.NONE,
            List.of(),
            EqualCards.FIRST,
            Auction.NONE,
            HandChange.NONE,
            CardPoints.NONE,
            false,
            Settling.ODD_TRICKS,
            Sides.PARTNERS,
            Goal.WIN,
            List.of(Contract.usual("play")));

    public TrickRules {
        leads = List.copyOf(leads);
        contracts = List.copyOf(contracts);
    }

    public Contract usual() {
        return contracts.getFirst();
    }

    public Optional<Contract> contract(String word) {
        return contracts.stream()
                .filter(contract -> contract.word().equals(word))
                .findFirst();
    }

    /** How trumps are fixed in this kind of hand. */
    public TrumpMaking making(Contract contract) {
        return contract.trumping().orElse(making);
    }

    /** Leads that are compelled or barred in this kind of hand. */
    public List<ForcedLead> leads(Contract contract) {
        return contract.freeLeads() ? List.of() : leads;
    }

    /** Whether in this kind of hand a card is turned for trumps as soon as somebody has not followed suit, and none before. */
    public boolean turnsLate(Contract contract) {
        return making(contract).by() == TrumpMaking.By.FIRST_VOID;
    }

    /** The play of one hand. */
    PlayRules play(Contract contract, Optional<Suit> trump) {
        return new PlayRules(this, contract, trump);
    }
}
