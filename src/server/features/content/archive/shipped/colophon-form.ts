import { zipFiles } from '#/server/platform/zip/zip-files.ts'

const COLOPHON = [
  '책 이름',
  '지은이',
  '옮긴이, 그린이',
  '펴낸이',
  '펴낸 곳',
  '출판 신고 번호',
  '주소',
  '전화, 전자우편',
  '펴낸 날 (몇 판 몇 쇄)',
  'ISBN',
  '값',
  '저작권 문구',
] as const
const COVER = [
  '앞표지 제목',
  '앞표지 부제',
  '앞표지 지은이',
  '책등 글 (위에서 아래로)',
  '뒤표지 글',
  '앞날개 글',
  '뒤날개 글',
  '바코드 자리',
] as const

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const paragraph = (text: string, bold = false): string =>
  `<w:p><w:r>${bold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`

const cell = (width: number, text: string): string =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph(text)}</w:tc>`
const BORDERS = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
  .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="808080"/>`)
  .join('')
const table = (rows: readonly string[]): string =>
  `<w:tbl><w:tblPr><w:tblW w:w="9000" w:type="dxa"/><w:tblBorders>${BORDERS}</w:tblBorders></w:tblPr><w:tblGrid><w:gridCol w:w="2800"/><w:gridCol w:w="6200"/></w:tblGrid>${rows
    .map((row) => `<w:tr>${cell(2800, row)}${cell(6200, '')}</w:tr>`)
    .join('')}</w:tbl>`

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** A form for the words of colophon and cover, to be filled in with a word processor. */
export const colophonForm = (): Uint8Array =>
  zipFiles([
    {
      name: '[Content_Types].xml',
      content: `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${WORD}"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      content: `${HEAD}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${[
        paragraph('판권지에 넣을 글', true),
        paragraph('없는 것은 비워 두세요. 적은 그대로 넣습니다.'),
        table(COLOPHON),
        paragraph(''),
        paragraph('표지에 넣을 글', true),
        paragraph('띄어쓰기와 줄바꿈까지 적은 그대로 넣습니다.'),
        table(COVER),
        paragraph(''),
      ].join(
        '',
      )}<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134" w:header="567" w:footer="567" w:gutter="0"/></w:sectPr></w:body></w:document>`,
    },
  ])
