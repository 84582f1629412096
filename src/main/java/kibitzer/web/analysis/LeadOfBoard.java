package kibitzer.web.analysis;

import com.vaadin.flow.component.AttachEvent;
import com.vaadin.flow.component.DetachEvent;
import com.vaadin.flow.component.UI;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.shared.Registration;
import java.util.Optional;
import kibitzer.conventions.bridge.leads.opening.OpeningLead;
import kibitzer.decisions.bridge.card.OpeningLeadCard;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Seat;
import kibitzer.games.bridge.doubledummy.LeadAnalysis;
import kibitzer.games.bridge.notation.AuctionRecord;
import kibitzer.games.bridge.notation.BoardRecord;
import kibitzer.marking.Citations;
import kibitzer.marking.Question;
import kibitzer.web.page.Page;
import kibitzer.web.question.AdvicePanel;

/**
 * The opening lead of a recorded deal: the book's, from the leader's own cards; and apart from it, for whoever asks, what
 * each lead would have achieved with all four hands seen.
 */
final class LeadOfBoard extends Div {
    private static final int ASK_AFTER_MILLISECONDS = 250;
    private static final int NEVER = -1;

    private final transient PendingResults awaited = new PendingResults();
    private final Div achieved = new Div();
    private transient Optional<Registration> asking = Optional.empty();

    /** Nothing where the auction was not recorded to its end, or all passed. */
    static Optional<LeadOfBoard> of(BoardRecord record, Citations citations, DoubleDummyDesk desk) {
        return record.auction()
                .map(AuctionRecord::auction)
                .filter(Auction::isFinished)
                .filter(auction -> auction.lastBid().isPresent())
                .map(auction -> new LeadOfBoard(record, auction, citations, desk));
    }

    private LeadOfBoard(BoardRecord record, Auction auction, Citations citations, DoubleDummyDesk desk) {
        Seat declarer = auction.declarer().orElseThrow();
        OpeningLead lead = OpeningLead.after(auction, record.deal().hand(declarer.next()));
        NativeButton ask = Page.styled(new NativeButton("What would each lead have achieved?"), "kb-button");
        ask.addClickListener(click -> {
            ask.setEnabled(false);
            achieved.add(Page.styled(new Paragraph("Counting the tricks ..."), "kb-soft"));
            awaited.add(
                    desk.leads(record.deal(), lead.contract().strain(), declarer),
                    this::show,
                    failure -> tellFailure());
            getUI().ifPresent(this::collect);
        });
        achieved.getElement().setAttribute("role", "status");
        add(
                Page.styled(new H2("The opening lead, by " + declarer.next().inWords()), "kb-heading"),
                new AdvicePanel<>(new Question<>(new OpeningLeadCard(), lead), Optional.empty(), citations),
                Page.styled(new Div(ask), "kb-actions"),
                achieved);
    }

    private void show(LeadAnalysis leads) {
        achieved.removeAll();
        achieved.add(
                Page.styled(
                        new Paragraph("With all four hands seen, and everybody playing perfectly. This says what a lead"
                                + " would have achieved, not whether it was a good one: the leader saw one hand, and"
                                + " the book advises for that."),
                        "kb-soft"),
                Page.styled(new Div(new LeadTable(leads)), "kb-data-frame"));
    }

    private void tellFailure() {
        achieved.removeAll();
        achieved.add(new Paragraph("This deal could not be counted."));
    }

    /** Has the browser ask until the leads are counted. */
    private void collect(UI ui) {
        awaited.handOver();
        if (awaited.isEmpty()) {
            stopAsking(ui);
        } else if (asking.isEmpty()) {
            ui.setPollInterval(ASK_AFTER_MILLISECONDS);
            asking = Optional.of(ui.addPollListener(poll -> collect(ui)));
        }
    }

    @Override
    protected void onAttach(AttachEvent event) {
        collect(event.getUI());
    }

    @Override
    protected void onDetach(DetachEvent event) {
        awaited.cancel();
        stopAsking(event.getUI());
    }

    private void stopAsking(UI ui) {
        if (asking.isPresent()) {
            ui.setPollInterval(NEVER);
            asking.get().remove();
            asking = Optional.empty();
        }
    }
}
