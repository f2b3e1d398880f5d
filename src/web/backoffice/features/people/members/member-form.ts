import type { MemberDesk } from '#/contract/people/member-desk.schema.ts'

/** What each form about a member is handed. */
export interface MemberFormProps extends Pick<MemberDesk, 'member'> {
  readonly onDone: () => void
}
