import { expect, type APIRequestContext } from '@playwright/test'
import { mailboxOf } from './sandbox-mailbox.ts'

/** The secret of the newest link that invites somebody, once its mail has come. */
export async function invitationTo(request: APIRequestContext, email: string): Promise<string> {
  let secret = ''
  await expect
    .poll(async () => {
      const [mail = ''] = await mailboxOf(request, email)
      secret = /\/admin\/invitation#([\w-]+)/.exec(mail)?.[1] ?? ''
      return secret
    })
    .not.toBe('')
  return secret
}
