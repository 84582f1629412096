package kibitzer.web.download;

import com.vaadin.flow.component.html.Anchor;
import com.vaadin.flow.server.streams.DownloadHandler;
import com.vaadin.flow.server.streams.DownloadResponse;
import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.function.Supplier;
import kibitzer.games.bridge.notation.BoardRecord;
import kibitzer.games.bridge.notation.DealFile;
import kibitzer.games.bridge.notation.PbnWriter;

/** A link that gives a deal as a file of Portable Bridge Notation. */
public final class PbnDownload extends Anchor {

    /** @param board made when the file is asked for */
    public PbnDownload(Supplier<BoardRecord> board) {
        super(
                DownloadHandler.fromInputStream(event -> {
                    byte[] file = DealFile.encode(PbnWriter.write(List.of(board.get())));
                    return new DownloadResponse(
                            new ByteArrayInputStream(file), "deal.pbn", "application/x-pbn", file.length);
                }),
                "Download this deal as PBN, with the book's comments");
        getElement().setAttribute("download", true);
        addClassName("kb-button");
    }
}
