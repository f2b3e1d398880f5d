import { CASE_STATE_NAMES, type CaseState } from '#/domain/support/case-machine.ts'
import { StateMark } from '#/web/ui/badge.tsx'

export const CaseStateMark = ({ state }: { readonly state: CaseState }) => (
  <StateMark shape={state === 'agreed' ? 'diamond' : state === 'settled' ? 'disc' : 'pie'}>
    {CASE_STATE_NAMES[state]}
  </StateMark>
)
