import { templateOf } from '#/domain/messages/happening.ts'
import { brandOf } from '#/server/features/content/content/content.public.ts'
import type { DbOrTx } from '#/server/platform/db/database.ts'
import { composeMessages } from './compose-messages.ts'
import { currentTexts } from './current-texts.ts'
import type { Telling } from './telling.ts'

/** The text message as it would go out now; null where none would. Nothing is kept and nothing is sent. */
export async function previewText(
  db: DbOrTx,
  telling: Telling,
  { shopAddress, now }: { readonly shopAddress: string; readonly now: Date },
): Promise<string | null> {
  const texts = await currentTexts(db, templateOf(telling.happening))
  const { messages } = composeMessages(telling, texts, { brand: await brandOf(db), shopAddress, now })
  return messages.find(({ channel }) => channel === 'sms')?.body ?? null
}
