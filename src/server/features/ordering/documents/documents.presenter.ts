import type * as z from 'zod/mini'
import type { businessDocument } from '#/contract/ordering/documents.contract.ts'
import type {
  BusinessDocument,
  DocumentFact,
  DocumentItem,
  DocumentParty,
} from '#/domain/documents/business-document.ts'

type Presented = z.output<typeof businessDocument>

export const presentDocument = (document: BusinessDocument): Presented => ({
  kind: document.kind,
  title: document.title,
  number: document.number,
  facts: document.facts.map(presentFact),
  receiver: presentParty(document.receiver),
  supplier: presentParty(document.supplier),
  statement: document.statement,
  items: document.items.map(presentItem),
  sums: document.sums.map(({ label, hint, amount, weight }) => ({ label, hint, amount, weight })),
  total: document.total,
  totalInHangul: document.totalInHangul,
  terms: document.terms.map(presentFact),
  notes: [...document.notes],
  foot: [...document.foot],
  look: { ...document.look },
})

const presentFact = ({ label, value }: DocumentFact) => ({ label, value })

const presentParty = ({ name, honorific, facts }: DocumentParty) => ({ name, honorific, facts: facts.map(presentFact) })

const presentItem = (item: DocumentItem): Presented['items'][number] => ({
  no: item.no,
  date: item.date,
  name: item.name,
  details: [...item.details],
  quantity: item.quantity,
  unit: item.unit,
  unitPrice: item.unitPrice,
  supply: item.supply,
  vat: item.vat,
  note: item.note,
  spec: item.spec,
  ownFiles: item.ownFiles,
})
