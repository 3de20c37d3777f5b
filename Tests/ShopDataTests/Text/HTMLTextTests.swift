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
  func `has a line for each block`(html: String, text: String) throws {
    #expect(try HTMLText.plain(html) == text)
  }

  @Test(arguments: [
    "a<script>if (1 < 2) { alert('x') }</script>b", "a<style>p { color: red }</style>b",
    "a<iframe src=x>your browser</iframe>b", "a<!-- <p>comment</p> -->b",
    "<style>a{}</style>a<SCRIPT type='x'><!-- //--></SCRIPT>b", "a<noscript>x</noscript>b",
  ])
  func `leaves out what is not meant to be read`(html: String) throws {
    #expect(try HTMLText.plain(html) == "ab")
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
  func `has its entities decoded once`(html: String, text: String) throws {
    #expect(try HTMLText.plain(html) == text)
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
  func `is read however broken the body is`(html: String, text: String) throws {
    #expect(try HTMLText.plain(html) == text)
  }

  @Test(arguments: [(200, "before\ndeep"), (20_000, "before")])
  func `ends where it is nested too deeply`(depth: Int, expected: String) throws {
    let text = try HTMLText.plain("before" + String(repeating: "<div>", count: depth) + "deep")

    #expect(text == expected)
  }
}
