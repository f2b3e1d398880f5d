import type { TestShop } from './test-shop.ts'

/** Texts the shop sent to a phone or mailbox, newest first, after running the jobs that send them. */
export async function sentTo(shop: TestShop, recipient: string): Promise<readonly string[]> {
  await shop.runJobs()
  const { rows } = await shop.container.database.pool.query<{ body: string }>(
    'select body from sandbox_message where recipient = $1 order by sent_at desc',
    [recipient],
  )
  return rows.map((row) => row.body)
}

/** The six digits of the newest message to `recipient`; throws when none was sent. */
export async function codeSentTo(shop: TestShop, recipient: string): Promise<string> {
  const code = /\d{6}/.exec((await sentTo(shop, recipient))[0] ?? '')?.[0]
  if (!code) throw new Error(`no code was sent to ${recipient}`)
  return code
}
