import { readFileSync } from 'node:fs'
import type { APIRequestContext } from '@playwright/test'

interface Answer {
  readonly messages: readonly { readonly body: string }[]
}

/** Where the shop of these journeys practises; the same port as in `playwright.config.ts`. */
const NOTE = `.cache/e2e-data-${process.env['E2E_PORT'] ?? 3180}/sandboxes.json`

/** Texts that came to a phone or mailbox, newest first. */
export async function mailboxOf(request: APIRequestContext, recipient: string): Promise<readonly string[]> {
  const { messages: url } = JSON.parse(readFileSync(NOTE, 'utf8')) as { messages: string }
  const answer = await request.get(`${url}/mailbox.json?to=${encodeURIComponent(recipient)}`)
  return ((await answer.json()) as Answer).messages.map(({ body }) => body)
}

/** The newest six-digit code in the practice mailbox of `recipient`, which held `before` texts when it was asked for. */
export async function newestCode(request: APIRequestContext, recipient: string, before = 0): Promise<string> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const texts = await mailboxOf(request, recipient)
    const code = texts.length > before ? /인증번호 (\d{6})/.exec(texts[0] ?? '')?.[1] : undefined
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`no code for ${recipient}`)
}
