import fc from 'fast-check'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { parseXml, type XmlElement, XmlError } from './parse-xml.ts'
import { textOf } from './xml-tree.ts'
import { tag, escaped } from './write-xml.ts'

const name = fc.constantFrom('a', 'b', '이름', 'x-1', 'p:q')
const content = fc.string({ unit: 'binary', maxLength: 12 })
const { tree } = fc.letrec((tie) => ({
  tree: fc
    .record({
      name,
      attributes: fc.dictionary(fc.constantFrom('id', 'lang', '뜻'), content, { maxKeys: 3 }),
      inside: fc.array(fc.oneof(content, tie('tree')), { maxLength: 4 }),
    })
    .map(({ name: called, attributes, inside }) =>
      tag(
        called,
        attributes as Record<string, string>,
        inside.map((part) => (typeof part === 'string' && !part.startsWith('<a') ? escaped(part) : '')).join(''),
      ),
    ),
}))

test('what we write we read again, letter by letter but for what XML cannot say', () => {
  fc.assert(
    fc.property(content, content, (value, text) => {
      const read = parseXml(tag('a', { id: value }, escaped(text)))
      const kept = (word: string) =>
        word.replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
      expect(read.attributes.get('id')).toBe(kept(value).replaceAll(/[\t\n\r]/g, ' '))
      expect(textOf(read)).toBe(kept(text).replaceAll('\r\n', '\n').replaceAll('\r', '\n'))
    }),
  )
})

test('whatever tree is written is read', () => {
  fc.assert(fc.property(tree, (xml) => void parseXml(xml as string)))
})

const pieces = fc.constantFrom(
  '<a>',
  '</a>',
  '<b x="1"/>',
  'ㄱ',
  '&amp;',
  '&lt',
  '&nbsp;',
  '<!-- -->',
  '<!---->',
  '<![CDATA[x]]>',
  ']]>',
  '<?p i?>',
  '<',
  '>',
  '"',
  "x='1'",
  '&#65;',
  '&#0;',
  ' ',
)

test('agrees with libxml on what is well formed', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(pieces, { minLength: 1, maxLength: 6 }), async (parts) => {
      const xml = `<r>${parts.join('')}</r>`
      const { errors } = await validateXML({ xml: [{ fileName: 'x.xml', contents: xml }], schema: ANY })
      const wellFormed = !errors.some(({ rawMessage }) => /parser error/.test(rawMessage))
      expect(parses(xml), xml).toBe(wellFormed)
    }),
    { numRuns: 40 },
  )
})

const ANY = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="r"/></xs:schema>`

function parses(xml: string): XmlElement | false | true {
  try {
    parseXml(xml)
    return true
  } catch (error) {
    if (error instanceof XmlError) return false
    throw error
  }
}

test.each([
  ['a document type of its own', '<!DOCTYPE a [<!ENTITY b "ha">]><a>&b;</a>'],
  ['an entity from elsewhere', '<!DOCTYPE html><html>&nbsp;</html>'],
  ['two roots', '<a/><b/>'],
  ['nothing', ''],
  ['elements deeper than anybody writes', `${'<a>'.repeat(300)}${'</a>'.repeat(300)}`],
])('refuses %s', (_, xml) => {
  expect(() => parseXml(xml)).toThrow(XmlError)
})
