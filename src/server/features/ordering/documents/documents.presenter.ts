import type * as z from 'zod/mini'
import type { businessPaper } from '#/contract/ordering/documents.contract.ts'
import type { BusinessPaper, PaperFact, PaperItem, PaperParty } from '#/domain/papers/business-paper.ts'

type Presented = z.output<typeof businessPaper>

export const presentPaper = (paper: BusinessPaper): Presented => ({
  kind: paper.kind,
  title: paper.title,
  number: paper.number,
  facts: paper.facts.map(presentFact),
  receiver: presentParty(paper.receiver),
  supplier: presentParty(paper.supplier),
  statement: paper.statement,
  items: paper.items.map(presentItem),
  sums: paper.sums.map(({ label, hint, amount, weight }) => ({ label, hint, amount, weight })),
  total: paper.total,
  totalInHangul: paper.totalInHangul,
  terms: paper.terms.map(presentFact),
  notes: [...paper.notes],
  foot: [...paper.foot],
})

const presentFact = ({ label, value }: PaperFact) => ({ label, value })

const presentParty = ({ name, honorific, facts }: PaperParty) => ({ name, honorific, facts: facts.map(presentFact) })

const presentItem = (item: PaperItem): Presented['items'][number] => ({
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
})
