package kibitzer.web.classroom.roster;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.ListItem;
import com.vaadin.flow.component.html.NativeButton;
import com.vaadin.flow.component.html.Paragraph;
import com.vaadin.flow.component.html.Span;
import com.vaadin.flow.component.html.UnorderedList;
import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinServletRequest;
import com.vaadin.flow.server.streams.DownloadHandler;
import com.vaadin.flow.server.streams.DownloadResponse;
import java.io.ByteArrayInputStream;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import kibitzer.accounts.BadEntry;
import kibitzer.accounts.EmailAddress;
import kibitzer.classroom.CsvTable;
import kibitzer.classroom.mail.MailStanding;
import kibitzer.classroom.roster.Invitation;
import kibitzer.classroom.roster.InvitationId;
import kibitzer.classroom.roster.NoSuchClass;
import kibitzer.classroom.roster.PersonalLink;
import kibitzer.learning.learner.Secret;
import kibitzer.web.button.OnceButton;
import kibitzer.web.page.ShownLink;

/** The names on a roster that nobody has taken yet; and links, told once, when they were just made. */
public final class InvitedList extends Div {
    /** More links than that are better read in a file. */
    private static final int SHOWN_SINGLY = 3;

    /** So many names at a time. */
    static final int PAGE = 25;

    private final String classroom;
    private final transient Supplier<List<Invitation>> open;
    private final transient Function<List<InvitationId>, List<PersonalLink>> renew;
    private final transient Consumer<InvitationId> withdraw;
    private final transient Function<Secret, String> path;
    private final Div links = new Div();
    private final Div news = new Div();
    private final Div list = new Div();
    private int shown = PAGE;
    private transient Optional<InvitationMail> mail = Optional.empty();

    /**
     * @param classroom the name of the class
     * @param path of the page that a link leads to, below the address of the trainer
     */
    public InvitedList(
            String classroom,
            Supplier<List<Invitation>> open,
            Function<List<InvitationId>, List<PersonalLink>> renew,
            Consumer<InvitationId> withdraw,
            Function<Secret, String> path) {
        this.classroom = classroom;
        this.open = open;
        this.renew = renew;
        this.withdraw = withdraw;
        this.path = path;
        links.addClassName("kb-class-links");
        links.getElement().setAttribute("aria-live", "polite");
        news.getElement().setAttribute("aria-live", "polite");
        add(links, news, list);
        refresh();
    }

    /** Offers to send the links by mail. */
    public void setMail(InvitationMail way) {
        mail = Optional.of(way);
        refresh();
    }

    public void refresh() {
        list.removeAll();
        List<Invitation> invited = open.get();
        if (invited.isEmpty()) {
            list.add(new Paragraph("Nobody waits for a link to be followed."));
            return;
        }
        UnorderedList items = new UnorderedList();
        items.addClassName("kb-accounts");
        Map<InvitationId, MailStanding> mails =
                mail.map(InvitationMail::standing).orElse(Map.of());
        invited.stream()
                .limit(shown)
                .forEach(invitation -> items.add(item(invitation, Optional.ofNullable(mails.get(invitation.id())))));
        Div all = new Div(button(
                "Fresh links for all " + invited.size(),
                () -> tell(renew.apply(invited.stream().map(Invitation::id).toList()))));
        all.addClassNames("kb-actions", "kb-class-after");
        mail.flatMap(way -> sendToAll(way, invited)).ifPresent(all::addComponentAsFirst);
        list.add(items);
        int hidden = invited.size() - shown;
        if (hidden > 0) {
            NativeButton more = button(Math.min(PAGE, hidden) + " more of " + invited.size(), () -> {
                shown += PAGE;
                refresh();
            });
            list.add(more);
        }
        list.add(all);
    }

    /** Shows links that can be read only now. */
    public void tell(List<PersonalLink> made) {
        links.removeAll();
        if (made.isEmpty()) {
            return;
        }
        Paragraph once = new Paragraph(
                made.size() == 1
                        ? "The link is shown this once. It is for one person and works once."
                        : made.size()
                                + " links, each for one person. They can be had this once; fresh links replace them.");
        once.addClassName("kb-note");
        links.add(once);
        if (made.size() <= SHOWN_SINGLY) {
            made.forEach(link -> links.add(new ShownLink("Link for " + link.name(), path.apply(link.secret()))));
        }
        Div slips = new Div();
        links.add(ways(made, slips), slips);
    }

