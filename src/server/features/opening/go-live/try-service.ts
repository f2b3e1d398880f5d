import { Readable } from 'node:stream'
import type { BodyOf } from '#/contract/endpoint.ts'
import type { checkService } from '#/contract/opening/go-live.contract.ts'
import { readShop } from '#/server/features/content/content/content.public.ts'
import type { SendOutcome } from '#/server/ports/messenger.ts'
import type { GoLiveDeps } from './go-live-deps.ts'

type Asked = BodyOf<typeof checkService>

export interface Tried {
  readonly passed: boolean
  /** Ready to show; names nobody. */
  readonly says: string
}

/** Uses a service once, as the shop will; whatever it answers is a result. */
export async function tryService(deps: GoLiveDeps, asked: Asked, brand: string): Promise<Tried> {
  switch (asked.service) {
    case 'mail':
    case 'sms':
      return trySending(deps, asked, brand)
    case 'storage':
      return tryStorage(deps)
    case 'tracking':
      return tryTracking(deps)
    case 'tax':
      return tryTax(deps)
  }
}

async function trySending(
  { messenger, ids, clock }: GoLiveDeps,
  { service, to }: Extract<Asked, { readonly to: string }>,
  brand: string,
): Promise<Tried> {
  const body = `[${brand}] 개점 전 점검에서 보낸 시험 ${service === 'sms' ? '문자' : '메일'}입니다.`
  const channel = service === 'sms' ? 'sms' : 'email'
  const message = { channel, to, subject: service === 'sms' ? null : `[${brand}] 시험 메일`, body } as const
  return sentInWords(await messenger.send(message, { id: ids.uuid(), since: clock.now(), again: false }))
}

function sentInWords(outcome: SendOutcome): Tried {
  switch (outcome.kind) {
    case 'accepted':
    case 'delivered':
      return { passed: true, says: '보냈습니다. 받은 곳에서 도착했는지 봐 주세요.' }
    case 'refused':
      return { passed: false, says: `거절되었습니다. ${outcome.reason}` }
    case 'not-now':
      return { passed: false, says: `응답이 없습니다(${outcome.code}). 설정과 연결을 확인한 뒤 다시 해 주세요.` }
  }
}

/** Writes a small object, reads it back and takes it away. */
async function tryStorage({ storage, ids }: GoLiveDeps): Promise<Tried> {
  const key = `checks/${ids.uuid()}`
  const content = ids.uuid()
  try {
    await storage.put(key, Readable.from([content]), 'text/plain')
    const back = await textOf(await storage.open(key))
    if (back !== content) return { passed: false, says: '쓴 것과 읽은 것이 다릅니다. 저장소를 확인해 주세요.' }
    const hasRoom = await storage.takesUploads()
    return hasRoom
      ? { passed: true, says: '쓰고 읽고 지웠습니다. 올릴 자리도 있습니다.' }
      : { passed: false, says: '파일을 올릴 자리가 없습니다.' }
  } catch {
    return { passed: false, says: '쓰거나 읽지 못했습니다. 주소와 열쇠를 확인해 주세요.' }
  } finally {
    await storage.delete(key).catch(() => undefined)
  }
}

async function textOf(stream: Readable): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk as Buffer))
  return Buffer.concat(chunks).toString()
}

/** CJ, and a number of the right form that is nobody's: an honest service says that it does not know it. */
const NOBODYS = { courier: '04', number: '100000000005' }

async function tryTracking({ tracking }: GoLiveDeps): Promise<Tried> {
  if (!tracking) return { passed: false, says: '연결하지 않았습니다. 배송 상태를 손으로 옮깁니다.' }
  const outcome = await tracking.look(NOBODYS)
  return outcome.kind === 'not-now'
    ? { passed: false, says: `답하지 않습니다(${outcome.code}). 열쇠와 연결을 확인해 주세요.` }
    : { passed: true, says: '답합니다.' }
}

/** Asks for what is left of the points: it needs the keys and the shop's own number, and issues nothing. */
async function tryTax({ taxInvoices, database }: GoLiveDeps): Promise<Tried> {
  if (!taxInvoices) return { passed: false, says: '연결하지 않았습니다. 신청이 책상에서 기다립니다.' }
  const number = (await readShop(database.db))?.company.businessNumber?.replaceAll('-', '') ?? ''
  if (number === '') return { passed: false, says: '설정의 사업자등록번호를 먼저 채워 주세요.' }
  const outcome = await taxInvoices.points(number)
  if (outcome.kind === 'refused') return { passed: false, says: `거절되었습니다. ${outcome.message}` }
  return outcome.kind === 'points'
    ? { passed: outcome.points > 0, says: `답합니다. 남은 포인트 ${outcome.points}` }
    : { passed: false, says: `답하지 않습니다(${outcome.code}). 열쇠와 연결을 확인해 주세요.` }
}
