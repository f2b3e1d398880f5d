import { PDFDocument, PDFObjectCopier } from '@cantoo/pdf-lib'
import { expect, it } from 'vitest'
import { onePage } from '#tests/support/pdf/raw-pdf.ts'
import { factsIn } from '#tests/support/pdf/read-in-node.ts'
import { parseObjects } from '#/pdf/objects/objects.ts'
import { copyLayers } from './copy-layers.ts'

const MEMO = '10 0 R'
const ART = '11 0 R'
const file = (config: string, memo = '') =>
  onePage(
    { content: '' },
    [`<< /Type /OCG /Name (Memo) ${memo} >>`, '<< /Type /OCG /Name (Art) >>'],
    `/OCProperties << /OCGs [${MEMO} ${ART}] /D << ${config} >> >>`,
  )

async function together(...files: readonly Uint8Array[]) {
  const target = await PDFDocument.create()
  target.addPage()
  for (const bytes of files) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as they go on a sheet
    const source = await parseObjects(bytes)
    copyLayers(source, target, PDFObjectCopier.for(source.context, target.context))
  }
  return factsIn(await target.save())
}

it('keeps layers of several files as each of them was, also where one begins with all off', async () => {
  const facts = await together(file(`/OFF [${MEMO}]`), file(`/BaseState /OFF /ON [${ART}]`), file(''))
  expect(facts.hiddenLayers).toEqual(['Memo', 'Memo'])
})

it('keeps a layer from printing that its file leaves to the screen', async () => {
  const asked = file(
    `/AS [<< /Event /Print /OCGs [${MEMO}] /Category [/Print] >>]`,
    '/Usage << /Print << /PrintState /OFF >> >>',
  )
  expect(await together(file(''), asked)).toMatchObject({ hiddenLayers: ['Memo'], screenOnlyLayers: ['Memo'] })
})
