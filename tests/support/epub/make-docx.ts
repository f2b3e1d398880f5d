import { strToU8, zipSync } from 'fflate'

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const R = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export const run = (text: string, look = ''): string =>
  `<w:r>${look && `<w:rPr>${look}</w:rPr>`}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`
export const p = (inner: string, style = ''): string => `<w:p>${style && `<w:pPr>${style}</w:pPr>`}${inner}</w:p>`
export const styled = (text: string, style: string): string => p(run(text), `<w:pStyle w:val="${style}"/>`)
export const footnoteCall = (id: number): string => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`
export const bullet = (text: string, level = 0): string =>
  p(run(text), `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="1"/></w:numPr>`)
export const table = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl><w:tblPr/>${rows
    .map((row, at) => {
      const head = at === 0 ? '<w:trPr><w:tblHeader/></w:trPr>' : ''
      return `<w:tr>${head}${row.map((cell) => `<w:tc>${p(run(cell))}</w:tc>`).join('')}</w:tr>`
    })
    .join('')}</w:tbl>`
export const picture = (relation: string, alt: string): string =>
  `<w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><wp:docPr id="1" name="p" descr="${escaped(alt)}"/>
  <a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip r:embed="${relation}"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`

const STYLES = `<w:styles ${W}>
<w:style w:type="paragraph" w:styleId="1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="2"><w:name w:val="heading 2"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="a9"><w:name w:val="장 제목"/><w:pPr><w:outlineLvl w:val="1"/></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="a7"><w:name w:val="Quote"/></w:style></w:styles>`
const NUMBERING = `<w:numbering ${W}><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl><w:lvl w:ilvl="1"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`

interface DocxParts {
  readonly body: string
  readonly notes?: Readonly<Record<number, string>>
  readonly pictures?: Readonly<Record<string, Uint8Array>>
  readonly pages?: number
  readonly title?: string
}

/** A Word document as programs write it, as far as the shop reads it. */
export function makeDocx({ body, notes = {}, pictures = {}, pages, title }: DocxParts): Uint8Array {
  const footnotes = Object.entries(notes).map(([id, text]) => `<w:footnote w:id="${id}">${p(run(text))}</w:footnote>`)
  const media = Object.keys(pictures).map(
    (name) => `<Relationship Id="${name}" Type="${RELATION}/image" Target="media/${name}.png"/>`,
  )
  const xml = (text: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`)
  return zipSync({
    '[Content_Types].xml': xml(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="png" ContentType="image/png"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${RELATION}/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/_rels/document.xml.rels': xml(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="s" Type="${RELATION}/styles" Target="styles.xml"/><Relationship Id="n" Type="${RELATION}/numbering" Target="numbering.xml"/><Relationship Id="f" Type="${RELATION}/footnotes" Target="footnotes.xml"/><Relationship Id="away" Type="${RELATION}/hyperlink" Target="https://example.org/" TargetMode="External"/>${media.join('')}</Relationships>`,
    ),
    'word/document.xml': xml(`<w:document ${W} ${R}><w:body>${body}</w:body></w:document>`),
    'word/styles.xml': xml(STYLES),
    'word/numbering.xml': xml(NUMBERING),
    'word/footnotes.xml': xml(`<w:footnotes ${W}>${footnotes.join('')}</w:footnotes>`),
    'docProps/app.xml': xml(
      `<Properties xmlns="http://schemas.openxmlformats.org/officeDocument/2006/extended-properties">${pages === undefined ? '' : `<Pages>${pages}</Pages>`}</Properties>`,
    ),
    'docProps/core.xml': xml(
      `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">${title === undefined ? '' : `<dc:title>${title}</dc:title>`}</cp:coreProperties>`,
    ),
    ...Object.fromEntries(Object.entries(pictures).map(([name, bytes]) => [`word/media/${name}.png`, bytes])),
  })
}