    private Div ways(List<PersonalLink> made, Div slips) {
        Anchor anchor = new Anchor(
                DownloadHandler.fromInputStream(event -> {
                    byte[] file = file(made, base((VaadinServletRequest) event.getRequest()));
                    return new DownloadResponse(
                            new ByteArrayInputStream(file), "invitations.csv", "text/csv", file.length);
                }),
                made.size() == 1 ? "Download it as CSV" : "Download them as CSV");
        anchor.getElement().setAttribute("download", true);
        anchor.addClassName("kb-button");
        NativeButton paper = new NativeButton(made.size() == 1 ? "A slip to print" : "Slips to print", click -> {
            slips.removeAll();
            String base = base((VaadinServletRequest) VaadinRequest.getCurrent());
            slips.add(new LinkSlips(classroom, made, secret -> base + path.apply(secret)));
        });
        paper.addClassName("kb-button");
        Div actions = new Div(anchor, paper);
        actions.addClassNames("kb-actions", "kb-class-after");
        return actions;
    }

    /** Where the browser that asks for the file reaches the trainer. */
    private static String base(VaadinServletRequest request) {
        return URI.create(request.getHttpServletRequest().getRequestURL().toString())
                .resolve(request.getHttpServletRequest().getContextPath() + "/")
                .toString();
    }

    byte[] file(List<PersonalLink> made, String base) {
        return CsvTable.file(
                List.of("name", "email", "link"),
                made.stream()
                        .map(link -> List.of(
                                link.name().text(),
                                link.email().map(EmailAddress::text).orElse(""),
                                base + path.apply(link.secret())))
                        .toList());
    }

    /** A button for all who have an address and were sent nothing yet; none where there is nobody. */
    private Optional<NativeButton> sendToAll(InvitationMail way, List<Invitation> invited) {
        Map<InvitationId, MailStanding> mails = way.standing();
        List<InvitationId> unsent = invited.stream()
                .filter(invitation -> invitation.email().isPresent())
                .map(Invitation::id)
                .filter(id -> !mails.containsKey(id))
                .toList();
        return unsent.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        button("Send by mail to all " + unsent.size() + " not sent yet", () -> send(way, unsent)));
    }

    private void send(InvitationMail way, List<InvitationId> which) {
        int sent = way.send(which);
        refresh();
        Paragraph told = new Paragraph((sent == 1 ? "1 mail is on its way." : sent + " mails are on their way.")
                + " Each has a link of its own; links that were shown before open nothing then for who is sent one.");
        told.addClassName("kb-note");
        news.removeAll();
        news.add(told);
    }

    private ListItem item(Invitation invitation, Optional<MailStanding> sent) {
        Span name = new Span(invitation.name().text());
        name.addClassName("kb-account-name");
        Span email = new Span(invitation.email().map(EmailAddress::text).orElse("no e-mail"));
        email.addClassName("kb-tile-note");
        Div buttons = new Div(
                named(button("Fresh link", () -> tell(renew.apply(List.of(invitation.id())))), invitation),
                named(
                        button("Withdraw", () -> {
                            withdraw.accept(invitation.id());
                            refresh();
                        }),
                        invitation));
        buttons.addClassName("kb-actions");
        ListItem item = new ListItem(new Div(name, email), buttons);
        mail.filter(way -> invitation.email().isPresent()).ifPresent(way -> {
            if (sent.filter(MailStanding::waits).isEmpty()) {
                NativeButton send = button(
                        sent.isPresent() ? "Send it again" : "Send by mail", () -> send(way, List.of(invitation.id())));
                buttons.addComponentAsFirst(named(send, invitation));
            }
            sent.ifPresent(standing -> email.setText(email.getText() + "; " + way.inWords(standing)));
        });
        item.addClassName("kb-account");
        return item;
    }

    private static NativeButton named(NativeButton button, Invitation invitation) {
        button.getElement().setAttribute("aria-label", button.getText() + ": " + invitation.name());
        return button;
    }

    private NativeButton button(String label, Runnable task) {
        OnceButton button = new OnceButton(label, () -> {
            try {
                task.run();
            } catch (BadEntry bad) {
                refuse(bad.says());
            } catch (NoSuchClass notAnyMore) {
                refuse(notAnyMore.says());
            }
        });
        button.addClassName("kb-button");
        return button;
    }

    private void refuse(String says) {
        Paragraph problem = new Paragraph(says);
        problem.addClassName("kb-note");
        links.removeAll();
        links.add(problem);
    }
}
