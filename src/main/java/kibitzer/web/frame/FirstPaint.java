package kibitzer.web.frame;

import com.vaadin.flow.component.Component;
import com.vaadin.flow.router.NavigationState;
import com.vaadin.flow.router.QueryParameters;
import com.vaadin.flow.server.ServiceInitEvent;
import com.vaadin.flow.server.VaadinRequest;
import com.vaadin.flow.server.VaadinServiceInitListener;
import com.vaadin.flow.server.VaadinServletRequest;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import kibitzer.http.AskingLimit;
import kibitzer.web.files.PageFiles;
import kibitzer.web.page.LaidFirst;
import kibitzer.web.page.MenuEntry;
import kibitzer.web.page.NotPainted;
import kibitzer.web.page.PaintedFirst;
import kibitzer.web.visitor.Visitor;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.config.AutowireCapableBeanFactory;

/**
 * Sends the menu with the page itself, so that it is there, and leads on, before any script is; and under it the beginning of the
 * page, as the page lays it ({@link EnteredPage}) or as it is told in its stead ({@link PaintedFirst}, {@link LaidFirst}), else the place of it. The script of all pages takes both away at the moment
 * when the frame has put the same into the same place.
 */
@org.springframework.stereotype.Component
final class FirstPaint implements VaadinServiceInitListener {
    private static final Logger LOG = LoggerFactory.getLogger(FirstPaint.class);

    private final Visitor visitor;
    private final PageFiles files;
    private final AutowireCapableBeanFactory pages;
    private final EnteredPage entered;
    private final AskingLimit limit;
    private final Map<Class<? extends Component>, PaintedFirst> painted;

    FirstPaint(
            Visitor visitor,
            PageFiles files,
            AutowireCapableBeanFactory pages,
            EnteredPage entered,
            AskingLimit limit,
            List<PaintedFirst> painted) {
        this.visitor = visitor;
        this.files = files;
        this.pages = pages;
        this.entered = entered;
        this.limit = limit;
        this.painted = painted.stream().collect(Collectors.toMap(PaintedFirst::page, Function.identity()));
    }

    @Override
    public void serviceInit(ServiceInitEvent event) {
        event.addIndexHtmlRequestListener(page -> paint(page.getDocument(), page.getVaadinRequest()));
    }

    private void paint(Document page, VaadinRequest request) {
        Element first = page.body().prependElement("div").addClass("kb-first-paint");
        first.append(Frame.header(visitor).getElement().getOuterHTML());
        Optional<NavigationState> state = request.getService()
                .getRouter()
                .resolveNavigationTarget(request.getPathInfo(), request.getParameterMap());
        state.map(NavigationState::getNavigationTarget)
                .flatMap(MenuEntry::of)
                .ifPresent(entry ->
                        first.select("nav a[href=" + entry.path() + "]").attr("aria-current", "true"));
        state.flatMap(at -> main(at, request))
                .ifPresentOrElse(
                        begun -> {
                            begun.query().ifPresent(query -> lead(page, query));
                            lay(first, begun.main());
                        },
                        () -> reserve(first));
    }

    private Optional<PaintedFirst.Painted> main(NavigationState state, VaadinRequest request) {
        try {
            Class<? extends Component> target = state.getNavigationTarget();
            if (!EnteredPage.isForEverybody(target) || NotPainted.class.isAssignableFrom(target) || !mayAsk(request)) {
                return Optional.empty();
            }
            QueryParameters query = query(request);
            if (LaidFirst.class.isAssignableFrom(target)) {
                LaidFirst page = (LaidFirst) pages.createBean(target);
                return page.lay(state.getRouteParameters(), query);
            }
            PaintedFirst own = painted.get(target);
            return own == null
                    ? entered.enter(
                            request.getService().getRouter(),
                            target,
                            pathOf(request),
                            state.getRouteParameters(),
                            query)
                    : own.paint(state.getRouteParameters(), query);
        } catch (RuntimeException fault) {
            // The page itself tells what is wrong, in its own way; without this picture it only comes later.
            LOG.debug("The beginning of {} was not painted", request.getPathInfo(), fault);
            return Optional.empty();
        }
    }

    /**
     * A picture is laid for a plain request, and many of them deal or count: it counts as one question that its caller asks. Beyond the
     * limit the page comes without it.
     */
    private boolean mayAsk(VaadinRequest request) {
        return !(request instanceof VaadinServletRequest asked)
                || limit.ask(asked, 1).isEmpty();
    }

    private static String pathOf(VaadinRequest request) {
        String path = request.getPathInfo();
        return path.startsWith("/") ? path.substring(1) : path;
    }

    private static QueryParameters query(VaadinRequest request) {
        Map<String, List<String>> words = new HashMap<>();
        request.getParameterMap().forEach((name, values) -> words.put(name, List.of(values)));
        return new QueryParameters(words);
    }

    /** The address becomes that of what is shown, before the page asks for it. */
    private static void lead(Document page, QueryParameters query) {
        // Names and values are encoded for an address: no quote and no angle bracket is in them.
        page.head()
                .prependElement("script")
                .append("history.replaceState(history.state, '', location.pathname + '?" + query.getQueryString()
                        + "' + location.hash)");
    }

    /** In a tree of its own, so that nothing looks for, reaches or hears the picture instead of the page. */
    private void lay(Element first, Component main) {
        Element tree = first.appendElement("div")
                .attr("aria-hidden", "true")
                .attr("inert", true)
                .appendElement("template")
                .attr("shadowrootmode", "closed");
        tree.appendElement("link").attr("rel", "stylesheet").attr("href", "." + files.styles());
        tree.append(FirstScreen.of(main.getElement()).getOuterHTML());
        reserve(tree);
    }

    /** The place of what is not there yet. */
    private static void reserve(Element in) {
        in.appendElement("div").addClass("kb-skeleton").attr("aria-hidden", "true");
    }
}
