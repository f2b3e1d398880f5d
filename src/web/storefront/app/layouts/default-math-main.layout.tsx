import { BrandFrame } from './brand-frame.tsx'

export const Component = () => <BrandFrame front />
