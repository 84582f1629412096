package kibitzer.web.account;

import com.vaadin.flow.component.HtmlContainer;
import com.vaadin.flow.component.Tag;
import com.vaadin.flow.component.html.Input;
import com.vaadin.flow.server.VaadinRequest;
import java.util.Optional;
import org.springframework.security.web.csrf.CsrfToken;

/** A form that the browser itself posts to an address of the trainer, with the token that foreign pages cannot know. */
@Tag("form")
public final class PostForm extends HtmlContainer {

    public PostForm(String action) {
        getElement().setAttribute("method", "post").setAttribute("action", action);
        token().ifPresent(token -> {
            Input hidden = new Input();
            hidden.setType("hidden");
            hidden.getElement().setAttribute("name", token.getParameterName()).setAttribute("value", token.getToken());
            add(hidden);
        });
    }

    private static Optional<CsrfToken> token() {
        return Optional.ofNullable(VaadinRequest.getCurrent())
                .flatMap(request -> Optional.ofNullable((CsrfToken) request.getAttribute(CsrfToken.class.getName())));
    }
}
