package kibitzer.conventions.bridge.leads;

import java.util.List;
import java.util.stream.Stream;
import kibitzer.advice.Advice;
import kibitzer.advice.Beside;
import kibitzer.advice.Reason;
import kibitzer.advice.Ruling;
import kibitzer.advice.Standing;
import kibitzer.cards.Rank;

/**
 * A card that was led, read backwards through the tables: which holdings lead it.
 *
 * @param led the rank led
 * @param contract what was led against
 * @param partnersSuit true if the leader's partner had bid the suit
 * @param holdings what the leader may have held, each with the card led
 */
public record ReadLead(Rank led, LeadContract contract, boolean partnersSuit, List<Holding> holdings) {

    public ReadLead {
        holdings = List.copyOf(holdings);
    }

    /** The tables' question of one holding. */
    private LeadPosition from(Holding holding) {
        return new LeadPosition(holding, contract, partnersSuit);
    }

    /** True if the tables lead this card from the holding, or lead it by one of two readings. */
    public boolean leads(Holding holding) {
        return Leads.advise(from(holding)).best().contains(led);
    }

    /** True if it is not the tables' first lead from the holding, and allowed. */
    public boolean mayLead(Holding holding) {
        return Leads.advise(from(holding)).acceptable().contains(led);
    }

    /** @throws IllegalArgumentException if the tables lead the card from none of the holdings */
    public Advice<Holding> advise() {
        List<Holding> best = holdings.stream().filter(this::leads).toList();
        List<Ruling<Holding>> rulings = best.stream()
                .flatMap(holding -> Leads.advise(from(holding)).rulings().stream()
                        .filter(ruling -> ruling.answers().contains(led))
                        .map(ruling -> of(holding, ruling, ruling.reasons())))
                .toList();
        List<Holding> allowed = holdings.stream().filter(this::mayLead).toList();
        return new Advice<>(best, allowed, rulings, List.of(), false, Beside.nothing());
    }

    /** What the tables lead from this holding instead, and what the nearest rows for the card led ask. */
    public List<Ruling<Holding>> whyNot(Holding holding) {
        if (leads(holding) || mayLead(holding)) {
            return List.of();
        }
        Advice<Rank> table = Leads.advise(from(holding));
        Reason other = Leads.another(from(holding), led);
        return table.rulings().stream()
                .limit(1)
                .map(ruling -> new Ruling<>(
                        ruling.rule(),
                        ruling.source(),
                        List.of(holding),
                        List.<Holding>of(),
                        Standing.FAILS,
                        Stream.concat(ruling.reasons().stream(), Stream.of(other))
                                .toList()))
                .toList();
    }

    private static Ruling<Holding> of(Holding holding, Ruling<Rank> ruling, List<Reason> reasons) {
        return new Ruling<>(
                ruling.rule(), ruling.source(), List.of(holding), List.of(), ruling.standing(), reasons, ruling.why());
    }
}
