import type { APIRequestContext } from '@playwright/test'

interface Answer {
  readonly resultData: { readonly messages: readonly { readonly body: string }[] }
}

/** The newest six-digit code the sandbox kept for `recipient`, read as the administrator does. */
export async function newestCode(request: APIRequestContext, recipient: string): Promise<string> {
  const login = await request.post('/api/staff/login', { data: { loginId: 'admin', password: 'Press#Sheet2026' } })
  const headers = { authorization: login.headers()['authorization'] ?? '' }
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await request.get(`/api/staff/sandbox-messages?recipient=${recipient}`, { headers })
    const { resultData } = (await answer.json()) as Answer
    const code = /\d{6}/.exec(resultData.messages[0]?.body ?? '')?.[0]
    if (code) return code
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`no code for ${recipient}`)
}
