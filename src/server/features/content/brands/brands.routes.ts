import { AppError } from '#/contract/errors.ts'
import { type BrandShown, listBrands, readBrandSite } from '#/contract/content/brands.contract.ts'
import { type Route, route } from '#/server/platform/http/route.ts'
import type { Services } from '#/server/platform/services.ts'
import { activeBrand, activeBrands } from './brands.repo.ts'
import type { BrandRow } from './brands.table.ts'

export const brandsRoutes = ({ database: { db } }: Pick<Services, 'database'>): readonly Route[] => [
  route(listBrands, async () => ({ brands: (await activeBrands(db)).map(({ id, name }) => ({ id, name })) })),
  route(readBrandSite, async ({ params }) => {
    const brand = await activeBrand(db, params.id)
    if (!brand) throw new AppError('NOT_FOUND')
    return present(brand)
  }),
]

const present = ({
  active: _active,
  position: _position,
  version: _version,
  updatedAt: _at,
  ...shown
}: BrandRow): BrandShown => ({
  ...shown,
  texts: { ...shown.texts, info: shown.texts.info.map((part) => ({ ...part })) },
  contact: { ...shown.contact },
})
