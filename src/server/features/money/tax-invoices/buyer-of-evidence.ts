import type { Evidence } from '#/domain/orders/evidence.ts'
import type { TaxKind } from '#/domain/tax/tax-document.ts'
import type { TaxBuyer, TaxFirm } from '#/domain/tax/tax-party.ts'

/** Whom the customer asked a paper to be written to; null: none was asked for. `known`: what the firm said of itself before. */
export function buyerOf(
  evidence: Evidence | null,
  email: string,
  known: TaxFirm | null,
): { readonly kind: TaxKind; readonly buyer: TaxBuyer } | null {
  switch (evidence?.kind) {
    case 'income-receipt':
      return { kind: evidence.kind, buyer: { identity: evidence.phone, email } }
    case 'expense-receipt':
      return { kind: evidence.kind, buyer: { identity: evidence.businessNumber, email } }
    case 'tax-invoice': {
      const { businessNumber, company, ceo, manager } = evidence
      const rest = known?.businessNumber === businessNumber ? known : null
      const buyer = {
        businessNumber,
        company,
        ceo,
        manager,
        email: evidence.email,
        address: rest?.address ?? '',
        businessType: rest?.businessType ?? '',
        businessItem: rest?.businessItem ?? '',
      }
      return { kind: evidence.kind, buyer }
    }
    default:
      return null
  }
}

/** The same in the words of the order, so that its page says what was asked for. */
export function evidenceOfBuyer(kind: TaxKind, buyer: TaxBuyer): Evidence {
  if ('businessNumber' in buyer) {
    const { businessNumber, company, ceo, manager, email } = buyer
    return { kind: 'tax-invoice', businessNumber, company, ceo, manager, email }
  }
  return kind === 'income-receipt'
    ? { kind, phone: buyer.identity }
    : { kind: 'expense-receipt', businessNumber: buyer.identity }
}
