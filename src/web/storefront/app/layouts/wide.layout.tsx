import { Outlet } from 'react-router'
import { Frame } from './frame.tsx'

/** The page sets its own width: home, products, galleries. */
export function Component() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}
