package kibitzer;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.springframework.boot.context.TypeExcludeFilter;
import org.springframework.context.annotation.ComponentScan;
import org.springframework.context.annotation.FilterType;

/**
 * Takes up the parts of the trainer that Spring puts together. A start reads every class of the packages named here, so each scan
 * is told the rooms that have such parts: none is among rules and decisions, which are two classes in three.
 */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Documented
@ComponentScan(
        basePackages = {
            "kibitzer.learning",
            "kibitzer.accounts",
            "kibitzer.classroom",
            "kibitzer.reminders",
            "kibitzer.http",
            "kibitzer.operation",
            "kibitzer.api",
            "kibitzer.web"
        },
        excludeFilters = @ComponentScan.Filter(type = FilterType.CUSTOM, classes = TypeExcludeFilter.class))
public @interface TrainerParts {}
