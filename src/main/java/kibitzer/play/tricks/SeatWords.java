package kibitzer.play.tricks;

import kibitzer.games.table.TableSeat;

/** What the others are called in a question. */
record SeatWords(SeenTricks seen) {

    /** "you", "your partner", "west", "player 3". */
    String of(int place) {
        if (place == seen.seat().place()) {
            return "you";
        }
        TableSeat seat = new TableSeat(seen.players(), place);
        boolean partner = seen.isByPartners() && seat.equals(seen.seat().after(2));
        return partner ? "your partner" : seat.inWords();
    }
}
