import { addressesEndpoints } from './addresses.contract.ts'
import { approvalsEndpoints } from './approvals.contract.ts'
import { brandMembershipEndpoints } from './brand-membership.contract.ts'
import { codesEndpoints } from './codes.contract.ts'
import { guestsEndpoints } from './guests.contract.ts'
import { joinEndpoints } from './join.contract.ts'
import { loginEndpoints } from './login.contract.ts'
import { memberDeskEndpoints } from './member-desk.contract.ts'
import { memberStateEndpoints } from './member-state.contract.ts'
import { supportingDocumentsEndpoints } from './supporting-documents.contract.ts'
import { profileEndpoints } from './profile.contract.ts'
import { socialEndpoints } from './social.contract.ts'
import { staffMembersEndpoints } from './staff-members.contract.ts'

export const membersEndpoints = [
  ...loginEndpoints,
  ...joinEndpoints,
  ...guestsEndpoints,
  ...codesEndpoints,
  ...profileEndpoints,
  ...addressesEndpoints,
  ...approvalsEndpoints,
  ...brandMembershipEndpoints,
  ...socialEndpoints,
  ...supportingDocumentsEndpoints,
  ...staffMembersEndpoints,
  ...memberStateEndpoints,
  ...memberDeskEndpoints,
]
