import type { FileExpectation } from '#/domain/preflight/file-expectation.ts'
import type { FixId } from '#/domain/preflight/fixes/fix.ts'
import { chooseFixes, planFixes } from '#/domain/preflight/fixes/plan-fixes.ts'
import { preflight } from '#/domain/preflight/preflight.ts'
import { bytesSource } from '#/pdf/engine/byte-source.ts'
import { openDocument } from '#/pdf/engine/open-document.ts'
import { renderPage, type PageImage } from '#/pdf/engine/render-page.ts'
import { fixPdf } from '#/pdf/fix/fix-pdf.ts'
import { nodeInkTools } from '#/workers/pdf/ink-tools.ts'
import { nodeInflate } from '#/workers/pdf/node-tools.ts'
import { factsIn, testEngine } from './read-in-node.ts'

/** Plans from what was found, as the shop does, and carries out the fixes of these names. */
export async function fixedInNode(bytes: Uint8Array, expectation: FileExpectation, ids: readonly FixId[]) {
  const before = await factsIn(bytes)
  const offered = planFixes(preflight(before, expectation), before, expectation)
  const fixes = chooseFixes(offered, ids)
  if (!fixes) throw new Error(`not on offer: ${ids.join(', ')}, but ${offered.map((fix) => fix.id).join(', ')}`)
  const tools = { engine: await testEngine(), inflate: nodeInflate, inks: nodeInkTools }
  const result = await fixPdf(bytesSource(bytes), tools, { fixes, expectation })
  const facts = await factsIn(result)
  const findings = preflight(facts, expectation).map((finding) => finding.ruleId)
  return { before, facts, result, findings }
}

export async function drawInNode(bytes: Uint8Array, page = 0, ppi = 72): Promise<PageImage> {
  const document = openDocument(await testEngine(), bytesSource(bytes))
  try {
    return renderPage(document, page, { ppi })
  } finally {
    document.close()
  }
}
