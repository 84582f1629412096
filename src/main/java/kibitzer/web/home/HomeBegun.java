package kibitzer.web.home;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.router.RouteParameters;
import java.util.Optional;
import kibitzer.web.page.PaintedFirst;
import org.springframework.beans.factory.config.AutowireCapableBeanFactory;

/** The first page of all, as it will stand. */
@org.springframework.stereotype.Component
final class HomeBegun implements PaintedFirst {
    private final AutowireCapableBeanFactory pages;

    HomeBegun(AutowireCapableBeanFactory pages) {
        this.pages = pages;
    }

    @Override
    public Class<? extends Component> page() {
        return HomeView.class;
    }

    @Override
    public Optional<Painted> paint(RouteParameters parameters, QueryParameters query) {
        return Optional.of(new Painted(pages.createBean(HomeView.class), Optional.empty()));
    }
}
