import { Outlet } from 'react-router'
import { Frame, PAGE_CLASS } from './frame.tsx'

export function Component() {
  return (
    <Frame mainClassName={PAGE_CLASS}>
      <Outlet />
    </Frame>
  )
}
