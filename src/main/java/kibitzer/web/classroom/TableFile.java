package kibitzer.web.classroom;

import com.vaadin.flow.component.html.Anchor;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.function.Function;
import kibitzer.classroom.ExportTable;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;

/** The kinds of file in which a table leaves a class. No proxy and no browser keeps one. */
public enum TableFile {
    CSV(".csv", "text/csv;charset=UTF-8", ExportTable::csv),
    XLSX(".xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", ExportTable::xlsx);

    private final String ending;
    private final String type;
    private final Function<ExportTable, byte[]> writer;

    TableFile(String ending, String type, Function<ExportTable, byte[]> writer) {
        this.ending = ending;
        this.type = type;
        this.writer = writer;
    }

    /** @param name without its ending */
    public void send(ExportTable table, String name, HttpServletResponse response) throws IOException {
        byte[] file = writer.apply(table);
        response.setContentType(type);
        response.setHeader(
                HttpHeaders.CONTENT_DISPOSITION,
                ContentDisposition.attachment().filename(name + ending).build().toString());
        response.setHeader(HttpHeaders.CACHE_CONTROL, "no-store");
        response.getOutputStream().write(file);
    }

    /** @param address of the file without its ending */
    public Anchor link(String address, String label) {
        Anchor file = new Anchor(address + ending, label);
        file.addClassName("kb-button");
        file.setRouterIgnore(true);
        file.getElement().setAttribute("download", true);
        return file;
    }
}
