package kibitzer.web.page;

/**
 * A page of which no {@linkplain PaintedFirst.Painted picture} is sent: entered twice it would deal two hands, count two guesses at
 * a secret, or ask twice for what is costly. The page itself says which.
 */
public interface NotPainted {}
