package kibitzer.advice;

/** One possible answer in a position: what a rule over several answers looks at. */
public record Option<X, A>(X position, A answer) {}
