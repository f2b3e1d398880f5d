/** Little, so that reading systems can do with the text what their reader wants. */
export const REFLOW_STYLE = `@namespace epub "http://www.idpf.org/2007/ops";
html { line-height: 1.7; }
body { margin: 0; padding: 0 4%; word-break: keep-all; overflow-wrap: break-word; }
p { margin: 0; text-indent: 1em; text-align: justify; }
h1, h2, h3, h4, h5, h6 { margin: 2em 0 1em; line-height: 1.35; text-align: left; break-after: avoid; }
h1 { margin-top: 3em; font-size: 1.6em; }
h2 { font-size: 1.35em; }
h3 { font-size: 1.15em; }
h4, h5, h6 { font-size: 1em; }
h1 + p, h2 + p, h3 + p, h4 + p, li > p, td > p, th > p, aside > p, figure + p { text-indent: 0; }
blockquote { margin: 1em 0 1em 1.5em; }
ol, ul { margin: 1em 0; padding-left: 1.8em; }
figure { margin: 1.5em 0; text-align: center; break-inside: avoid; }
img { max-width: 100%; max-height: 95vh; }
.table { margin: 1.5em 0; overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.92em; }
th, td { border: 1px solid currentColor; padding: 0.35em 0.5em; text-align: left; vertical-align: top; }
hr { margin: 2em 30%; border: 0; border-top: 1px solid currentColor; }
sup, sub { line-height: 1; }
aside { margin: 1.5em 0 0; padding-top: 0.5em; border-top: 1px solid currentColor; font-size: 0.88em; }
aside .back { float: left; margin: 0 0.6em 0 0; text-indent: 0; }
.cover { margin: 0; padding: 0; text-align: center; }
.cover img { max-height: 100vh; }
.title-page { margin-top: 25%; text-align: center; }
.title-page p { text-align: center; text-indent: 0; }
nav ol { list-style: none; }
`

export const FIXED_STYLE = `html, body { margin: 0; padding: 0; }
.page { position: relative; overflow: hidden; }
.page img { position: absolute; top: 0; left: 0; width: 100%; height: 100%; }
.page p { position: absolute; margin: 0; color: transparent; white-space: pre; line-height: 1; transform-origin: 0 0; }
`
