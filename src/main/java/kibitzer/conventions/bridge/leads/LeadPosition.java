package kibitzer.conventions.bridge.leads;

/**
 * A suit that has been chosen for the opening lead; only the card is open.
 *
 * @param holding the leader's cards in it
 * @param contract what is led against
 * @param partnersSuit true if partner has bid the suit
 */
public record LeadPosition(Holding holding, LeadContract contract, boolean partnersSuit) {}
