import type { EditionForm } from '#/contract/textbooks/edition-parts.ts'
import type { EditionPage } from '#/contract/textbooks/staff-editions.contract.ts'
import { pagesFrom, pagesText } from '#/domain/editions/preview.ts'

/** The form as it is typed: numbers of rows and pages as text, so that nothing is lost while one is half written. */
export interface EditionValues extends Omit<EditionForm, 'prices' | 'preview' | 'make' | 'saleTo' | 'dispatchDay'> {
  readonly make: Omit<EditionForm['make'], 'pages'> & { readonly pages: string }
  readonly prices: readonly { readonly copies: string; readonly supply: string }[]
  readonly preview: string
  readonly saleTo: string
  readonly dispatchDay: string
}

export type SetValues = (change: Partial<EditionValues>) => void

export const newValues = (today: string): EditionValues => ({
  title: '',
  grade: 'm1',
  term: 'first',
  kind: '',
  topics: '',
  curriculum: '',
  make: { trim: 'b5', binding: 'perfect', paper: 'white-80', pages: '', colour: false },
  look: { figure: 'triangles', ground: 'indigo', ink: 'white', accent: 'mustard' },
  prices: [
    { copies: '10', supply: '' },
    { copies: '30', supply: '' },
    { copies: '100', supply: '' },
  ],
  preview: '',
  saleFrom: today,
  saleTo: '',
  dispatchDay: '',
})

export function valuesOf(page: EditionPage, version: EditionPage['versions'][number]): EditionValues {
  const { title, grade, term, kind, topics } = page
  const { curriculum, make, look, prices, preview, saleFrom, saleTo, dispatchDay } = version
  return {
    title,
    grade,
    term,
    kind,
    topics,
    curriculum,
    make: { ...make, pages: String(make.pages) },
    look,
    prices: prices.map(({ copies, supply }) => ({ copies: String(copies), supply: String(supply) })),
    preview: pagesText(preview),
    saleFrom,
    saleTo: saleTo ?? '',
    dispatchDay: dispatchDay ?? '',
  }
}

const PREVIEW = '「1, 6-7」처럼 이 교재에 있는 쪽을 60쪽까지 적어 주세요.'

/** What is sent, or the message of the field that cannot be read as what it is. */
export function formOf(values: EditionValues): EditionForm | { readonly field: string; readonly message: string } {
  const pages = Number(values.make.pages)
  if (!Number.isInteger(pages) || pages < 4) return { field: 'make.pages', message: '쪽수를 숫자로 적어 주세요.' }
  const preview = pagesFrom(values.preview, pages)
  if (!preview) return { field: 'preview', message: PREVIEW }
  const rows = values.prices.filter(({ copies, supply }) => copies !== '' || supply !== '')
  const prices = rows.map(({ copies, supply }) => ({ copies: Number(copies), supply: Number(supply) }))
  if (prices.some(({ copies, supply }) => !Number.isInteger(copies) || !Number.isInteger(supply) || supply < 10))
    return { field: 'prices', message: '부수와 공급가를 숫자로 적어 주세요.' }
  return {
    ...values,
    make: { ...values.make, pages },
    prices,
    preview: [...preview],
    saleTo: values.saleTo || null,
    dispatchDay: values.dispatchDay || null,
  }
}
