import { rawPdf } from './raw-pdf.ts'

const A5 = '/MediaBox [0 0 419.53 595.28]'

/** A book that readers show, and that a library which believes page trees cannot lay: its pages do not say what they are. */
export function untypedBook(pages: number, count = pages): Buffer {
  const kids = Array.from({ length: pages }, (_, index) => `${index + 4} 0 R`).join(' ')
  return rawPdf([
    '<< /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} ${A5} /Resources << >> >>`,
    { dict: '', data: Buffer.from('0 g 100 100 200 300 re f') },
    ...Array.from({ length: pages }, () => '<< /Parent 2 0 R /Contents 3 0 R >>'),
  ])
}
