import Testing

@testable import ShopData

@Suite struct `The text of an HTML body` {
  @Test(arguments: [
    ("<p>One</p><p>Two</p>", "One\nTwo"),
    ("One<br>Two<br/>Three", "One\nTwo\nThree"),
    ("<ul>\n <li>One</li>\n <li><p>Two <b>bold</b></p></li>\n</ul>", "• One\n• Two bold"),
    ("<ul><li>One<ul><li>Inner</li></ul></li><li></li></ul>", "• One\n• Inner"),
    ("<h2>Head</h2>text<div>block</div>", "Head\ntext\nblock"),
    ("<table><tr><th>a</th><td>b</td></tr><tr><td>c</td></tr></table>", "a b\nc"),
    ("a <em> b </em>\n\t c", "a b c"),
    ("x&nbsp;&nbsp;y", "x y"),
    ("plain\n  words", "plain\nwords"),
    ("<p></p><br><br>", ""),
    ("", ""),
  ])
  func `has a line for each block`(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test(arguments: [
    "a<script>if (1 < 2) { alert('x') }</script>b", "a<style>p { color: red }</style>b",
    "a<iframe src=x>your browser</iframe>b", "a<!-- <p>comment</p> -->b",
    "<style>a{}</style>a<SCRIPT type='x'><!-- //--></SCRIPT>b", "a<noscript>x</noscript>b",
  ])
  func `leaves out what is not meant to be read`(html: String) {
    #expect(HTMLText.plain(html) == "ab")
  }

  @Test(arguments: [
    ("Caf&eacute; &amp; &lt;tea&gt; &quot;x&quot; &apos;", "Café & <tea> \"x\" '"),
    ("&#8217;&#x2019;&hellip;", "’’…"),
    ("&amp;nbsp; &amp;amp;", "&nbsp; &amp;"),
    ("it&#146;s &#151; &#128;5", "it’s — €5"),
    ("&unknown; R&D", "&unknown; R&D"),
    ("&#0;&#1;a&#xFEFF;b\u{FEFF}c\u{7}&", "abc&"),
    ("日本&#x1F600;", "日本😀"),
  ])
  func `has its entities decoded once`(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test(arguments: [
    ("<p>One<p>Two", "One\nTwo"),
    ("</div></p>One</b>", "One"),
    ("<b><i>One</b></i> two", "One two"),
    ("<p class=\"x>One</p>", ""),
    ("<meta charset='windows-1252'>é", "é"),
    ("a<\u{0}b>c", "ac"),
    ("I <3 it: 5 < 6 <= 7", "I <3 it: 5 < 6 <= 7"),
  ])
  func `is read however broken the body is`(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }

  @Test(arguments: [(200, "before\ndeep"), (20_000, "before")])
  func `ends where it is nested too deeply`(depth: Int, expected: String) {
    let text = HTMLText.plain("before" + String(repeating: "<div>", count: depth) + "deep")

    #expect(text == expected)
  }
}

@Suite struct `A text that may be HTML` {
  @Test(arguments: [
    ("<ul><li>One</li><li>Two</li></ul>", "• One\n• Two"),
    ("Processor Q9000 <br />(6M Cache)", "Processor Q9000\n(6M Cache)"),
    ("<P CLASS=x>One\ntwo</P>", "One two"),
    ("weighs < 5 kg<br>or <L>", "weighs < 5 kg\nor <L>"),
  ])
  func `is read as HTML where it has a tag`(text: String, plain: String) {
    #expect(HTMLText.plain(ofAny: text) == plain)
  }

  @Test(arguments: [
    "weighs < 5 kg", "sizes <L", "a List<Int> & more", "Q&A\nR&D", "one\n\ntwo < three", "x<y>z",
    "a <b and more", "I <3 it; 5 <= 7 > 3", "</", "<", "&", "&;", "&x y;", "",
  ])
  func `stays as it is where it has none`(text: String) {
    #expect(HTMLText.plain(ofAny: text) == text)
  }

  @Test(arguments: [
    ("20 &deg;C\nR&amp;D", "20 °C\nR&D"), ("&#1057;\n\n&#x41;<L", "С\n\nA<L"),
    ("&lt;tea&gt;", "<tea>"), ("&unknown; one\ntwo", "&unknown; one\ntwo"),
  ])
  func `keeps its lines where only characters are written as HTML`(
    text: String,
    plain: String
  ) {
    #expect(HTMLText.plain(ofAny: text) == plain)
  }
}
