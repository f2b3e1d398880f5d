import type { MemberUser } from './member-user.ts'
import { tokenPayload } from './token-rules.ts'

/** Whether a contract says the percentage, not a grade: told beside the fields that the specification gives a user. */
export const isAgreed = ({ accessToken }: MemberUser): boolean => tokenPayload(accessToken)?.['agreed'] === true
