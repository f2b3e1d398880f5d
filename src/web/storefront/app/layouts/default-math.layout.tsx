import { Outlet } from 'react-router'
import { MATHOLIC, SubBrandFrame } from './sub-brand.tsx'

export function Component() {
  return (
    <SubBrandFrame brand={MATHOLIC}>
      <Outlet />
    </SubBrandFrame>
  )
}
