import type { TaxItem } from '#/domain/tax/sale-items.ts'
import type { InvoiceCall, ReceiptCall } from '#/server/ports/tax-invoices.ts'

const digits = (day: string): string => day.replaceAll('-', '')

/** A Taxinvoice as RegistIssue takes it: amounts are text, days eight digits. */
export function invoiceBody({ supplier, buyer, amends, ...paper }: InvoiceCall): object {
  return {
    issueType: '정발행',
    taxType: '과세',
    chargeDirection: '정과금',
    writeDate: digits(paper.writeDay),
    purposeType: paper.paid ? '영수' : '청구',
    supplyCostTotal: String(paper.supply),
    taxTotal: String(paper.vat),
    totalAmount: String(paper.supply + paper.vat),
    ...(paper.paid ? { cash: String(paper.supply + paper.vat) } : { credit: String(paper.supply + paper.vat) }),
    remark1: paper.remark,
    invoicerMgtKey: paper.key,
    invoicerCorpNum: supplier.businessNumber,
    invoicerCorpName: supplier.company,
    invoicerCEOName: supplier.ceo,
    invoicerAddr: supplier.address,
    invoicerBizType: supplier.businessType,
    invoicerBizClass: supplier.businessItem,
    invoicerTEL: supplier.phone,
    invoicerEmail: supplier.email,
    invoiceeType: '사업자',
    invoiceeCorpNum: buyer.businessNumber,
    invoiceeCorpName: buyer.company,
    invoiceeCEOName: buyer.ceo,
    invoiceeAddr: buyer.address,
    invoiceeBizType: buyer.businessType,
    invoiceeBizClass: buyer.businessItem,
    invoiceeContactName1: buyer.manager,
    invoiceeEmail1: buyer.email,
    ...(amends ? { modifyCode: amends.code, orgNTSConfirmNum: amends.confirmNumber } : {}),
    detailList: paper.items.map(detail),
    // The day was chosen by rule; the service would refuse one whose 10th has passed.
    forceIssue: true,
  }
}

const detail = (item: TaxItem, index: number): object => ({
  serialNum: index + 1,
  purchaseDT: digits(item.day),
  itemName: item.name.slice(0, 100),
  ...(item.quantity === null ? {} : { qty: String(item.quantity) }),
  ...(item.unitPrice === null ? {} : { unitCost: String(item.unitPrice) }),
  supplyCost: String(item.supply),
  tax: String(item.vat),
})

/** A Cashbill, or the words that take one back. */
export function receiptBody({ key, supplier, buyer, cancels, supply, vat, usage, itemName, orderNumber }: ReceiptCall) {
  const amounts = { supplyCost: String(supply), tax: String(vat), serviceFee: '0', totalAmount: String(supply + vat) }
  if (cancels)
    return {
      mgtKey: key,
      orgConfirmNum: cancels.confirmNumber,
      orgTradeDate: digits(cancels.day),
      isPartCancel: !cancels.whole,
      cancelType: 1,
      ...(cancels.whole ? {} : amounts),
    }
  return {
    mgtKey: key,
    tradeType: '승인거래',
    tradeUsage: usage === 'income' ? '소득공제용' : '지출증빙용',
    tradeOpt: '일반',
    taxationType: '과세',
    ...amounts,
    franchiseCorpNum: supplier.businessNumber,
    franchiseCorpName: supplier.company,
    franchiseCEOName: supplier.ceo,
    franchiseAddr: supplier.address,
    franchiseTEL: supplier.phone,
    identityNum: buyer.identity,
    itemName: itemName.slice(0, 100),
    orderNumber,
    ...(buyer.email ? { email: buyer.email } : {}),
  }
}
