package kibitzer.web.odds;

import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;

/** A chance as a percentage, with as many digits as say something: "42.3 %", "0.0015 %". */
final class Percent {
    private static final int ONE_DECIMAL_FROM = 10;
    private static final int TWO_DECIMALS_FROM = 1;

    private Percent() {}

    static String of(double share) {
        double percent = share * 100;
        if (percent == 0) {
            return "0 %";
        }
        BigDecimal figure = percent >= ONE_DECIMAL_FROM
                ? new BigDecimal(percent).setScale(1, RoundingMode.HALF_UP)
                : percent >= TWO_DECIMALS_FROM
                        ? new BigDecimal(percent).setScale(2, RoundingMode.HALF_UP)
                        : new BigDecimal(percent).round(new MathContext(2, RoundingMode.HALF_UP));
        return figure.toPlainString() + " %";
    }

    /** "1,098,240". */
    static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
