import { expect, it } from 'vitest'
import { bookWithoutBleed } from '#tests/support/pdf/make-books.ts'
import { mutated } from '#tests/support/pdf/mutate.ts'
import { onePage } from '#tests/support/pdf/raw-pdf.ts'
import { factsIn, testEngine } from '#tests/support/pdf/read-in-node.ts'
import { innerOf } from '#tests/support/preflight/facts-of.ts'
import { planFixes } from '#/domain/preflight/fixes/plan-fixes.ts'
import { preflight } from '#/domain/preflight/preflight.ts'
import { bytesSource } from '#/pdf/engine/byte-source.ts'
import { nodeInkTools } from '#/workers/pdf/ink-tools.ts'
import { nodeInflate } from '#/workers/pdf/node-tools.ts'
import { fixPdf } from './fix-pdf.ts'
import { FixRefused } from './fix-refused.ts'

/** Something for every fixer that works on content. */
const busy = () =>
  onePage(
    {
      content: [
        '/OC /V BDC 0.3 0 0.6 0 k 20 20 200 200 re f EMC /OC /H BDC 1 0 0 rg 20 220 80 80 re f EMC',
        'BT /F 8 Tf 0 g 40 40 Td (Jikji) Tj ET 0 G 0.5 w 30 35 m 60 35 l S /O gs 0.4 g 90 90 40 40 re f 1 g 0 0 30 30 re f',
      ].join('\n'),
      resources:
        '/Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> /ExtGState << /O << /OP true /op true /OPM 1 >> >> /Properties << /V 11 0 R /H 10 0 R >>',
      entries:
        '/MediaBox [0 0 419.53 595.28] /Annots [<< /Type /Annot /Subtype /Square /Rect [1 1 9 9] /A << /S /JavaScript /JS (x) >> >>]',
    },
    ['<< /Type /OCG /Name (N) >>', '<< /Type /OCG /Name (A) >>'],
    '/OCProperties << /OCGs [10 0 R 11 0 R] /D << /OFF [10 0 R] >> >>',
  )

const SEEDS = 60

it('mends a damaged file or refuses to, and writes one that can be read', async () => {
  const whole = [busy(), await bookWithoutBleed(2)]
  const engine = await testEngine()
  for (let seed = 1; seed <= SEEDS; seed++) {
    const bytes = mutated(whole[seed % whole.length] ?? busy(), seed)
    // oxlint-disable-next-line no-await-in-loop -- one engine
    const facts = await factsIn(bytes)
    const expectation = innerOf(facts.pageCount + 2, {
      trim: facts.pages[0]?.size ?? { width: 148, height: 210 },
      colourPages: 9,
    })
    const findings = preflight(facts, expectation)
    for (const { title, detail } of findings) expect(`${title} ${detail}`).not.toMatch(/NaN|undefined|Infinity/)
    for (const fix of facts.problem ? [] : planFixes(findings, facts, expectation)) {
      const order = { fixes: [fix], expectation }
      const tools = { engine, inflate: nodeInflate, inks: nodeInkTools }
      // oxlint-disable-next-line no-await-in-loop -- one engine
      const result = await fixPdf(bytesSource(bytes), tools, order).catch((error: unknown) => error)
      if (result instanceof FixRefused) continue
      expect(result, `seed ${seed}, ${fix.id}`).toBeInstanceOf(Uint8Array)
      // oxlint-disable-next-line no-await-in-loop -- one engine
      expect((await factsIn(result as Uint8Array)).problem, `seed ${seed}, ${fix.id}`).toBeNull()
    }
  }
})
