import * as contract from '#/contract/textbooks/head-office.contract.ts'
import { listRoute, type Route } from '#/server/platform/http/route.ts'
import { exportOffice } from './export-office.ts'
import { academiesOf, countAcademies, officeOrders, officeSales } from './head-office.repo.ts'
import { presentAcademy, presentOrder, presentSale } from './present-office.ts'
import { officeOf } from './read-office.ts'

const PAGE = 30

/** What the head office of a brand sees: its academies, their orders of the brand, and what was sold. It changes nothing. */
export const headOfficeRoutes = (): readonly Route[] => [
  listRoute(contract.readHeadOffice, async ({ principal }, db) => {
    const brand = await officeOf(db, principal)
    const { id, name, headSeesAmounts: seesAmounts } = brand
    return { id, name, seesAmounts, ...(await countAcademies(db, brand)) }
  }),
  listRoute(contract.listHeadOfficeAcademies, async ({ principal, query }, db) => {
    const { state = null, after = null } = query
    const rows = await academiesOf(db, await officeOf(db, principal), { state, after, limit: PAGE + 1 })
    const shown = rows.slice(0, PAGE)
    const last = rows.length > PAGE ? shown.at(-1) : undefined
    return { items: shown.map(presentAcademy), next: last ? `${last.at}~${last.id}` : null }
  }),
  listRoute(contract.listHeadOfficeOrders, async ({ principal, query }, db) => {
    const brand = await officeOf(db, principal)
    const { from = null, to = null, academy = null, after = null } = query
    const rows = await officeOrders(db, brand.id, { from, to, academy, after, limit: PAGE + 1 })
    const shown = rows.slice(0, PAGE)
    const last = rows.length > PAGE ? shown.at(-1) : undefined
    const items = shown.map((row) => presentOrder(row, brand.headSeesAmounts))
    return { items, next: last ? `${last.at}~${last.id}` : null }
  }),
  listRoute(contract.readHeadOfficeSales, async ({ principal, query: { from = null, to = null } }, db) => {
    const brand = await officeOf(db, principal)
    const rows = await officeSales(db, brand.id, { from, to })
    return { items: rows.map((row) => presentSale(row, brand.headSeesAmounts)) }
  }),
  listRoute(contract.exportHeadOffice, async ({ principal, query: { from = null, to = null, ...wanted }, reply }, db) =>
    exportOffice(db, reply, await officeOf(db, principal), { ...wanted, from, to }),
  ),
]
