import { Link, Outlet } from 'react-router'
import { useShop } from '../shop-context.tsx'
import { Frame, PAGE_CLASS } from './frame.tsx'
import styles from './defaultmagazine.module.css'

/** A masthead between two rules, as on the first page of a paper. */
export function Component() {
  const { brand } = useShop()
  return (
    <Frame mainClassName={PAGE_CLASS}>
      <div className={styles.masthead}>
        <p>{brand} 지면</p>
        <nav aria-label="지면">
          <Link to="/24report">24시간 보고서</Link>
          <Link to="/press">언론보도</Link>
          <Link to="/cust/portfolio">제작사례</Link>
        </nav>
      </div>
      <Outlet />
    </Frame>
  )
}
