import * as z from 'zod/mini'

/**
 * The `user` claim of a member's access token, which the browser keeps in local storage (specification §3). `roles` is
 * separated by commas; `lastLoginDtm` is `YYYY-MM-DD HH:mm:ss` in Korean time, empty at the first login.
 */
export const UserInformation = z.object({
  id: z.string(),
  uuid: z.uuid(),
  memberHash: z.string(),
  name: z.string(),
  email: z.string(),
  phoneNumber: z.string(),
  phoneE164: z.string(),
  customerType: z.string(),
  customerGrade: z.string(),
  discountRate: z.number(),
  roles: z.string(),
  lastLoginDtm: z.string(),
  needAdditionalInfo: z.boolean(),
})
export type UserInformation = z.output<typeof UserInformation>

export const LoggedIn = z.object({ user: UserInformation })
