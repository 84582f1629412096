package kibitzer.web.account;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.vaadin.flow.server.VaadinSession;
import com.vaadin.flow.server.auth.NavigationAccessControl;
import kibitzer.SharedFixture;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.security.web.savedrequest.SimpleSavedRequest;

@SharedFixture
class ReturnAddressTest {
    private static final String SAVED = "SPRING_SECURITY_SAVED_REQUEST";

    private final ReturnAddress returns = new ReturnAddress();

    @BeforeEach
    void comeIn() {
        MockVaadin.setup();
    }

    @AfterEach
    void leave() {
        MockVaadin.tearDown();
    }

    private static void keep(String name, Object value) {
        VaadinSession.getCurrent().getSession().setAttribute(name, value);
    }

    @Test
    void whereNoPageWasAskedForThereIsNoneToReturnTo() {
        assertThat(returns.find()).isEmpty();
    }

    @Test
    void aPageThatTheBrowserAskedForIsReturnedTo() {
        keep(SAVED, new SimpleSavedRequest("http://localhost:8080/join/K7PM-2XWD?continue"));
        assertThat(returns.find()).contains("/join/K7PM-2XWD?continue");
    }

    @Test
    void aPageThatALinkLedToIsReturnedTo() {
        keep(NavigationAccessControl.SESSION_STORED_REDIRECT, "join/K7PM-2XWD?x=1");
        assertThat(returns.find()).contains("/join/K7PM-2XWD?x=1");
    }

    @Test
    void anAddressThatWouldLeadElsewhereIsForgotten() {
        keep(SAVED, new SimpleSavedRequest("http://localhost:8080//evil.example/join"));
        assertThat(returns.find()).isEmpty();
        keep(SAVED, new SimpleSavedRequest("http://localhost:8080/join/a|b c"));
        assertThat(returns.find()).isEmpty();
        VaadinSession.getCurrent().getSession().removeAttribute(SAVED);
        keep(NavigationAccessControl.SESSION_STORED_REDIRECT, "/evil.example");
        assertThat(returns.find()).isEmpty();
    }
}
