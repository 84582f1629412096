package kibitzer.web.play.bridge;

import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.H2;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.OrderedList;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import java.util.List;
import java.util.Optional;
import kibitzer.decisions.bridge.meaning.CallMeaning;
import kibitzer.games.bridge.Auction;
import kibitzer.games.bridge.Call;
import kibitzer.games.bridge.FinalContract;
import kibitzer.games.bridge.Seat;
import kibitzer.marking.Citations;
import kibitzer.marking.Explainer;
import kibitzer.marking.Grade;
import kibitzer.marking.Verdict;
import kibitzer.marking.bidding.CallReviewed;
import kibitzer.marking.bidding.WholeAuction;
import kibitzer.web.bridge.ContractWords;
import kibitzer.web.table.AuctionTable;
import kibitzer.web.table.CardText;
import kibitzer.web.table.FourHands;

/** A finished auction with open cards: the contract, the four hands, and what the book says of every call. */
final class AuctionReview extends Div {
    private final Explainer explainer;

    /** @param cardsShown whether the four hands stand elsewhere on the page */
    AuctionReview(WholeAuction auction, Citations citations, boolean cardsShown) {
        explainer = new Explainer(citations);
        List<CallReviewed> calls = auction.review();
        Paragraph contract = new Paragraph(new CardText(contract(auction.auction())));
        contract.addClassName("kb-lead");
        contract.getElement().setAttribute("role", "status");
        add(
                heading("The auction"),
                contract,
                score(calls),
                baize(auction, calls, cardsShown),
                heading("Call by call"),
                list(calls));
    }

    private static H2 heading(String text) {
        H2 heading = new H2(text);
        heading.addClassName("kb-heading");
        return heading;
    }

    /** "4S by north, doubled.", "All four passed." */
    static String contract(Auction auction) {
        return FinalContract.of(auction)
                .map(contract -> ContractWords.of(contract) + ".")
                .orElse("All four passed.");
    }

    private static Paragraph score(List<CallReviewed> calls) {
        List<Verdict<Call>> own = calls.stream()
                .filter(call -> call.seat() == WholeAuction.LEARNER)
                .flatMap(call -> verdict(call).stream())
                .toList();
        List<Verdict<Call>> spoken =
                own.stream().filter(verdict -> !verdict.advice().silent()).toList();
        long right =
                spoken.stream().filter(verdict -> verdict.grade() == Grade.BEST).count();
        int silent = own.size() - spoken.size();
        return new Paragraph("Your calls: " + right + " of " + spoken.size() + " are the book's first choice"
                + (silent == 0 ? "." : "; on " + silent + (spoken.isEmpty() ? "" : " more") + " the book is silent."));
    }

    private static Div baize(WholeAuction auction, List<CallReviewed> calls, boolean cardsShown) {
        Div baize = new Div(new AuctionTable(
                auction.auction(),
                auction.soFar().vulnerability(),
                calls.stream().map(call -> CallMeaning.inShort(call.meaning())).toList()));
        baize.addClassName("kb-baize");
        return cardsShown ? baize : new Div(baize, new FourHands(auction.deal()));
    }

    private OrderedList list(List<CallReviewed> calls) {
        OrderedList list = new OrderedList();
        list.addClassName("kb-calls");
        calls.forEach(call -> list.add(item(call)));
        return list;
    }

    private ListItem item(CallReviewed call) {
        Span who = new Span(new CardText(name(call.seat()) + ": " + call.call().inWords()));
        who.addClassName("kb-strong");
        ListItem item = new ListItem(who);
        verdict(call).ifPresent(verdict -> {
            if (call.seat() == WholeAuction.LEARNER) {
                item.add(badge(verdict));
            }
            call.question()
                    .map(question -> explainer.headline(question, verdict.advice()))
                    .ifPresent(words -> item.add(new Paragraph(new CardText(words))));
            call.question()
                    .flatMap(question -> explainer.nobodys(question, verdict))
                    .ifPresent(words -> item.add(new Paragraph(new CardText(words))));
        });
        String told = CallMeaning.inShort(call.meaning());
        Paragraph tells = new Paragraph(new CardText(told.isEmpty() ? "Tells nothing." : "Tells: " + told + "."));
        tells.addClassName("kb-soft");
        item.add(tells);
        return item;
    }

    private static Optional<Verdict<Call>> verdict(CallReviewed call) {
        return call.question().map(question -> question.mark(call.call()));
    }

    private static Span badge(Verdict<Call> verdict) {
        Grade grade = verdict.grade();
        boolean silent = verdict.advice().silent();
        Span badge = new Span(
                switch (grade) {
                    case BEST -> silent ? "✓ general practice" : "✓ the book's";
                    case ACCEPTABLE -> silent ? "≈ the book is silent" : "≈ allowed";
                    case WRONG, ILLEGAL -> "✗ not the book's";
                });
        badge.addClassName("kb-badge");
        badge.getElement().setAttribute("data-kind", grade.word());
        return badge;
    }

    private static String name(Seat seat) {
        return switch (seat) {
            case NORTH -> "North, your partner";
            case EAST -> "East";
            case SOUTH -> "You, south";
            case WEST -> "West";
        };
    }
}
