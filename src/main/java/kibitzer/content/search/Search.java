package kibitzer.content.search;

import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.TextField;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.TermQuery;
import org.apache.lucene.store.ByteBuffersDirectory;

/**
 * A search over things that can be found. Every word must occur, in any English form ("leading" finds "lead"); a word may
 * be the beginning of a longer one; a title counts more than a text. Safe for many threads.
 */
public final class Search {
    private static final String TITLE = "title";
    private static final String TEXT = "text";
    private static final String NUMBER = "number";
    private static final float TITLE_COUNTS = 4;
    private static final float BEGINNING_COUNTS = 0.5f;
    private static final int LONGEST_QUERY = 200;

    private final List<Findable> things;
    private final Analyzer analyzer = new EnglishAnalyzer();
    private final IndexSearcher searcher;

    public Search(List<Findable> things) {
        this.things = List.copyOf(things);
        try {
            searcher = new IndexSearcher(DirectoryReader.open(index()));
        } catch (IOException e) {
            throw new UncheckedIOException("an index in memory", e);
        }
    }

    private ByteBuffersDirectory index() throws IOException {
        ByteBuffersDirectory directory = new ByteBuffersDirectory();
        try (IndexWriter writer = new IndexWriter(directory, new IndexWriterConfig(analyzer))) {
            for (int number = 0; number < things.size(); number++) {
                Document document = new Document();
                document.add(new TextField(TITLE, things.get(number).title(), Field.Store.NO));
                document.add(new TextField(TEXT, things.get(number).text(), Field.Store.NO));
                document.add(new StoredField(NUMBER, number));
                writer.addDocument(document);
            }
        }
        return directory;
    }

    /** What has all the words, the best first; nothing for no word. */
    public List<Findable> find(String words, int most) {
        try {
            List<String> terms = terms(words.substring(0, Math.min(words.length(), LONGEST_QUERY)));
            if (terms.isEmpty()) {
                return List.of();
            }
            List<Findable> found = new ArrayList<>();
            for (ScoreDoc hit : searcher.search(query(terms), most).scoreDocs) {
                found.add(things.get(searcher.storedFields()
                        .document(hit.doc)
                        .getField(NUMBER)
                        .numericValue()
                        .intValue()));
            }
            return found;
        } catch (IOException e) {
            throw new UncheckedIOException("an index in memory", e);
        }
    }

    private List<String> terms(String words) throws IOException {
        List<String> terms = new ArrayList<>();
        try (TokenStream stream = analyzer.tokenStream(TEXT, new StringReader(words.toLowerCase(Locale.ROOT)))) {
            CharTermAttribute term = stream.addAttribute(CharTermAttribute.class);
            stream.reset();
            while (stream.incrementToken()) {
                terms.add(term.toString());
            }
            stream.end();
        }
        return terms;
    }

    private static Query query(List<String> terms) {
        BooleanQuery.Builder all = new BooleanQuery.Builder();
        for (String term : terms) {
            all.add(
                    new BooleanQuery.Builder()
                            .add(new BoostQuery(new TermQuery(new Term(TITLE, term)), TITLE_COUNTS), Occur.SHOULD)
                            .add(new TermQuery(new Term(TEXT, term)), Occur.SHOULD)
                            .add(new BoostQuery(new PrefixQuery(new Term(TITLE, term)), BEGINNING_COUNTS), Occur.SHOULD)
                            .add(new BoostQuery(new PrefixQuery(new Term(TEXT, term)), 0), Occur.SHOULD)
                            .build(),
                    Occur.MUST);
        }
        return all.build();
    }
}
