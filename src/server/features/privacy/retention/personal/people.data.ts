import { eq, or, sql } from '#/server/platform/db/drizzle.ts'
import { designUse, memberDesign } from '#/server/features/files/designs/designs.table.ts'
import { apiKeys } from '#/server/features/people/api-keys/api-keys.table.ts'
import {
  contactCodes,
  memberAddresses,
  memberChanges,
  memberConsents,
  memberNotes,
  members,
} from '#/server/features/people/members/members.table.ts'
import { brandRequests } from '#/server/features/people/members/brand-requests.table.ts'
import { supportingDocuments } from '#/server/features/people/members/supporting-documents.table.ts'
import { socialAttempts, socialLinks } from '#/server/features/people/members/social.table.ts'
import { messages } from '#/server/features/people/messages/messages.table.ts'
import { messageTemplates, notifications } from '#/server/features/people/messages/notifications.table.ts'
import { partnerAccounts } from '#/server/features/people/partners/partners.table.ts'
import {
  accountInvitations,
  staffAccounts,
  staffRecoveryCodes,
  staffRoles,
} from '#/server/features/people/staff/staff.table.ts'
import { auditLog } from '#/server/platform/audit/audit-log.table.ts'
import { idempotency } from '#/server/platform/http/idempotency.table.ts'
import { knownDevices, loginThrottle } from '#/server/platform/passwords/passwords.table.ts'
import { refreshTokens, sessions, signingKeys } from '#/server/platform/sessions/sessions.table.ts'
import { academyCovers } from '#/server/features/textbooks/editions/editions.table.ts'
import { becomes, derived, fatesOf, goes, kept, no, type PersonalTable } from './fate.ts'

/** Phone and addresses of the member, unless somebody else who is a member uses the same. */
const contactsOf = (memberId: string) => sql`(
  select c.contact from member m cross join lateral (values (m.phone), (m.email), (m.email_key)) c (contact)
   where m.id = ${memberId}::uuid and c.contact <> ''
     and not exists (select 1 from member o where o.id <> m.id and o.left_at is null and c.contact in (o.phone, o.email_key)))`

