package kibitzer.web.frame;

import com.vaadin.flow.component.dependency.StyleSheet;
import com.vaadin.flow.component.page.AppShellConfigurator;
import com.vaadin.flow.component.page.Viewport;
import com.vaadin.flow.server.AppShellSettings;
import com.vaadin.flow.theme.aura.Aura;

/** The page around every view: its theme, its icon and its width on a phone. */
@StyleSheet(Aura.STYLESHEET)
@Viewport("width=device-width, initial-scale=1")
public class AppShell implements AppShellConfigurator {

    @Override
    public void configurePage(AppShellSettings settings) {
        settings.addFavIcon("icon", "icon.svg", "any");
    }
}
