import { kindOf } from '#/domain/catalog/kinds.ts'
import { findBinding } from '#/domain/catalog/lookup.ts'
import { isKnownFinish } from './finish-intents.ts'
import type { JobTicket } from './job-ticket.ts'
import { ticketDocument } from './write-ticket.ts'
import type { XmlElement } from './xml.ts'

const NMTOKEN = /^[\p{L}\p{N}._:-]+$/u

/** What a schema does not see and a machine would trip over. Korean; empty when the ticket makes sense. */
export function ticketProblems(ticket: JobTicket): readonly string[] {
  return [
    ...identity(ticket),
    ...pages(ticket),
    ...finishing(ticket),
    ...copies(ticket),
    ...references(ticketDocument(ticket)),
  ]
}

const identity = ({ jobId }: JobTicket): readonly string[] =>
  NMTOKEN.test(jobId) ? [] : [`작업 번호 "${jobId}"에 빈칸이나 쓸 수 없는 글자가 있습니다.`]

function pages({ spec, files, sheets }: JobTicket): readonly string[] {
  const found: string[] = []
  if (findBinding(spec.binding)?.style === 'saddle') {
    const odd = spec.parts.filter((part) => part.role === 'body' && part.pages % 4 !== 0)
    found.push(...odd.map((part) => `중철 ${part.id} ${part.pages}쪽은 4의 배수가 아닙니다.`))
  }
  for (const part of spec.parts) {
    const printed = part.role !== 'endpaper' && part.ink.front + part.ink.back > 0
    if (!printed) continue
    if (!files.some((file) => file.partIds.includes(part.id))) found.push(`${part.id}에 쓸 파일이 없습니다.`)
    if (!sheets.some(({ file }) => file.partIds.includes(part.id))) found.push(`${part.id}이 앉은 판이 없습니다.`)
  }
  return found
}

const finishing = ({ spec }: JobTicket): readonly string[] =>
  [...spec.finishes, ...spec.parts.flatMap((part) => part.finishes)]
    .filter((choice) => !isKnownFinish(choice))
    .map(({ id }) => `후가공 ${id}을 작업 지시로 적을 수 없습니다.`)

function copies({ spec, drops }: JobTicket): readonly string[] {
  const { unit } = kindOf(spec.product)
  const sent = drops.reduce((sum, drop) => sum + drop.copies, 0)
  return drops.length > 0 && sent !== spec.copies
    ? [`배송지로 나눈 수(${sent}${unit})가 주문한 수(${spec.copies}${unit})와 다릅니다.`]
    : []
}

/** libxml2 lets references hang in the air. */
function references(document: XmlElement): readonly string[] {
  const all = descendants(document)
  const ids = new Set(all.flatMap(({ attributes: { ID } }) => (ID === undefined ? [] : [String(ID)])))
  const found: string[] = []
  for (const { name, attributes } of all) {
    const children = String(attributes['ChildRefs'] ?? '')
      .split(' ')
      .filter((ref) => ref !== '')
    if (name === 'BindingIntent' && children.length < 2) found.push('묶을 부분이 둘보다 적습니다.')
    const refs = [...children, ...[attributes['ItemRef'], attributes['ProductPart']].filter((ref) => ref !== undefined)]
    found.push(...refs.filter((ref) => !ids.has(String(ref))).map((ref) => `없는 부분 ${ref}을 가리킵니다.`))
  }
  return found
}

const descendants = (root: XmlElement): readonly XmlElement[] => [
  root,
  ...root.children.flatMap((child) => (typeof child === 'string' ? [] : descendants(child))),
]
