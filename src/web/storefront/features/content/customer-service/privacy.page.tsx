import { CountingChoice } from './counting-choice.tsx'
import { PolicyPage } from './policy-text.tsx'

export const Component = () => (
  <>
    <PolicyPage title="개인정보처리방침" />
    <CountingChoice />
  </>
)
