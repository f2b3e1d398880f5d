/** Pages of the file that is read on trial. */
export const TRIAL_PAGES = 4

/** A PDF of a few A6 pages, each with a rectangle of ink; made here, so that nothing has to be fetched. */
export function tinyPdf(): Blob {
  const pages = Array.from({ length: TRIAL_PAGES }, (_, index) => 3 + 2 * index)
  const content = '0.2 0.1 0 0.6 k 40 40 200 320 re f'
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((id) => `${id} 0 R`).join(' ')}] >>`,
    ...pages.flatMap((id) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 297.6 419.5] /Resources << >> /Contents ${id + 1} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ]),
  ]
  let text = '%PDF-1.6\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return at
  })
  const table = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return new Blob([text + end], { type: 'application/pdf' })
}
