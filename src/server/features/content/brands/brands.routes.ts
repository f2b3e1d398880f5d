import { AppError } from '#/contract/errors.ts'
import { type BrandShown, listBrands, readBrandSite } from '#/contract/content/brands.contract.ts'
import { type BrandKept, listAllBrands, saveBrand as saveEndpoint } from '#/contract/content/staff-brands.contract.ts'
import { type Route, route, writeRoute } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import { activeBrand, activeBrands, allBrands } from './brands.repo.ts'
import type { BrandRow } from './brands.table.ts'
import { saveBrand } from './save-brand.ts'

export const brandsRoutes = (deps: Pick<Services, 'database' | 'clock'>): readonly Route[] => {
  const { db } = deps.database
  return [
    route(listBrands, async () => ({
      brands: (await activeBrands(db)).map(({ id, name, sells }) => ({ id, name, sells: [...sells] })),
    })),
    route(readBrandSite, async ({ params }) => {
      const brand = await activeBrand(db, params.id)
      if (!brand) throw new AppError('NOT_FOUND')
      return present(brand)
    }),
    route(listAllBrands, async () => ({ brands: (await allBrands(db)).map(presentKept) })),
    writeRoute(saveEndpoint, async (call, tx) =>
      presentKept(await saveBrand(tx, deps, call, { ...call.body, id: call.params.id })),
    ),
  ]
}

const present = ({
  active: _a,
  headSeesAmounts: _h,
  position: _p,
  version: _v,
  updatedAt: _at,
  ...shown
}: BrandRow): BrandShown => ({
  ...shown,
  texts: { ...shown.texts, info: shown.texts.info.map((part) => ({ ...part })) },
  contact: { ...shown.contact },
  kinds: [...shown.kinds],
  sells: [...shown.sells],
})

const presentKept = (row: BrandRow): BrandKept => {
  const { active, headSeesAmounts, position, version } = row
  return { ...present(row), active, headSeesAmounts, position, version }
}
