import type {
  ProofDetail,
  ProofMessage,
  ProofPageView,
  ProofSummary,
  ProofVersion,
} from '#/contract/prepress/proof.contract.ts'
import { edgesOfPages } from '#/domain/preflight/edges-of-page.ts'
import { isOpenFor, mayDo } from '#/domain/proofs/permissions.ts'
import { PROOF_LABELS, type ReaderKind } from '#/domain/proofs/states.ts'
import { pageChanges } from '#/domain/proofs/version-changes.ts'
import type { OrderLine } from '#/server/features/ordering/orders/orders.public.ts'
import { changesOf } from './changes-of.ts'
import type { MessageRow, PageRow, ProofRow, VersionRow } from './proofs.table.ts'

export function presentSummary(proof: ProofRow): ProofSummary {
  return {
    id: proof.id,
    orderNumber: proof.orderNumber,
    lineId: proof.lineId,
    title: proof.title,
    product: proof.product,
    copies: proof.copies,
    state: proof.state,
    label: PROOF_LABELS[proof.state],
    version: proof.version,
    openComments: proof.openComments,
    coverPage: proof.version > 0 ? 1 : null,
    updatedAt: proof.updatedAt.toISOString(),
  }
}

export interface DetailParts {
  readonly proof: ProofRow
  readonly reader: ReaderKind
  readonly readerId: string
  readonly isDesk: boolean
  readonly line: OrderLine
  readonly binding: string
  readonly versions: readonly VersionRow[]
  readonly messages: readonly MessageRow[]
  readonly partner: { readonly id: string; readonly name: string } | null
  readonly dispatch: { readonly until: string; readonly day: string } | null
}

export function presentDetail(parts: DetailParts): ProofDetail {
  const { proof, reader, line } = parts
  const decides = (act: 'approve' | 'ask-changes') =>
    mayDo(act, reader) && isOpenFor(act, proof.state) && line.file === 'waiting-customer'
  const desk = reader === 'staff' && parts.isDesk
  const versions = parts.versions.filter((version) => reader === 'staff' || version.state === 'published')
  return {
    id: proof.id,
    orderNumber: proof.orderNumber,
    lineId: proof.lineId,
    title: proof.title,
    product: proof.product,
    copies: proof.copies,
    state: proof.state,
    label: PROOF_LABELS[proof.state],
    reader,
    may: {
      approve: decides('approve'),
      askChanges: decides('ask-changes'),
      publish: desk && isOpenFor('publish', proof.state) && versions.some((version) => version.state === 'draft'),
      make: desk && isOpenFor('make', proof.state) && MAKEABLE.includes(line.file),
    },
    partner: parts.partner,
    versions: versions.map((version) => presentVersion(version, parts)),
    messages: parts.messages.map((message) => presentMessage(message, reader, parts.readerId)),
    approved: presentApproval(parts),
    dispatch: parts.dispatch,
  }
}

const MAKEABLE: readonly OrderLine['file'][] = ['ready', 'proofing', 'changes-asked', 'waiting-customer']

function presentVersion(version: VersionRow, { binding, versions }: DetailParts): ProofVersion {
  const changes = changesOf(version, versions)
  return {
    number: version.number,
    state: version.state,
    note: version.note,
    madeBy: version.madeByName,
    madeAt: version.madeAt.toISOString(),
    publishedAt: version.publishedAt?.toISOString() ?? null,
    pageCount: version.pageCount,
    pagesDone: version.pagesDone,
    files: version.files.map(({ fileId, partId, name, bytes, sha256, copySha256, pageCount, drawn }) => ({
      fileId,
      partId,
      name,
      bytes,
      sha256: copySha256 ?? sha256,
      pageCount,
      asItCame: drawn === 'as-it-came',
    })),
    findings: version.findings.map(({ ruleId, severity, pages, title, detail }) => ({
      ruleId,
      severity,
      pages: [...pages],
      title,
      detail,
    })),
    spec: version.spec,
    binding: version.binding,
    current: version.binding === binding,
    changes: changes && { ...changes, files: changes.files.map((file) => ({ ...file })) },
  }
}

function presentMessage(message: MessageRow, reader: ReaderKind, readerId: string): ProofMessage {
  const pinned =
    message.pinNumber !== null && message.pinPage !== null && message.pinX !== null && message.pinY !== null
  return {
    id: message.id,
    seq: message.seq,
    kind: message.kind,
    author: {
      kind: message.authorKind,
      name: message.authorName,
      mine: message.authorKind === reader && message.authorId === readerId,
    },
    text: message.body,
    version: message.version,
    pin: pinned
      ? { number: message.pinNumber ?? 0, page: message.pinPage ?? 0, x: message.pinX ?? 0, y: message.pinY ?? 0 }
      : null,
    resolvedAt: message.resolvedAt?.toISOString() ?? null,
    attachments: message.attachments.map(({ fileId, name, bytes }) => ({ fileId, name, bytes })),
    at: message.at.toISOString(),
  }
}

function presentApproval({ proof, messages }: DetailParts): ProofDetail['approved'] {
  if (proof.approvedVersion === null) return null
  const said = messages.findLast((message) => message.kind === 'approved')
  return said ? { version: proof.approvedVersion, at: said.at.toISOString(), by: said.authorName } : null
}

/** `before` is the version that was shown before this one; null of the first. */
export function presentPages(
  version: VersionRow,
  pages: readonly PageRow[],
  before: { readonly version: VersionRow; readonly pages: readonly PageRow[] } | null,
): ProofPageView[] {
  const changes = before && pageChanges(before, { version, pages })
  const edgesOf = edgesOfPages(version.spec)
  return pages.map((page, index) => {
    const { number, partId, role, filePage, label, width, height, bleed, trim } = page
    const { safe, gutter, folds } = edgesOf(partId, filePage)
    return {
      number,
      partId,
      role,
      filePage,
      label,
      width,
      height,
      bleed,
      trim: { ...trim },
      edges: { safe, gutter: gutter && { ...gutter }, folds: folds.map((fold) => ({ ...fold })) },
      change: changes?.[index] ?? null,
    }
  })
}
