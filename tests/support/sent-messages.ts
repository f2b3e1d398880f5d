import type { TestShop } from './test-shop.ts'

/** Texts the shop sent to a phone or mailbox, newest first, after running the jobs that send them. */
export async function sentTo(shop: TestShop, recipient: string): Promise<readonly string[]> {
  await shop.runJobs()
  return shop.outbox.sent
    .filter(({ to }) => to === recipient)
    .map(({ body }) => body)
    .toReversed()
}

/** The newest code sent to `recipient`; throws when none was sent. */
export async function codeSentTo(shop: TestShop, recipient: string): Promise<string> {
  const codes = (await sentTo(shop, recipient)).flatMap((text) => /인증번호 (\d{6})/.exec(text)?.[1] ?? [])
  const [code] = codes
  if (!code) throw new Error(`no code was sent to ${recipient}`)
  return code
}
