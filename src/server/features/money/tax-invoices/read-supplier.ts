import { DEFAULT_SHOP } from '#/contract/content/default-shop.ts'
import { businessNumberDigits } from '#/domain/members/business-number.ts'
import type { TaxSupplier } from '#/domain/tax/tax-party.ts'
import { readShop } from '#/server/features/content/content/content.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { readSettings } from './buyers.repo.ts'
import type { TaxDeps } from './tax-deps.ts'

/** A shop that only practises can do so before its details are filled in; every paper says that it is practice. */
const PRACTICE = { businessNumber: '1234567891', ceo: '연습' } as const

/** The shop as its papers name it; empty where its settings are. */
export async function readSupplier(db: DbOrTx, { taxInvoices }: Pick<TaxDeps, 'taxInvoices'>): Promise<TaxSupplier> {
  const shop = await readShop(db)
  const company = shop?.company
  const { businessType, businessItem } = await readSettings(db)
  const practised = taxInvoices?.practised ?? false
  return {
    businessNumber: businessNumberDigits(company?.businessNumber ?? (practised ? PRACTICE.businessNumber : '')),
    company: company?.name ?? (practised ? (shop?.brand ?? DEFAULT_SHOP.brand) : ''),
    ceo: company?.ceo ?? (practised ? PRACTICE.ceo : ''),
    address: company?.address ?? '',
    phone: company?.phone ?? '',
    email: company?.email ?? '',
    businessType: businessType ?? '',
    businessItem: businessItem ?? '',
  }
}
