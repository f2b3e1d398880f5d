import type { DocumentView } from '#/contract/ordering/documents.contract.ts'
import type {
  BusinessDocument,
  DocumentFact,
  DocumentItem,
  DocumentParty,
} from '#/domain/documents/business-document.ts'
import { picturesOf } from '#/server/features/ordering/pictures/pictures.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'

type Picture = DocumentView['items'][number]['picture']

/** Nobody reads more on a screen; thousands of drawn rows would hold up a telephone. */
const MOST_ROWS = 300

/** The paper for its page. To whom the files of its jobs are `closed`, it shows bare paper. */
export async function presentDocument(
  db: DbOrTx,
  document: BusinessDocument,
  { closed = false }: { readonly closed?: boolean } = {},
): Promise<DocumentView> {
  const shown = document.items.slice(0, MOST_ROWS)
  const jobs = shown.flatMap(({ spec, files }, at) => (spec ? [{ at, spec, files }] : []))
  const found = await picturesOf(db, jobs, { closed })
  const pictures = new Map(jobs.map(({ at }, index) => [at, found[index] ?? null]))
  return {
    kind: document.kind,
    title: document.title,
    number: document.number,
    facts: document.facts.map(presentFact),
    receiver: presentParty(document.receiver),
    supplier: presentParty(document.supplier),
    statement: document.statement,
    items: shown.map((item, at) => presentItem(item, pictures.get(at) ?? null)),
    more: document.items.length - shown.length,
    sums: document.sums.map(({ label, hint, amount, weight }) => ({ label, hint, amount, weight })),
    total: document.total,
    totalInHangul: document.totalInHangul,
    terms: document.terms.map(presentFact),
    notes: [...document.notes],
    foot: [...document.foot],
    look: { ...document.look },
  }
}

const presentFact = ({ label, value }: DocumentFact) => ({ label, value })

const presentParty = ({ name, honorific, facts }: DocumentParty) => ({ name, honorific, facts: facts.map(presentFact) })

const presentItem = (item: DocumentItem, picture: Picture): DocumentView['items'][number] => ({
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
  picture,
})
