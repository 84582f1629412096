package kibitzer.web.views;

import static com.github.mvysny.kaributesting.v10.LocatorJ._get;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.mvysny.kaributesting.v10.MockVaadin;
import com.github.mvysny.kaributesting.v10.Routes;
import com.vaadin.flow.component.html.H1;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class HomeViewTest {

    private static final Routes ROUTES = new Routes().autoDiscoverViews("kibitzer.web.views");

    @BeforeEach
    void openTheTrainer() {
        MockVaadin.setup(ROUTES);
    }

    @AfterEach
    void leave() {
        MockVaadin.tearDown();
    }

    @Test
    void theFirstPageSaysWhereTheLearnerIs() {
        assertThat(_get(H1.class).getText()).isEqualTo("Kibitzer");
    }
}
