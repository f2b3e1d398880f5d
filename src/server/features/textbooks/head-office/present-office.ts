import type { HeadOfficeAcademy, HeadOfficeOrder, HeadOfficeSale } from '#/contract/textbooks/head-office.contract.ts'
import { headOfficeState } from '#/domain/orders/head-office.ts'
import { kindByCode } from '#/domain/catalog/product-kinds.ts'
import { type Grade, GRADE_NAMES } from '#/domain/editions/edition.ts'
import type { AcademyRow, OfficeOrderRow, SaleRow } from './head-office.repo.ts'

export const presentAcademy = ({ at: _at, since, ...row }: AcademyRow): HeadOfficeAcademy => ({
  ...row,
  since: new Date(since).toISOString(),
})

/** A title that a customer wrote is theirs; a textbook's is the brand's own. */
export function presentOrder(row: OfficeOrderRow, seesAmounts: boolean): HeadOfficeOrder {
  const kept = row.lines.filter(({ production }) => production !== 'cancelled')
  const days = kept.flatMap(({ dueDay }) => dueDay ?? [])
  return {
    number: row.number,
    day: row.day,
    academy: row.academy,
    state: headOfficeState({
      payment: row.payment,
      lines: row.lines.map(({ production }) => production),
      deliveries: row.deliveries,
    }),
    dueDay: days.toSorted().at(-1) ?? null,
    lines: row.lines.map(({ title, product, term, version, copies, production, isEdition }) => ({
      title: isEdition ? title : kindByCode(product).name,
      term,
      version,
      copies,
      cancelled: production === 'cancelled',
    })),
    amount: seesAmounts ? kept.reduce((sum, { total }) => sum + total, 0) : null,
  }
}

export const presentSale = (
  { editionId, product, title, grade, total, ...row }: SaleRow,
  seesAmounts: boolean,
): HeadOfficeSale => ({
  ...row,
  editionId,
  title: title ?? kindByCode(product).name,
  grade: grade === null ? null : GRADE_NAMES[grade as Grade],
  amount: seesAmounts ? total : null,
})
