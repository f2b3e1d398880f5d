import type { ImpositionPlan, PressForm, SheetSide } from '#/domain/imposition/plan.ts'
import type { Copies, Pages } from '#/domain/print/units.ts'

/** Covers of one line that carry the names of classes: how the cover is laid out, and what is printed how often. */
export interface ClassCovers {
  readonly layout: string
  readonly runs: readonly { readonly name: string | null; readonly copies: Copies }[]
}

/** A plan of the cover as one form after the other for each run. The file that it is laid from has its `pages` once for each run. */
export function planOfClasses(plan: ImpositionPlan, { runs }: ClassCovers, pages: Pages): ImpositionPlan {
  const forms = runs.flatMap(({ name, copies }, at) =>
    plan.forms.map((form): PressForm => ({
      ...form,
      number: at * plan.forms.length + form.number,
      // Begins with no digit: forms that differ by a leading number alone are told in one line.
      label: `${name === null ? '반 이름 없이' : `「${name}」`} ${copies}부, ${form.label}`,
      sheets: Math.ceil(copies / form.copiesPerSheet),
      sides: form.sides.map((side) => turnedOn(side, at * pages)),
    })),
  )
  return {
    ...plan,
    forms,
    notes: [...plan.notes, '반마다 표지가 다릅니다. 판의 이름과 부수를 보고 반별로 나눠 묶습니다.'],
  }
}

const turnedOn = (side: SheetSide, pages: Pages): SheetSide => ({
  ...side,
  pages: side.pages.map((placed) => (placed.page === null ? placed : { ...placed, page: placed.page + pages })),
})
