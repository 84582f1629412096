package kibitzer.web.error;

import kibitzer.learning.storage.FullDisk;

/** A status in plain words. */
record Refusal(int status, String title, String says) {
    private static final int BAD_REQUEST = 400;
    private static final int FORBIDDEN = 403;
    private static final int NOT_FOUND = 404;
    private static final int TOO_LARGE = 413;
    private static final int FAULT = 500;
    private static final int FULL = 507;

    static Refusal of(int status) {
        if (status == FULL) {
            return new Refusal(status, "The disk is full", FullDisk.SAYS);
        }
        if (status >= FAULT) {
            return new Refusal(
                    status,
                    "This page could not be shown",
                    "The fault is ours. Your answers are stored; please try again.");
        }
        return switch (status) {
            case BAD_REQUEST ->
                new Refusal(
                        status,
                        "This link cannot be read",
                        "Its address is damaged: cut off, or changed on its way. Nothing of yours is lost.");
            case FORBIDDEN ->
                new Refusal(
                        status,
                        "This is not open to you",
                        "Sign in with another account, or go back to where you were.");
            case NOT_FOUND ->
                new Refusal(
                        status,
                        "There is no such page",
                        "The address may be mistyped, or the page has moved. Nothing of yours is lost.");
            case TOO_LARGE ->
                new Refusal(status, "This is too large", "A file may have 1 MB at most. Nothing of it was kept.");
            default ->
                new Refusal(
                        status, "This cannot be done here", "The trainer does not take this request (" + status + ").");
        };
    }

    static Refusal notFound() {
        return of(NOT_FOUND);
    }
}
