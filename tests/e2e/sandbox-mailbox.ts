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
    // Other news may have come after it, and lies above it: the word that a proof is ready comes when it is ready.
    const since = texts.slice(0, Math.max(0, texts.length - before))
    const code = since.map((text) => /인증번호 (\d{6})/.exec(text)?.[1]).find((digits) => digits !== undefined)
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`no code for ${recipient}`)
}
