/** Strokes of figures and letters in a field of 4 by 6, so that the chart needs no font. */
const GLYPHS: Readonly<Record<string, string>> = {
  '0': '0 0 m 4 0 l 4 6 l 0 6 l h',
  '1': '1 5 m 2 6 l 2 0 l',
  '2': '0 6 m 4 6 l 4 3 l 0 3 l 0 0 l 4 0 l',
  '3': '0 6 m 4 6 l 4 0 l 0 0 l 1 3 m 4 3 l',
  '4': '0 6 m 0 3 l 4 3 l 4 6 m 4 0 l',
  '5': '4 6 m 0 6 l 0 3 l 4 3 l 4 0 l 0 0 l',
  '6': '4 6 m 0 6 l 0 0 l 4 0 l 4 3 l 0 3 l',
  '7': '0 6 m 4 6 l 2 0 l',
  '8': '0 0 m 4 0 l 4 6 l 0 6 l h 0 3 m 4 3 l',
  '9': '0 0 m 4 0 l 4 6 l 0 6 l 0 3 l 4 3 l',
  C: '4 6 m 0 6 l 0 0 l 4 0 l',
  M: '0 0 m 0 6 l 2 3 l 4 6 l 4 0 l',
  Y: '0 6 m 2 3 l 4 6 l 2 3 m 2 0 l',
  K: '0 0 m 0 6 l 4 6 m 0 3 l 4 0 l',
  '+': '0 3 m 4 3 l 2 1 m 2 5 l',
}

type Inks = readonly [c: number, m: number, y: number, k: number]

const MM = 72 / 25.4
const PAGE = { width: 210, height: 297, bleed: 3 } as const
const PATCH = { width: 15, height: 13, gap: 1.5 } as const
const STEPS = [3, 5, 10, 20, 30, 40, 50, 60, 70, 80, 100] as const
const PRIMARIES: readonly (readonly [string, (share: number) => Inks])[] = [
  ['C', (share) => [share, 0, 0, 0]],
  ['M', (share) => [0, share, 0, 0]],
  ['Y', (share) => [0, 0, share, 0]],
  ['K', (share) => [0, 0, 0, share]],
  ['M+Y', (share) => [0, share, share, 0]],
  ['C+Y', (share) => [share, 0, share, 0]],
  ['C+M', (share) => [share, share, 0, 0]],
  // Near to neutral on coated paper: a cast shows here first.
  ['C+M+Y', (share) => [share, share * 0.8, share * 0.8, 0]],
]
/** Sums of inks, the limits of presses among them. */
const SUMS: readonly (readonly [string, Inks])[] = [
  ['100', [0, 0, 0, 1]],
  ['200', [0.6, 0.4, 0, 1]],
  ['240', [0.55, 0.45, 0.4, 1]],
  ['260', [0.6, 0.5, 0.5, 1]],
  ['280', [0.65, 0.6, 0.55, 1]],
  ['300', [0.7, 0.65, 0.65, 1]],
  ['320', [0.75, 0.75, 0.7, 1]],
]
const LINES_PT = [0.1, 0.25, 0.35, 0.5, 0.75, 1] as const

const n = (value: number): string => String(Number(value.toFixed(3)))
const pt = (mm: number): string => n(mm * MM)
const fill = (inks: Inks): string => `${inks.map(n).join(' ')} k`

/** `size`: height in mm. */
function words(text: string, x: number, y: number, size: number): string {
  const scale = (size / 6) * MM
  const letters = [...text].flatMap((letter, index) => {
    const strokes = GLYPHS[letter]
    return strokes ? [`q ${n(scale)} 0 0 ${n(scale)} ${n((x + index * size) * MM)} ${pt(y)} cm ${strokes} S Q`] : []
  })
  return `q 0 0 0 1 K 0.7 w ${letters.join(' ')} Q`
}

const box = (x: number, y: number, width: number, height: number, inks: Inks): string =>
  `${fill(inks)} ${pt(x)} ${pt(y)} ${pt(width)} ${pt(height)} re f`

function cross(x: number, y: number): string {
  const arm = 4
  return `q 1 1 1 1 K 0.3 w ${pt(x - arm)} ${pt(y)} m ${pt(x + arm)} ${pt(y)} l S ${pt(x)} ${pt(y - arm)} m ${pt(x)} ${pt(y + arm)} l S Q`
}

/** From the lower left corner of the trim, in mm. */
function drawing(): string {
  const left = 30
  const top = 262
  const row = (index: number) => top - index * (PATCH.height + 7)
  const at = (index: number) => left + index * (PATCH.width * 0.92)
  const head = STEPS.map((step, index) => words(String(step), at(index), top + PATCH.height + 3, 2.4))
  const tints = PRIMARIES.flatMap(([name, inks], line) => [
    words(name, 8, row(line) + 4, 3),
    ...STEPS.map((step, index) =>
      box(at(index), row(line), PATCH.width * 0.92 - PATCH.gap, PATCH.height, inks(step / 100)),
    ),
  ])
  const sums = SUMS.flatMap(([name, inks], index) => [
    box(left + index * 22, row(9), 20, 18, inks),
    words(name, left + index * 22, row(9) - 6, 2.4),
  ])
  const lines = LINES_PT.flatMap((weight, index) => {
    const y = row(11) + index * 4
    return [
      `q 0 0 0 1 K ${weight} w ${pt(left)} ${pt(y)} m ${pt(left + 60)} ${pt(y)} l S Q`,
      `q 0.75 0.68 0.67 0.9 K ${weight} w ${pt(left + 70)} ${pt(y)} m ${pt(left + 130)} ${pt(y)} l S Q`,
      words(String(Math.round(weight * 100)), 8, y - 1, 2),
    ]
  })
  const crosses = [
    [15, 15],
    [195, 15],
    [15, 288],
    [195, 288],
  ] as const
  return [...head, ...tints, ...sums, ...lines, ...crosses.map(([x, y]) => cross(x, y))].join('\n')
}

/**
 * The shop's own sample chart: tints of every ink and of two and three over each other, sums of inks up to what presses bear, fine
 * lines in one ink and in four, crosses for the register. Everything is a plain CMYK figure without a profile, and nothing has a font.
 */
export function colourChart(): Uint8Array {
  const { width, height, bleed } = PAGE
  const content = `q 1 0 0 1 ${pt(bleed)} ${pt(bleed)} cm\n${drawing()}\nQ`
  const media = `0 0 ${pt(width + 2 * bleed)} ${pt(height + 2 * bleed)}`
  const trim = `${pt(bleed)} ${pt(bleed)} ${pt(width + bleed)} ${pt(height + bleed)}`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (ko) >>',
    '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${media}] /BleedBox [${media}] /TrimBox [${trim}] /Resources << >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Title (Jikji colour chart) /Trapped /False >>',
  ]
  let text = '%PDF-1.6\n'
  const offsets = objects.map((object, index) => {
    const begins = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return begins
  })
  const table = offsets.map((begins) => `${String(begins).padStart(10, '0')} 00000 n \n`).join('')
  const trailer = `<< /Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R >>`
  return Buffer.from(
    `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n${trailer}\nstartxref\n${text.length}\n%%EOF\n`,
    'latin1',
  )
}
