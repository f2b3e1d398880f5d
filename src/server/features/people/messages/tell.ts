import { templateOf } from '#/domain/messages/happening.ts'
import { MESSAGE_TEMPLATES } from '#/domain/messages/message-templates.data.ts'
import { afterNight, isQuiet } from '#/domain/messages/send-time.ts'
import { anyBrand } from '#/server/features/content/brands/brands.public.ts'
import { brandOf } from '#/server/features/content/content/content.public.ts'
import type { DbOrTx, Tx } from '#/server/platform/db/database.ts'
import type { Sealer } from '#/server/platform/sealer.ts'
import type { Services } from '#/server/platform/services.ts'
import type { Message } from '#/server/ports/messenger.ts'
import { composeMessages } from './compose-messages.ts'
import { currentTexts } from './current-texts.ts'
import { sendMessage } from './send-message.ts'
import { isTold, writeDown } from './notifications.repo.ts'
import type { Telling } from './telling.ts'
import { mayTell } from './unpaid-limit.ts'

export interface TellDeps extends Pick<Services, 'database' | 'jobs' | 'clock' | 'ids' | 'log'> {
  readonly shopAddress: string
  readonly sealer: Sealer
}

/** Tells it once: the key in the database knows whether that was done, in the transaction that queues the messages. */
export async function tell(deps: TellDeps, telling: Telling): Promise<void> {
  const { db } = deps.database
  if (await isTold(db, telling.key)) return
  const id = templateOf(telling.happening)
  const now = deps.clock.now()
  const sender = { brand: await senderName(db, telling.brand), shopAddress: deps.shopAddress, now }
  const { title, body, messages } = composeMessages(telling, await currentTexts(db, id), sender)
  const allowed = await withinLimits(deps, telling, messages)
  if (messages.length === 0) return
  await deps.database.transaction(async (tx) => {
    const { key, to, path, secret } = telling
    // A secret path opens something: it is kept as little as the words.
    const row = { id: deps.ids.uuid(), key, template: id, path: secret ? null : path, createdAt: now }
    const words = secret ? { memberId: null, title: '', body: '' } : { memberId: to.memberId, title, body }
    if (!(await writeDown(tx, { ...row, ...words }))) return
    for (const message of allowed) await queue(tx, deps, secret ? hidden(deps, message) : message)
  })
}

/** Who sold it, and in brackets who makes and sends it. */
async function senderName(db: DbOrTx, id: string | undefined): Promise<string> {
  const shop = await brandOf(db)
  const brand = id === undefined ? null : await anyBrand(db, id)
  return brand ? `${brand.name} (${shop})` : shop
}

async function withinLimits(deps: TellDeps, telling: Telling, messages: readonly Message[]): Promise<Message[]> {
  const id = templateOf(telling.happening)
  const template = MESSAGE_TEMPLATES[id]
  if (!('unproven' in template) && !('repeats' in template)) return [...messages]
  // Each that repeats is counted by itself: whoever fills one mailbox with keys hides no other news of the account.
  const sort = 'repeats' in template ? id : 'unpaid'
  const allowed: Message[] = []
  for (const message of messages) {
    if (await mayTell(deps.database.db, message, telling.to.memberId, sort)) allowed.push(message)
    else deps.log.warn({ event: telling.happening.event }, 'not told: too many messages that cost only the shop today')
  }
  return allowed
}

/** What may wait at night lies in the queue until eight. */
function queue(tx: Tx, { jobs, clock }: TellDeps, message: Message): Promise<void> {
  const now = clock.now()
  const waits = message.quiet && isQuiet(now)
  return jobs.add(tx, sendMessage, message, {
    key: `notify:${message.key}`,
    ...(waits ? { runAt: afterNight(now) } : {}),
  })
}

const hidden = ({ sealer }: TellDeps, message: Message): Message => ({
  ...message,
  body: sealer.seal(message.body),
  secret: true,
})
