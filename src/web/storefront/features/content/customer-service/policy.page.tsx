import { PolicyPage } from './policy-text.tsx'

export const Component = () => <PolicyPage title="이용약관" />
