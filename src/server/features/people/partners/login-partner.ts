import { AppError } from '#/contract/errors.ts'
import type { PartnerLoginForm } from '#/contract/people/partner-auth.contract.ts'
import { tellAccountOwner } from '#/server/features/people/messages/messages.public.ts'
import type * as z from 'zod/mini'
import type { PartnersDeps } from './partners-deps.ts'
import { findPartner, setPartnerLogin } from './partners.repo.ts'

interface Origin {
  readonly ip: string
  readonly userAgent: string
  readonly deviceToken: string | null
}

/** Errors: WRONG_LOGIN, TOO_MANY_REQUESTS, UNAVAILABLE. */
export async function loginPartner(deps: PartnersDeps, form: z.output<typeof PartnerLoginForm>, origin: Origin) {
  const { database, sessions, passwords, loginThrottle, clock } = deps
  const { ip, userAgent, deviceToken } = origin
  const loginId = form.loginId.toLowerCase()
  const partner = await findPartner(database.db, { loginId })
  const attempt = { audience: 'partner', loginId, subjectId: partner?.id ?? null, ip, deviceToken } as const
  const entry = await loginThrottle.begin(attempt)
  const right = await passwords.verify(partner?.passwordHash ?? null, form.password, entry.isKnown)
  await loginThrottle.stillFree(entry)
  if (!partner || !right)
    return loginThrottle.wrong(entry, new AppError('WRONG_LOGIN'), async (tx) => {
      if (partner) await tellAccountOwner(tx, deps, partner, 'password-guessed')
    })
  const whose = { audience: 'partner', subjectId: partner.id } as const
  return database.transaction(async (tx) => {
    await setPartnerLogin(tx, partner.id, clock.now())
    const tokens = await sessions.open(tx, { ...whose, remembered: false, userAgent, ip })
    return { partner, tokens, device: await loginThrottle.passed(tx, entry, whose) }
  })
}