/** Accounts and what belongs to them. In this order a leaving member's rows are erased; the account itself comes last. */
export const PEOPLE: readonly PersonalTable[] = [
  fatesOf(academyCovers, goes('layout', 'name', 'phone', 'line', 'logo'), {
    deletes: (id) => eq(academyCovers.memberId, id),
  }),
  fatesOf(
    messages,
    {
      ...no('jobId', 'channel', 'state', 'reference', 'failureCode', 'template'),
      // The farewell itself goes out afterwards, without its text.
      recipient: { becomes: '', elseKept: 'six-months' },
      ...becomes(null, 'subject', 'body', 'failure'),
    },
    { blanks: (id) => sql`${messages.recipient} in ${contactsOf(id)}` },
  ),
  fatesOf(
    notifications,
    { ...no('key', 'template'), ...kept('six-months', 'title', 'body', 'path') },
    { deletes: (id) => eq(notifications.memberId, id) },
  ),
  fatesOf(messageTemplates, no('template', 'subject', 'mail', 'text')),
  fatesOf(
    contactCodes,
    { ...no('purpose', 'channel'), ...goes('target', 'codeHash', 'ticketHash') },
    { deletes: (id) => sql`(${contactCodes.memberId} = ${id}::uuid or ${contactCodes.target} in ${contactsOf(id)})` },
  ),
  fatesOf(memberAddresses, goes('label', 'receiver', 'phone', 'zipcode', 'address', 'addressEtc'), {
    deletes: (id) => eq(memberAddresses.memberId, id),
  }),
  fatesOf(memberNotes, goes('body'), { deletes: (id) => eq(memberNotes.memberId, id) }),
  fatesOf(
    memberChanges,
    { ...no('what'), ...goes('was', 'becomes', 'reason') },
    { deletes: (id) => eq(memberChanges.memberId, id) },
  ),
  fatesOf(
    apiKeys,
    { ...no('scopes', 'endedBy'), ...goes('name', 'hint', 'digest') },
    { deletes: (id) => eq(apiKeys.memberId, id) },
  ),
  fatesOf(
    brandRequests,
    { ...no('brandId', 'state', 'was'), ...goes('academy', 'contract', 'reason') },
    { deletes: (id) => eq(brandRequests.memberId, id) },
  ),
  fatesOf(supportingDocuments, no('kind'), { deletes: (id) => eq(supportingDocuments.memberId, id) }),
  fatesOf(
    socialLinks,
    { ...no('provider'), ...goes('subject', 'email', 'refreshToken') },
    { deletes: (id) => eq(socialLinks.memberId, id) },
  ),
  fatesOf(
    socialAttempts,
    { ...no('provider', 'purpose', 'redirectUri'), ...goes('stateHash', 'keyHash', 'nonce', 'verifier') },
    { deletes: (id) => eq(socialAttempts.memberId, id) },
  ),
  fatesOf(
    memberDesign,
    { ...no('designId'), ...goes('name', 'values') },
    { deletes: (id) => eq(memberDesign.memberId, id) },
  ),
  fatesOf(designUse, goes('spec', 'files'), { deletes: (id) => eq(designUse.memberId, id) }),
  fatesOf(
    sessions,
    { ...no('audience', 'roles', 'endReason'), ...becomes('', 'userAgent', 'ip') },
    { blanks: (id) => sql`${sessions.audience} in ('member', 'guest') and ${sessions.subjectId} = ${id}::uuid` },
  ),
  fatesOf(refreshTokens, no('hash')),
  fatesOf(signingKeys, no('kid', 'privateJwk', 'privateSealed', 'publicJwk')),
  fatesOf(
    idempotency,
    { ...no('scope', 'key', 'endpoint', 'fingerprint'), ...kept('two-weeks', 'answer') },
    { deletes: (id) => sql`${idempotency.scope} = ${`member:${id}`}` },
  ),
  fatesOf(
    auditLog,
    {
      ...no('actorKind', 'actorId', 'action', 'objectKind', 'objectId', 'orderNumber', 'requestId'),
      ...kept('three-months', 'ip'),
      ...becomes('{}', 'detail'),
    },
    { blanks: (id) => or(eq(auditLog.objectId, id), eq(auditLog.actorId, id)) ?? sql`false` },
  ),
  fatesOf(memberConsents, { ...no('kind'), ...kept('consent-proof', 'version') }),
  fatesOf(
    members,
    {
      ...no('type', 'grade', 'approval', 'tierName'),
      ...derived('words'),
      ...becomes('', 'loginId', 'email', 'name', 'phone'),
      ...becomes(null, 'loginKey', 'emailKey', 'passwordHash', 'approvalReason', 'suspendedReason', 'discountReason'),
      ...becomes(null, 'companyName', 'companyUserName', 'companyNumber'),
    },
    { blanks: (id) => eq(members.id, id) },
  ),
  fatesOf(loginThrottle, no('key', 'account')),
  fatesOf(
    knownDevices,
    { ...no('audience') },
    { deletes: (id) => sql`${knownDevices.audience} = 'member' and ${knownDevices.subjectId} = ${id}::uuid` },
  ),
  fatesOf(staffRoles, no('id', 'name', 'rights')),
  fatesOf(accountInvitations, {
    ...no('audience', 'brand', 'roles'),
    ...kept('account', 'tokenHash', 'name', 'email', 'company'),
  }),
  fatesOf(staffRecoveryCodes, kept('account', 'codeHash')),
  fatesOf(partnerAccounts, {
    ...no('brand'),
    ...kept('account', 'loginId', 'name', 'company', 'email', 'passwordHash'),
  }),
  fatesOf(staffAccounts, {
    ...no('roles'),
    ...kept('account', 'loginId', 'name', 'email', 'passwordHash', 'totpSecret', 'totpPendingSecret'),
  }),
]
