import { PDFContext, PDFName, PDFObjectCopier, PDFWriter, type PDFDict } from '@cantoo/pdf-lib'
import type { FixFile } from '../open-for-fix.ts'

/** A font and the codes in it, in hexadecimal. */
export interface Sample {
  readonly font: PDFDict
  readonly codes: readonly string[]
}

/** A file with a page for each font and a piece of text for each letter, so that the engine can be asked how it draws them. */
export function sampleDocument({ objects }: FixFile, samples: readonly Sample[]): Promise<Uint8Array> {
  const context = PDFContext.create()
  const copier = PDFObjectCopier.for(objects.context, context)
  const tree = context.nextRef()
  const pages = samples.map(({ font, codes }) => {
    const copy = copier.copy(font)
    // What its author says the letters stand for is not what the engine looks them up by.
    copy.delete(PDFName.of('ToUnicode'))
    const letters = codes.map((code, line) => `BT /F 9 Tf 9 ${9 + line * 20} Td <${code}> Tj ET`)
    return context.register(
      context.obj({
        Type: 'Page',
        Parent: tree,
        MediaBox: [0, 0, 99, 20 + codes.length * 20],
        Resources: context.obj({ Font: context.obj({ F: copy }) }),
        Contents: context.register(context.stream(letters.join('\n'))),
      }),
    )
  })
  context.assign(tree, context.obj({ Type: 'Pages', Count: pages.length, Kids: pages }))
  context.trailerInfo.Root = context.register(context.obj({ Type: 'Catalog', Pages: tree }))
  return PDFWriter.forContext(context, Number.MAX_SAFE_INTEGER).serializeToBuffer()
}
