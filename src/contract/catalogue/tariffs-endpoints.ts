import { closedChoiceEndpoints } from './closed-choices.contract.ts'
import { tariffDraftEndpoints } from './drafts.contract.ts'
import { tariffVersionEndpoints } from './versions.contract.ts'

export const tariffsEndpoints = [...tariffVersionEndpoints, ...tariffDraftEndpoints, ...closedChoiceEndpoints] as const
