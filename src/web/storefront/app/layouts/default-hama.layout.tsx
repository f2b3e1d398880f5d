import { Outlet } from 'react-router'
import { HAMA, SubBrandFrame } from './sub-brand.tsx'

export function Component() {
  return (
    <SubBrandFrame brand={HAMA}>
      <Outlet />
    </SubBrandFrame>
  )
}
