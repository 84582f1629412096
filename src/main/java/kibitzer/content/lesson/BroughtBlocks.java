package kibitzer.content.lesson;

import java.net.URI;
import java.net.URISyntaxException;
import java.util.Optional;
import kibitzer.content.reading.Block;

/** Reads the blocks for what is not the trainer's: pictures that were brought, and films elsewhere. */
final class BroughtBlocks {
    private static final int MOST_PICTURES = 10_000;
    private static final int LONGEST_TEXT = 500;
    private static final int LONGEST_ADDRESS = 1_000;

    private BroughtBlocks() {}

    static Optional<Part> picture(Block block, String id) {
        if (!block.isObject("number, text")) {
            return Optional.empty();
        }
        block.only("number", "text", "caption");
        Optional<Integer> number = block.number("number", 1, MOST_PICTURES);
        Optional<String> text = words(block, "text", "what is to be seen, for who cannot see it");
        Optional<String> caption = block.optional("caption", "a sentence");
        return number.flatMap(picture -> text.map(seen -> new Part.Picture(id, picture, seen, caption)));
    }

    static Optional<Part> video(Block block, String id) {
        if (!block.isObject("address, title")) {
            return Optional.empty();
        }
        block.only("address", "title");
        Optional<String> title = words(block, "title", "what is to be seen");
        Optional<URI> address = block.required("address", "an address such as https://example.org/film")
                .flatMap(written -> address(block, written));
        return address.flatMap(film -> title.map(named -> new Part.Video(id, named, film)));
    }

    private static Optional<String> words(Block block, String field, String expected) {
        Optional<String> words = block.required(field, expected).map(String::strip);
        if (words.filter(said -> said.isEmpty() || said.length() > LONGEST_TEXT).isPresent()) {
            block.fault(field, words.orElseThrow().length() + " characters", "1 to " + LONGEST_TEXT);
            return Optional.empty();
        }
        return words;
    }

    /** No name before the host: it would pass for another host. */
    private static Optional<URI> address(Block block, String written) {
        try {
            URI address = new URI(written.strip());
            if (written.length() <= LONGEST_ADDRESS
                    && "https".equalsIgnoreCase(address.getScheme())
                    && address.getHost() != null
                    && address.getUserInfo() == null) {
                return Optional.of(address);
            }
        } catch (URISyntaxException none) {
            // told below
        }
        block.fault("address", "no address with https and a host", "one such as https://example.org/film");
        return Optional.empty();
    }
}
