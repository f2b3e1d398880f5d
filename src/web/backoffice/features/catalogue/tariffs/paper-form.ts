import type { Paper } from '#/domain/catalog/paper.ts'
import type { PaperUse } from '#/domain/catalog/paper-uses.ts'
import type { PaperForm } from '#/domain/pricing/tariffs/put-paper.ts'
import type { PaperRow } from './paper-rows.ts'

/** As it is typed: numbers are text until they are read. */
export interface TypedPaper extends Omit<PaperForm, 'gsm' | 'caliper' | 'kuk' | 'sasa'> {
  readonly gsm: string
  /** In mm, as a gauge shows it. */
  readonly thickness: string
  readonly kuk: string
  readonly sasa: string
}

export const formOf = ({ paper, uses, prices }: Pick<PaperRow, 'paper' | 'uses' | 'prices'>): PaperForm => ({
  ...paper.family,
  gsm: paper.gsm,
  caliper: paper.caliper,
  lists: uses,
  kuk: prices?.kuk ?? null,
  sasa: prices?.sasa ?? null,
})

export const BLANK: TypedPaper = {
  name: '',
  hint: '',
  surface: 'uncoated',
  coatable: false,
  rotary: false,
  tint: '#faf8f2',
  lists: [],
  gsm: '',
  thickness: '',
  kuk: '',
  sasa: '',
}

/** Another weight of a paper that is there: all but what differs with the weight. */
export const weightOf = ({ family }: Paper, uses: readonly PaperUse[]): TypedPaper => ({
  ...BLANK,
  ...family,
  lists: uses,
})

export const typedOf = (row: PaperRow): TypedPaper => {
  const { gsm, caliper, kuk, sasa, ...rest } = formOf(row)
  const text = (figure: number | null) => (figure === null ? '' : String(figure))
  return { ...rest, gsm: String(gsm), thickness: String(caliper / 1000), kuk: text(kuk), sasa: text(sasa) }
}

interface Mistake {
  readonly key: string
  readonly message: string
}

/** What was typed, read; a figure that is none is told by its field. */
export function readPaper({ gsm, thickness, kuk, sasa, ...rest }: TypedPaper): {
  readonly form: PaperForm
  readonly mistakes: readonly Mistake[]
} {
  const mistakes: Mistake[] = []
  const won = (key: 'kuk' | 'sasa', typed: string) => {
    const figure = numberOf(typed)
    if (typed.trim() === '') return null
    if (Number.isSafeInteger(figure) && figure > 0) return figure
    mistakes.push({ key, message: '1원 이상의 정수로 적어 주세요.' })
    return null
  }
  const caliper = Math.round(numberOf(thickness) * 1000)
  const form = { ...rest, gsm: numberOf(gsm), caliper, kuk: won('kuk', kuk), sasa: won('sasa', sasa) }
  return { form, mistakes }
}

export function numberOf(typed: string): number {
  const figure = typed.normalize('NFKC').replaceAll(/[\s,]|원$|g$|mm$|%$/g, '')
  return figure === '' ? Number.NaN : Number(figure)
}
