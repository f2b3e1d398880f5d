import { isWholeCancel } from '#/domain/tax/cash-receipt.ts'
import { isFirm, type TaxSupplier } from '#/domain/tax/tax-party.ts'
import type { InvoiceCall, PaperKey, ReceiptCall } from '#/server/ports/tax-invoices.ts'
import type { TaxDocumentRow } from './tax-invoices.table.ts'

interface Called {
  readonly document: TaxDocumentRow
  readonly supplier: TaxSupplier
  readonly original: TaxDocumentRow | null
  readonly orderNumbers: readonly string[]
}

export const paperKey = ({ kind, mgtKey }: TaxDocumentRow, supplierNumber: string): PaperKey => ({
  kind: kind === 'tax-invoice' ? 'invoice' : 'receipt',
  supplierNumber,
  key: mgtKey,
})

export function invoiceCall({ document, supplier, original, orderNumbers }: Called): InvoiceCall {
  const { mgtKey: key, buyer, writeDay, paid, supply, vat, items, amendCode: code } = document
  if (!isFirm(buyer)) throw new Error(`invoice ${document.id} has no firm`)
  if (code && !original?.confirmNumber) throw new Error(`invoice ${document.id} amends nothing`)
  const numbers =
    orderNumbers.length > 3 ? `${orderNumbers[0]} 외 ${orderNumbers.length - 1}건` : orderNumbers.join(', ')
  const remark = code && original ? `당초 작성일자 ${original.writeDay}, ${numbers}` : numbers
  const amends = code && original?.confirmNumber ? { code, confirmNumber: original.confirmNumber } : null
  return { key, supplier, buyer, writeDay, paid, supply, vat, items, remark, amends }
}

export function receiptCall({ document, supplier, original, orderNumbers }: Called): ReceiptCall {
  const { mgtKey: key, buyer, supply, vat, items, kind } = document
  if (isFirm(buyer)) throw new Error(`receipt ${document.id} has no identity`)
  const taken = supply < 0
  if (taken && !(original?.confirmNumber && original.confirmDay)) throw new Error(`cancel ${document.id} of nothing`)
  const amount = Math.abs(supply + vat)
  const cancels =
    taken && original?.confirmNumber && original.confirmDay
      ? {
          confirmNumber: original.confirmNumber,
          day: original.confirmDay,
          whole: isWholeCancel({ receipt: original.supply + original.vat, cancelled: 0 }, amount),
        }
      : null
  return {
    key,
    supplier,
    buyer,
    usage: kind === 'income-receipt' ? 'income' : 'expense',
    supply: Math.abs(supply),
    vat: Math.abs(vat),
    itemName: items.length > 1 ? `${items[0]?.name} 외 ${items.length - 1}건` : (items[0]?.name ?? '인쇄'),
    orderNumber: orderNumbers[0] ?? '',
    cancels,
  }
}
