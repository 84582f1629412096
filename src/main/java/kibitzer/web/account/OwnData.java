package kibitzer.web.account;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.component.html.Div;
import com.vaadin.flow.component.html.NativeDetails;
import com.vaadin.flow.component.html.Paragraph;
import kibitzer.web.page.EntryForm;

/** What everybody may do with all that is stored of them, with an account or without: take it along, and have it deleted. */
public final class OwnData {
    /** Where an account's data lies. */
    public static final String OF_ACCOUNT = "/account/data.json";
    /** Where the data of whoever asks lies, a guest's too. */
    public static final String OF_GUEST = "/settings/data.json";

    private OwnData() {}

    public static Paragraph what() {
        return new Paragraph("Every answer and everything else that is stored of you, as one file of JSON.");
    }

    public static Div download(String address) {
        Anchor data = new Anchor(address, "Download my data");
        data.setRouterIgnore(true);
        data.addClassName("kb-button");
        data.getElement().setAttribute("download", true);
        Div actions = new Div(data);
        actions.addClassName("kb-actions");
        return actions;
    }

    /** Closed until somebody means it. */
    public static NativeDetails deletion(String summary, String says, EntryForm form) {
        NativeDetails deletion = new NativeDetails(summary, new Div(new Paragraph(says), form));
        deletion.addClassName("kb-more");
        return deletion;
    }
}
