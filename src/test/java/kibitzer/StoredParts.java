package kibitzer;

import com.vaadin.flow.spring.SpringBootAutoConfiguration;
import com.vaadin.flow.spring.SpringSecurityAutoConfiguration;
import com.vaadin.flow.spring.VaadinScopesConfig;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.boot.autoconfigure.AutoConfigurationPackage;
import org.springframework.boot.autoconfigure.EnableAutoConfiguration;
import org.springframework.boot.test.context.TestConfiguration;

/** Parts of the trainer that a test starts on a {@link TestDatabase}: storage as in the trainer, and no pages. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@TestConfiguration
@EnableAutoConfiguration(
        exclude = {SpringBootAutoConfiguration.class, SpringSecurityAutoConfiguration.class, VaadinScopesConfig.class})
@AutoConfigurationPackage(basePackages = "kibitzer.learning")
public @interface StoredParts {}
